import { expect, test } from 'vitest';
import { Budget, check, type Grid, makePuzzle, makeRandom, openCandidates } from '#core';
import { loadEngine } from '#engines';
import { kindOf, starters } from '#kinds';
import { GeneralKernel } from '../library/src/engines/fast/general.ts';
import { generalKernel } from '../library/src/engines/fast/generated/general.ts';
import { Repair } from '../library/src/engines/fast/repair.ts';
import { Switching } from '../library/src/engines/fast/switching.ts';
import { compileKernel } from '../library/src/engines/fast/wasm.ts';

const kind = kindOf('solid:3');

/** Some cells of a cube that is no image of the closed form. */
async function someClues(count: number): Promise<Grid> {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const { puzzle: text } = starters.find(({ spec }) => spec === 'solid:3')!;
  const givens = Uint8Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign)));
  let solution: Grid = givens;
  engine.value.solve(makePuzzle(kind, givens), { limit: 1, budget: new Budget({}), onSolution: (grid) => (solution = grid) });
  const shown = makeRandom(5)
    .shuffle([...givens.keys()])
    .slice(0, count);
  return solution.map((value, cell) => (shown.includes(cell) ? value : 0));
}

test('switching leads from a filled grid to filled grids only, and to one that has what little is wanted', async () => {
  for (const spec of ['solid:3', 'solid:3/layers', 'solid:2']) {
    const { geometry } = kindOf(spec);
    const wanted = spec === 'solid:2' ? geometry.filling!().map((value, cell) => (cell % 16 === 0 ? value : 0)) : await someClues(9);
    const switching = new Switching(geometry, wanted);
    for (const seed of [1, 2]) {
      const grid = switching.from(geometry.filling!(), makeRandom(seed));
      expect(check(makePuzzle(kindOf(spec), new Uint8Array(geometry.cellCount)), grid)).toEqual([]);
      expect(
        wanted.every((value, cell) => value === 0 || value === grid[cell]),
        `${spec}, seed ${seed}`,
      ).toBe(true);
    }
  }
});

test('switching goes on to filled grids where more is wanted than any of them has', () => {
  // Sixteen cells of one layer cannot all hold a 1, so the annealing is never done and every kind of switch is made.
  const { geometry } = kind;
  const wanted = new Uint8Array(geometry.cellCount).map((_, cell) => (cell % 45 === 0 ? 1 + (cell % 9) : cell < 9 ? 1 : 0));
  const grid = new Switching(geometry, wanted).from(geometry.filling!(), makeRandom(3));
  expect(check(makePuzzle(kind, new Uint8Array(geometry.cellCount)), grid)).toEqual([]);
  expect(grid).not.toEqual(geometry.filling!());
});

test('switching goes a little way to another grid that has no fewer of the wanted values, by values and by planes', async () => {
  const wanted = await someClues(29);
  const { geometry } = kind;
  const switching = new Switching(geometry, wanted);
  const met = (grid: Grid): number => wanted.filter((value, cell) => value > 0 && value === grid[cell]).length;
  let grid = switching.from(geometry.filling!(), makeRandom(4));
  const seen = new Set([grid.join()]);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const next = switching.near(grid, makeRandom(seed));
    expect(check(makePuzzle(kind, new Uint8Array(geometry.cellCount)), next)).toEqual([]);
    expect(met(next)).toBeGreaterThanOrEqual(met(grid));
    seen.add(next.join());
    grid = next;
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('a search that leans on a grid comes to it where it is a solution, which it does not find alone, and counts as before', async () => {
  const kernel = new GeneralKernel((await compileKernel(generalKernel))!).prepare(kind.geometry);
  const filled = kind.geometry.filling!();
  const begin = (isGiven: (cell: number) => boolean, leans: boolean) => {
    const search = kernel.begin(
      openCandidates(
        makePuzzle(
          kind,
          filled.map((value, cell) => (isGiven(cell) ? value : 0)),
        ),
      ),
      true,
      1,
    );
    if (leans) search.lean(filled);
    return search;
  };
  const first = (leans: boolean): Grid | undefined => {
    const search = begin((cell) => cell % 31 === 0, leans);
    search.run(1, Number.POSITIVE_INFINITY, 2 ** 21);
    return search.solutions()[0];
  };
  expect(first(true)).toEqual(filled);
  expect(first(false)).toBeUndefined();
  const count = (leans: boolean): number => {
    const search = begin((cell) => filled[cell]! > 2, leans);
    while (!search.run(64, Number.POSITIVE_INFINITY, 2 ** 20));
    return search.found();
  };
  expect(count(true)).toBe(count(false));
});

test('a cube with few clues is filled by repairing such a filling, and once more near that', async () => {
  const puzzle = makePuzzle(kind, await someClues(17));
  const repair = new Repair(new GeneralKernel((await compileKernel(generalKernel))!).prepare(kind.geometry), puzzle);
  let first: Grid | undefined;
  for (let number = 0; number < 100 && !first; number++) first = repair.walk(number, () => true)?.solution;
  expect(check(puzzle, first!)).toEqual([]);
  let other = repair.near(first!);
  for (let step = 0; step < 2000 && !other; step++) other = repair.near(first!);
  expect(check(puzzle, other!)).toEqual([]);
  expect(other).not.toEqual(first);
});

test('a cube of 4x4x4 is searched by the kernel alone, which is through before a walk would have begun', async () => {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const small = kindOf('solid:2');
  const givens = small.geometry.filling!().map((value, cell) => (cell % 16 === 0 ? value : 0));
  const { status, notes, counters } = engine.value.solve(makePuzzle(small, givens), { limit: 2, budget: new Budget({}) });
  expect([status, notes]).toEqual(['limit', undefined]);
  expect(counters['nodes']).toBeGreaterThan(0);
});
