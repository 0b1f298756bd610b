import { beforeAll, describe, expect, test } from 'vitest';
import { Candidates, type Constraints, defineGeometry, type Geometry, makeRandom, NO_STATE, type Random } from '#core';
import { impliedSums } from '#engines';
import { kindOf } from '#kinds';
import { addRules } from '#rules';
import { GeneralKernel } from '../library/src/engines/fast/general.ts';
import { generalKernel } from '../library/src/engines/fast/generated/general.ts';
import { tallyOf } from '../library/src/engines/fast/tally.ts';
import { compileKernel } from '../library/src/engines/fast/wasm.ts';
import type { DraftState } from '../library/src/rules/draft.ts';
import { unroll } from '../library/src/rules/unroll.ts';

/** One primitive over the first cells of a grid in which nothing else is said. */
interface Case {
  readonly cells: number;
  readonly size: number;
  readonly constraints: Constraints;
  /** Cells that differ. */
  readonly group?: readonly number[];
  allows(values: readonly number[]): boolean;
}

const NO_CONSTRAINTS = kindOf('latin:4').geometry.constraints;
const SEARCHES = ['dive', 'learning'] as const;
let kernel: GeneralKernel;
beforeAll(async () => {
  kernel = new GeneralKernel((await compileKernel(generalKernel))!);
});

function geometryOf({ size, constraints, group }: Case): Geometry {
  const { geometry } = kindOf(`latin:${size}`);
  const called = geometry.groups[0]!.called;
  return defineGeometry({ ...geometry, groups: group ? [{ called, family: 'rule', cells: group }] : [], constraints });
}

/** Some candidates of each cell, at least one. */
function someOf(random: Random, { cells, size }: Case): number[][] {
  return Array.from({ length: cells }, () => {
    const values = Array.from({ length: size }, (_, i) => i + 1).filter(() => random.below(5) > 1);
    return values.length > 0 ? values : [1 + random.below(size)];
  });
}

/** What stands in any filling that is allowed, by trying them all; undefined where there is none. */
function supported({ cells, allows, group }: Case, open: readonly (readonly number[])[]): number[][] | undefined {
  const found = Array.from({ length: cells }, () => new Set<number>());
  const values: number[] = [];
  const fill = (cell: number): void => {
    if (cell < cells) {
      for (const value of open[cell]!) {
        values[cell] = value;
        fill(cell + 1);
      }
    } else if (allows(values) && (!group || new Set(group.map((each) => values[each])).size === group.length)) {
      for (const [at, value] of values.entries()) found[at]!.add(value);
    }
  };
  fill(0);
  return found[0]!.size === 0 ? undefined : found.map((set) => [...set].sort((a, b) => a - b));
}

function left(single: Case, open: readonly (readonly number[])[], search: (typeof SEARCHES)[number]): number[][] | undefined {
  const geometry = geometryOf(single);
  const candidates = Candidates.all(geometry.cellCount, single.size);
  for (const [cell, values] of open.entries())
    for (let value = 1; value <= single.size; value++) if (!values.includes(value)) candidates.remove(cell, value);
  const masks = kernel.prepare(geometry).propagate(candidates, search);
  return (
    masks && open.map((_, cell) => Array.from({ length: single.size }, (_v, v) => v + 1).filter((v) => (masks[cell]! >>> (v - 1)) & 1))
  );
}

function relation(random: Random): Case {
  const size = 2 + random.below(5);
  const table = Uint8Array.from({ length: size * size }, () => (random.below(3) === 0 ? 1 : 0));
  return {
    cells: 2,
    size,
    constraints: { ...NO_CONSTRAINTS, relations: [{ cells: [0, 1], table }] },
    allows: ([a, b]) => table[(a! - 1) * size + b! - 1] === 1,
  };
}

function sequence(random: Random): Case {
  const [size, length] = [3 + random.below(3), 2 + random.below(4)];
  const counts = [1, ...Array.from({ length: length - 1 }, () => 1 + random.below(4)), 1];
  // Every state has a way on, as a compiled sequence does.
  const layers = counts.slice(1).map((next, i) => {
    const layer = Uint16Array.from({ length: counts[i]! * size }, () => (random.below(2) === 0 ? random.below(next) : NO_STATE));
    for (let state = 0; state < counts[i]!; state++) layer[state * size + random.below(size)] = random.below(next);
    return layer;
  });
  return {
    cells: length,
    size,
    constraints: { ...NO_CONSTRAINTS, sequences: [{ cells: Array.from({ length }, (_, i) => i), layers }] },
    allows: (values) =>
      values.reduce((state, value, i) => (state === NO_STATE ? state : layers[i]![state * size + value - 1]!), 0) !== NO_STATE,
  };
}

function sum(random: Random, isCage: boolean): Case {
  const [size, length] = [4 + random.below(2), 2 + random.below(3)];
  const cells = Array.from({ length }, (_, i) => i);
  const weights = cells.map(() => (isCage ? 1 : [1, 1, -1, 2, -2][random.below(5)]!));
  const values = cells.map(() => 1 + random.below(size));
  const total = values.reduce((all, value, i) => all + value * weights[i]!, 0);
  const totals = isCage || random.below(2) === 0 ? [total] : [total, total + 1];
  return {
    cells: length,
    size,
    constraints: { ...NO_CONSTRAINTS, sums: [{ cells, weights, totals }] },
    ...(isCage ? { group: cells } : {}),
    allows: (filled) => totals.includes(filled.reduce((all, value, i) => all + value * weights[i]!, 0)),
  };
}

