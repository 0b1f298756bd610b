import type { Candidates, Exchange } from '#core';
import type { GeneralKernel, GeneralSearch } from './general.ts';

/** What makes the choices of the second search other than those of the first. */
const SECOND_SEED = 1;

/** Begins a search that tells what it learns, or hears what another has learned, between its runs; a plain one without an exchange. */
export function exchanging(
  kernel: GeneralKernel,
  open: Candidates,
  wantsSolutions: boolean,
  exchange: Exchange | undefined,
): GeneralSearch {
  if (!exchange) return kernel.begin(open, wantsSolutions);
  const search = 'tell' in exchange ? kernel.begin(open, wantsSolutions, 0, true) : kernel.begin(open, wantsSolutions, SECOND_SEED);
  return {
    ...search,
    run(maxSolutions, maxNodes, effort) {
      if ('hear' in exchange) for (let words = exchange.hear(); words; words = exchange.hear()) search.hear(words);
      const isExhausted = search.run(maxSolutions, maxNodes, effort);
      if ('tell' in exchange) exchange.tell(search.told());
      return isExhausted;
    },
  };
}
