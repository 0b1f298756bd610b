import type { LanguageCode, Said, Words } from '#core';
import type { Operations } from '#operations';
import type { InOf } from '#schema';

/** The ids of the operations of the library; a service may have more. */
export type OperationId = keyof Operations;
/** What an operation is asked with. */
export type RequestOf<Id extends OperationId> = InOf<Operations[Id]['request']>;
/** What an operation answers. */
export type AnswerOf<Id extends OperationId> = NonNullable<Operations[Id]['answer']>['out'];

/** One puzzle or several, to be printed. */
/** A printed file, and sentences about it: which puzzle is too large for a code. */
export type PrintedFile = Blob & { readonly notes: readonly string[] };

export interface PrintRequest extends Omit<RequestOf<'show'>, 'puzzle' | 'columns'> {
  readonly puzzle?: string;
  readonly puzzles?: readonly string[];
  readonly format?: 'pdf' | 'svg' | 'png';
  readonly paper?: 'a4' | 'letter';
  readonly perPage?: number;
  readonly style?: 'layers' | 'exploded';
  readonly answers?: 'end' | 'none' | 'only';
  readonly marks?: boolean;
  readonly rating?: boolean;
  readonly qr?: boolean;
  readonly link?: string;
  readonly dpi?: number;
  readonly title?: string;
  readonly language?: LanguageCode;
}

/** A job as the service shows it. Times are milliseconds since 1970. */
export interface JobView {
  readonly id: string;
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly label?: string;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  readonly created: number;
  readonly finished?: number;
  /** How much is done, from 0 to 1. */
  readonly share: number;
  /** Parts that are done, and parts that are known and open. */
  readonly partsDone: number;
  readonly partsOpen: number;
  readonly nodes: number;
  /** Milliseconds of one thread that its parts have taken. */
  readonly spentMs: number;
  /** Items of its result that are stored so far. */
  readonly items: number;
  /** What came of it; while it runs, and where it was cancelled or failed, what is known. */
  readonly result?: Readonly<Record<string, unknown>>;
  /** Why it failed. */
  readonly error?: string;
  /** What the operation is called. */
  readonly title: Words<string>;
  /** What came of it, as a sentence: `speak` says it. */
  readonly told?: Said;
}

/** An operation that runs as a job. */
export interface JobOperationView {
  readonly id: string;
  readonly summary: string;
  /** What it is called, and what it does, in the words of a page. */
  readonly words: Words<{ readonly title: string; readonly summary: string }>;
  readonly example: Readonly<Record<string, unknown>>;
  /** The request as JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Some results, and the cursor of those that follow: the same again while the job has not come further. */
export interface ItemPage<Item = unknown> {
  readonly items: readonly Item[];
  readonly next: string;
  /** Whether nothing can follow. */
  readonly isLast: boolean;
}

/** What is asked for when a job is begun. */
export interface JobRequest {
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** Part of the content: a random one makes an id that cannot be guessed. */
  readonly label?: string;
}

/** What happens in a job. */
export type JobEvent =
  | { readonly type: 'items'; readonly items: readonly unknown[] }
  | { readonly type: 'progress'; readonly job: JobView }
  | { readonly type: 'end'; readonly job: JobView };