/** A count of one value over some cells, perhaps behind a first one that says which counts are allowed. */
function tally(random: Random): Case {
  const [size, counted] = [3 + random.below(3), 2 + random.below(4)];
  const [value, hasChooser] = [1 + random.below(size), random.below(2) === 0];
  // Behind each value of the first cell, or at once.
  const allowed = Array.from({ length: hasChooser ? size : 1 }, () => Array.from({ length: counted + 1 }, () => random.below(2) === 0));
  allowed[0]![random.below(counted + 1)] = true;
  const machine = {
    key: JSON.stringify([value, allowed]),
    start: hasChooser ? 'first' : '0 0',
    step(state: DraftState, found: number): DraftState {
      if (state === 'first') return `${found - 1} 0`;
      const [way, count] = String(state).split(' ').map(Number);
      return `${way} ${count! + (found === value ? 1 : 0)}`;
    },
    accepts(state: DraftState): boolean {
      const [way, count] = String(state).split(' ').map(Number);
      return allowed[way!]![count!]!;
    },
  };
  const length = counted + (hasChooser ? 1 : 0);
  const layers = unroll(
    machine,
    length,
    Array.from({ length: size }, (_, i) => i + 1),
  )!;
  return {
    cells: length,
    size,
    constraints: { ...NO_CONSTRAINTS, sequences: [{ cells: Array.from({ length }, (_, i) => i), layers }] },
    allows: (values) => machine.accepts(values.reduce<DraftState>((state, found) => machine.step(state, found), machine.start)),
  };
}

const SORTS: readonly [string, (random: Random) => Case, readonly (typeof SEARCHES)[number][]][] = [
  ['relation', relation, SEARCHES],
  ['sequence', sequence, SEARCHES],
  ['count', tally, SEARCHES],
  ['small sum', (random) => sum(random, false), SEARCHES],
  // Of a cage the learning search sees less, so that its reasons stay short.
  ['cage', (random) => sum(random, true), ['dive']],
];

describe.each(SORTS)('a %s alone', (name, make, searches) => {
  test.each(searches)('leaves in the %s what some filling supports, and nothing else', (search) => {
    const random = makeRandom(name.length);
    const seen = { none: 0, struck: 0 };
    for (let i = 0; i < 400; i++) {
      const single = make(random);
      const open = someOf(random, single);
      const expected = supported(single, open);
      if (!expected) seen.none++;
      else if (expected.some((values, cell) => values.length < open[cell]!.length)) seen.struck++;
      expect({ i, open, left: left(single, open, search) }).toEqual({ i, open, left: expected });
    }
    expect(Math.min(seen.none, seen.struck)).toBeGreaterThan(10);
  });
});

test('what a cage leaves in the learning search holds all that some filling supports', () => {
  const random = makeRandom(5);
  for (let i = 0; i < 400; i++) {
    const single = sum(random, true);
    const open = someOf(random, single);
    const expected = supported(single, open);
    const found = left(single, open, 'learning');
    if (expected) expect(expected.every((values, cell) => values.every((value) => found?.[cell]?.includes(value)))).toBe(true);
  }
});

test('a count knows that a row holds a value once', () => {
  // Two of seven cells in two rows: each row has its 4 there, so the eighth cell has none; and none of one cell leaves its row the rest.
  const kind = addRules(kindOf('classic:2x2'), ['look-and-say 2,4: r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4']);
  const { geometry } = kind.ok ? kind.value : kindOf('latin:1');
  const masks = kernel.prepare(geometry).propagate(Candidates.all(geometry.cellCount, 4), 'dive');
  expect([...masks!].map((mask) => mask.toString(2).length)).toEqual([3, ...new Array<number>(15).fill(4)]);
});

test('two cells with the same two candidates take them from the cells that see both', () => {
  const kind = addRules(kindOf('classic:2x3'), ['one-of 1,2: r1c1 r1c5', 'greater-than: r6c1 r6c2']);
  const { geometry } = kind.ok ? kind.value : kindOf('latin:1');
  const masks = kernel.prepare(geometry).propagate(Candidates.all(geometry.cellCount, 6), 'dive');
  expect([...masks!.subarray(0, 6)]).toEqual([0b11, 0b111100, 0b111100, 0b111100, 0b11, 0b111100]);
});

test('wide sums follow where hardly any narrow ones do, and none of them for a proof', () => {
  const wide = addRules(kindOf('classic:3x3'), ['cage 10: r1c3 r1c4', 'cage 5: r2c9']);
  const { geometry } = wide.ok ? wide.value : kindOf('latin:1');
  const found = impliedSums(geometry).map(({ cells, totals }) => `${cells.length} come to ${totals}`);
  expect(new Set(found)).toContain('7 come to 35');
  expect(impliedSums(geometry, false).filter(({ cells }) => cells.length > 6)).toEqual([]);
});

test('an automaton that counts is told from one that also sees the order', () => {
  const layers = (accepts: (word: string) => boolean): Uint16Array[] =>
    unroll(
      { key: '', start: '', step: (state, found) => `${state}${found === 2 ? 1 : 0}`, accepts: (word) => accepts(String(word)) },
      4,
      [1, 2, 3],
    )!;
  const ones = (word: string): number => word.replaceAll('0', '').length;
  expect(
    tallyOf(
      layers((word) => ones(word) === 2),
      3,
    ),
  ).toEqual({ value: 2, counts: [4, 0], hasChooser: false });
  expect(
    tallyOf(
      layers((word) => ones(word) !== 2),
      3,
    )?.counts,
  ).toEqual([27, 0]);
  expect(
    tallyOf(
      layers((word) => ones(word) === 2 && word !== '0110'),
      3,
    ),
  ).toBeUndefined();
});
