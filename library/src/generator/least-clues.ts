import { fail, type Geometry, type Grid, hasConstraints, ok, type Result } from '#core';
import type { Prober } from '#engines';
import { generatorsOf, transformGrid } from '#symmetry';

/** What an exhaustion came to: how many grids there are, how many are different, and the fewest clues of each of these. */
export interface LeastClues {
  readonly grids: number;
  /** Grids of which no symmetry and no relabelling makes another one. */
  readonly classes: number;
  /** By fewest clues: how many of the different grids need this many. */
  readonly byClues: ReadonlyMap<number, number>;
  /** A puzzle with the fewest clues of all. */
  readonly givens: Grid;
  readonly solution: Grid;
  /** Sets of cells that were found to need a clue each. */
  readonly sets: number;
}

/** A proof by exhaustion is to be whole, so no question may end by effort. */
const NO_END = 1e9;
/** More grids than this are not listed. */
const MOST_GRIDS = 1_000_000;

/**
 * The fewest clues of a kind, by exhaustion, where its grids can be listed.
 *
 * Grids are listed with the values of one house in order, which is one of each N! that relabelling makes; those that motions and swaps of lines
 * make of each other are one class, of which one is looked at. Of a grid: where another grid differs from it in some cells only, one of these
 * must be a clue. So a puzzle needs at least as many clues as the smallest set of cells that meets all such sets that are known. That
 * smallest set is made; if it has one solution it is the answer, else its second solution gives a set that it misses, and so on. It ends
 * because there are finitely many sets, and what it ends with is the least, because it is the least for some of them.
 */
export function leastClues(prober: Prober, onClass?: (done: number, all: number) => void): Result<LeastClues> {
  const { geometry } = prober;
  const listed = classesOf(prober);
  if (!listed.ok) return listed;
  const { grids, firsts } = listed.value;
  const byClues = new Map<number, number>();
  let best: { readonly givens: Grid; readonly solution: Grid; readonly clues: number } | undefined;
  let sets = 0;
  for (const [done, solution] of firsts.entries()) {
    const found = leastOf(prober, solution);
    sets += found.sets;
    const clues = found.cells.length;
    byClues.set(clues, (byClues.get(clues) ?? 0) + 1);
    if (!best || clues < best.clues) {
      const givens = new Uint8Array(geometry.cellCount);
      for (const cell of found.cells) givens[cell] = solution[cell]!;
      best = { givens, solution, clues };
    }
    onClass?.(done + 1, firsts.length);
  }
  if (!best) return fail('this kind has no filled grid');
  return ok({ grids, classes: firsts.length, byClues, givens: best.givens, solution: best.solution, sets });
}

/** The number of all grids, and one of each class. */
function classesOf(prober: Prober): Result<{ readonly grids: number; readonly firsts: readonly Grid[] }> {
  const { geometry } = prober;
  const { size, cellCount } = geometry;
  const house = geometry.groups.find(({ house: isHouse }) => isHouse);
  if (!house || hasConstraints(geometry.constraints)) return fail('the grids of this kind cannot be listed up to relabelling');
  const givens = new Uint8Array(cellCount);
  house.cells.forEach((cell, i) => {
    givens[cell] = i + 1;
  });
  prober.load(givens);
  const { count } = prober.ask({ limit: MOST_GRIDS + 1, effort: NO_END });
  if (count > MOST_GRIDS) return fail('this kind has too many grids to be listed: more than {most}', { most: MOST_GRIDS });
  // Grid after grid by asking for the one before it would take the square of their number.
  const listed = listAll(geometry, givens, prober);
  if (listed.length !== count) throw new Error(`${listed.length} grids were listed, ${count} counted`);
  const generators = generatorsOf(geometry);
  const seen = new Set<string>();
  const firsts: Grid[] = [];
  for (const grid of listed) {
    const name = inOrder(grid, house.cells).join('');
    if (seen.has(name)) continue;
    firsts.push(grid);
    seen.add(name);
    const open = [grid];
    for (let at = open.pop(); at; at = open.pop()) {
      for (const cells of generators) {
        const moved = inOrder(transformGrid(at, { cells }), house.cells);
        const key = moved.join('');
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(moved);
      }
    }
  }
  let relabellings = 1;
  for (let value = 2; value <= size; value++) relabellings *= value;
  return ok({ grids: listed.length * relabellings, firsts });
}

