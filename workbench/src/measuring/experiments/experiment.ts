import { must, type Result, type Said, type Words } from '#core';
import type { Figure } from '#measuring/figures';
import type { Instruments, Table, Text } from '#measuring/tools';
import { type Column, type Columns, column, type Row, type RowOf, readRows } from '#measuring/tools';
import type { ClaimVerdict } from './verdict.ts';

/** How much is measured. `tiny` is for tests: every path of the code, next to no time. */
export const SIZES = ['full', 'quick', 'tiny'] as const;
export type Size = (typeof SIZES)[number];

/** All that a plan depends on, so that the same scale gives the same measurements on every machine. */
export interface ExperimentScale {
  readonly seed: number;
  readonly size: Size;
  /** Repetitions of each setting; what the experiment takes for its size where undefined. */
  readonly runs?: number;
  /** The SAT solvers to set beside, by name. Part of the scale because a plan may not ask the machine. */
  readonly peers: readonly string[];
}

/** One start of `ninefold experiment`, gone on with or not: measurements of one run were planned by the same scale. */
export interface ExperimentRun {
  readonly id: number;
  readonly started: string;
  readonly scale: ExperimentScale;
  /** The machine and the program, for people. */
  readonly machine: string;
}

/** What came out, for people. */
export interface ExperimentFindings {
  /** What becomes of the claim of the documents, decided by the rule of verdict.ts; its sentence comes first. */
  readonly verdict: ClaimVerdict;
  /** Paragraphs with figures taken from the rows. */
  readonly summary: readonly Said[];
  readonly tables: readonly Table[];
  readonly figure: Figure<Text>;
}

/** What a study is called and asks, in one language. */
interface StudyWords {
  readonly title: string;
  readonly question: string;
  /** The document and the tables and figures that it repeats. */
  readonly source: string;
}

interface About {
  readonly id: string;
  readonly words: Words<StudyWords>;
  /** CPU seconds that it took when it was last measured; the remaining time is guessed from it. */
  readonly expect: Readonly<Record<'full' | 'quick', number>>;
}

/**
 * One study: which measurements there are, how each is made, and what their rows say. Measurements are independent of each
 * other, so they can be made in any order, in any process, today or after an interruption.
 */
interface Study<Parameters extends Columns, Answers extends Columns> extends About {
  /** What a measurement is told: what names it. */
  readonly parameters: Parameters;
  readonly answers: Answers;
  /** The parameters of every measurement. No two are equal. */
  plan(scale: ExperimentScale): RowOf<Parameters>[];
  /** Makes one measurement; the answer depends on the parameters alone, but for columns that vary. */
  measure(parameters: RowOf<Parameters>, instruments: Instruments): RowOf<Answers> | Promise<RowOf<Answers>>;
  /** Reads the rows (parameters and answers together), however many are there so far. */
  report(rows: readonly RowOf<Parameters & Answers>[], scale: ExperimentScale): ExperimentFindings;
}

/** A study as the programs see it that run it, keep its rows and show them: of all studies alike. */
export interface Experiment extends About {
  /** What NAME.csv holds: the parameters, the answers, and the time that the whole measurement took. */
  readonly columns: readonly (Column & { readonly name: string; readonly isParameter: boolean })[];
  plan(scale: ExperimentScale): Row[];
  measure(parameters: Row, instruments: Instruments): Promise<Row>;
  /** Rows of any origin, held to the columns. */
  read(rows: readonly unknown[]): Result<readonly (Row & RowOf<typeof TIME>)[]>;
  report(rows: readonly Row[], scale: ExperimentScale): ExperimentFindings;
}

/** The column that every experiment has beside its own. */
const TIME = { cpuSeconds: column.seconds('CPU time of the whole measurement') };

/** Forgets which columns a study has, after putting the check of its rows before everything that reads them. */
export function defineExperiment<Parameters extends Columns, Answers extends Columns>(study: Study<Parameters, Answers>): Experiment {
  const { parameters, answers, ...about } = study;
  const columns = { ...parameters, ...answers, ...TIME };
  return {
    ...about,
    columns: Object.entries(columns).map(([name, one]) => ({ ...one, name, isParameter: Object.hasOwn(parameters, name) })),
    async measure(row, instruments) {
      const began = instruments.seconds();
      const answered = await study.measure(must(readRows(parameters, [row]))[0]!, instruments);
      return { ...row, ...answered, cpuSeconds: instruments.seconds() - began };
    },
    read: (rows) => readRows<Columns & typeof TIME>(columns, rows),
    report: (rows, scale) => study.report(must(readRows(columns, rows)), scale),
  };
}

/** The name of a measurement within its experiment. */
export function keyOf(parameters: Row): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** What a size stands for in an experiment. */
export function bySize<T>({ size }: ExperimentScale, choices: Readonly<Record<Size, T>>): T {
  return choices[size];
}

/** The whole numbers from `first` to `last`, both included. */
export function steps(first: number, last: number, by = 1): number[] {
  return Array.from({ length: Math.floor((last - first) / by) + 1 }, (_, i) => first + i * by);
}
