import type { Candidates, Geometry, SolveOutcome, SolveRequest } from '#core';
import { GeneralKernel } from './general.ts';
import { Shapes } from './program.ts';
import { slicesOf } from './slices.ts';
import { compileKernel } from './wasm.ts';

/** Searches as the engine `fast` does on kinds other than the classic 9x9, and tells every step of the proof that nothing was missed. */
export interface Prover {
  /**
   * Goes on slice by slice, and ends with what a search gives. `open` is what the formula leaves of each cell before any inference. `onLine` gets the words of one line, which are valid during the call; without it the search is the same and says nothing;
   * library/kernel/general/proof.ts says what they mean.
   */
  prove(
    geometry: Geometry,
    open: Candidates,
    request: SolveRequest,
    onLine?: (line: Uint32Array) => void,
  ): Generator<undefined, SolveOutcome, undefined>;
}

/** Work of the first slice, in propagations. */
const FIRST_SLICE = 65_536;

/** Loads the prover; undefined where this machine has no WebAssembly, without which there is no kernel that learns. */
export async function loadProver(): Promise<Prover | undefined> {
  const { generalKernel } = await import('./generated/general.ts');
  const module = await compileKernel(generalKernel);
  if (!module) return undefined;
  const kernel = new GeneralKernel(module, new Shapes(), 0, true);
  return {
    prove: (geometry, open, request, onLine) =>
      slicesOf(onLine ? kernel.prepare(geometry).prove(open, onLine) : kernel.prepare(geometry).begin(open, true), request, FIRST_SLICE),
  };
}
