import {
  type BudgetLimits,
  bindSettings,
  Deadline,
  type Engine,
  fail,
  type OptionValue,
  ok,
  type Puzzle,
  type Result,
  refuseAllButFields,
  settleOptions,
} from '#core';
import { findEngine } from '#engines';
import type { MemoryMeter } from './compare/compare-puzzle.ts';
import type { BudgetFields, SearchFields } from './fields.ts';
import { MOST_KEPT } from './solve/solve-puzzle.ts';
import type { Workshop } from './workshop.ts';

/** What any one request may cost. */
export interface Limits {
  /** Milliseconds for the whole answer; a shorter time that was asked for wins. */
  readonly timeMs: number;
  /** Places of a puzzle. */
  readonly places: number;
  /** Solutions in one answer. */
  readonly solutions: number;
  /** Things that an engine may keep in memory at once. */
  readonly stored: number;
  /** Search nodes; unbounded where undefined. */
  readonly nodes?: number;
}

/** The limits of a public service; a service for friends may raise them. */
export const SERVICE_LIMITS: Limits = { timeMs: 10_000, places: 5000, solutions: MOST_KEPT, stored: 1_000_000 };

/** No limits but that of what one answer can hold: for people on their own machines. */
export const NO_LIMITS: Limits = {
  timeMs: Number.POSITIVE_INFINITY,
  places: Number.POSITIVE_INFINITY,
  solutions: MOST_KEPT,
  stored: Number.POSITIVE_INFINITY,
};

/** An engine that is ready to run, with its settings. */
export interface ReadyEngine {
  readonly engine: Engine;
  readonly settings: Readonly<Record<string, OptionValue>>;
}

/** What an operation works with beside its request; made once and used for any number of puzzles. */
export interface Tools {
  readonly workshop: Workshop;
  readonly limits: Limits;
  /** The engine of the request; undefined where its fields name none. */
  readonly engine?: ReadyEngine;
  /** Told how far the work is, where that is shown. */
  readonly onProgress?: (progress: object) => void;
  /** How to see memory, where that can be seen. */
  readonly memory?: MemoryMeter;
  /** The number of the puzzle in its file, from 1; 1 where it stands alone. */
  readonly number?: number;
}

/** Loads what the fields of a request need; a sentence where its engine cannot have its settings. */
export async function makeTools(
  fields: Partial<Pick<SearchFields, 'engine' | 'settings'>>,
  workshop: Workshop,
  { limits = NO_LIMITS, ...hooks }: Partial<Pick<Tools, 'limits' | 'onProgress' | 'memory' | 'number'>> = {},
): Promise<Result<Tools>> {
  const refusal = refuseAllButFields(fields);
  if (refusal) return refusal;
  const { engine: id, settings = {} } = fields;
  if (id === undefined) return ok({ workshop, limits, ...hooks });
  const engine = await settleEngine(id, settings, workshop);
  return engine.ok ? ok({ workshop, limits, ...hooks, engine: engine.value }) : engine;
}

/** Finds an engine by its id and binds it to settings; says what is wrong with either. */
export async function settleEngine(
  id: string,
  given: Readonly<Record<string, unknown>>,
  workshop: Pick<Workshop, 'engine'>,
): Promise<Result<ReadyEngine>> {
  const entry = findEngine(id);
  if (!entry.ok) return entry;
  const settings = settleOptions(entry.value, given);
  if (!settings.ok) return settings;
  return ok({ engine: bindSettings(await workshop.engine(entry.value), settings.value), settings: settings.value });
}

/** A puzzle's own search: its engine, and what it may still cost. */
export interface Search {
  readonly engine: Engine;
  /** What is left of the budget now. */
  budget(): BudgetLimits;
  /** Milliseconds in all; infinite where nothing bounds them. */
  readonly timeMs: number;
  isLate(): boolean;
}

/** Begins the search of one puzzle; says why where the engine does not take it. */
export function beginSearch(puzzle: Puzzle, fields: BudgetFields, { engine: ready, limits }: Tools): Result<Search> {
  if (!ready) return fail('the request names no engine');
  const { engine, settings } = ready;
  const refusal = engine.refuses(puzzle.geometry, settings);
  if (refusal !== undefined)
    return fail('the engine {engine} cannot take {kind}: {refusal}', { engine: engine.id, kind: puzzle.kind.spec, refusal });
  return ok({ engine, ...beginClock(fields, limits) });
}

/** What the fields of a request and the limits of the place leave to spend, from now on. */
export function beginClock(asked: BudgetFields, limits: Limits): Omit<Search, 'engine'> {
  const least = (one = Number.POSITIVE_INFINITY, other = Number.POSITIVE_INFINITY): number => Math.min(one, other);
  const [nodes, timeMs, stored] = [
    least(asked.nodes, limits.nodes),
    least(asked.timeMs, limits.timeMs),
    least(asked.stored, limits.stored),
  ];
  const deadline = new Deadline(timeMs);
  return {
    timeMs,
    isLate: deadline.isLate,
    budget: () => ({
      ...(Number.isFinite(nodes) ? { nodes } : {}),
      ...(Number.isFinite(timeMs) ? { timeMs: deadline.leftMs } : {}),
      ...(Number.isFinite(stored) ? { stored } : {}),
    }),
  };
}
