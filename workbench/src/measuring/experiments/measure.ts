import { type BudgetLimits, type CounterName, check, type Grid, must, type OptionValue, type Puzzle, STATUSES, settleOptions } from '#core';
import { engineEntries } from '#engines';
import type { Instruments } from '#measuring/tools';
import { column, type RowOf } from '#measuring/tools';
import { type SolveReport, solvePuzzle } from '#operations';

/** An engine with settings, a limit and a budget, as a measurement names them. */
export interface Trial {
  readonly engine: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly limit: number;
  /** Nodes and stored things only, so that the same search stops at the same point on every machine. */
  readonly budget: Pick<BudgetLimits, 'nodes' | 'stored'>;
  /** Called from time to time, to look at memory. */
  readonly onProgress?: () => void;
}

/** A finished trial: the report, and the seconds of one pass. */
export interface TrialReport {
  readonly report: SolveReport;
  readonly seconds: number;
}

/** Seconds below which a search is repeated, since the first pass of a process measures the compiler and the making of tables as well. */
const SHORT = 0.2;
/** Seconds of repeated passes, and how many there are at the most. */
const ENOUGH = 0.02;
const MOST_PASSES = 200;

/**
 * Runs an engine on a puzzle and measures its time. Short searches are repeated, the first pass not counted; counters are
 * those of one pass. The first solution is judged by the checker, outside the measured time.
 */
export async function tryEngine(puzzle: Puzzle, trial: Trial, instruments: Instruments): Promise<TrialReport> {
  const entry = engineEntries.find(({ id }) => id === trial.engine);
  if (!entry) throw new Error(`no engine ${trial.engine}`);
  const settled = must(settleOptions(entry, trial.options ?? {}));
  const engine = await entry.load();
  const pass = (): SolveReport =>
    solvePuzzle(puzzle, engine, {
      limit: trial.limit,
      budget: { ...trial.budget, isCancelled: instruments.isCancelled, ...(trial.onProgress ? { onProgress: trial.onProgress } : {}) },
      keep: 1,
      options: settled,
    });
  const once = timed(instruments, pass);
  judge(puzzle, once.result);
  if (once.result.end === 'cancelled') throw new Error('the program that asked for this has gone');
  if (once.seconds >= SHORT) return { report: once.result, seconds: once.seconds };
  let passes = 0;
  const { seconds } = timed(instruments, () => {
    const began = instruments.seconds();
    do pass();
    while (++passes < MOST_PASSES && instruments.seconds() - began < ENOUGH);
  });
  return { report: once.result, seconds: seconds / passes };
}

/** What every trial tells in a row. */
export const trialColumns = {
  status: column.oneOf(STATUSES, 'complete: the count is proved; limit: as many as were asked for; budget: stopped'),
  end: column.orNone(column.word('what ended a run that was stopped')),
  solutions: column.number('solutions found'),
  seconds: column.seconds('CPU time'),
};

export function trialRow({ report, seconds }: TrialReport): RowOf<typeof trialColumns> {
  return { status: report.status, end: report.end ?? null, solutions: Number(report.count), seconds };
}

/** Some of what the engine counted. */
export function counted<Name extends CounterName>({ report }: TrialReport, ...names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(
    names.map((name) => {
      const count = report.counters[name];
      if (count === undefined) throw new Error(`${report.engine} does not count ${name}`);
      return [name, count];
    }),
  ) as Record<Name, number>;
}

/** Runs something and says how long it took. */
export function timed<T>({ seconds }: Instruments, work: () => T): { readonly result: T; readonly seconds: number } {
  const began = seconds();
  const result = work();
  return { result, seconds: seconds() - began };
}

function judge(puzzle: Puzzle, { solutions, engine }: SolveReport): void {
  const faults = solutions.flatMap((solution: Grid) => check(puzzle, solution));
  if (faults.length > 0) throw new Error(`${engine} gave a grid that breaks ${faults.length} rules of ${puzzle.kind.spec}`);
}

/** Whether a budget ended the run of a row, so that it says nothing about the puzzle. */
export const isStopped = ({ status }: { readonly status: string }): boolean => status === 'budget';
