import type { Cell, Geometry, Group, Sum } from '#core';

/** Left-over cells up to which an implied sum is worth its propagator. */
const MOST_LEFT = 6;
/** Kinds with more houses than this get none, so that a large cube does not pay for pairs of planes. */
const MOST_HOUSES = 128;

/**
 * Sums that follow from houses and given sums, and that no propagator sees by itself. A house holds every value once, so it has a known total.
 * Some houses side by side, less the given sums that lie inside, leave a few cells with a known sum (innies); with the sums that
 * reach over the edge, what stands outside less what stays uncovered inside has one too (outies).
 */
export function impliedSums({ groups, size, constraints }: Geometry): Sum[] {
  const given = constraints.sums.filter(({ weights, totals }) => totals.length === 1 && weights.every((weight) => weight === 1));
  const houses = groups.filter(({ house }) => house);
  if (given.length === 0 || houses.length > MOST_HOUSES) return [];
  const total = (size * (size + 1)) / 2;
  const known = new Set(constraints.sums.map(({ cells, weights }) => keyOf(cells, weights)));
  const found: Sum[] = [];
  const add = (cells: readonly Cell[], weights: readonly number[], sum: number): void => {
    const key = keyOf(cells, weights);
    if (cells.length === 0 || cells.length > MOST_LEFT || known.has(key)) return;
    known.add(key);
    found.push({ cells, weights, totals: [sum] });
  };
  for (const row of rowsOfHouses(houses)) {
    const inside = new Set(row.flatMap(({ cells }) => cells));
    const all = total * row.length;
    const within = disjoint(given.filter(({ cells }) => cells.every((cell) => inside.has(cell))));
    const covered = new Set(within.flatMap(({ cells }) => cells));
    const innies = [...inside].filter((cell) => !covered.has(cell));
    add(
      innies,
      innies.map(() => 1),
      all - sumOf(within),
    );
    const touching = disjoint([...within, ...given.filter((sum) => !within.includes(sum) && sum.cells.some((cell) => inside.has(cell)))]);
    const reached = new Set(touching.flatMap(({ cells }) => cells));
    const outies = [...reached].filter((cell) => !inside.has(cell));
    const bare = [...inside].filter((cell) => !reached.has(cell));
    add([...outies, ...bare], [...outies.map(() => 1), ...bare.map(() => -1)], sumOf(touching) - all);
  }
  return found;
}

/** Every run of houses of one family, as they are numbered, that share no cell. */
function rowsOfHouses(houses: readonly Group[]): Group[][] {
  const rows: Group[][] = [];
  houses.forEach((first, i) => {
    const row: Group[] = [];
    const taken = new Set<Cell>();
    for (const house of houses.slice(i)) {
      if (house.family !== first.family || house.cells.some((cell) => taken.has(cell))) break;
      for (const cell of house.cells) taken.add(cell);
      row.push(house);
      rows.push([...row]);
    }
  });
  return rows;
}

/** Sums that share no cell, first come first served. */
function disjoint(sums: readonly Sum[]): Sum[] {
  const taken = new Set<Cell>();
  return sums.filter(({ cells }) => {
    if (cells.some((cell) => taken.has(cell))) return false;
    for (const cell of cells) taken.add(cell);
    return true;
  });
}

function sumOf(sums: readonly Sum[]): number {
  return sums.reduce((all, { totals }) => all + totals[0]!, 0);
}

function keyOf(cells: readonly Cell[], weights: readonly number[]): string {
  return cells
    .map((cell, i) => `${cell}*${weights[i]}`)
    .sort()
    .join();
}
