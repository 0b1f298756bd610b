import type { Cell, Geometry } from '#core';

/** Cells up to which a proof takes the cells of a sum one by one: with more, that cells of a group differ is most of what the sum says. */
const MOST_ALONE = 16;
/** Sets of values of a clique up to which a proof names them one by one. */
const MOST_SETS = 256;

/** The cells of a clique in a proof: as many as have at most 256 sets of values. */
function mostTogether(size: number): number {
  let [most, sets] = [1, size];
  for (let k = 2; k <= size; k++) {
    sets = (sets * (size - k + 1)) / k;
    if (sets > MOST_SETS) return most;
    most = k;
  }
  return most;
}

/**
 * The terms of a sum, by their places in it, cut into cliques of one weight whose cells share a group, so that their values differ: each time the largest that is
 * left, of equal ones that whose last cell comes first, then that of the first group; no more than `most` of its first cells.
 */
export function cliquesOf(
  { cells, weights }: { readonly cells: readonly Cell[]; readonly weights: readonly number[] },
  groupsOf: (cell: Cell) => readonly number[],
  most = Number.POSITIVE_INFINITY,
): number[][] {
  let left = cells.map((_, i) => i);
  const cliques: number[][] = [];
  while (left.length > 0) {
    const shared = new Map<string, number[]>();
    let best = [left[0]!];
    for (const i of left) {
      for (const group of groupsOf(cells[i]!)) {
        const key = `${group} ${weights[i]}`;
        const list = shared.get(key) ?? [];
        list.push(i);
        shared.set(key, list);
        if (list.length > best.length) best = list;
      }
    }
    const clique = best.slice(0, most);
    cliques.push(clique);
    left = left.filter((i) => !clique.includes(i));
  }
  return cliques;
}

/** The cliques by which a proof adds up: of short sums every cell is one. */
export function provedCliques(
  sum: { readonly cells: readonly Cell[]; readonly weights: readonly number[] },
  groupsOf: (cell: Cell) => readonly number[],
  size: number,
): number[][] {
  return sum.cells.length > MOST_ALONE ? cliquesOf(sum, groupsOf, mostTogether(size)) : sum.cells.map((_, i) => [i]);
}

/** The groups of each cell, rising; hidden cells have none. */
export function groupsByCell({ cellCount, groups, constraints }: Geometry): number[][] {
  const all: number[][] = Array.from({ length: cellCount + constraints.hidden.length }, () => []);
  groups.forEach(({ cells }, group) => {
    for (const cell of cells) all[cell]!.push(group);
  });
  return all;
}
