import { describe, expect, test } from 'vitest';
import { Budget, findPlace, type Grid, type Kind, makePuzzle, makeRandom, type Result, type Rule } from '#core';
import { fallback } from '#engines';
import { kindOf } from '#kinds';
import { addRules, lacksFor, type RuleType, ruleReader, ruleTypes, withRules } from '#rules';
import { engineOf } from '../workbench/src/measuring/benchmarks/lists.ts';
import { sampleRule } from '../workbench/src/measuring/benchmarks/random-rules.ts';
import { compareEngines } from '../workbench/src/measuring/benchmarks/rules-campaign.ts';
import { sampleKind, smallSpecs } from './puzzles.ts';

// Every rule on every sort of kind: it is compiled and answered, or refused in a sentence; and what people get wrong when they set one.

const [fast, reference] = [await engineOf('fast'), await engineOf('reference')];
const ENGINES = [fast, fallback, reference];

const KINDS = smallSpecs.map(sampleKind);

const emptyOf = (kind: Kind): ReturnType<typeof makePuzzle> => makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));

/** Some solution of a kind, or no values where there is none to be had: looked for once, and not for every rule. */
const filled = new Map<Kind, Grid>();
function fill(kind: Kind): Grid {
  let grid = filled.get(kind) ?? emptyOf(kind).givens;
  if (!filled.has(kind)) fallback.solve(emptyOf(kind), { limit: 1, budget: new Budget({}), onSolution: (found) => (grid = found) });
  filled.set(kind, grid);
  return grid;
}

/** Nearly filled, so that every engine answers: clues of some solution, or none where there is no solution to be had. */
function answerable(kind: Kind): ReturnType<typeof makePuzzle> {
  return makePuzzle(
    kind,
    fill(kind.base ?? kind).map((value, cell) => (cell % 3 === 0 ? 0 : value)),
  );
}

function expectAnswered(kind: Kind, text: string): void {
  const outcome = compareEngines(answerable(kind), ENGINES);
  expect(typeof outcome === 'string' ? '' : outcome.mismatch, text).toBe('');
}

describe.each(KINDS.map((kind) => [kind.spec, kind] as const))('%s', (_, kind) => {
  test.each(ruleTypes.map((type) => [type.id, type] as const))('%s', (id, type) => {
    const random = makeRandom(id.length);
    const reader = ruleReader(kind);
    const drawn = Array.from({ length: 12 }, () => sampleRule(type, reader, random));
    const lack = lacksFor(type, kind);
    if (lack) {
      for (const rule of drawn) expect(rule).toMatchObject({ ok: false, error: `${id}: ${lack.error}` });
      return;
    }
    const rules = drawn.flatMap((rule) => (rule.ok ? [rule.value] : []));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules.slice(0, 2)) {
      const ruled = withRules(kind, [rule]);
      if (!ruled.ok) throw new Error(ruled.error);
      expectAnswered(ruled.value, `${kind.spec} ${rule.text}`);
    }
  });
});

// Where a rule has no meaning is a fact about each kind, so they are named here.
test.each([
  ['box-indexer: r1c1', ['latin:5', 'grid:5x5/values=1-6'], 'boxes'],
  ['disjoint-groups:', ['latin:5', 'grid:5x5/values=1-6', 'solid:2', 'faces3:2'], 'boxes'],
  ['diagonal falling:', ['grid:4x6/values=0-6', 'solid:2', 'faces3:2'], 'square'],
  ['windows:', ['grid:4x6/values=0-6', 'latin:5', 'solid:2'], 'square'],
] as const)('%s is refused where it has no meaning: %j', (line, specs, word) => {
  for (const spec of specs) expect(addRules(sampleKind(spec), [line])).toMatchObject({ ok: false, error: expect.stringContaining(word) });
});

/** The rules of lines on a kind, which have to be read. */
function ruled(spec: string, ...lines: readonly string[]): Kind {
  const kind = addRules(kindOf(spec), lines);
  if (!kind.ok) throw new Error(kind.error);
  return kind.value;
}

/** How many solutions, by every engine; up to twelve are compared one by one. */
function countOf(kind: Kind): number {
  const outcome = compareEngines(emptyOf(kind), [fast, fallback]);
  if (typeof outcome !== 'string') throw new Error(outcome.mismatch);
  return Number(fast.solve(emptyOf(kind), { limit: 1e6, budget: new Budget({}) }).count);
}

describe.each(ruleTypes.map((type) => [type.id, type] as const))('%s', (id, type) => {
  const { kind: spec, rules } = type.example;

  test('twice says the same as once', () => {
    const once = ruled(spec, ...rules);
    const again = ruled(spec, ...rules, rules.find((line) => line.startsWith(id))!);
    const grid = makeRandom(3).shuffle(Array.from({ length: once.geometry.cellCount }, (_, i) => (i % once.geometry.size) + 1));
    expect(again.added!.every((rule) => rule.holds(Uint8Array.from(grid), again.added!))).toBe(
      once.added!.every((rule) => rule.holds(Uint8Array.from(grid), once.added!)),
    );
    const filled = (kind: Kind): string => {
      const outcome = compareEngines(makePuzzle(kind, puzzleOf(type)), [fast, fallback]);
      return typeof outcome === 'string' ? outcome : outcome.mismatch;
    };
    expect([filled(once), filled(again)]).toEqual(['one', 'one']);
  });

  test('with one cell, the same cell again, and numbers that nothing can reach: an answer or a sentence', () => {
    const kind = kindOf('classic:2x2');
    for (const data of oddOnes(type)) {
      const rule = ruleReader(kind).read({ rule: id, ...data });
      const made: Result<Kind> = rule.ok ? withRules(kind, [rule.value]) : rule;
      if (made.ok) expectAnswered(made.value, JSON.stringify(data));
      else expect(made.error, JSON.stringify(data)).toMatch(new RegExp(`^${id}(: |\\b)`));
    }
  });
});

