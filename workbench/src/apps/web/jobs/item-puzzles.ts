import type { JobView } from '#client';
import { formatSymbols, makeSymbols, type Puzzle } from '#core';
import type { PositionRecord } from '#session';
import { library } from '../library/client.ts';
import { openPosition } from '../rules/positions.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The puzzle that a job was asked about; undefined where it is about none, or where its text is too long to be shown whole. */
export async function askedPuzzle({ request }: JobView): Promise<PositionRecord | undefined> {
  const { puzzle, kind, from } = request;
  if (typeof puzzle !== 'string') return undefined;
  const { puzzles } = await library.call('parse', { text: puzzle, kind: kind as string | undefined, from: from as string | undefined });
  return puzzles[0]?.puzzle;
}

/** The puzzles of results, one for each, so that they can be drawn and played; undefined where a result holds none. */
export async function itemPuzzles(items: readonly unknown[], asked: PositionRecord | undefined): Promise<(Puzzle | undefined)[]> {
  const texts = items.map((item) => fieldsOf(item, asked));
  const lines = texts.map((fields) => JSON.stringify(fields ?? {}));
  const read = await library.call('parse', { text: lines.join('\n'), from: 'json' });
  const byLine = new Map(read.puzzles.map(({ line, puzzle }) => [line - 1, puzzle]));
  return await Promise.all(
    items.map(async (item, i) => {
      const record = texts[i] && byLine.get(i);
      if (!record) return undefined;
      return await openPosition(typeof item === 'string' && asked?.spec === record.spec ? solved(asked, record) : record);
    }),
  );
}

/** A result as the fields of a puzzle: a line is a solution, an object may have a puzzle or solutions. */
function fieldsOf(item: unknown, asked: PositionRecord | undefined): Fields | undefined {
  if (typeof item === 'string') {
    if (!asked) return { puzzle: item };
    const { spec, regions, symbols } = asked;
    return { kind: spec, puzzle: item, symbols: formatSymbols(makeSymbols(symbols)), ...(regions ? { regions } : {}) };
  }
  if (typeof item !== 'object' || item === null) return undefined;
  const { kind, regions, puzzle, solutions } = item as Fields;
  const text = puzzle ?? (Array.isArray(solutions) ? (solutions as unknown[])[0] : undefined);
  if (typeof text !== 'string') return undefined;
  return { puzzle: text, ...(kind === undefined ? {} : { kind }), ...(regions === undefined ? {} : { regions }) };
}

/** The puzzle that was asked about, with a solution entered. */
function solved(asked: PositionRecord, { givens }: PositionRecord): PositionRecord {
  return { ...asked, progress: { entries: givens.map((value, cell) => (asked.givens[cell] === 0 ? value : 0)) } };
}
