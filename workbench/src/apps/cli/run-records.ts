import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Budget, makePuzzle, must, type Puzzle } from '#core';
import { formatLine, parsePuzzle } from '#formats';
import { leastClues, readRegions, recordFields } from '#generator';
import { type Job, JobService, type Json, Threads } from '#jobs';
import { parseKind } from '#kinds';
import { loadDrawing } from '#measuring/laboratory';
import { Workshop } from '#operations';
import { type OutOfFields, object } from '#schema';
import { CertifiedFolder } from './certified-folder.ts';
import { UsageError } from './command.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { fieldsFromOptions } from './field-options.ts';
import { inWords } from './in-words.ts';
import { describeFailure } from './input.ts';
import type { Io } from './io.ts';
import { startProgress } from './progress.ts';

/** Options of `ninefold records`. */
export interface RecordOptions extends Partial<OutOfFields<typeof recordFields>> {
  readonly exact?: boolean;
  readonly threads?: number;
  readonly data?: string;
  readonly certify?: string;
  readonly plot?: string;
  readonly json?: boolean;
}

/** Megabytes that one thread may use: a cube takes some 200. */
const MEMORY_MB = 1024;
/** Who is asked for in the store. */
const OWNER = 'records';
const MANY_YEARS_DAYS = 36_500;

export async function runRecords(options: RecordOptions, io: Io): Promise<ExitCode> {
  if (options.kind === undefined) throw new UsageError('say of which kind: --kind SPEC');
  return options.exact ? runExact(options.kind, options, io) : runHunt(options.kind, options, io);
}

async function runExact(spec: string, options: RecordOptions, io: Io): Promise<ExitCode> {
  const kind = parseKind(spec, options.regions === undefined ? undefined : readRegions(options.regions));
  if (!kind.ok) throw new UsageError(inWords(kind));
  const workshop = new Workshop();
  const { makeProber } = await workshop.makers.parts();
  const progress = startProgress(io, 'records', 'classes');
  const found = leastClues(makeProber(kind.value.geometry), (done, all) => progress.update(done, { share: done / all }));
  progress.stop();
  if (!found.ok) throw new UsageError(inWords(found));
  const { grids, classes, byClues, givens, sets } = found.value;
  const puzzle = makePuzzle(kind.value, givens);
  const clues = Math.min(...byClues.keys());
  const line = formatLine(puzzle);
  const spread = [...byClues].sort(([a], [b]) => a - b);
  if (options.json)
    io.print(
      `${JSON.stringify({ kind: spec, exact: true, clues, puzzle: line, grids, classes, byClues: Object.fromEntries(spread), sets })}\n`,
    );
  else {
    io.print(`${line}  ${clues} clues, and none has fewer\n`);
    io.print(
      `${grids} grids, ${classes} up to symmetry; fewest clues: ${spread.map(([least, many]) => `${least} (${many})`).join(', ')}\n`,
    );
  }
  return certified(puzzle, options, workshop, io);
}

async function runHunt(kind: string, options: RecordOptions, io: Io): Promise<ExitCode> {
  const request = requestOf(options);
  const executor = new Threads({
    threads: options.threads ?? availableParallelism(),
    memoryMb: MEMORY_MB,
    places: Number.MAX_SAFE_INTEGER,
    nice: 0,
  });
  const service = new JobService({
    data: options.data,
    executor,
    begin: (task) => executor.begin(task, new AbortController().signal),
    jobSeconds: Number.MAX_SAFE_INTEGER,
    keepDays: MANY_YEARS_DAYS,
    onTrouble: (message) => io.warn(`ninefold: ${message}`),
  });
  try {
    const created = await service.create({ operation: 'records', request }, OWNER);
    if (!created.ok) throw new UsageError(inWords(created));
    if (!('job' in created.value)) throw new Error('a store of its own has room for a job');
    const job = await follow(service, created.value.job, options, io);
    if (job.state !== 'done') {
      io.warn(`ninefold: ${job.error ?? 'the search was ended'}`);
      return EXIT.failed;
    }
    return await finished(kind, job.result ?? {}, options, io);
  } finally {
    service.close();
    await executor.close();
  }
}