/** The givens of a rule's example. */
function puzzleOf({ example: { kind, puzzle } }: RuleType): Uint8Array<ArrayBuffer> {
  const { cellCount } = kindOf(kind).geometry;
  return Uint8Array.from({ length: cellCount }, (_, cell) => Number(puzzle[cell]!.replace('.', '0')));
}

/** Fields as nobody should set them, and some do. */
function oddOnes({ fields }: RuleType): Record<string, unknown>[] {
  const variants: Readonly<Record<string, readonly unknown[]>> = {
    cells: ['r1c1', 'r1c1 r1c1', 'r1c1..r1c4 r2c1..r2c4'],
    path: ['r1c1', 'r1c1 r1c2 r1c1', 'r1c1..r1c4 r2c4..r2c1'],
    parts: [['r1c1'], ['r1c1', 'r1c1'], ['r1c1 r1c2', 'r1c2 r1c3']],
    number: [0, 1, 3, 999_999],
    numbers: [[0], [1, 1, 1, 1, 1], [999_999, 2]],
    text: ['', '(', '9', '.*'],
    word: ['loop', 'falling', 'unmarked'],
    rules: [
      [[], []],
      [['odd: r1c1'], ['odd: r1c1']],
      [['odd: r1c1'], ['even: r1c1']],
      [['cage 99: r1c1'], ['cage 98: r1c1']],
    ],
  };
  return [0, 1, 2, 3].map((i) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { type }]) => {
        const all = variants[type]!;
        return [name, all[Math.min(i, all.length - 1)]];
      }),
    ),
  );
}

describe('in a cube', () => {
  const pairsOf = (spec: string, id: string): (readonly number[])[] => {
    const [rule] = ruled(spec, `${id}:`).added! as [Rule];
    return [...rule.compile([rule]).groups];
  };

  test('a knight and a king move in all three planes', () => {
    // Of a 4x4 grid 24 pairs are a knight’s move apart, and there are four such planes along each of three axes.
    expect(pairsOf('solid:2', 'anti-knight')).toHaveLength(3 * 4 * 24);
    // Neighbours along an axis belong to two planes, those across a corner to one.
    expect(pairsOf('solid:2', 'anti-king')).toHaveLength(3 * 48 + 3 * 4 * 18);
    const middle = kindOf('solid:3').geometry.places.find(({ name }) => name === 'l5r5c5')!.cell;
    expect(pairsOf('solid:3', 'anti-king').filter((pair) => pair.includes(middle))).toHaveLength(18);
    expect(pairsOf('solid:3', 'anti-knight').filter((pair) => pair.includes(middle))).toHaveLength(24);
  });

  test('nothing is near over a fold, and a cell of two faces has its neighbours on both', () => {
    const { geometry } = kindOf('faces3:2/differ');
    const faceOf = (cell: number): string => geometry.places.find((place) => place.cell === cell)!.name[0]!;
    for (const id of ['anti-king', 'anti-knight']) for (const [a, b] of pairsOf('faces3:2/differ', id)) expect(faceOf(a!)).toBe(faceOf(b!));
    const glued = kindOf('faces3:2').geometry;
    const cell = (name: string): number => glued.places[findPlace(glued, name)!]!.cell;
    const near = pairsOf('faces3:2', 'anti-king').map((pair) => [...pair].sort((a, b) => a - b).join());
    const isNear = (a: string, b: string): boolean => near.includes([cell(a), cell(b)].sort((x, y) => x - y).join());
    expect([isNear('Ar2c4', 'Ar2c3'), isNear('Ar2c4', 'Br2c2'), isNear('Ar2c3', 'Br2c2')]).toEqual([true, true, false]);
  });
});

test('rules that overlap, that say the same in other words and that exclude each other', () => {
  const free = countOf(kindOf('classic:2x2'));
  expect(free).toBe(288);
  expect(countOf(ruled('classic:2x2', 'cage 3: r1c1 r1c2', 'sum 3: r1c1 r1c2', 'extra-region: r1c1 r1c2'))).toBe(
    countOf(ruled('classic:2x2', 'cage 3: r1c1 r1c2')),
  );
  expect(countOf(ruled('classic:2x2', 'thermo: r1c1 r1c2', 'thermo: r1c2 r1c1'))).toBe(0);
  expect(countOf(ruled('classic:2x2', 'cage 5: r1c1 r1c2', 'cage 6: r1c2 r1c3', 'cage 5: r1c1 r1c2 r1c3'))).toBe(0);
});
