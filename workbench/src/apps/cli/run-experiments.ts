import { mkdirSync, statSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { LanguageCode } from '#core';
import { formatTable } from '#drawing';
import { type Experiment, type ExperimentRun, type ExperimentScale, experiments } from '#measuring/experiments';
import { processCrew, ResultStore, type RunOutcome, runExperiments, StoreError, writeReport } from '#measuring/laboratory';
import { findPeers } from '#measuring/machine';
import { UsageError } from './command.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { compareExperiments } from './experiment-compare.ts';
import type { Io } from './io.ts';
import { startProgress } from './progress.ts';
import { WRITE_ERRORS } from './save.ts';

export interface ExperimentOptions {
  readonly out?: string;
  readonly data?: string;
  readonly quick?: boolean;
  readonly resume?: boolean;
  readonly threads?: number;
  readonly seed?: number;
  readonly runs?: number;
  readonly language?: LanguageCode;
  readonly json?: boolean;
}

/** Runs experiments, or lists them, or compares two runs of them. */
export async function runExperimentCommand(words: readonly string[], options: ExperimentOptions, io: Io): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (first === 'list') return listExperiments(rest, options, io);
  if (first === 'compare') return compareExperiments(rest, options, io);
  return measure(chosen(words), options, io);
}

function chosen(words: readonly string[]): Experiment[] {
  if (words.length === 1 && words[0] === 'all') return [...experiments];
  const unknown = words.find((word) => !experiments.some(({ id }) => id === word));
  if (unknown !== undefined) {
    throw new UsageError(
      `no experiment "${unknown.slice(0, 60)}"; there are all, list, compare, ${experiments.map(({ id }) => id).join(', ')}`,
    );
  }
  return experiments.filter(({ id }) => words.includes(id));
}

function listExperiments(rest: readonly string[], { json }: ExperimentOptions, io: Io): ExitCode {
  if (rest.length > 0) throw new UsageError('"experiment list" takes no further words');
  if (json) {
    for (const { id, words, expect } of experiments) {
      const { title, source, question } = words.en;
      io.print(`${JSON.stringify({ id, title, source, question, cpuSeconds: expect })}\n`);
    }
    return EXIT.ok;
  }
  const rows = experiments.map(({ id, words, expect }) => [id, words.en.source, minutes(expect.quick), minutes(expect.full)]);
  io.print(`${formatTable(['name', 'source', 'quick', 'full'], rows, [0, 1])}\n\n`);
  for (const { id, words } of experiments) io.print(`${id}: ${words.en.question}\n`);
  io.print('\nTimes are CPU time on the machine of docs/experiments.md.\n');
  return EXIT.ok;
}

async function measure(selected: readonly Experiment[], options: ExperimentOptions, io: Io): Promise<ExitCode> {
  if (options.out === undefined) throw new UsageError('experiment needs --out DIR, the folder to write the report into');
  const folder = options.out;
  makeFolder(folder);
  const store = openStore(options.data ?? join(folder, 'results.db'));
  const run = chooseRun(store, options, io);
  const crew = processCrew(options.threads ?? availableParallelism());
  const progress = startProgress(io, `run ${run.id}, {name}`, 'of {planned} measurements | about {remaining} left');
  let state = { done: 0, total: 0 };
  io.onInterrupt(() => `${state.done} of ${state.total} measurements are kept in run ${run.id}; go on with --resume`);
  try {
    const outcome = await runExperiments({
      experiments: selected,
      store,
      run,
      crew,
      onProgress({ experiment: name, done, total, share, remaining }) {
        state = { done, total };
        progress.update(done, { name, planned: total, share, remaining: remaining === undefined ? '?' : minutes(remaining) });
      },
      // After each experiment, so that an interrupted run has a report of what is there.
      onExperiment: () => writeReport(folder, store, run, reported(store, run, selected), options.language),
    });
    progress.stop();
    return tell(outcome, run, selected, folder, options, io);
  } catch (error) {
    progress.stop();
    const sentence = fileSentence(error, folder);
    if (sentence === undefined) throw error;
    io.warn(`ninefold: ${sentence}; what was finished is kept in run ${run.id}: make room and go on with --resume`);
    return EXIT.badInput;
  } finally {
    await crew.close();
    store.close();
  }
}

