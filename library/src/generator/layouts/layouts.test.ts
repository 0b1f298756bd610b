import { describe, expect, test } from 'vitest';
import { Budget, type Cell, check, type Geometry, levelOf, makePuzzle, type Puzzle, type Rule } from '#core';
import { loadEngine } from '#engines';
import { withRules } from '#rules';
import { motionsOf } from '#symmetry';
import { loadMakerParts, type Made, Maker, orderOf } from '../index.ts';
import { layouts } from './index.ts';
import { LayoutSheet } from './sheet.ts';

const parts = await loadMakerParts();
const loaded = await loadEngine('reference');
if (!loaded.ok) throw new Error(loaded.error);
const reference = loaded.value;

/** The first puzzle of an order as people write it; fails where none of the attempts makes one. */
function first(spec: string, rules: readonly string[], more: object = {}, tries = 60): Made {
  const order = orderOf({ kind: spec, seed: 3, rules, ...more });
  if (!order.ok) throw new Error(order.error);
  const maker = new Maker(order.value, parts);
  for (let attempt = 0; attempt < tries; attempt++) {
    const made = maker.attempt(attempt);
    if (made) return made;
  }
  throw new Error(`nothing made: ${JSON.stringify(maker.takeTally())}`);
}

function solutionsOf(puzzle: Puzzle): string[] {
  const found: string[] = [];
  const { status } = reference.solve(puzzle, {
    limit: 2,
    budget: new Budget({ nodes: 5e6 }),
    onSolution: (grid) => found.push(grid.join()),
  });
  if (status === 'budget') throw new Error('the reference gave up');
  return found;
}

const lineRules = ['thermo', 'arrow', 'renban', 'whispers'];
const pathOf = ({ id, fields }: Rule): Cell[] =>
  (id === 'arrow' ? [...(fields['circle'] as Cell[]), ...(fields['shafts'] as Cell[][]).flat()] : fields['path']) as Cell[];

/** Whether cells hang together by their sides on one panel. */
function isInOnePiece(geometry: Geometry, cells: readonly Cell[]): boolean {
  return geometry.panels.some((_, panel) => {
    const squares = cells.flatMap((cell) =>
      geometry
        .placesOf(cell)
        .map((place) => geometry.places[place]!)
        .filter((place) => place.panel === panel),
    );
    const reached = new Set(squares.slice(0, 1));
    for (const { row, column } of reached)
      for (const near of squares) if (Math.abs(near.row - row) + Math.abs(near.column - column) === 1) reached.add(near);
    return reached.size === cells.length;
  });
}

/** Whether two lines touch: a cell of both, or two diagonals over one corner. */
function touch(geometry: Geometry, one: readonly Cell[], other: readonly Cell[]): boolean {
  if (one.some((cell) => other.includes(cell))) return true;
  const corners = (cells: readonly Cell[]): string[] =>
    cells.slice(1).flatMap((cell, i) => {
      const [a, b] = [geometry.places[geometry.placesOf(cells[i]!)[0]!]!, geometry.places[geometry.placesOf(cell)[0]!]!];
      return a.row !== b.row && a.column !== b.column ? [`${a.panel} ${a.row + b.row} ${a.column + b.column}`] : [];
    });
  return corners(one).some((corner) => corners(other).includes(corner));
}

const small: readonly string[] = ['classic:2x2', 'classic:2x3', 'solid:2', 'faces3:2'];
const cases = layouts
  .flatMap(({ id }) => small.map((spec): [string, string] => [id, spec]))
  .filter(
    // Of a square of 4 and of such cubes no grid keeps a knight's distance.
    ([id, spec]) => id !== 'anti-knight' || spec === 'classic:2x3',
  );

describe.each(cases)('%s on %s', (id, spec) => {
  test('has the one solution that an engine finds which shares nothing with the generator', () => {
    const { puzzle, solution } = first(spec, [id]);
    const known = layouts.find((layout) => layout.id === id)!.rules;
    expect(puzzle.rules.length).toBeGreaterThan(0);
    expect(puzzle.rules.filter((rule) => !known.includes(rule.id))).toEqual([]);
    expect(check(puzzle, solution)).toEqual([]);
    expect(solutionsOf(puzzle)).toEqual([solution.join()]);
  });
});

describe.each(layouts.map(({ id }) => id))('%s on 9x9', (id) => {
  const made = first('classic:3x3', [id], { rate: true });

  test('is solved by logic alone, which proves that there is one solution', () => {
    expect(made.rating).toMatchObject({ end: 'solved', scale: 'ninefold-rules' });
  });

  test('looks good: cages in one piece and none of a whole house, lines that touch no other', () => {
    const { geometry, rules } = made.puzzle;
    const cages = rules.filter((rule) => rule.id === 'cage').map(({ cells }) => cells);
    expect(cages.filter((cells) => cells.length > 5 || !isInOnePiece(geometry, cells))).toEqual([]);
    expect(cages.filter(({ length }) => length === 1).length).toBeLessThanOrEqual(geometry.cellCount / 10);
    if (id === 'killer') expect(new Set(cages.flat()).size).toBe(geometry.cellCount);
    const lines = rules.filter((rule) => lineRules.includes(rule.id)).map(pathOf);
    expect(lines.flatMap((one, i) => lines.slice(i + 1).filter((other) => touch(geometry, one, other)))).toEqual([]);
  });
});

test('cages are large and small, and no grid is all pairs', () => {
  const sizes = new Set(
    [1, 2, 3].flatMap((seed) => first('classic:3x3', ['killer'], { seed }).puzzle.rules.map(({ cells }) => cells.length)),
  );
  expect([...sizes].sort()).toEqual([2, 3, 4, 5]);
});

