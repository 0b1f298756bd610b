import { makeRandom } from '#core';
import { LINE_STRIDE, loadLinesSolver } from '#engines';
import { cpuSeconds, type Measurement, measurePasses } from '#measuring/machine';
import { SearchPool } from '#parallel';

export interface BenchSettings {
  /** The puzzles are shuffled, so that no solver profits from the order of a list. */
  readonly seed: number;
  readonly threads: number;
  /** Least seconds of measured passes. */
  readonly seconds: number;
}

/** Plain 9x9 puzzles packed one after the other, as `LinesSolver` takes them. */
export function packLines(text: string, seed: number): Uint8Array<ArrayBuffer> {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.slice(0, LINE_STRIDE - 1))
    .filter((line) => /^[0-9.]{81}$/.test(line));
  return new TextEncoder().encode(
    makeRandom(seed)
      .shuffle(lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Puzzles in one task of a thread. */
const TASK = 500;

/** Measures the classic kernel on a list: solution and proof of uniqueness, whole passes. */
export async function benchClassic(
  file: string,
  lines: Uint8Array<ArrayBuffer>,
  { threads, seconds }: BenchSettings,
): Promise<Measurement> {
  const solver = await loadLinesSolver();
  if (!solver) throw new Error('this machine has no WebAssembly SIMD');
  const puzzles = lines.length / LINE_STRIDE;
  const pool = new SearchPool(threads);
  const tally = ({ counts, nodes }: { counts: Int32Array; nodes: Uint32Array }) => ({
    unique: counts.reduce((sum, count) => sum + (count === 1 ? 1 : 0), 0),
    nodes: nodes.reduce((sum, node) => sum + node, 0),
  });
  const onThreads = async () => {
    const tasks = Array.from({ length: Math.ceil(puzzles / TASK) }, (_, i) =>
      lines.slice(i * TASK * LINE_STRIDE, (i + 1) * TASK * LINE_STRIDE),
    );
    const tallies = (
      await Promise.all(tasks.map((task) => pool.run('solveLines', { lines: task, limit: 2 }, { transfer: [task.buffer] })))
    ).map(tally);
    return tallies.reduce((sum, one) => ({ unique: sum.unique + one.unique, nodes: sum.nodes + one.nodes }));
  };
  const {
    result,
    seconds: taken,
    passes,
  } = await measurePasses(
    threads > 1 ? onThreads : () => tally(solver(lines, 2)),
    threads > 1 ? () => performance.now() / 1000 : cpuSeconds,
    seconds,
  );
  await pool.close();
  return {
    solver: 'ninefold',
    file,
    puzzles,
    unique: result.unique,
    perSecond: Math.round((puzzles * passes) / taken),
    nodesPerPuzzle: round(result.nodes / puzzles),
    unanswered: 0,
    passes,
  };
}

/** Three digits behind the point. */
export function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
