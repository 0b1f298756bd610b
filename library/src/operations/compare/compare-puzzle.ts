import {
  type BudgetEnd,
  type BudgetLimits,
  type Complaint,
  type Counters,
  check,
  type Engine,
  type Grid,
  type OptionValue,
  type Puzzle,
  type Said,
  type SolveStatus,
} from '#core';
import { solvePuzzle } from '../solve/solve-puzzle.ts';

/** An engine with its settings, as one line of a comparison. */
export interface Contender {
  /** How it is called in the table: its id, with the settings that differ from the default. */
  readonly label: string;
  readonly engine: Engine;
  readonly settings: Readonly<Record<string, OptionValue>>;
}

export interface CompareSettings {
  readonly limit: number;
  /** The budget of each engine on each puzzle. */
  readonly budget: BudgetLimits;
  /** How to see memory, where the caller can. */
  readonly memory?: MemoryMeter;
}

/** Sees memory; a parameter, because not every place that runs engines can. */
export interface MemoryMeter {
  /** Clears away what earlier runs left, so that it is not taken for the cost of this one. */
  collect(): void;
  /** Bytes in use now; asked from time to time during a run. */
  inUse(): number;
}

/** What the checker said of the solutions: nothing where there was none to look at. */
export type Checked = 'valid' | 'wrong' | 'none';

/** One engine on one puzzle. */
export interface ComparisonRow {
  readonly engine: string;
  /** Why the engine does not take the puzzle; the other fields are missing then. */
  readonly refusal?: Complaint;
  readonly status?: SolveStatus;
  readonly count?: bigint;
  readonly elapsedMs?: number;
  readonly counters?: Counters;
  /** The most bytes in use beyond those at the start, as far as it was looked at. */
  readonly peakBytes?: number;
  readonly checked?: Checked;
  readonly notes?: readonly Said[];
  /** Which bound ended the search, where one did. */
  readonly end?: BudgetEnd;
}

/** Milliseconds between two looks at the memory; each costs about as much as a few hundred nodes. */
const LOOK_EVERY_MS = 10;

/**
 * Runs several engines on one puzzle, each under the same limit and budget, and has every solution judged by the checker,
 * which shares no code with any of them. A solution that an engine gives twice is as wrong as one that breaks a rule.
 */
export function comparePuzzle(puzzle: Puzzle, contenders: readonly Contender[], settings: CompareSettings): ComparisonRow[] {
  return contenders.map(({ label, engine, settings: options }) => {
    const refusal = engine.refuses(puzzle.geometry, options);
    if (refusal !== undefined) return { engine: label, refusal };
    const memory = watchMemory(settings.memory);
    const seen = new Set<string>();
    let isWrong = false;
    const judge = (solution: Grid): void => {
      const text = String(solution);
      isWrong ||= seen.has(text) || check(puzzle, solution).length > 0;
      if (seen.size < MOST_REMEMBERED) seen.add(text);
    };
    // A wrong solution is what is looked for here, so it is judged before it would be refused.
    const watched: Engine = {
      id: engine.id,
      refuses: (...asked) => engine.refuses(...asked),
      solve: (asked, request) => engine.solve(asked, { ...request, onSolution: judge }),
    };
    const report = solvePuzzle(puzzle, watched, {
      limit: settings.limit,
      budget: { ...settings.budget, onProgress: memory.look },
      keep: 0,
      options,
    });
    const { status, count, elapsedMs, counters, notes, end } = report;
    const peakBytes = memory.peak();
    return {
      engine: label,
      status,
      count,
      elapsedMs,
      counters,
      checked: isWrong ? 'wrong' : count === 0n ? 'none' : 'valid',
      notes,
      ...(end ? { end } : {}),
      ...(peakBytes === undefined ? {} : { peakBytes }),
    };
  });
}

/** Solutions that are remembered to see whether one comes twice. */
const MOST_REMEMBERED = 100_000;

/** Whether two engines that both finished have counted differently, which at most one of them can be right about. */
export function disagree(rows: readonly ComparisonRow[]): boolean {
  const counts = rows.filter(({ status }) => status === 'complete').map(({ count }) => count);
  return new Set(counts).size > 1;
}

function watchMemory(meter: MemoryMeter | undefined): { look: () => void; peak: () => number | undefined } {
  if (!meter) return { look: () => undefined, peak: () => undefined };
  meter.collect();
  const start = meter.inUse();
  let peak = start;
  let next = performance.now() + LOOK_EVERY_MS;
  return {
    look() {
      if (performance.now() < next) return;
      peak = Math.max(peak, meter.inUse());
      next = performance.now() + LOOK_EVERY_MS;
    },
    peak: () => Math.max(peak, meter.inUse()) - start,
  };
}
