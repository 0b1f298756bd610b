import { expect, test } from 'vitest';
import { Budget, check, type Grid, makePuzzle, makeRandom } from '#core';
import { loadEngine } from '#engines';
import { kindOf, starters } from '#kinds';
import { GeneralKernel } from '../library/src/engines/fast/general.ts';
import { generalKernel } from '../library/src/engines/fast/generated/general.ts';
import { Repair } from '../library/src/engines/fast/repair.ts';
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

test('a filling in closed form is a solution whatever is wanted of it, and has what little is', async () => {
  const wanted = await someClues(9);
  const empty = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  for (const seed of [1, 2]) {
    const grid = kind.geometry.filling!({ wanted, random: makeRandom(seed) });
    expect(check(empty, grid)).toEqual([]);
    expect(wanted.every((value, cell) => value === 0 || value === grid[cell])).toBe(true);
  }
});

test('a cube with few clues is filled by repairing such a filling, and once more near that', async () => {
  const puzzle = makePuzzle(kind, await someClues(17));
  const repair = new Repair(new GeneralKernel((await compileKernel(generalKernel))!).prepare(kind.geometry), puzzle);
  let first = repair.step();
  for (let step = 0; step < 20_000 && !first; step++) first = repair.step();
  expect(check(puzzle, first!)).toEqual([]);
  let other = repair.near(first!);
  for (let step = 0; step < 2000 && !other; step++) other = repair.near(first!);
  expect(check(puzzle, other!)).toEqual([]);
  expect(other).not.toEqual(first);
}, 120_000);
