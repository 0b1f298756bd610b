import type { Candidates, Geometry, Grid } from '#core';
import type { KernelSearch } from './slices.ts';

/** What the classic kernel exports; see kernel/classic/classic.ts. */
export interface ClassicKernel {
  readonly memory: WebAssembly.Memory;
  inputOffset(): number;
  outputOffset(): number;
  outputCapacity(): number;
  heapOffset(): number;
  beginMasks(): void;
  run(maxSolutions: number, maxNodes: number): number;
  count(maxSolutions: number, maxNodes: number): number;
  solutionsWritten(): number;
  solutionsFound(): number;
  nodesUsed(): number;
  guessesMade(): number;
  solveBatch(
    text: number,
    textStride: number,
    puzzles: number,
    limit: number,
    maxNodes: number,
    solutions: number,
    solutionStride: number,
    counts: number,
    nodeCounts: number,
  ): void;
}

const CELLS = 81;
const COMPLETE = 0;

/** Whether a geometry is the one this kernel is made for: nine rows, columns and boxes over 81 cells in row order. */
export function isClassicNine(geometry: Geometry): boolean {
  if (geometry.cellCount !== CELLS || geometry.size !== 9 || geometry.groups.length !== 27) return false;
  const expected = new Set<string>();
  for (let i = 0; i < 9; i++) {
    const nine = Array.from({ length: 9 }, (_, j) => j);
    expected.add(nine.map((j) => 9 * i + j).join());
    expected.add(nine.map((j) => 9 * j + i).join());
    expected.add(nine.map((j) => 27 * Math.floor(i / 3) + 3 * (i % 3) + 9 * Math.floor(j / 3) + (j % 3)).join());
  }
  return geometry.groups.every(({ cells }) => expected.has([...cells].sort((a, b) => a - b).join()));
}

/** Begins a search; solutions are copied out only where somebody wants them. */
export function beginClassic(kernel: ClassicKernel, open: Candidates, wantsSolutions: boolean): KernelSearch {
  const masks = new Uint16Array(kernel.memory.buffer, kernel.inputOffset(), CELLS);
  masks.set(open.words);
  kernel.beginMasks();
  const run = wantsSolutions ? kernel.run : kernel.count;
  return {
    run: (maxSolutions, maxNodes, effort) => run(maxSolutions, Math.min(maxNodes, effort)) === COMPLETE,
    solutions: () => (wantsSolutions ? readSolutions(kernel) : []),
    found: () => kernel.solutionsFound(),
    nodes: () => kernel.nodesUsed(),
    counters: () => ({ nodes: kernel.nodesUsed(), guesses: kernel.guessesMade() }),
  };
}

function readSolutions(kernel: ClassicKernel): Grid[] {
  const written = new Uint8Array(kernel.memory.buffer, kernel.outputOffset(), kernel.solutionsWritten() * CELLS);
  return Array.from({ length: kernel.solutionsWritten() }, (_, i) => written.slice(i * CELLS, (i + 1) * CELLS));
}