/** Also what an earlier start of the same run measured, so that the report does not lose it. */
function reported(store: ResultStore, run: ExperimentRun, selected: readonly Experiment[]): Experiment[] {
  const there = new Set(store.measurements(run.id).map((one) => one.experiment));
  return experiments.filter((one) => selected.includes(one) || there.has(one.id));
}

function tell(
  outcome: RunOutcome,
  run: ExperimentRun,
  selected: readonly Experiment[],
  folder: string,
  { json }: ExperimentOptions,
  io: Io,
): ExitCode {
  for (const failure of outcome.failures.slice(0, 10)) io.warn(`ninefold: ${failure}`);
  if (outcome.failures.length > 0) io.warn(`ninefold: ${outcome.failures.length} measurements failed; --resume tries them again`);
  if (json) {
    for (const { id } of selected) {
      const files = ['csv', 'json', 'svg'].map((ending) => join(folder, `${id}.${ending}`));
      io.print(`${JSON.stringify({ experiment: id, run: run.id, files })}\n`);
    }
  } else io.print(`run ${run.id}: ${outcome.done} of ${outcome.total} measurements; the report is ${join(folder, 'index.html')}\n`);
  return outcome.failures.length > 0 ? EXIT.failed : EXIT.ok;
}

/** The last run with --resume, else a new one. A run keeps the settings that it began with. */
function chooseRun(store: ResultStore, options: ExperimentOptions, io: Io): ExperimentRun {
  const { quick, seed, runs, resume } = options;
  const last = resume ? store.runs().at(-1) : undefined;
  if (resume && !last) io.warn('ninefold: there is no run to go on with yet; a new one begins');
  if (last) {
    const { scale } = last;
    const contradicts =
      (quick && scale.size !== 'quick') || (seed !== undefined && seed !== scale.seed) || (runs !== undefined && runs !== scale.runs);
    if (contradicts) {
      throw new UsageError(
        `run ${last.id} was begun with ${scaleInWords(scale)}; --resume keeps to that, so leave the other settings out or begin a new run without --resume`,
      );
    }
    return last;
  }
  const scale: ExperimentScale = {
    seed: seed ?? 1,
    size: quick ? 'quick' : 'full',
    ...(runs === undefined ? {} : { runs }),
    peers: findPeers().map(({ name }) => name),
  };
  return store.startRun(scale, machine());
}

function scaleInWords({ size, seed, runs }: ExperimentScale): string {
  return `${size === 'quick' ? '--quick ' : 'the full size, '}--seed ${seed}${runs === undefined ? '' : ` --runs ${runs}`}`;
}

function machine(): string {
  const all = cpus();
  return `Node ${process.versions.node} on ${process.platform} ${process.arch}, ${all.length} x ${all[0]?.model.trim() ?? 'unknown processor'}`;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  } catch (error) {
    throw new UsageError(fileSentence(error, folder) ?? `${folder}: ${(error as Error).message}`);
  }
}

function openStore(file: string): ResultStore {
  try {
    return new ResultStore(file);
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
}

/** The sentence for a failure of the file system or of the database; undefined for anything else. */
function fileSentence(error: unknown, folder: string): string | undefined {
  if (error instanceof StoreError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  const words = code === 'EEXIST' ? 'this is a file, not a folder' : code === undefined ? undefined : WRITE_ERRORS[code];
  return words === undefined ? undefined : `${folder}: ${words}`;
}

/** "40 s", "12 min", "3.5 h". */
function minutes(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
