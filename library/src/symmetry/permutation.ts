import { type Cell, type Geometry, isRuled } from '#core';

/** Where each cell goes. */
export type Permutation = Int32Array;

/** First one, then the other. */
export function compose(first: Permutation, second: Permutation): Permutation {
  return first.map((to) => second[to]!);
}

export function identity(count: number): Permutation {
  return Int32Array.from({ length: count }, (_, i) => i);
}

export function isIdentity(permutation: Permutation): boolean {
  return permutation.every((to, from) => to === from);
}

/**
 * Whether a map of cells takes every group to a group, so that it takes solutions to solutions. What rules say beyond groups is not
 * compared, so a geometry that has any is taken to have no symmetry.
 */
export function isSymmetry(geometry: Geometry, permutation: Permutation): boolean {
  if (isRuled(geometry.constraints)) return isIdentity(permutation);
  const reached = new Uint8Array(geometry.cellCount);
  for (const to of permutation) {
    if (reached[to] === 1) return false;
    reached[to] = 1;
  }
  const isImage = new Uint8Array(geometry.cellCount);
  return geometry.groups.every(({ cells }) => {
    for (const cell of cells) isImage[permutation[cell]!] = 1;
    const found = geometry
      .groupsOf(permutation[cells[0]!]!)
      .some((group) => group.cells.length === cells.length && group.cells.every((cell) => isImage[cell] === 1));
    for (const cell of cells) isImage[permutation[cell]!] = 0;
    return found;
  });
}

/** The sets of cells that the permutations take into each other, each in rising order. */
export function orbitsOf(cellCount: number, permutations: readonly Permutation[]): Cell[][] {
  const leader = identity(cellCount);
  const find = (cell: Cell): Cell => {
    let at = cell;
    while (leader[at] !== at) at = leader[at]!;
    return at;
  };
  for (const permutation of permutations) {
    permutation.forEach((to, from) => {
      const [a, b] = [find(from), find(to)];
      leader[Math.max(a, b)] = Math.min(a, b);
    });
  }
  const orbits = new Map<Cell, Cell[]>();
  for (let cell = 0; cell < cellCount; cell++) {
    const first = find(cell);
    const orbit = orbits.get(first);
    if (orbit) orbit.push(cell);
    else orbits.set(first, [cell]);
  }
  return [...orbits.values()];
}
