import type { Symbols } from '#core';

/** What a square may hold, by its class in the network: nothing, a printed value, or a value written by hand. */
export interface Sign {
  readonly value: number;
  readonly by: 'paper' | 'print' | 'hand';
}

/** How likely each sign is in each square, as logarithms; squares in reading order once the grid stands upright. */
export interface SquareOdds {
  readonly signs: readonly Sign[];
  readonly odds: readonly Float32Array[];
  /** How values are written here. */
  readonly symbols: Symbols;
  /** The other ways in which values of this size are printed, where there are several. */
  readonly others: readonly Symbols[];
}
