import { assertSolution, Budget, type Engine, type Exchange, type TraceEvent } from '#core';
import { engineEntries } from '#engines';
import { LocalMakers, makeAttempts } from '#generator';
import { type SolveReport, solvePuzzle } from '#operations';
import { hearFrom, tellOn } from './board.ts';
import { piecesIn } from './pieces.ts';
import { PuzzleUnpacker, puzzleToData } from './puzzle-data.ts';
import {
  BATCH,
  type MakeAnswer,
  type MakeTask,
  MOST_WAITING,
  PROGRESS_MS,
  type SolveMessage,
  type SolveTask,
  type StartAnswer,
  type StartTask,
  type Together,
} from './task.ts';

const unpacker = new PuzzleUnpacker();

/** What a worker thread does with a task: the same `solvePuzzle` as everywhere, telling how it goes on the port. */
export async function solve(task: SolveTask): Promise<SolveReport> {
  const { port, taken: shared } = task;
  const engine = await engineOf(task.engine);
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
  const { together, mostTraced } = task;
  const events: TraceEvent[] = [];
  let traced = 0;
  const trace = (event: TraceEvent): void => {
    if (traced++ < mostTraced! && events.push(event) === BATCH) tell({ type: 'traced', events: events.splice(0), more: 0 });
  };
  const over = together && new Int32Array(together.over);
  const report = solvePuzzle(unpacker.unpack(task.puzzle), engine, {
    limit: task.limit,
    keep: task.keep,
    options: task.options,
    ...(together ? { exchange: exchangeOf(together) } : {}),
    ...(mostTraced === undefined ? {} : { trace }),
    budget: {
      ...task.budget,
      ...(over ? { isCancelled: () => Atomics.load(over, 0) === 1 } : {}),
      ...(task.deadline === undefined ? {} : { timeMs: task.deadline - Date.now() }),
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
  if (traced > 0) tell({ type: 'traced', events, more: Math.max(0, traced - mostTraced!) });
  // Said and not left to the closing of the port, which a thread that waits for its next task does not carry out.
  tell({ type: 'end' });
  return report;
}

function exchangeOf({ is, board, pieces }: Together): Exchange {
  return { ...(is === 'first' ? tellOn(board) : hearFrom(board)), pieces: piecesIn(pieces) };
}

/** Nodes that an engine may spend ahead of its search; a start is only called off when it is surely behind. */
const SLACK = 2 ** 13;

/** Runs one start until it has an answer, or until another was there with fewer steps. */
export async function solveStart({ puzzle, engine: id, options, limit, budget: limits, fewest }: StartTask): Promise<StartAnswer> {
  const engine = await engineOf(id);
  const record = new BigInt64Array(fewest);
  const budget: Budget = new Budget({ ...limits, isCancelled: () => budget.nodes - SLACK > Number(Atomics.load(record, 0)) });
  let solution: Uint8Array | undefined;
  const unpacked = unpacker.unpack(puzzle);
  const outcome = engine.solve(unpacked, {
    limit,
    budget,
    options,
    onSolution(grid) {
      assertSolution(unpacked, grid, engine.id);
      solution = grid;
    },
  });
  const steps = outcome.counters.swaps ?? outcome.counters.nodes;
  if (solution) lower(record, BigInt(steps));
  return { steps, outcome, ...(solution ? { solution } : {}) };
}

/** Writes a new record where it is one, while others write too. */
function lower(record: BigInt64Array, steps: bigint): void {
  for (let known = Atomics.load(record, 0); steps < known; ) {
    const before = Atomics.compareExchange(record, 0, known, steps);
    if (before === known) return;
    known = before;
  }
}

const makers = new LocalMakers();

/** Makes attempts. */
export async function make({ order, attempts, cancelled }: MakeTask): Promise<MakeAnswer> {
  const flag = new Int32Array(cancelled);
  const result = makeAttempts(await makers.maker(order), attempts, () => Atomics.load(flag, 0) === 1);
  return { ...result, made: result.made.map((made) => ({ ...made, puzzle: puzzleToData(made.puzzle) })) };
}

async function engineOf(id: string): Promise<Engine> {
  const engine = await engineEntries.find((entry) => entry.id === id)?.load();
  if (!engine) throw new Error(`no engine ${id}`);
  return engine;
}
