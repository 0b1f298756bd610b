import { engineEntries, type LinesAnswer, loadLinesSolver } from '#engines';
import { solvePuzzle } from '#operations';
import { PuzzleUnpacker } from './puzzle-data.ts';
import { BATCH, MOST_WAITING, PROGRESS_MS, type SolveAnswer, type SolveMessage, type SolveTask } from './task.ts';

const unpacker = new PuzzleUnpacker();

/** What a worker thread does with a task: the same `solvePuzzle` as everywhere, telling how it goes on the port. */
export async function solve(task: SolveTask): Promise<SolveAnswer> {
  const { port, taken: shared } = task;
  const engine = await engineEntries.find(({ id }) => id === task.engine)?.load();
  if (!engine) throw new Error(`no engine ${task.engine}`);
  const taken = new Int32Array(shared);
  const tell = (message: SolveMessage): void => port.postMessage(message);
  let batch: Uint8Array[] = [];
  let sent = 0;
  let count = 0;
  let told = performance.now();
  const send = (): void => {
    if (batch.length === 0) return;
    tell({ type: 'solutions', grids: batch });
    batch = [];
    sent++;
    // The receiver is slower, or it is not this search's turn yet: wait instead of filling its memory.
    for (let seen = Atomics.load(taken, 0); sent - seen >= MOST_WAITING; seen = Atomics.load(taken, 0)) Atomics.wait(taken, 0, seen);
  };
  const report = solvePuzzle(unpacker.unpack(task.puzzle), engine, {
    limit: task.limit,
    keep: task.keep,
    options: task.options,
    budget: {
      ...task.budget,
      onProgress(nodes) {
        if (performance.now() - told < PROGRESS_MS) return;
        told = performance.now();
        tell({ type: 'progress', nodes, count });
      },
    },
    onSolution(solution) {
      count++;
      if (task.stream && batch.push(solution) === BATCH) send();
    },
  });
  send();
  // Said and not left to the closing of the port, which a thread that waits for its next task does not carry out.
  tell({ type: 'end' });
  return report;
}

const linesSolver = loadLinesSolver();

/** Solves a batch of plain lines. */
export async function solveLines({ lines, limit }: { readonly lines: Uint8Array; readonly limit: number }): Promise<LinesAnswer> {
  const solver = await linesSolver;
  if (!solver) throw new Error('lines are solved only where there is WebAssembly SIMD');
  return solver(lines, limit);
}
