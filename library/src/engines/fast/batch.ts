import type { ClassicKernel } from './classic.ts';
import { classicKernel } from './generated/classic.ts';
import { compileKernel, InstancePool, instantiate } from './wasm.ts';

/** Plain 9x9 puzzles as they stand in a file: 81 characters and one line end each. */
export const LINE_STRIDE = 82;

/** What became of a batch of lines. */
export interface LinesAnswer {
  /** For each puzzle its solutions, at most `limit`. */
  readonly counts: Int32Array<ArrayBuffer>;
  /** For each puzzle its nodes. */
  readonly nodes: Uint32Array<ArrayBuffer>;
  /** The first solution of each puzzle and a line end, at the stride of the input; dots where there is none. */
  readonly solutions: Uint8Array<ArrayBuffer>;
}

/** Solves lines of plain 9x9 puzzles without making a puzzle of each: that would cost more than solving it. */
export type LinesSolver = (lines: Uint8Array, limit: number) => LinesAnswer;

/** Loads it; undefined where there is no WebAssembly SIMD, and lines have to be read and solved one by one. */
export async function loadLinesSolver(): Promise<LinesSolver | undefined> {
  const module = await compileKernel(classicKernel);
  if (!module) return undefined;
  const pool = new InstancePool(() => instantiate<ClassicKernel>(module));
  return (lines, limit) => pool.use((kernel) => solveLines(kernel, lines, limit));
}

/** This many puzzles a call, since V8 changes to its optimised code between two calls and never within one. */
const SLICE = 512;

function solveLines(kernel: ClassicKernel, lines: Uint8Array, limit: number): LinesAnswer {
  const total = Math.floor(lines.length / LINE_STRIDE);
  const answer: LinesAnswer = {
    counts: new Int32Array(total),
    nodes: new Uint32Array(total),
    solutions: new Uint8Array(total * LINE_STRIDE).fill(10),
  };
  const text = kernel.heapOffset();
  const solutions = text + SLICE * LINE_STRIDE;
  const counts = (solutions + SLICE * LINE_STRIDE + 15) & ~15;
  const nodes = counts + 4 * SLICE;
  const end = nodes + 4 * SLICE;
  const missing = end - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65_536));
  const memory = new Uint8Array(kernel.memory.buffer);
  for (let first = 0; first < total; first += SLICE) {
    const count = Math.min(SLICE, total - first);
    memory.set(lines.subarray(first * LINE_STRIDE, (first + count) * LINE_STRIDE), text);
    memory.fill(10, solutions, solutions + count * LINE_STRIDE);
    kernel.solveBatch(text, LINE_STRIDE, count, limit, Number.POSITIVE_INFINITY, solutions, LINE_STRIDE, counts, nodes);
    answer.counts.set(new Int32Array(kernel.memory.buffer, counts, count), first);
    answer.nodes.set(new Uint32Array(kernel.memory.buffer, nodes, count), first);
    answer.solutions.set(memory.subarray(solutions, solutions + count * LINE_STRIDE), first * LINE_STRIDE);
  }
  return answer;
}
