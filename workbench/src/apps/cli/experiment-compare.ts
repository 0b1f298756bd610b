import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable } from '#drawing';
import { experiments } from '#measuring/experiments';
import { compareRuns, ResultStore, type RunComparison, type RunPlace, StoreError } from '#measuring/laboratory';
import { UsageError } from './command.ts';
import { EXIT, type ExitCode } from './exit.ts';
import type { Io } from './io.ts';

interface CompareOptions {
  readonly out?: string;
  readonly data?: string;
  readonly json?: boolean;
}

/** Compares two runs: numbers of one database, or folders and databases, whose last runs are meant. */
export function compareExperiments(words: readonly string[], options: CompareOptions, io: Io): ExitCode {
  if (words.length !== 2)
    throw new UsageError('"experiment compare" needs two runs: numbers with --out DIR, or the folders of two reports');
  const stores = new Map<string, ResultStore>();
  try {
    const [first, second] = words.map((word) => findRun(word, options, stores)) as [RunPlace, RunPlace];
    const comparison = compareRuns(experiments, first, second);
    if (comparison.columns.length === 0)
      throw new UsageError('the two runs have no measurement in common: they differ in size, seed or experiments');
    show(comparison, options.json === true, io);
    return EXIT.ok;
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  } finally {
    for (const store of stores.values()) store.close();
  }
}

function findRun(word: string, { out, data }: CompareOptions, stores: Map<string, ResultStore>): RunPlace {
  const isNumber = /^\d+$/.test(word);
  if (isNumber && out === undefined && data === undefined)
    throw new UsageError(`run ${word} of which database? Say --out DIR or --data FILE`);
  const file = isNumber
    ? (data ?? join(out!, 'results.db'))
    : existsSync(word) && statSync(word).isDirectory()
      ? join(word, 'results.db')
      : word;
  if (!existsSync(file)) throw new UsageError(`${file}: there is no such database of results`);
  const store = stores.get(file) ?? new ResultStore(file);
  stores.set(file, store);
  const runs = store.runs();
  const run = isNumber ? runs.find(({ id }) => id === Number(word)) : runs.at(-1);
  if (!run)
    throw new UsageError(`${file} has no run${isNumber ? ` ${word}; there are ${runs.map(({ id }) => id).join(', ') || 'none'}` : ''}`);
  return { store, run: run.id };
}

function show({ columns, alone, differences }: RunComparison, json: boolean, io: Io): void {
  if (json) {
    for (const column of columns) io.print(`${JSON.stringify(column)}\n`);
    io.print(`${JSON.stringify({ differences: differences.length, alone })}\n`);
    return;
  }
  const rows = columns.map(({ experiment, column, pairs, first, second, ratio, varies, differing }) => [
    experiment,
    column,
    String(pairs),
    shown(first),
    shown(second),
    ratio === undefined ? '' : ratio.toFixed(2),
    varies ? '' : differing === 0 ? 'equal' : `${differing} differ`,
  ]);
  io.print(`${formatTable(['experiment', 'measure', 'pairs', 'median of 1', 'median of 2', 'ratio', 'counts'], rows, [0, 1])}\n`);
  for (const [name, [first, second]] of Object.entries(alone)) {
    io.print(`${name}: ${first} measurements only in the first run, ${second} only in the second\n`);
  }
  for (const difference of differences.slice(0, 20)) io.print(`differs: ${difference}\n`);
  io.print(
    differences.length === 0
      ? 'Everything but times and memory is the same.\n'
      : `${differences.length} values differ beside times and memory.\n`,
  );
}

function shown(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(4))) : '';
}
