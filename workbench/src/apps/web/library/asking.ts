import { type Engine, must, type Puzzle } from '#core';
import { DEFAULT_ENGINE } from '#engines';
import { makeTools, type Operations, operations, settleEngine, Workshop } from '#operations';
import type { InOfFields } from '#schema';
import type { PositionRecord } from '#session';
import { positionOf } from './position-of.ts';
import type { Reporting } from './reporting.ts';

/** What this worker keeps from one question to the next. */
export const workshop = new Workshop();

/** Milliseconds after which the page is told that the answer is not known, where it does not say otherwise. */
const PATIENCE_MS = 60_000;

/** The engine that everything is built on, loaded once per worker. */
export async function theEngine(): Promise<Engine> {
  const ready = must(await settleEngine(DEFAULT_ENGINE, {}, workshop));
  return ready.engine;
}

/** What the page asks an operation with: the fields of its request, and a position in place of the text of a puzzle. */
export type Asked<Id extends keyof Operations> = InOfFields<Operations[Id]['fields']> &
  (Parameters<Operations[Id]['run']>[0] extends Puzzle ? { readonly puzzle: PositionRecord } : unknown);
type ReportOf<Id extends keyof Operations> = Extract<Awaited<ReturnType<Operations[Id]['run']>>, { readonly ok: true }>['value'];
/** An operation as a question of the page: it answers with its report, whose cells are numbers, because that is what a board draws. */
type Question<Id extends keyof Operations> = (asked: Asked<Id>, reporting: Reporting) => Promise<ReportOf<Id>>;

/** Runs an operation, on a position where it is asked about a puzzle. */
export async function ask<Id extends keyof Operations>(id: Id, asked: Asked<Id>, { report }: Reporting): Promise<ReportOf<Id>> {
  const operation = operations.find((known) => known.id === id)!;
  const { record, given } = split(asked, 'puzzle' in operation.subject.fields);
  const limit = 'timeMs' in operation.fields ? { timeMs: PATIENCE_MS } : {};
  // The text of the puzzle is not read: it is here already.
  const fields = must(operation.request.read({ ...(record ? { puzzle: '.' } : {}), ...limit, ...given }, ''));
  const tools = must(await makeTools(fields, workshop, { onProgress: report }));
  const answer = must(await operation.run(record && positionOf(record), fields, tools));
  return answer as ReportOf<Id>;
}

/** The position that an operation is asked about, and the fields beside it; one that is not about a puzzle may have a field of that name. */
function split(asked: object, isAboutPuzzle: boolean): { readonly record?: PositionRecord; readonly given: object } {
  if (!isAboutPuzzle) return { given: asked };
  const { puzzle: record, ...given } = asked as { readonly puzzle?: PositionRecord };
  return record === undefined ? { given } : { record, given };
}

/** Every operation as a question of the page. */
export const asking = Object.fromEntries(
  operations.map(({ id }) => [id, (asked: Asked<'solve'>, reporting: Reporting) => ask(id as 'solve', asked, reporting)]),
) as unknown as { readonly [Id in keyof Operations]: Question<Id> };
