import type { EventOf, Value } from '#core';

/** The cost, and the values of all places. */
interface Filled {
  readonly cost: number;
  readonly values: readonly Value[];
}

/** What annealing tells: the first filling, the end of each temperature, and when it is heated again. */
export type AnnealingEvent =
  | EventOf<'fill', { data: Filled }>
  | EventOf<
      'chain',
      { data: Filled & { readonly swaps: number; readonly temperature: number; readonly accepted: number; readonly rate: number } }
    >
  | EventOf<'reheat', { data: { readonly cost: number } }>
  | EventOf<'solution'>;
