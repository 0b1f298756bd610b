import type { Result } from '#core';

/** A setting of a benchmark: how the text after its flag is read, and what holds where it is left out. */
export interface BenchmarkSetting<Value> {
  readonly sort: 'whole' | 'seconds' | 'word' | 'text' | 'flag';
  readonly summary: string;
  readonly default: Value;
  /** The least whole number. */
  readonly least?: number;
  /** The words there are. */
  readonly words?: readonly string[];
}
type Settings = Readonly<Record<string, BenchmarkSetting<unknown>>>;
type ValuesOf<S extends Settings> = { readonly [Name in keyof S]: S[Name] extends BenchmarkSetting<infer Value> ? Value : never };

/** The sorts of settings there are. */
export const setting = {
  whole: <Default extends number | undefined>(summary: string, value: Default, least = 1): BenchmarkSetting<number | Default> => ({
    sort: 'whole',
    summary,
    default: value,
    least,
  }),
  seconds: (summary: string, value: number): BenchmarkSetting<number> => ({ sort: 'seconds', summary, default: value }),
  word: <Word extends string>(words: readonly Word[], summary: string, value: Word): BenchmarkSetting<Word> => ({
    sort: 'word',
    summary,
    default: value,
    words,
  }),
  text: <Default extends string | undefined>(summary: string, value: Default): BenchmarkSetting<string | Default> => ({
    sort: 'text',
    summary,
    default: value,
  }),
  flag: (summary: string): BenchmarkSetting<boolean> => ({ sort: 'flag', summary, default: false }),
};

/** Settings that several benchmarks have. */
export const common = {
  seed: setting.whole('how the puzzles are shuffled', 1, 0),
  seconds: setting.seconds('least seconds of measured passes', 1),
  engine: setting.text('the engine', 'fast'),
};

/** Shows how far a slow measurement has come. */
export interface ProgressBar {
  update(done: number): void;
  stop(): void;
}

/** Begins to show it. */
export type Begin = (verb: string, unit: string) => ProgressBar;

interface Definition<S extends Settings, Row extends object> {
  readonly id: string;
  readonly summary: string;
  /** What is measured, as help writes it: "<lists...>". */
  readonly subjects?: string;
  readonly settings: S;
  /** What follows "ninefold bench ID", each with what it shows. */
  readonly examples: readonly (readonly [words: string, shows: string])[];
  readonly notes?: string;
  /** Measures; each row is told when it is there, and what cannot be measured by a sentence. */
  measure(subjects: readonly string[], values: ValuesOf<S>, begin: Begin): AsyncIterable<Result<Row>>;
  /** A row for people, at once. */
  line?(row: Row): string;
  /** All rows for people, at the end. */
  table?(rows: readonly Row[]): string;
  /** Whether what was measured shows a fault. */
  fails?(rows: readonly Row[]): boolean;
}

/** A benchmark as `ninefold bench` sees it: of all alike. */
export interface Benchmark extends Definition<Settings, object> {}

/** Forgets which settings and rows a benchmark has; the command line hands it what its own settings say, and its own rows. */
export function defineBenchmark<S extends Settings, Row extends object>(definition: Definition<S, Row>): Benchmark {
  return definition as unknown as Benchmark;
}
