import { inPieces, type Result, type Said, said, type Words } from '#core';
import type { Workshop } from '#operations';
import type { Schema } from '#schema';

/** Plain JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** What came of running one part: what it adds to the job, and what is left of it. */
export interface PartOutcome {
  /** What is added to the total; the same wherever and however often the part was run. */
  readonly partial: Json;
  /** Results one by one (solutions, answered puzzles), in their order. */
  readonly items: readonly unknown[];
  /** For each item a text, where items of one text are the same: then only the first of them in the order of parts counts. */
  readonly likenesses?: readonly string[];
  readonly nodes: number;
  /** What is left, as smaller parts in their order: after long enough a worker hands the rest of a part back. */
  readonly rest?: readonly Json[];
  /** The share of the part that is done where something is left, from 0 to 1. */
  readonly share?: number;
  /** The share of the part that each piece of the rest is; where it is not told, all are the same. */
  readonly restShares?: readonly number[];
}

/**
 * Milliseconds after which a part hands back what is left of it: two hundred times what giving it out costs, and still so
 * short that many workers end a job together.
 */
export const PART_MS = 500;
/** Into how many parts a rest is cut at most. */
export const MOST_RESTS = 64;

/** Cuts what is left into parts as large as what was done just now, which took one part's time. */
export function cutRest<T>(left: readonly T[], done: number): T[][] {
  return inPieces(left, Math.max(1, done, Math.ceil(left.length / MOST_RESTS)));
}

/** Why a job came to its end: every part is done, more would change nothing, or its time is used up. */
export type JobEnd = 'complete' | 'enough' | 'budget';

/**
 * An operation that is run as a job: how it is cut, how a part is run, how the answers are put together. All of it is
 * functions of plain data. Where the way in which a part is cut shows in the result, as in the order of solutions, it depends
 * on nodes alone; adding up must not depend on the order; so the result is the same on one thread and on a thousand machines.
 */
export interface JobOperation<Request = Json, Part = Json, Total = unknown> {
  readonly id: string;
  readonly summary: string;
  /** What it is called, and what it does, in the words of a page. */
  readonly words: Words<{ readonly title: string; readonly summary: string }>;
  readonly schema: Schema<Request, unknown>;
  /** What a part of it may be: a worker reads what it is given, from wherever that comes. */
  readonly part: Schema<Part, unknown>;
  /** A request that works, for the description of the API and the tests. */
  readonly example: Json;
  /** What of a request its parts need, where that is less than all of it: every part takes it along. */
  forParts?(request: Request): Request;
  /** Whether parts are run in processes of their own instead of threads, because they measure what a process uses. */
  readonly isApart?: true;
  /** The first parts, or a sentence that says what is wrong with the request. */
  begin(request: Request, tools: JobTools): Promise<Result<readonly Part[]>>;
  run(part: Part, request: Request, tools: JobTools): Promise<PartOutcome>;
  /** The total of no parts, as plain JSON. */
  readonly nothing: Total;
  add(total: Total, partial: Json): Total;
  /** Whether the parts that are still open cannot change the result. */
  isEnough?(total: Total, request: Request): boolean;
  /** How many items are wanted: the job ends when this many are there without a gap before them. Infinite where undefined. */
  mostItems?(request: Request): number;
  /** Whether parts are made as long as they are needed, so that only its items tell how far a job is. */
  readonly isEndless?: true;
  /** `items` is how many there are, those that are the same counted once. */
  finish(total: Total, request: Request, end: JobEnd, items: number): Json;
  /** What `finish` came to, or has come to so far, as a sentence. */
  tell(result: Json, isRunning: boolean): Said;
}

/** Sentences by their names. */
export type JobTexts = Readonly<Record<string, Words<string>>>;

/** Tells a result that is a count, by how the job ended. A count beyond 2^53 is a text. */
export function tellCount(texts: JobTexts & { readonly running: Words<string>; readonly complete: Words<string> }): JobOperation['tell'] {
  return ({ count, status }, isRunning) =>
    said((isRunning ? undefined : texts[String(status)]) ?? (isRunning ? texts.running : texts.complete), {
      count: count as number | string,
    });
}

/** What a part is run with. */
export interface JobTools {
  readonly workshop: Workshop;
  /** Places of a puzzle at most. */
  readonly places: number;
}

/** Forgets the types of one operation for the list of all; the schema of each guards its own. */
export function defineJob<Request, Part, Total>(operation: JobOperation<Request, Part, Total>): JobOperation {
  return operation as unknown as JobOperation;
}
