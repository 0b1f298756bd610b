import { type LinesAnswer, loadLinesSolver } from '#engines';

// Apart from the other tasks of threads, because it needs so little of the library: a file of lines is solved before all of it is loaded.

const linesSolver = loadLinesSolver();

/** Solves a batch of plain lines. */
export async function solveLines({ lines, limit }: { readonly lines: Uint8Array; readonly limit: number }): Promise<LinesAnswer> {
  const solver = await linesSolver;
  if (!solver) throw new Error('lines are solved only where there is WebAssembly SIMD');
  return solver(lines, limit);
}
