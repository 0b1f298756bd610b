import {
  assertSolution,
  Budget,
  type Complaint,
  fail,
  type OptionValue,
  ok,
  type Result,
  type SolveOutcome,
  type TraceEvent,
  type Words,
} from '#core';
import { engineEntries } from '#engines';
import { settleEngine } from '#operations';
import type { PuzzleRecord } from '#session';
import { workshop } from './asking.ts';
import { type LongSteps, samplerOf } from './long-runs.ts';
import { positionOf } from './position-of.ts';
import type { Reporting } from './reporting.ts';

/** What an engine did, with the nodes that it had spent by then. */
export type Shot<Event extends TraceEvent = TraceEvent> = Event & { readonly nodes: number };

/** What a run came to, as plain data. */
export interface RunResult extends Omit<SolveOutcome, 'count'> {
  readonly count: string;
  /** From the first step of the search, when the code is loaded. */
  readonly elapsedMs: number;
  /** The first solution. */
  readonly solution?: Uint8Array;
}

/** A run with what happened in it, in order. */
export interface Recording {
  readonly shots: readonly Shot[];
  /** Events of the wanted types that came after the last that was kept. */
  readonly left: number;
  readonly result: RunResult;
}

export type PerformAnswer = ({ readonly ok: true } & Recording) | ({ readonly ok: false } & Complaint);

export interface PerformInput {
  readonly puzzle: PuzzleRecord;
  readonly engine: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly limit: number;
  /** The types of events to keep; the others are left out as if they had not been told. */
  readonly keep: readonly string[];
  readonly timeMs?: number;
  /** In long steps, so that there is room for the whole run. */
  readonly long?: LongSteps;
}

/** Nobody watches more than this, and the page plays it without a pause. */
const MOST_SHOTS = 20_000;
/** Numbers in all lists of all events that are kept: some ten megabytes. */
const MOST_ITEMS = 1_000_000;
const PERFORM_MS = 20_000;

/** Runs an engine and keeps what it tells, up to a bound; the run itself goes on to its own end, so that its counters are those of any run. */
export async function perform(
  { options, keep, long, timeMs = PERFORM_MS, ...input }: PerformInput,
  reporting: Reporting,
): Promise<PerformAnswer> {
  if (long) return performInLongSteps({ ...input, options, timeMs }, long, reporting);
  const wanted = new Set(keep);
  const shots: Shot[] = [];
  let [items, left] = [0, 0];
  const run = await runEngine({ ...input, options, timeMs }, reporting, (event, nodes) => {
    if (!wanted.has(event.type)) return;
    if (shots.length >= MOST_SHOTS || items >= MOST_ITEMS) {
      left++;
      return;
    }
    items += weightOf(event.data);
    shots.push({ ...event, nodes });
  });
  return run.ok ? { ok: true, shots, left, result: run.value } : run;
}

/** Runs an engine twice, which does the same each time: once to look at it, once to keep long steps from its beginning to its end. */
async function performInLongSteps(
  input: Required<Omit<PerformInput, 'keep' | 'long'>>,
  long: LongSteps,
  reporting: Reporting,
): Promise<PerformAnswer> {
  const sampler = samplerOf(long);
  let [all, weight] = [0, 0];
  const first = await runEngine(input, reporting, (event) => {
    sampler.count(event);
    all++;
    weight += weightOf(event.data);
  });
  if (!first.ok) return first;
  const room = Math.min(MOST_SHOTS, Math.max(1, Math.floor((MOST_ITEMS * all) / Math.max(1, weight))));
  const choose = sampler.chooser(room);
  const shots: Shot[] = [];
  let left = 0;
  const run = await runEngine(input, reporting, (event, nodes) => {
    const shown = choose(event);
    if (shown) shots.push({ ...shown, nodes });
    else left++;
  });
  return run.ok ? { ok: true, shots, left, result: run.value } : run;
}

/** Runs an engine on a puzzle; the first solution is judged by the checker. */
async function runEngine(
  { puzzle: record, engine: id, options, limit, timeMs }: Required<Omit<PerformInput, 'keep' | 'long'>>,
  { report }: Reporting,
  onEvent?: (event: TraceEvent, nodes: number) => void,
): Promise<Result<RunResult>> {
  const ready = await settleEngine(id, options, workshop);
  if (!ready.ok) return ready;
  const { engine, settings } = ready.value;
  const puzzle = positionOf(record);
  const refusal = engine.refuses(puzzle.geometry, settings);
  if (refusal !== undefined) return fail(refusal);
  const budget = new Budget({ timeMs, onProgress: nowAndThen(report) });
  let solution: Uint8Array | undefined;
  const start = performance.now();
  const { count, ...outcome } = engine.solve(puzzle, {
    limit,
    budget,
    options: settings,
    onSolution(grid) {
      if (solution === undefined) assertSolution(puzzle, grid, engine.id);
      solution ??= grid;
    },
    // The theatre has words of its own, and notes would be half of what is sent to it.
    ...(onEvent ? { trace: ({ note: _note, ...event }: TraceEvent) => onEvent(event, budget.nodes) } : {}),
  });
  const elapsedMs = performance.now() - start;
  return ok({ ...outcome, count: String(count), elapsedMs, ...(solution ? { solution } : {}) });
}

/** Numbers in the lists of an event, also in lists of lists. */
function weightOf(data: TraceEvent['data'] | readonly unknown[] = {}): number {
  let weight = 0;
  for (const value of Array.isArray(data) ? data : Object.values(data)) if (Array.isArray(value)) weight += value.length + weightOf(value);
  return weight;
}

/** An engine as the page lists it for a puzzle. */
export interface EngineFact {
  readonly id: string;
  readonly title: Words<string>;
  /** False where it may miss solutions and proves nothing. */
  readonly complete: boolean;
  /** Why it does not take the puzzle. */
  readonly refusal?: Complaint;
}

/** Every engine of the registry, and whether it takes a puzzle. */
export async function enginesFor({ puzzle: record }: { puzzle: PuzzleRecord }): Promise<readonly EngineFact[]> {
  const { geometry } = positionOf(record);
  return Promise.all(
    engineEntries.map(async ({ id, title, complete, load }) => {
      const refusal = (await load()).refuses(geometry);
      return { id, title, complete, ...(refusal === undefined ? {} : { refusal }) };
    }),
  );
}

/** How far an engine is. */
export interface EngineProgress {
  readonly nodes: number;
  readonly elapsedMs: number;
}

export type RaceAnswer = { readonly ok: true; readonly result: RunResult } | ({ readonly ok: false } & Complaint);

/** How often an engine tells how far it is. */
const REPORT_MS = 100;

function nowAndThen(report: Reporting['report']): (nodes: number) => void {
  const start = performance.now();
  let reported = start;
  return (nodes) => {
    const now = performance.now();
    if (now - reported < REPORT_MS) return;
    reported = now;
    report({ nodes, elapsedMs: now - start } satisfies EngineProgress);
  };
}

/**
 * One engine in a race. An engine that can prove something is asked for a second solution, so that it has to search everything; one that
 * cannot is asked for the first. The clock runs from the first step of the search, when the code is loaded.
 */
export async function race(
  { engine, ...input }: { readonly puzzle: PuzzleRecord; readonly engine: string; readonly timeMs: number },
  reporting: Reporting,
): Promise<RaceAnswer> {
  const limit = engineEntries.find(({ id }) => id === engine)?.complete ? 2 : 1;
  const run = await runEngine({ ...input, engine, options: {}, limit }, reporting);
  return run.ok ? { ok: true, result: run.value } : run;
}
