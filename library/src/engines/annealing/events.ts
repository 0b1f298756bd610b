import type { EventOf, Value } from '#core';

/** The cost, and the values of all places. */
interface Filled {
  readonly cost: number;
  readonly values: readonly Value[];
}

/** One proposed swap: the two places, by how much the cost would change, the chance with which that is taken, and whether it was. */
interface Swap {
  readonly places: readonly [number, number];
  readonly delta: number;
  readonly chance: number;
  readonly isTaken: boolean;
  /** The cost after it. */
  readonly cost: number;
  readonly temperature: number;
  /** Swaps proposed so far, this one included. */
  readonly swaps: number;
  readonly accepted: number;
}

/** What annealing tells: the first filling, swaps where `told-swaps` asks for some, the end of each temperature, and when it is heated again. */
export type AnnealingEvent =
  | EventOf<'fill', { data: Filled }>
  | EventOf<
      'chain',
      { data: Filled & { readonly swaps: number; readonly temperature: number; readonly accepted: number; readonly rate: number } }
    >
  | EventOf<'swap', { data: Swap }>
  | EventOf<'reheat', { data: { readonly cost: number } }>
  | EventOf<'solution'>;
