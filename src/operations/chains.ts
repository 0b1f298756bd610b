import { type BudgetLimits, findClashes, type Grid, type OptionValue, type Puzzle } from '#core';
import { type ChainAnswer, type ChainTask, packPuzzle } from './chain-message.ts';
import { clashReport, END_IN_WORDS, type SolveReport } from './solve.ts';

export interface ChainSettings {
  readonly engineId: string;
  /** How many threads; the chain of thread i starts from seed + i. */
  readonly chains: number;
  /** As for one engine: Infinity for all. */
  readonly limit: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly limits: Pick<BudgetLimits, 'nodes' | 'timeMs' | 'stored'>;
  readonly onSolution?: (solution: Grid) => void;
}

/**
 * Runs one search by chance in several threads with seeds in a row; the first answer wins.
 *
 * First means: after the fewest steps, not by the clock, so that the same seed gives the same answer on a busy machine
 * and on an idle one. A chain that has an answer writes its steps where the others see it, and those go on only up to
 * that many. A time limit can still cut this short.
 */
export async function solveInChains(puzzle: Puzzle, settings: ChainSettings): Promise<SolveReport> {
  const start = performance.now();
  if (findClashes(puzzle).length > 0) return clashReport(puzzle, settings.engineId, start);
  const fewest = new SharedArrayBuffer(8);
  new BigInt64Array(fewest)[0] = 2n ** 62n;
  const first = Number(settings.options['seed'] ?? 1);
  const answers = await Promise.all(
    Array.from({ length: settings.chains }, (_, i) =>
      runChain({
        puzzle: packPuzzle(puzzle),
        engineId: settings.engineId,
        options: { ...settings.options, seed: first + i },
        limit: settings.limit,
        limits: settings.limits,
        fewest,
      }),
    ),
  );
  const winner = answers.reduce((best, answer) => (answer.solution && (!best.solution || answer.steps < best.steps) ? answer : best));
  const { status, count, counters, end, notes } = winner.outcome;
  if (winner.solution) settings.onSolution?.(winner.solution);
  const told = winner.solution
    ? `chain ${answers.indexOf(winner) + 1} of ${settings.chains} was first, with seed ${first + answers.indexOf(winner)}`
    : `none of ${settings.chains} chains found a solution`;
  return {
    status,
    count,
    solutions: winner.solution ? [winner.solution] : [],
    engine: settings.engineId,
    counters,
    elapsedMs: performance.now() - start,
    notes: [...(end ? [END_IN_WORDS[end]] : []), ...(notes ?? []), told],
  };
}

async function runChain(task: ChainTask): Promise<ChainAnswer> {
  // Asked for only here, so that what else is in this folder can also run in a browser.
  const { Worker } = await import('node:worker_threads');
  return new Promise((resolve, reject) => {
    // Beside this file in the library, and an entry of its own beside the bundled command line.
    const worker = new Worker(new URL('./chain-worker.js', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a chain ended without an answer (code ${code})`)));
  });
}