test.each(['killer', 'thermometer', 'arrow', 'sandwich', 'skyscraper', 'little-killer', 'whispers'])(
  '%s is symmetric where that is asked',
  (id) => {
    const { puzzle } = first('classic:2x3', [id], { symmetry: '180' });
    const base = puzzle.kind.base!;
    const turn = motionsOf(base.geometry).find(({ motion }) => motion.id === 'rotate-180')!.cells;
    // A clue outside sees its cells in order, and a bulb is an end; of a cage the order says nothing.
    const shape = (rule: Rule, move: (cell: Cell) => Cell): string =>
      rule.id === 'cage'
        ? rule.cells
            .map(move)
            .sort((a, b) => a - b)
            .join()
        : pathOf(rule).map(move).join();
    const shapes = puzzle.rules.map((rule) => shape(rule, (cell) => cell)).sort();
    expect(puzzle.rules.map((rule) => shape(rule, (cell) => turn[cell]!)).sort()).toEqual(shapes);
    const given = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] !== 0);
    expect(given.filter((cell) => puzzle.givens[turn[cell]!] === 0)).toEqual([]);
  },
);

test.each([
  ['classic:2x2', ['killer']],
  ['classic:2x3', ['killer']],
  ['classic:2x3', ['thermometer', 'killer']],
  ['classic:2x2', ['sandwich']],
  ['solid:2', ['whispers']],
])('minimal on %s with %j: without any rule or clue there are other solutions', (spec, rules) => {
  const { puzzle, solution, minimal } = first(spec, rules, { minimal: true });
  expect(minimal).toBe(true);
  expect(solutionsOf(puzzle)).toEqual([solution.join()]);
  for (const rule of puzzle.rules) {
    const kind = withRules(
      puzzle.kind,
      puzzle.rules.filter((other) => other !== rule),
    );
    if (!kind.ok) throw new Error(kind.error);
    expect([rule.text, solutionsOf(makePuzzle(kind.value, puzzle.givens)).length]).toEqual([rule.text, 2]);
  }
  for (const cell of [...puzzle.givens.keys()].filter((one) => puzzle.givens[one] !== 0)) {
    const givens = puzzle.givens.slice();
    givens[cell] = 0;
    expect(solutionsOf(makePuzzle(puzzle.kind, givens)).length).toBe(2);
  }
});

test.each(['easy', 'medium', 'hard', 'fiendish'])('a killer has the level that was asked for: %s', (difficulty) => {
  const { rating } = first('classic:3x3', ['killer'], { difficulty });
  expect(levelOf(rating!.er, rating!.scale)).toBe(difficulty);
});

// Six values leave little room for hard steps, and a knight's distance alone none for anything but singles.
const levels = layouts.flatMap(({ id }) =>
  (id === 'anti-knight' || id === 'killer' ? ['easy'] : ['easy', 'medium']).map((difficulty): [string, string] => [id, difficulty]),
);
test.each([...levels, ['arrow', 'hard'], ['little-killer', 'hard'], ['skyscraper', 'hard'], ['renban', 'hard'], ['whispers', 'hard']])(
  '%s has the level that was asked for: %s',
  (id, difficulty) => {
    const { rating, puzzle, solution } = first('classic:2x3', [id], { difficulty });
    expect(levelOf(rating!.er, rating!.scale)).toBe(difficulty);
    expect(check(puzzle, solution)).toEqual([]);
  },
);

test.each(['classic:2x3', 'solid:2', 'faces3:2'])(
  'a killer on %s without clues keeps its promises: pieces of two to five, no house, few single cells',
  (spec) => {
    for (const seed of [1, 2, 3]) {
      const { puzzle, clues } = first(spec, ['killer'], { seed, clues: 0 });
      const { geometry, rules } = puzzle;
      const cages = rules.map(({ cells }) => cells);
      expect(clues).toBe(0);
      expect(cages.filter((cells) => cells.length > 5 || !isInOnePiece(geometry, cells))).toEqual([]);
      const houses = geometry.groups.filter(({ cells, family }) => family !== 'rule' && cells.length === geometry.size);
      expect(cages.filter((cells) => houses.some((house) => house.cells.every((cell) => cells.includes(cell))))).toEqual([]);
      expect(cages.filter(({ length }) => length === 1).length).toBeLessThanOrEqual(geometry.cellCount / 10);
      expect(new Set(cages.flat()).size).toBe(geometry.cellCount);
    }
  },
);

test('with clues where some are asked for, without any where none are', () => {
  expect(first('classic:3x3', ['killer'], { clues: { from: 8, to: 12 } }).clues).toSatisfy((clues: number) => clues >= 8 && clues <= 12);
  expect(first('classic:2x3', ['thermometer'], { clues: 0 }).clues).toBe(0);
});

test('lines cross only where that is allowed', () => {
  const sheet = (mayCross: boolean): LayoutSheet => {
    const made = new LayoutSheet(first('classic:2x2', ['dots']).puzzle.kind.base!.geometry, mayCross);
    made.take([0, 5]);
    return made;
  };
  // r1c2 and r2c1 join across the diagonal of r1c1 and r2c2.
  expect(sheet(false).isFree([1, 4])).toBe(false);
  expect(sheet(false).isFree([1, 2])).toBe(true);
  expect(sheet(false).isFree([5, 6])).toBe(false);
  expect(sheet(true).isFree([1, 4])).toBe(true);
});

test('what nobody lays and what a kind has no room for is refused with a sentence', () => {
  expect(orderOf({ kind: 'classic:3x3', seed: 1, rules: ['cages'] })).toMatchObject({
    ok: false,
    error: expect.stringContaining('killer'),
  });
  expect(orderOf({ kind: 'latin:2', seed: 1, rules: ['killer'] })).toMatchObject({
    ok: false,
    error: 'killer: cages need at least three values',
  });
});