/** Every grid with some cells filled, by plain backtracking on the cell with the fewest values: a second opinion beside the kernel's count. */
function listAll({ cellCount, size, groups }: Geometry, givens: Grid, { geometry }: Prober): Grid[] {
  const peers = Array.from({ length: cellCount }, (_, cell) => geometry.peersOf(cell));
  const grid = givens.slice();
  const found: Grid[] = [];
  const open = (cell: number): number[] => {
    let used = 0;
    for (const peer of peers[cell]!) used |= 1 << grid[peer]!;
    return Array.from({ length: size }, (_, i) => i + 1).filter((value) => (used & (1 << value)) === 0);
  };
  const fill = (): void => {
    let [best, values] = [-1, [] as number[]];
    for (let cell = 0; cell < cellCount; cell++) {
      if (grid[cell] !== 0) continue;
      const left = open(cell);
      if (best < 0 || left.length < values.length) [best, values] = [cell, left];
      if (values.length === 0) return;
    }
    if (best < 0) {
      found.push(grid.slice());
      return;
    }
    for (const value of values) {
      grid[best] = value;
      fill();
    }
    grid[best] = 0;
  };
  if (groups.length > 0) fill();
  return found;
}

/** Relabelled so that the cells of a house hold the values in order. */
function inOrder(grid: Grid, house: readonly number[]): Grid {
  const label = new Uint8Array(grid.length);
  house.forEach((cell, i) => {
    label[grid[cell]!] = i + 1;
  });
  return grid.map((value) => label[value]!);
}

/** The fewest cells of a grid that have no other solution. */
function leastOf(prober: Prober, solution: Grid): { readonly cells: readonly number[]; readonly sets: number } {
  const sets: (readonly number[])[] = [];
  for (let clues = 0; ; ) {
    const cells = hittingSet(sets, clues);
    if (!cells) {
      clues++;
      continue;
    }
    const missed = missedBy(prober, solution, cells);
    if (missed.length === 0) return { cells, sets: sets.length };
    sets.push(...missed);
  }
}

/** Sets of cells in which another solution differs that agrees on these cells; small ones, none where there is no other. */
function missedBy(prober: Prober, solution: Grid, cells: readonly number[]): number[][] {
  const found: number[][] = [];
  const kept = new Set(cells);
  for (;;) {
    prober.load(solution.map((value, cell) => (kept.has(cell) ? value : 0)));
    const { count, last } = prober.ask({ limit: 2, wantsLast: true, effort: NO_END });
    if (count < 2) return found;
    const isSame = last!.every((value, cell) => value === solution[cell]);
    const other = isSame ? prober.ask({ limit: 1, wantsLast: true, effort: NO_END }).last! : last!;
    const differ = smallest(prober, solution, other);
    found.push(differ);
    // Those that have nothing in common say most together.
    kept.add(differ[0]!);
  }
}

/** A set within the difference of two grids that no smaller one of the same grids lies in. */
function smallest(prober: Prober, solution: Grid, other: Grid): number[] {
  const differenceOf = (grid: Grid): number[] => [...grid.keys()].filter((cell) => grid[cell] !== solution[cell]);
  let differ = differenceOf(other);
  for (let at = 0; at < differ.length; ) {
    const free = new Set(differ);
    free.delete(differ[at]!);
    prober.load(solution.map((value, cell) => (free.has(cell) ? 0 : value)));
    const { count, last } = prober.ask({ limit: 2, wantsLast: true, effort: NO_END });
    if (count < 2) {
      at++;
      continue;
    }
    const isSame = last!.every((value, cell) => value === solution[cell]);
    differ = differenceOf(isSame ? prober.ask({ limit: 1, wantsLast: true, effort: NO_END }).last! : last!);
    at = 0;
  }
  return differ;
}

/** So many cells of which every set has one; undefined where there are none. By trying the cells of a set that has none yet, each without those before it. */
export function hittingSet(sets: readonly (readonly number[])[], most: number): number[] | undefined {
  const chosen: number[] = [];
  const barred = new Set<number>();
  const pick = (open: readonly (readonly number[])[], left: number): boolean => {
    if (open.length === 0) return true;
    const [narrowest, apart] = bound(open, barred);
    if (apart > left) return false;
    const tried: number[] = [];
    for (const cell of narrowest) {
      if (barred.has(cell)) continue;
      chosen.push(cell);
      const rest = open.filter((set) => !set.includes(cell));
      if (pick(rest, left - 1)) return true;
      chosen.pop();
      barred.add(cell);
      tried.push(cell);
    }
    for (const cell of tried) barred.delete(cell);
    return false;
  };
  return pick(sets, most) ? chosen : undefined;
}

/** The set with the fewest cells left, and a number of sets of which no two have one in common. */
function bound(open: readonly (readonly number[])[], barred: ReadonlySet<number>): readonly [narrowest: readonly number[], apart: number] {
  const left = open.map((set) => set.filter((cell) => !barred.has(cell))).sort((a, b) => a.length - b.length);
  const used = new Set<number>();
  let apart = 0;
  for (const set of left) {
    if (set.length === 0) return [set, Number.POSITIVE_INFINITY];
    if (set.some((cell) => used.has(cell))) continue;
    for (const cell of set) used.add(cell);
    apart++;
  }
  return [left[0]!, apart];
}
