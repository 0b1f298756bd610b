import { basename } from 'node:path';
import { ok, round } from '#core';
import { LINE_STRIDE, loadLinesSolver } from '#engines';
import { compileYardstick, cpuSeconds, measurePasses } from '#measuring/machine';
import { LinesPool } from '#parallel';
import { common, defineBenchmark, setting } from './benchmark.ts';
import { readLines } from './lists.ts';
import { type Speed, speedTable } from './speed.ts';

export const classic = defineBenchmark({
  id: 'classic',
  summary: 'Solve plain 9x9 lists with proof of uniqueness, beside a plain solver in C where there is a compiler',
  subjects: '<lists...>',
  settings: { threads: setting.whole('threads', 1), seconds: common.seconds, seed: common.seed },
  examples: [['puzzles.txt', 'puzzles per second, and the ratio to the plain solver']],
  async *measure(paths, { threads, seconds, seed }) {
    for (const path of paths) {
      const lines = readLines(path, seed);
      if (!lines.ok) {
        yield lines;
        continue;
      }
      const file = basename(path);
      yield ok(await solveLines(file, lines.value, threads, seconds));
      const yardstick = compileYardstick();
      if (yardstick) yield ok({ solver: 'yardstick', file, unanswered: 0, ...yardstick.measure(lines.value, seconds) });
      yardstick?.remove();
    }
  },
  table: speedTable,
});

/** Puzzles in one task of a thread. */
const TASK = 500;

interface Tally {
  readonly unique: number;
  readonly nodes: number;
}

/** Measures the classic kernel on a list: solution and proof of uniqueness, whole passes. */
async function solveLines(file: string, lines: Uint8Array<ArrayBuffer>, threads: number, seconds: number): Promise<Speed> {
  const solver = await loadLinesSolver();
  if (!solver) throw new Error('this machine has no WebAssembly SIMD');
  const puzzles = lines.length / LINE_STRIDE;
  const pool = new LinesPool(threads);
  const onThreads = async (): Promise<Tally> => {
    const tasks = Array.from({ length: Math.ceil(puzzles / TASK) }, (_, i) =>
      lines.slice(i * TASK * LINE_STRIDE, (i + 1) * TASK * LINE_STRIDE),
    );
    const tallies = (
      await Promise.all(tasks.map((task) => pool.run('solveLines', { lines: task, limit: 2 }, { transfer: [task.buffer] })))
    ).map(tallyOf);
    return tallies.reduce((sum, one) => ({ unique: sum.unique + one.unique, nodes: sum.nodes + one.nodes }));
  };
  const isWall = threads > 1;
  const measured = await measurePasses(
    isWall ? onThreads : () => tallyOf(solver(lines, 2)),
    isWall ? () => performance.now() / 1000 : cpuSeconds,
    seconds,
  );
  await pool.close();
  const { result, passes } = measured;
  return {
    solver: 'ninefold',
    file,
    puzzles,
    unique: result.unique,
    perSecond: Math.round((puzzles * passes) / measured.seconds),
    nodesPerPuzzle: round(result.nodes / puzzles),
    unanswered: 0,
    passes,
  };
}

function tallyOf({ counts, nodes }: { readonly counts: Int32Array; readonly nodes: Uint32Array }): Tally {
  return {
    unique: counts.reduce((sum, count) => sum + (count === 1 ? 1 : 0), 0),
    nodes: nodes.reduce((sum, node) => sum + node, 0),
  };
}
