import { type BudgetEnd, type Result, type Said, said, type Words } from '#core';
import { type AnySchema, type Fields, type InOfFields, list, ObjectSchema, type OutOfFields, object, type Schema, text } from '#schema';
import type { AnySubject, Subject } from './subject.ts';
import type { Terminal } from './terminal.ts';
import type { Tools } from './tools.ts';

/** What came of an operation, for exit codes and sums: an answer, the proof that there is no solution, or a budget that ended before. */
export type Verdict = 'answered' | 'unsolvable' | 'budget';

/**
 * One thing that a user asks. The command line, the routes of the service with their description, the client's types, the worker of the
 * page and jobs over files are read from it; an answer is put together in one place.
 *
 * `run` gives a report on the library's types (cells as numbers, counts as bigint), which is what a page draws and what survives a copy
 * to another thread; `json` is the same as plain JSON with names, which is what goes over the wire.
 */
export interface Operation<Id extends string, R extends Fields, S, F extends Fields, Report, A extends Schema<object>> {
  readonly id: Id;
  readonly summary: string;
  /** What it is asked about, and how that comes in a request: one puzzle, or nothing. */
  readonly subject: Subject<R, S>;
  /** The other fields of its request. */
  readonly fields: F;
  /** What its answer looks like; undefined where it is a file. */
  readonly answer?: A;
  /** A request that works, for documents and tests. */
  readonly example: InOfFields<R & F>;
  /** Whether a job may run it over a file of puzzles. */
  readonly overFiles?: boolean;
  /** Whether a file of puzzles may take so long that the command line has threads for it. */
  readonly isLong?: boolean;
  /** Whether it is a search and nothing else, so that a budget of nodes bounds all of its work. */
  readonly isLight?: boolean;
  /** The field of the answer that is a list, which the command line prints item by item. */
  readonly listed?: keyof A['out'] & string;
  /** The report, or a sentence that says why there is none. */
  run(subject: S, fields: OutOfFields<F>, tools: Tools): Result<Report> | Promise<Result<Report>>;
  json(subject: S, report: Report, fields: OutOfFields<F>): A['out'];
  /** What a terminal shows. */
  lines(subject: S, report: Report, fields: OutOfFields<F>, terminal: Terminal): string;
  /** What a person should hear beside the answer itself. */
  remarks?(subject: S, report: Report): readonly Said[];
  verdict(report: Report): Verdict;
  /** Which bound left the report unfinished, so that more of it might give a better one; undefined where nothing is missing. */
  ended(report: Report): BudgetEnd | undefined;
}

/** An operation with the schema of its whole request. */
export interface Defined<Id extends string, R extends Fields, S, F extends Fields, Report, A extends Schema<object>>
  extends Operation<Id, R, S, F, Report, A> {
  readonly request: Schema<OutOfFields<R & F>, InOfFields<R & F>>;
}

/** Any operation: its schema guards its own fields, and only its own functions see its subject and its reports. */
export interface AnyOperation {
  readonly id: string;
  readonly summary: string;
  readonly subject: AnySubject;
  readonly fields: Fields;
  readonly request: Schema<object, object>;
  readonly answer?: AnySchema;
  readonly example: object;
  readonly overFiles?: boolean;
  readonly isLong?: boolean;
  readonly isLight?: boolean;
  readonly listed?: string;
  run(subject: unknown, fields: object, tools: Tools): Result<unknown> | Promise<Result<unknown>>;
  json(subject: unknown, report: unknown, fields: object): object;
  lines(subject: unknown, report: unknown, fields: object, terminal: Terminal): string;
  remarks?(subject: unknown, report: unknown): readonly Said[];
  verdict(report: unknown): Verdict;
  ended(report: unknown): BudgetEnd | undefined;
}

/** What every answer about a puzzle may say beside its own. */
const toldField = {
  ignored: list(text()).optional().describe('What was left out because ignoreDrawings said so: drawings that no rule accounts for.'),
  reading: text().optional().describe('Where its text may be read in two ways: which was taken, and how to ask for the other.'),
};

const WITHOUT: Words<string> = {
  en: 'answered without drawings that no rule accounts for: {drawings:, }',
  de: 'beantwortet ohne Zeichnungen, die keine Regel erklärt: {drawings:, }',
  fr: 'répondu sans les dessins qu’aucune règle n’explique\u00a0: {drawings:, }',
};

/** Makes an operation of its parts. What the reader left out stands in every answer, so that no operation can forget it. */
export function defineOperation<const Id extends string, R extends Fields, S, const F extends Fields, Report, A extends Schema<object>>(
  operation: Operation<Id, R, S, F, Report, A>,
): Defined<Id, R, S, F, Report, A> {
  const { subject, answer } = operation;
  const defined = { ...operation, request: object({ ...subject.fields, ...operation.fields }) };
  if (!subject.ignored) return defined;
  const told = (of: S): readonly string[] => subject.ignored?.(of) ?? [];
  const reading = (of: S): string | undefined => subject.reading?.(of)?.error;
  return {
    ...defined,
    ...(answer instanceof ObjectSchema ? { answer: object({ ...answer.fields, ...toldField }) as unknown as A } : {}),
    json(of, report, fields) {
      const json = operation.json(of, report, fields);
      return {
        ...json,
        ...(told(of).length > 0 ? { ignored: told(of) } : {}),
        ...(reading(of) === undefined ? {} : { reading: reading(of) }),
      };
    },
    remarks: (of, report) => [
      ...(told(of).length > 0 ? [said(WITHOUT, { drawings: [...told(of)] })] : []),
      ...(operation.remarks?.(of, report) ?? []),
    ],
  };
}
