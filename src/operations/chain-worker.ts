import { parentPort, workerData } from 'node:worker_threads';
import { Budget, type Grid } from '#core';
import { loadEngine } from '#engines';
import { type ChainAnswer, type ChainTask, restorePuzzle } from './chain-message.ts';

/** Nodes that an engine may spend ahead of its search; a chain is only called off when it is surely behind. */
const SLACK = 2 ** 13;

/** The thread of one chain: runs an engine with its own seed until it has an answer or another chain was there with fewer nodes. */
async function main(): Promise<void> {
  const { puzzle, engineId, options, limit, limits, fewest } = workerData as ChainTask;
  const engine = await loadEngine(engineId);
  if (!engine.ok) throw new Error(engine.error);
  const record = new BigInt64Array(fewest);
  const budget: Budget = new Budget({ ...limits, isCancelled: () => budget.nodes - SLACK > Number(Atomics.load(record, 0)) });
  let solution: Grid | undefined;
  const outcome = engine.value.solve(restorePuzzle(puzzle), {
    limit,
    budget,
    options,
    onSolution(grid) {
      solution = grid;
    },
  });
  const steps = outcome.counters.swaps ?? outcome.counters.nodes;
  if (solution) lower(record, BigInt(steps));
  const answer: ChainAnswer = { steps, outcome, ...(solution ? { solution } : {}) };
  parentPort!.postMessage(answer);
}

/** Writes a new record where it is one, whoever else is writing. */
function lower(record: BigInt64Array, steps: bigint): void {
  for (let known = Atomics.load(record, 0); steps < known; ) {
    const before = Atomics.compareExchange(record, 0, known, steps);
    if (before === known) return;
    known = before;
  }
}

await main();
