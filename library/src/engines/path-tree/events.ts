import type { Cell, EventOf, Value } from '#core';
import type { BlankMatrix } from './blank-matrix.ts';

/** What the growing tree tells: the matrix P, each node, each level, each solution. */
export type PathTreeEvent =
  | EventOf<'matrix', { data: { readonly stage: 'initial' | 'sorted' | 'tree'; readonly matrix: BlankMatrix } }>
  /** A value node, and an END; `parent` is a path of the level before. */
  | EventOf<'place', { cell: Cell; value: Value; data: { readonly parent: number } }>
  | EventOf<'end', { cell: Cell; data: { readonly parent: number } }>
  | EventOf<'level', { cell: Cell; data: { readonly paths: number } }>
  | EventOf<'solution', { data: { readonly path: number } }>;
