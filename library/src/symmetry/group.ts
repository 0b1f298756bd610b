import { type Geometry, oncePer, type Random } from '#core';
import { motionsOf } from './motions.ts';
import { compose, identity, type Permutation } from './permutation.ts';
import { swapsOf } from './swaps.ts';

/** The symmetries that generate the others: named motions and swaps of lines and bands. Found once for a geometry. */
export const generatorsOf: (geometry: Geometry) => readonly Permutation[] = oncePer((geometry) => [
  ...motionsOf(geometry).map(({ cells }) => cells),
  ...swapsOf(geometry),
]);

/**
 * A random symmetry: generators after each other, each taken or left by the toss of a coin, in a random order, several
 * times over; only those that are allowed. Every symmetry that the generators make can come; after a few rounds none is much likelier than another.
 */
export function randomSymmetry(geometry: Geometry, random: Random, allows: (generator: Permutation) => boolean = () => true): Permutation {
  const generators = generatorsOf(geometry).filter(allows);
  let symmetry = identity(geometry.cellCount);
  for (let round = 0; round < ROUNDS; round++) {
    for (const generator of random.shuffle([...generators])) if (random.below(2) === 1) symmetry = compose(symmetry, generator);
  }
  return symmetry;
}

const ROUNDS = 6;
