/**
 * Random filled grids of every kind.
 *
 * Where search fills an empty grid (every flat kind, faces, small cubes), a search with random choices makes the start. Where it
 * does not (an empty solid:3 is hard for every solver we know), the closed form of the kind is the start. A start is
 * not uniform: the search prefers grids that are easy to reach, and the closed form is one grid. So the grid then walks.
 *
 * One step of the walk clears all cells of a few values and fills them again. Which values is decided at random, without
 * looking at the grid. Two grids that agree outside these cells are each other's neighbours, and all of them see the same
 * neighbours. If the step takes one of them, each as likely as the other, then the uniform distribution is left
 * unchanged (heat bath). That holds too where a step is given up because there are too many neighbours to list: every
 * neighbour would have given up as well. So the walk drifts towards uniform, as far as steps of this size connect the grids.
 *
 * Cubes need larger steps than can be listed to forget where they came from. There a step takes the first filling that a
 * random search finds. It mixes, but it is not exactly uniform; docs/generator.md says what was measured.
 */
import type { Grid, Random } from '#core';
import type { Prober } from '#engines';
import { kernelSeed } from './seeds.ts';

/** What a random grid may cost, in the prober's units, before its maker gives up: seconds on an ordinary machine. */
const START_EFFORT = 20_000;

/** Steps that list all neighbours: how many values they clear and how many neighbours they list at most. */
const LISTED = { steps: 2, values: 3, most: 150, effort: 2 };

/** Steps of cubes: how many, what each may cost, and how few values one clears. */
const LEAPS = { steps: 30, effort: 8, fewest: 3 };

/** A filled grid; undefined where there is none, or the search gave up or was cancelled. */
export function randomGrid(prober: Prober, random: Random, isCancelled?: () => boolean): Grid | undefined {
  const { geometry } = prober;
  const start = geometry.filling ? leap(prober, geometry.filling(), random, isCancelled) : fill(prober, random, isCancelled);
  if (!start) return undefined;
  let grid = start;
  for (let step = 0; step < LISTED.steps; step++) grid = stepAmongAll(prober, grid, random);
  return relabel(grid, geometry.size, random);
}

function fill(prober: Prober, random: Random, isCancelled?: () => boolean): Grid | undefined {
  for (let cell = 0; cell < prober.geometry.cellCount; cell++) prober.free(cell);
  return prober.ask({ limit: 1, wantsLast: true, effort: START_EFFORT, seed: kernelSeed(random), ...(isCancelled ? { isCancelled } : {}) })
    .last;
}

/**
 * Walks with steps as large as the effort allows: a step that is not finished makes the next ones smaller, one that is
 * makes them larger, so that each kind finds its own size.
 */
function leap(prober: Prober, start: Grid, random: Random, isCancelled?: () => boolean): Grid | undefined {
  const { size } = prober.geometry;
  let values = Math.max(LEAPS.fewest, size >> 1);
  let grid = start;
  for (let step = 0; step < LEAPS.steps; step++) {
    if (isCancelled?.()) return undefined;
    clearValues(prober, grid, Math.min(values, size - 1), random);
    const { last } = prober.ask({ limit: 1, wantsLast: true, effort: LEAPS.effort, seed: kernelSeed(random) });
    if (last) {
      grid = last;
      if (random.below(4) === 0) values = Math.min(values + 1, size - 1);
    } else values = Math.max(LEAPS.fewest, values - 1);
  }
  return grid;
}

/** To any grid that differs in a few values only, each as likely as the others; stays where there are too many to list. */
function stepAmongAll(prober: Prober, grid: Grid, random: Random): Grid {
  clearValues(prober, grid, LISTED.values, random);
  const { complete, count } = prober.ask({ limit: LISTED.most, effort: LISTED.effort });
  if (!complete) return grid;
  return prober.ask({ limit: 1 + random.below(count), wantsLast: true, effort: LISTED.effort }).last ?? grid;
}

/** Frees the cells of some values, chosen at random, and fixes all others. */
function clearValues(prober: Prober, grid: Grid, count: number, random: Random): void {
  const { size, cellCount } = prober.geometry;
  const isCleared = new Uint8Array(size + 1);
  for (let left = Math.min(count, size); left > 0; ) {
    const value = 1 + random.below(size);
    if (isCleared[value] === 1) continue;
    isCleared[value] = 1;
    left--;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    const value = grid[cell]!;
    if (isCleared[value] === 1) prober.free(cell);
    else prober.fix(cell, value);
  }
}

/** Gives the values other names, every naming as likely as the others. */
function relabel(grid: Grid, size: number, random: Random): Grid {
  const names = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  return grid.map((value) => names[value - 1]!);
}
