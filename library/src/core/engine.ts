import type { Budget, BudgetEnd } from './budget.ts';
import type { Cell, Grid, Value } from './cell.ts';
import type { Complaint } from './complaint.ts';
import type { Counters } from './counters.ts';
import type { Geometry } from './geometry.ts';
import type { Puzzle } from './puzzle.ts';
import type { Said, Words } from './said.ts';

/** Searches for solutions. Synchronous and without side effects; workers and queues wrap it. */
export interface Engine<Event extends TraceEvent = TraceEvent> {
  readonly id: string;
  /** Why this engine cannot take such a puzzle, or not with such settings, in words for the user; undefined where it can. */
  refuses(geometry: Geometry, options?: Readonly<Record<string, OptionValue>>): Complaint | undefined;
  solve(puzzle: Puzzle, request: SolveRequest<Event>): SolveOutcome;
}

export interface SolveRequest<Event extends TraceEvent = TraceEvent> {
  /** Stop after this many solutions; 2 asks whether the solution is unique, Infinity asks for all. */
  readonly limit: number;
  /** Required, so that no search is unbounded by omission. */
  readonly budget: Budget;
  /** Called with each solution as it is found. The grid is the receiver's to keep. */
  readonly onSolution?: (solution: Grid) => void;
  /** Called with what happens, in order; engines do no tracing work where it is missing. */
  readonly trace?: (event: Event) => void;
  /** Settings by the names that the engine's registry entry lists. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Another search for the same puzzle that goes on beside this one, for engines whose registry entry says that they exchange. */
  readonly exchange?: Exchange;
}

/**
 * What two searches for one puzzle say to each other, in the engine's own words. The first tells and is not changed by that, so its solutions are what they are without the second. The
 * second searches in another way, takes in what it hears, and may lack solutions that the first has found: it is there to prove that there are no others.
 */
export type Exchange = ({ readonly tell: (words: Uint32Array) => void } | { readonly hear: () => Uint32Array | undefined }) & {
  readonly pieces?: Pieces;
};

/**
 * Numbered pieces of work that two searches share. What comes of a piece depends on its number only, so it is the same whoever does it; the first search uses what comes of them in
 * the order of their numbers, as it would if it had done them all.
 */
export interface Pieces {
  /** A piece that is not taken yet; nothing where no more can be kept. */
  take(): number | undefined;
  /** Says what came of a piece, in the engine's own words. */
  give(number: number, what: Uint8Array): void;
  /** What came of a piece, once it is known. */
  look(number: number): Uint8Array | undefined;
}

/** Why a search ended. Only `complete` runs have exhausted the space, and only those prove a count. */
export const STATUSES = ['complete', 'limit', 'budget'] as const;
export type SolveStatus = (typeof STATUSES)[number];

export interface SolveOutcome {
  readonly status: SolveStatus;
  /** Solutions found. A bigint because a complete count may pass 2^53. */
  readonly count: bigint;
  readonly counters: Counters;
  /** Which bound ended the search, where `status` is `budget`. */
  readonly end?: BudgetEnd;
  /** What a person should know about the run, such as how far it came before its budget ended. */
  readonly notes?: readonly Said[];
}

/** One thing that an engine did, as plain data that can be stored, printed and drawn. An engine that tells more than this declares its events. */
export interface TraceEvent {
  /** What happened, in the engine's own terms: "place", "remove", "dead", "solution", "block", "vertex", "cut" ... */
  readonly type: string;
  /** Depth in the search, from 0. */
  readonly depth: number;
  readonly cell?: Cell;
  readonly value?: Value;
  /** The block that is being filled, as an index into the partition the engine works on. */
  readonly block?: number;
  /** The reason or the result, as a sentence. */
  readonly note?: Said;
  /** Anything else an engine's drawing needs. */
  readonly data?: object;
}

/** An event of one type, with what it always has: EventOf<'place', { cell: Cell; value: Value }>. */
export type EventOf<Type extends string, Has = unknown> = TraceEvent & { readonly type: Type } & Readonly<Has>;

export type OptionValue = string | number | boolean;

/** A setting of an engine: the command line, the page and the help text are made from it. */
export interface EngineOption {
  readonly name: string;
  readonly summary: string;
  readonly type: 'string' | 'number' | 'boolean';
  readonly default: OptionValue;
  /** The allowed words, where only some are. */
  readonly choices?: readonly string[];
  /** Why a value of the right type is still not allowed, in words; undefined where it is. For ranges and small notations. */
  readonly objects?: (value: OptionValue) => Complaint | undefined;
}

/** A registered engine: what is known of it before its code is loaded. */
export interface EngineEntry {
  readonly id: string;
  readonly title: Words<string>;
  /** The argument in one or two sentences. */
  readonly summary: string;
  /** The document it comes from. */
  readonly source?: string;
  /** False for engines that may miss solutions and so can never prove a count. */
  readonly complete: boolean;
  /** Nodes that an ordinary 9x9 puzzle may cost it, where that is more than the two thousand of a quick engine. */
  readonly effort?: number;
  readonly options: readonly EngineOption[];
  /** Whether two of its searches can help each other, see `Exchange`. */
  readonly exchanges?: boolean;
  load(): Promise<Engine>;
}
