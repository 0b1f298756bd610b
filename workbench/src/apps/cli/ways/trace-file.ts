import type { Result, TraceEvent } from '#core';
import { say } from '../in-words.ts';
import type { Io } from '../io.ts';
import { saveNamedFile } from '../save.ts';

/** Events that a trace file holds at the most: about ten megabytes. */
export const MOST_TRACED = 100_000;

/** What engines do, as JSON lines in a file: a line for each puzzle, a line for each event, and a notice where it was cut. */
export interface TraceFile {
  /** Begins a puzzle. */
  begin(where: string, kind: string, engine: string): void;
  readonly add: (traced: { readonly events: readonly TraceEvent[]; readonly more: number }) => void;
  save(): Result<true>;
}

/** Gathers events for a file; those beyond the cap are only counted. */
export function traceInto(io: Io, path: string): TraceFile {
  const lines: string[] = [];
  let events = 0;
  const add = (event: object): void => void lines.push(JSON.stringify(event));
  return {
    begin: (where, kind, engine) => {
      if (events < MOST_TRACED) add({ type: 'puzzle', depth: 0, note: where, data: { kind, engine } });
    },
    add: (traced) => {
      for (const { note, ...event } of traced.events) if (events++ < MOST_TRACED) add(note ? { ...event, note: say(note) } : event);
      events += traced.more;
    },
    save: () => {
      const left = events - MOST_TRACED;
      if (left > 0) add({ type: 'notice', depth: 0, note: `the trace was cut here: ${left} of ${events} events are left out` });
      return saveNamedFile(io, path, lines.length === 0 ? '' : `${lines.join('\n')}\n`);
    },
  };
}
