import { inPieces, isRecord } from '#core';
import { readingsOf } from './readings.ts';

/** Data of any language as it was written: a scalar, or a list of data with a name where one stands before it. */
export type Data = string | DataList;
interface DataList {
  readonly name: string;
  readonly items: readonly Data[];
}

/** A grid found in data: its rows of cells as they were written. */
export interface FoundRows {
  /** The name that stands before it or around it, as "board" does in {"board": [...]}. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Names of grids that are no puzzles where others stand beside them. */
const SOLVED = /solution|solved|answer|result|target|label/i;
/** Deeper than data with grids nests. */
const DEEPEST = 64;
/** What stands for a blank, beside the characters that do so in any text. */
const BLANK = /^(?:|0|none|null|nil|nan|na|undefined|false|empty|blank)$/i;

/** Every grid in data, without those that a name tells to be solutions. */
export function boardsIn(data: Data): readonly FoundRows[] {
  const boards: FoundRows[] = [];
  collect(data, '', boards, 0);
  const puzzles = boards.filter(({ name }) => !SOLVED.test(name));
  return puzzles.length > 0 ? puzzles : boards;
}

/** Parsed JSON as data. */
export function toData(value: unknown, name = '', depth = 0): Data {
  if (depth > DEEPEST) return '';
  if (Array.isArray(value)) return { name, items: value.map((item) => toData(item, '', depth + 1)) };
  if (isRecord(value)) return { name, items: Object.entries(value).map(([key, item]) => named(toData(item, key, depth + 1), key)) };
  return value === null || value === undefined ? '' : String(value);
}

/** A text under a name keeps it, so that a grid written as one text is told from a title. */
function named(data: Data, name: string): Data {
  return typeof data === 'string' ? { name, items: [data] } : data;
}

function collect(data: Data, name: string, boards: FoundRows[], depth: number): void {
  if (typeof data === 'string' || depth > DEEPEST) return;
  const own = data.name === '' ? name : data.name;
  const rows = rowsOf(data);
  if (rows) {
    boards.push({ name: own, rows });
    return;
  }
  for (const item of data.items) collect(item, own, boards, depth + 1);
}

/** The rows of a list that is a grid: lists of as many scalars as there are lists, texts of as many characters, or one list of all cells. */
function rowsOf({ items }: DataList): FoundRows['rows'] | undefined {
  const n = items.length;
  if (n >= 4 && n <= 64) {
    const rows = items.map((item) => (typeof item === 'string' ? [...item] : scalars(item)));
    if (rows.every((row) => row?.length === n && row.every(isCell))) return rows.map((row) => row!.map(plain));
  }
  const all = scalars({ name: '', items });
  const side = Math.sqrt(n);
  if (all && n >= 16 && Number.isInteger(side) && all.every(isCell)) return inPieces(all.map(plain), side);
  const [text] = all ?? [];
  if (n === 1 && text !== undefined && text.length >= 16 && readingsOf(text.length).length > 0 && /^[\d.*_-]+$/.test(text)) return [[text]];
  return undefined;
}

function scalars(data: Data): readonly string[] | undefined {
  if (typeof data === 'string') return undefined;
  const { items } = data;
  return items.every((item) => typeof item === 'string') ? items : undefined;
}

/** Whether a scalar may be a cell: a number of any size and sign, so that a wrong one is named where it stands, a letter, or a blank. */
function isCell(written: string): boolean {
  const word = written.trim();
  return BLANK.test(word) || /^[+-]?\d{1,6}(?:\.\d{1,6})?$/.test(word) || /^[A-Za-z.*_?-]$/.test(word);
}

function plain(written: string): string {
  const word = written.trim();
  return BLANK.test(word) ? '.' : word;
}