/** The fields of the job; the puzzle that it starts from stands in a file. */
function requestOf({ start, ...options }: RecordOptions): Json {
  const read = object(recordFields).read(
    fieldsFromOptions(recordFields, { ...options, start: start === undefined ? undefined : readStart(start) }),
    '',
  );
  if (!read.ok) throw new UsageError(inWords(read));
  return read.value;
}

function readStart(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`${path}: ${describeFailure(error)}`);
  }
}

/** A puzzle as the job tells it. */
interface Found {
  readonly clues: number;
  readonly puzzle: string;
  readonly regions?: string;
}

function isFound(best: Partial<Found>): best is Found {
  return best.clues !== undefined;
}

/** A text that can be read again: a jigsaw has its regions above it. */
function textOf({ puzzle, regions }: Found): string {
  return regions === undefined ? puzzle : `regions: ${regions}\n${puzzle}`;
}

/** Prints every puzzle that has fewer clues than all before it. */
async function follow(service: JobService, begun: Job, options: RecordOptions, io: Io): Promise<Job> {
  const progress = startProgress(io, 'records', 'rounds');
  let least = Number.POSITIVE_INFINITY;
  let last = begun;
  io.onInterrupt(() => {
    const { clues } = service.get(begun.id)?.result ?? {};
    return `${last.partsDone} rounds${clues === undefined ? '' : `, ${clues} clues at the fewest`}${options.data === undefined ? '' : '; the same command goes on'}`;
  });
  for await (const event of service.follow(begun.id, -1, new AbortController().signal)) {
    if (event.type === 'items') {
      for (const item of event.items as unknown as Found[]) {
        if (item.clues >= least) continue;
        least = item.clues;
        io.print(options.json ? `${JSON.stringify(item)}\n` : `${textOf(item)}  ${item.clues} clues\n`);
        io.flush();
      }
      continue;
    }
    last = event.job;
    progress.update(last.partsDone, { share: last.share });
  }
  progress.stop();
  return last;
}

async function finished(spec: string, result: Json, options: RecordOptions, io: Io): Promise<ExitCode> {
  const { tried, history, ...best } = result as unknown as { tried: number; history: Record<string, number> } & Partial<Found>;
  if (!isFound(best)) {
    io.warn('ninefold: no grid could be made with this effort');
    return EXIT.budget;
  }
  io.print(
    options.json ? `${JSON.stringify({ kind: spec, ...result })}\n` : `fewest: ${best.clues} clues after ${tried} moves\n${textOf(best)}\n`,
  );
  if (options.plot !== undefined) io.save(options.plot, await plotOf(spec, history));
  const puzzle = must(parsePuzzle(textOf(best), { kind: spec }));
  return certified(puzzle, options, new Workshop(), io);
}

async function certified(puzzle: Puzzle, { certify }: RecordOptions, workshop: Workshop, io: Io): Promise<ExitCode> {
  if (certify === undefined) return EXIT.ok;
  const made = await new CertifiedFolder(certify, workshop).add(1, puzzle, new Budget({}));
  if (made.ok && made.value.status === 'proved') return EXIT.ok;
  io.warn(`ninefold: ${made.ok ? 'the puzzle was not proved' : inWords(made)}`);
  return EXIT.failed;
}

/** By round: the fewest clues so far, and those of the round. */
async function plotOf(spec: string, history: Readonly<Record<string, number>>): Promise<string> {
  const rounds = Object.entries(history)
    .map(([round, clues]) => ({ x: Number(round) + 1, y: clues }))
    .sort((a, b) => a.x - b.x);
  let least = Number.POSITIVE_INFINITY;
  const fewest = rounds.map(({ x, y }) => {
    least = Math.min(least, y);
    return { x, y: least };
  });
  const draw = await loadDrawing();
  return draw({
    title: spec,
    panels: [
      {
        title: '',
        x: { label: 'round' },
        y: { label: 'clues' },
        series: [
          { name: 'fewest of the round', points: rounds, line: false },
          { name: 'fewest so far', points: fewest },
        ],
      },
    ],
  });
}
