// What goes over the wire, as types. The service describes the same at /openapi.json, and a test holds the two together.

export type Status = 'complete' | 'limit' | 'budget';
/** A count: a number, or a string beyond 2^53. */
export type Count = number | string;

/** A puzzle in any format that the service reads. */
export interface PuzzleRequest {
  readonly puzzle: string;
  /** Its kind, such as `classic:3x3` or `solid:3/layers`, where the text leaves two readings. */
  readonly kind?: string;
  /** Its format, where the text alone does not tell. */
  readonly from?: string;
}

export interface SearchRequest extends PuzzleRequest {
  readonly engine?: string;
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly nodes?: number;
  readonly timeMs?: number;
}

export interface SolveRequest extends SearchRequest {
  readonly limit?: number | 'all';
}

export interface SolveAnswer {
  readonly status: Status;
  readonly count: Count;
  readonly solutions: readonly string[];
  readonly engine: string;
  readonly nodes: number;
  readonly elapsedMs: number;
  readonly kind: string;
  readonly notes?: readonly string[];
}

export interface CheckAnswer {
  readonly status: Status;
  readonly kind: string;
  readonly cells: number;
  readonly clues: number;
  readonly clashes: readonly { readonly cells: readonly string[]; readonly text: string }[];
  readonly solutions: 'none' | 'one' | 'several' | 'unknown';
  readonly unique: boolean | 'unknown';
  readonly minimal: boolean | 'unknown' | null;
  readonly satisfactory: boolean | null;
  readonly names: readonly string[];
}

export interface CandidatesAnswer {
  readonly status: Status;
  readonly kind: string;
  readonly candidates: Readonly<Record<string, readonly string[]>>;
}

export interface LogicRequest extends SearchRequest {
  readonly techniques?: readonly string[];
  readonly names?: 'r4c7' | 'R4C7';
}

export interface HintAnswer {
  readonly status: 'complete' | 'budget';
  readonly hint: 'unsolvable' | 'several' | 'unknown' | 'solved' | 'late' | 'stuck' | 'mistake' | 'step';
  readonly level: number;
  readonly text: string;
  readonly [evidence: string]: unknown;
}

export interface Step {
  readonly technique: string;
  readonly name: string;
  readonly rating: number;
  readonly text: string;
  readonly place: readonly { readonly cell: string; readonly value: string }[];
  readonly remove: readonly { readonly cell: string; readonly value: string }[];
  readonly cells: readonly string[];
}

export interface ExplainAnswer {
  readonly status: Status;
  readonly end: 'solved' | 'stuck' | 'contradiction' | 'budget';
  readonly kind: string;
  readonly count: number;
  readonly steps: readonly Step[];
}

export interface RateAnswer {
  readonly status: Status;
  readonly er: number | null;
  readonly ep: number | null;
  readonly ed: number | null;
  readonly hardest: string | null;
  readonly kind: string;
  readonly clues: number;
}

/** Least and most, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface GenerateRequest {
  readonly kind?: string;
  readonly count?: number;
  readonly seed?: number;
  readonly minimal?: boolean;
  readonly clues?: number | Range;
  readonly difficulty?: string | Range;
  readonly class?: string;
  readonly techniques?: readonly string[];
  readonly symmetry?: string;
  /** Where clues may stand: one character a place, `.` or `0` for a blank. */
  readonly pattern?: string;
  /** A filled grid to dig in. */
  readonly solution?: string;
  /** The region map of a jigsaw. */
  readonly regions?: string;
  readonly few?: boolean;
  readonly many?: boolean;
  /** Rounds of `few` and `many` for each puzzle. */
  readonly rounds?: number;
  readonly effort?: number;
  readonly distinct?: boolean;
  readonly tries?: number;
  readonly rate?: boolean;
  readonly timeMs?: number;
}

export interface GenerateAnswer {
  readonly status: Status;
  readonly count: number;
  readonly attempts: number;
  readonly seed: number;
  readonly puzzles: readonly {
    readonly kind: string;
    readonly puzzle: string;
    readonly solution: string;
    readonly clues: number;
    readonly minimal: boolean | 'unknown';
    readonly er: number | null;
  }[];
}

export interface ConvertAnswer {
  readonly status: 'complete';
  readonly kind: string;
  readonly format: string;
  readonly text: string;
}

/** One puzzle or several, to be printed. */
export interface PrintRequest extends Omit<PuzzleRequest, 'puzzle'> {
  readonly puzzle?: string;
  readonly puzzles?: readonly string[];
  readonly format?: 'pdf' | 'svg' | 'png';
  readonly paper?: 'a4' | 'letter';
  readonly perPage?: number;
  readonly style?: 'layers' | 'exploded';
  readonly answers?: 'end' | 'none' | 'only';
  readonly marks?: boolean;
  readonly rating?: boolean;
  readonly dpi?: number;
  readonly title?: string;
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
  readonly share: number;
  readonly partsDone: number;
  readonly partsOpen: number;
  readonly nodes: number;
  readonly spentMs: number;
  readonly items: number;
  /** What came of it; while it runs, and where it was cancelled or failed, what is known. */
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
}

/** An operation that runs as a job. */
export interface JobOperationView {
  readonly id: string;
  readonly summary: string;
  readonly example: Readonly<Record<string, unknown>>;
  /** The request as JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Some results, and the cursor of those that follow. */
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
  /** Part of the content: a random one makes an id that nobody can guess. */
  readonly label?: string;
}

/** What happens in a job. */
export type JobEvent =
  | { readonly type: 'items'; readonly items: readonly unknown[] }
  | { readonly type: 'progress'; readonly job: JobView }
  | { readonly type: 'end'; readonly job: JobView };
