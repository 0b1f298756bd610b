import {
  Candidates,
  fail,
  isRecord,
  type Kind,
  makePuzzle,
  numberedSquare,
  ok,
  type Puzzle,
  type PuzzleInfo,
  type Result,
  showValue,
  type Value,
} from '#core';

/** What the cells of a web format say, by cell; both web formats write a square of objects. */
export interface SquareCells {
  readonly n: number;
  readonly cells: readonly Record<string, unknown>[];
}

/** The cells of a square of objects. */
export function readSquare(grid: unknown, name: string): Result<SquareCells> {
  if (!Array.isArray(grid) || grid.length < 2 || grid.length > 61) return fail('"{name}" should hold from 2 to 61 rows of cells', { name });
  const n = grid.length;
  const rows: readonly unknown[] = grid;
  const short = rows.findIndex((row) => !Array.isArray(row) || row.length !== n);
  if (short >= 0)
    return fail('row {row} of "{name}" should hold {size} cells, as there are {size} rows', { row: short + 1, name, size: n });
  return ok({ n, cells: rows.flat().map((cell) => (isRecord(cell) ? cell : {})) });
}

/** A value as web formats write it: a number or a string of digits; 0 where there is none, undefined where it is wrong. */
function valueIn(written: unknown, n: number): Value | undefined {
  if (written === undefined || written === null || written === '' || written === 0) return 0;
  const value = typeof written === 'string' && /^\d{1,2}$/.test(written) ? Number(written) : written;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= n ? value : undefined;
}

/** Puts the puzzle of a square of cells together: what is given, what was entered, what was noted. */
export function fromSquare(
  kind: Kind,
  { n, cells }: SquareCells,
  isGiven: (cell: Record<string, unknown>) => boolean,
  lists: { readonly restrictions?: string; readonly marks: string; readonly corners?: string },
  info: PuzzleInfo,
): Result<Puzzle> {
  const givens = new Uint8Array(n * n);
  const entries = new Uint8Array(n * n);
  for (const [i, cell] of cells.entries()) {
    const value = valueIn(cell['value'], n);
    if (value === undefined)
      return fail('{place} holds {found}; expected a number from 1 to {most}', {
        place: numberedSquare(i, n),
        found: showValue(cell['value']),
        most: n,
      });
    (isGiven(cell) ? givens : entries)[i] = value;
  }
  const restrictions = lists.restrictions === undefined ? undefined : readLists(cells, n, lists.restrictions, true);
  const marks = readLists(cells, n, lists.marks, false);
  const corners = lists.corners === undefined ? undefined : readLists(cells, n, lists.corners, false);
  const hasProgress = marks || corners || entries.some((entry) => entry > 0);
  return ok(
    makePuzzle(kind, givens, {
      info,
      ...(restrictions ? { restrictions } : {}),
      ...(hasProgress ? { progress: { entries, ...(marks ? { marks } : {}), ...(corners ? { corners } : {}) } } : {}),
    }),
  );
}

/** Lists of candidates by cell; undefined where no cell has one. Cells without a list are full where `fill` says so. */
function readLists(cells: SquareCells['cells'], n: number, name: string, fill: boolean): Candidates | undefined {
  const lists = cells.map((cell) => cell[name]);
  if (!lists.some((list) => Array.isArray(list))) return undefined;
  const marks = Candidates.none(n * n, n);
  lists.forEach((list, cell) => {
    const values: readonly unknown[] = Array.isArray(list) ? list : fill ? Array.from({ length: n }, (_, i) => i + 1) : [];
    for (const written of values) {
      const value = valueIn(written, n);
      if (value) marks.add(cell, value);
    }
  });
  return marks;
}

/** Text for people from an object, under the names it has there. */
export function infoFrom(object: Record<string, unknown>, names: { readonly [Field in keyof PuzzleInfo]?: string }): PuzzleInfo {
  const entries = Object.entries(names).flatMap(([field, name]) => {
    const text = object[name];
    return typeof text === 'string' && text.trim() !== '' ? [[field, text]] : [];
  });
  return Object.fromEntries(entries);
}
