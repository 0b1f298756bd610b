import type { Figure } from '#drawing';
import type { Instruments, Table } from '#measuring/tools';

/** What a measurement is told, and what it answers: plain data that goes through a database and a process boundary unchanged. */
export type Plain = string | number | boolean | null;
export type Row = Readonly<Record<string, Plain>>;

/** How much is measured. `tiny` is for tests: every path of the code, next to no time. */
export const SIZES = ['full', 'quick', 'tiny'] as const;
export type Size = (typeof SIZES)[number];

/** All that a plan depends on, so that the same scale gives the same measurements on every machine. */
export interface Scale {
  readonly seed: number;
  readonly size: Size;
  /** Repetitions of each setting; what the experiment takes for its size where undefined. */
  readonly runs?: number;
  /** The SAT solvers to set beside, by name. Part of the scale because a plan may not ask the machine. */
  readonly peers: readonly string[];
}

/** One start of `ninefold experiment`, gone on with or not: measurements of one run were planned by the same scale. */
export interface Run {
  readonly id: number;
  readonly started: string;
  readonly scale: Scale;
  /** The machine and the program, for people. */
  readonly machine: string;
}

/** A column of an experiment's data: what `NAME.csv` calls it and what it means. */
export interface Column {
  readonly name: string;
  readonly title: string;
  readonly unit?: string;
  /** Times and memory: what differs from one run to the next although everything that was done is the same. */
  readonly varies?: boolean;
}

/** What came out, for people. */
export interface Findings {
  /** Paragraphs with figures taken from the rows. */
  readonly summary: readonly string[];
  readonly tables: readonly Table[];
  readonly figure: Figure;
}

/**
 * One study: which measurements there are, how each is made, and what their rows say. Measurements are independent of each
 * other, so they can be made in any order, in any process, today or after an interruption.
 */
export interface Experiment {
  readonly id: string;
  readonly title: string;
  /** The document and the tables and figures that it repeats. */
  readonly source: string;
  readonly question: string;
  /** CPU seconds that it took when it was last measured; the remaining time is guessed from it. */
  readonly expect: Readonly<Record<'full' | 'quick', number>>;
  readonly columns: readonly Column[];
  /** The parameters of every measurement. No two are equal. */
  plan(scale: Scale): Row[];
  /** Makes one measurement; the answer depends on the parameters alone, but for columns that vary. */
  measure(parameters: Row, instruments: Instruments): Row | Promise<Row>;
  /** Reads the rows (parameters and answers together), however many are there so far. */
  report(rows: readonly Row[], scale: Scale): Findings;
}

/** The name of a measurement within its experiment. */
export function keyOf(parameters: Row): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** What a size stands for in an experiment. */
export function bySize<T>({ size }: Scale, choices: Readonly<Record<Size, T>>): T {
  return choices[size];
}

/** The whole numbers from `first` to `last`, both included. */
export function steps(first: number, last: number, by = 1): number[] {
  return Array.from({ length: Math.floor((last - first) / by) + 1 }, (_, i) => first + i * by);
}
