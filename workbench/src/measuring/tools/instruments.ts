import type { Puzzle } from '#core';
import type { MemoryMeter } from '#operations';

/**
 * What a measurement uses beside its parameters. A process of its own has all of it; a page has neither memory to look at nor
 * other programs, and its clock counts the seconds that pass. Each place that runs measurements brings what it has.
 */
export interface Instruments {
  /** Seconds on the clock of the place: of CPU time where it can be told. */
  seconds(): number;
  /** Whether the answer is no longer wanted; asked often. */
  isCancelled(): boolean;
  /** Undefined where memory cannot be seen; what it would have shown is left empty. */
  readonly memory?: MemoryMeter;
  /** The SAT solvers that can be run here. */
  peers(): readonly SatSolver[];
}

/** Another program that solves puzzles. */
interface SatSolver {
  readonly name: string;
  /** Up to this many solutions within this many CPU seconds; undefined where they did not suffice. */
  solve(puzzle: Puzzle, seconds: number, limit: 1 | 2): { readonly solutions: number | undefined; readonly cpuSeconds: number };
}
