export { alikeKey, allMotions, closure } from './alike.ts';
export { type Transformation, transformGrid, transformPuzzle } from './apply.ts';
export { type BoxShape, type Canonical, canonicalForm, classicBox } from './canonical.ts';
export { generatorsOf, randomSymmetry } from './group.ts';
export { type Motion, motions, motionsOf, type PlacedMotion } from './motions.ts';
export { compose, identity, isIdentity, isSymmetry, orbitsOf, type Permutation } from './permutation.ts';
