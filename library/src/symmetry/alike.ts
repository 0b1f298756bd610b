import { type Geometry, type Grid, oncePer } from '#core';
import { transformGrid } from './apply.ts';
import { canonicalForm, classicBox } from './canonical.ts';
import { motionsOf } from './motions.ts';
import { compose, identity, type Permutation } from './permutation.ts';

/**
 * A text that alike puzzles share. Of classic grids that is their canonical form, so every symmetry counts. Of other kinds it is the
 * least of the puzzle turned and mirrored in every way, relabelled by first appearance: puzzles that differ by swapped lines
 * count as different there.
 */
export function alikeKey(geometry: Geometry, givens: Grid, solution: Grid): string {
  const box = classicBox(geometry);
  if (box) return canonicalForm(solution, givens, box).givens.join();
  const texts = allMotions(geometry).map((cells) => byAppearance(transformGrid(givens, { cells }), transformGrid(solution, { cells })));
  return texts.sort()[0]!;
}

/** Values in the order in which the solution names them. */
function byAppearance(givens: Grid, solution: Grid): string {
  const labels = new Map<number, number>();
  for (const value of solution) if (!labels.has(value)) labels.set(value, labels.size + 1);
  return Array.from(givens, (value) => labels.get(value) ?? 0).join();
}

/** Every motion that the named ones make together, the identity included: at most 48. */
export const allMotions: (geometry: Geometry) => readonly Permutation[] = oncePer((geometry) =>
  closure(
    motionsOf(geometry).map(({ cells }) => cells),
    geometry.cellCount,
  ),
);

/** Every motion that some make together, the one that moves nothing first. */
export function closure(motions: readonly Permutation[], cellCount: number): Permutation[] {
  const none = identity(cellCount);
  const found = new Map([[none.join(), none]]);
  for (const known of found.values()) {
    for (const motion of motions) {
      const next = compose(known, motion);
      if (!found.has(next.join())) found.set(next.join(), next);
    }
  }
  return [...found.values()];
}
