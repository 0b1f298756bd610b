import { type Candidates, type Counters, type Geometry, type Grid, indices, isRuled } from '#core';
import type { KernelSearch } from './slices.ts';

/** What the classic kernel exports; see library/kernel/classic/classic.ts. */
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
  if (isRuled(geometry.constraints)) return false;
  const expected = new Set<string>();
  for (let i = 0; i < 9; i++) {
    const nine = indices(9);
    expected.add(nine.map((j) => 9 * i + j).join());
    expected.add(nine.map((j) => 9 * j + i).join());
    expected.add(nine.map((j) => 27 * Math.floor(i / 3) + 3 * (i % 3) + 9 * Math.floor(j / 3) + (j % 3)).join());
  }
  return geometry.groups.every(({ cells }) => expected.has([...cells].sort((a, b) => a - b).join()));
}

/** Searches on a kernel, one after the other; made once, because thousands of small searches would fill memory with it. */
export class ClassicSearch implements KernelSearch {
  readonly #kernel: ClassicKernel;
  #masks: Uint16Array;
  #wantsSolutions = false;

  constructor(kernel: ClassicKernel) {
    this.#kernel = kernel;
    this.#masks = masksOf(kernel);
  }

  /** Begins a search; solutions are copied out only where they are wanted. */
  begin(open: Candidates, wantsSolutions: boolean): this {
    // Memory that has grown lies elsewhere, and a view of the old one has no length.
    if (this.#masks.length === 0) this.#masks = masksOf(this.#kernel);
    const { words } = open;
    for (let cell = 0; cell < CELLS; cell++) this.#masks[cell] = words[cell]!;
    this.#wantsSolutions = wantsSolutions;
    this.#kernel.beginMasks();
    return this;
  }

  run(maxSolutions: number, maxNodes: number, effort: number): boolean {
    const most = Math.min(maxNodes, effort);
    return (this.#wantsSolutions ? this.#kernel.run(maxSolutions, most) : this.#kernel.count(maxSolutions, most)) === COMPLETE;
  }

  solutions(): Grid[] {
    return this.#wantsSolutions ? readSolutions(this.#kernel) : [];
  }

  last(): Grid {
    const at = this.#kernel.outputOffset() + (this.#kernel.solutionsWritten() - 1) * CELLS;
    return new Uint8Array(this.#kernel.memory.buffer).slice(at, at + CELLS);
  }

  found(): number {
    return this.#kernel.solutionsFound();
  }

  nodes(): number {
    return this.#kernel.nodesUsed();
  }

  counters(): Counters {
    return { nodes: this.#kernel.nodesUsed(), guesses: this.#kernel.guessesMade() };
  }
}

function masksOf(kernel: ClassicKernel): Uint16Array {
  return new Uint16Array(kernel.memory.buffer, kernel.inputOffset(), CELLS);
}

function readSolutions(kernel: ClassicKernel): Grid[] {
  const written = new Uint8Array(kernel.memory.buffer, kernel.outputOffset(), kernel.solutionsWritten() * CELLS);
  return Array.from({ length: kernel.solutionsWritten() }, (_, i) => written.slice(i * CELLS, (i + 1) * CELLS));
}
