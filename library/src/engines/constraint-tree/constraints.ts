/** The five functional constraints of 000, in the order in which it names them. */
export const CONSTRAINTS = ['naked-single', 'hidden-single', 'lone-ranger', 'twin', 'triplet'] as const;
export type Constraint = (typeof CONSTRAINTS)[number];
