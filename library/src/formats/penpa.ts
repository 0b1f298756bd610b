import { fail, isRecord, type Puzzle, type Result, said, squareName, unescaped } from '#core';
import { squarest } from '#kinds';
import { sure } from './evidence.ts';
import { readFPuzzlesDocument } from './f-puzzles/index.ts';
import { eachLine, type Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { inflate } from './inflate.ts';
import { parseJson } from './json-value.ts';
import { notPackedBy, withoutPadding } from './unpack.ts';

/** More than any drawing unpacks to. */
const LONGEST = 1 << 20;

/** Parts of a drawing that may hold anything: what it means is told to people at most, in the text about the rules. */
const DRAWINGS: Readonly<Record<string, string>> = {
  zS: 'surface',
  zY: 'symbol',
  zF: 'freeline',
  z2: 'freeedge',
  zD: 'direction',
  z0: 'squareframe',
  z5: 'polygon',
  zL: 'line',
  zW: 'wall',
  z4: 'deleteedge',
  z7: 'nobulbthermo',
};

/**
 * Penpa+: a link whose last part is packed lines. The first tells the grid, its size, title, author and rules; the second how many rows and columns
 * lie outside; the fourth what is drawn. Numbers are clues, thick edges the boxes, edges from corner to corner diagonals, and three of its tools have the name of a
 * rule: thermometers, arrows and killer cages. Whatever else is drawn may be a rule, so it is refused by its name unless the caller does without.
 */
export const penpa: Format = {
  id: 'penpa',
  title: { en: 'Penpa+', de: 'Penpa+', fr: 'Penpa+' },
  summary:
    'A link to penpa-edit with a square grid, numbers, the edges of boxes or regions, diagonals, thermometers, arrows and killer cages.',
  extensions: ['.txt'],
  unit: 'line',
  recognise: ({ lines }) => (lines.some((line) => packedIn(line) !== undefined) ? sure(said('a link of Penpa+')) : undefined),
  open: eachLine(read),
};

function packedIn(line: string): string | undefined {
  if (!line.includes('penpa') && !/^\s{0,9}m=(?:edit|solve)&/.test(line)) return undefined;
  return /[?#&]p=([A-Za-z0-9+/=%_-]{20,})/.exec(line)?.[1];
}

/** Where the cells lie: squares are numbered row by row, with a margin of two on every side around the rows and columns outside. */
interface Sheet {
  readonly n: number;
  /** Squares in a row, and in all, margins among them. */
  readonly side: number;
  readonly squares: number;
  readonly top: number;
  readonly left: number;
}

function sheetOf([grid, width, height]: readonly string[], space: string): Sheet | undefined {
  const [top = 0, bottom = 0, left = 0, right = 0] = (space.match(/\d+/g) ?? []).map(Number);
  const [columns, rows] = [Number(width), Number(height)];
  const n = rows - top - bottom;
  if ((grid !== 'square' && grid !== 'sudoku') || columns - left - right !== n || !(n >= 4 && n <= 25)) return undefined;
  return { n, side: columns + 4, squares: (columns + 4) * (rows + 4), top, left };
}

function read(line: string, hints: ReadHints): Result<Puzzle> {
  const text = unpack(packedIn(line) ?? '');
  if (text === undefined) return notPackedBy(penpa);
  const [head = '', space = '', , drawn = ''] = text.split('\n');
  const fields = head.split(',');
  const sheet = sheetOf(fields, space);
  if (!sheet)
    return fail('only square grids of 4 to 25 rows are read, not {found}', { found: JSON.stringify(fields.slice(0, 3).join(' ')) });
  // Its short names stand without quotes.
  const parsed = parseJson(drawn.replace(/([{,])(z[0-9A-Z_]):/g, '$1"$2":'));
  if (!parsed.ok) return parsed;
  const parts = isRecord(parsed.value) ? parsed.value : {};
  const strange = Object.keys(DRAWINGS).flatMap((name) => (says(parts[name]) ? [DRAWINGS[name]!] : []));
  const edges = edgesOf(parts['zE'], sheet);
  const map = regionsBetween(edges.walls, sheet.n);
  const isCut = map.some((region) => region > 0);
  if (!isCut && fields[0] !== 'sudoku' && hints.kindSpec === undefined)
    return fail('the drawing has no boxes; say what it is with {ways:or}', {
      ways: [squarest(sheet.n), `latin:${sheet.n}`].map((value) => ({ field: 'kind', value })),
    });
  const numbers = numbersOf(parts['zN'], sheet);
  const cages = cagesOf(parts, sheet);
  const grid = Array.from({ length: sheet.n }, (_, row) =>
    Array.from({ length: sheet.n }, (_, column) => ({
      ...(numbers.values.get(`${row} ${column}`) ?? {}),
      ...(isCut ? { region: map[row * sheet.n + column] } : {}),
    })),
  );
  const lines = (key: string): string[][] => cellLists(parts[key], sheet).filter(({ length }) => length > 1);
  const document = {
    ...infoOf(fields),
    grid,
    ...edges.diagonals,
    thermometer: lines('zT').map((line) => ({ lines: [line] })),
    arrow: lines('z3').map((line) => ({ cells: line.slice(0, 1), lines: [line] })),
    killercage: cages.items,
  };
  return readFPuzzlesDocument(document, hints, [...strange, ...edges.strange, ...numbers.strange, ...cages.strange]);
}

function unpack(packed: string): string | undefined {
  const plain = unescaped(packed).replace(/[- ]/g, '+').replace(/_/g, '/');
  if (!/^[A-Za-z0-9+/]+=*$/.test(plain)) return undefined;
  const binary = atob(plain.slice(0, plain.length - (withoutPadding(plain).length % 4 === 1 ? 1 : 0)));
  const bytes = inflate(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    LONGEST,
  );
  return bytes && new TextDecoder().decode(bytes);
}

function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0;
}

/** Row and column of a square; undefined outside the cells. */
function placeOf(square: number, { n, side, top, left }: Sheet): readonly [number, number] | undefined {
  const [row, column] = [Math.floor(square / side) - 2 - top, (square % side) - 2 - left];
  return row >= 0 && row < n && column >= 0 && column < n ? [row, column] : undefined;
}

const nameAt = (place: readonly [number, number] | undefined): string => (place ? squareName(...place).toUpperCase() : '');

/** Lists of squares as lists of cells; one outside is an empty name, which no rule takes. */
function cellLists(lists: unknown, sheet: Sheet): string[][] {
  const all: readonly unknown[] = Array.isArray(lists) ? lists : [];
  return all.map((list) => (Array.isArray(list) ? list.map((square) => nameAt(placeOf(Number(square), sheet))) : []));
}

/** The clues by row and column, and whatever is written otherwise or elsewhere. */
function numbersOf(numbers: unknown, sheet: Sheet) {
  const values = new Map<string, { value: number; given: true }>();
  const strange: string[] = [];
  for (const [key, item] of Object.entries(isRecord(numbers) ? numbers : {})) {
    const place = placeOf(Number(key), sheet);
    const [written, , style] = Array.isArray(item) ? (item as readonly unknown[]) : [];
    const value = Number(written);
    if (place && String(style) === '1' && Number.isInteger(value) && value >= 1 && value <= sheet.n)
      values.set(place.join(' '), { value, given: true });
    else strange.push(`number ${JSON.stringify(written ?? key)}`);
  }
  return { values, strange };
}

/** The cages with the sums in the upper left corners of their cells. Small numbers that are no such sum are strange, and so are outlines of no cage. */
function cagesOf(parts: Readonly<Record<string, unknown>>, sheet: Sheet) {
  const sums = new Map<string, string>();
  const strange: string[] = [];
  const cages = cellLists(parts['z6'], sheet).filter(({ length }) => length > 0);
  const inCages = new Set(cages.flat());
  for (const [key, item] of Object.entries(isRecord(parts['z1']) ? parts['z1'] : {})) {
    // Corners are numbered behind the squares, four for each of them.
    const cell = nameAt(placeOf(Math.floor(Number(key) / 4) - sheet.squares, sheet));
    const written = String(Array.isArray(item) ? item[0] : item).trim();
    if (Number(key) % 4 === 0 && inCages.has(cell) && /^\d{1,3}$/.test(written)) sums.set(cell, written);
    else strange.push(`small number ${JSON.stringify(written)}`);
  }
  if (cages.length === 0 && says(parts['zC'])) strange.push('cage');
  const items = cages.map((cells) => {
    const first = cells.find((cell) => sums.has(cell));
    return { cells, ...(first === undefined ? {} : { value: sums.get(first) }) };
  });
  return { items, strange };
}

/** Edges between neighbouring corners are walls, those across a cell make diagonals where they reach from corner to corner of the grid. */
function edgesOf(edges: unknown, { n, side, squares, top, left }: Sheet) {
  // Corners are numbered behind the squares, with a margin of one.
  const walls = new Set<string>();
  const falling = new Set<number>();
  const rising = new Set<number>();
  let others = 0;
  for (const edge of isRecord(edges) ? Object.keys(edges) : []) {
    const [a = 0, b = 0] = edge
      .split(',')
      .map((corner) => Number(corner) - squares)
      .sort((x, y) => x - y);
    const [row, column] = [Math.floor(a / side) - 1 - top, (a % side) - 1 - left];
    // An edge down parts two columns, an edge to the right two rows.
    if (b - a === side) walls.add(`c${row} ${column}`);
    else if (b - a === 1) walls.add(`r${row} ${column}`);
    else if (b - a === side + 1 && row === column) falling.add(row);
    else if (b - a === side - 1 && row + column === n) rising.add(row);
    else others++;
  }
  const isWhole = (steps: ReadonlySet<number>): boolean => steps.size === n;
  const isPart = (steps: ReadonlySet<number>): boolean => steps.size > 0 && steps.size < n;
  return {
    walls,
    diagonals: { ...(isWhole(falling) ? { 'diagonal-': true } : {}), ...(isWhole(rising) ? { 'diagonal+': true } : {}) },
    strange: others > 0 || isPart(falling) || isPart(rising) ? ['edge'] : [],
  };
}

/** The pieces that walls cut a square into, by cell. */
function regionsBetween(walls: ReadonlySet<string>, n: number): number[] {
  const map = Array.from({ length: n * n }, () => -1);
  let regions = 0;
  for (let start = 0; start < n * n; start++) {
    if (map[start]! >= 0) continue;
    const waiting = [start];
    map[start] = regions;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [row, column] = [Math.floor(cell / n), cell % n];
      const next: (readonly [number, boolean])[] = [
        [cell + 1, column + 1 < n && !walls.has(`c${row} ${column + 1}`)],
        [cell - 1, column > 0 && !walls.has(`c${row} ${column}`)],
        [cell + n, row + 1 < n && !walls.has(`r${row + 1} ${column}`)],
        [cell - n, row > 0 && !walls.has(`r${row} ${column}`)],
      ];
      for (const [other, isOpen] of next) {
        if (!isOpen || map[other]! >= 0) continue;
        map[other] = regions;
        waiting.push(other);
      }
    }
    regions++;
  }
  return map;
}

/** Title, author and the text about the rules, in which commas and ends of lines are written otherwise. */
function infoOf(fields: readonly string[]): Record<string, string> {
  const at = (name: string): number => fields.findIndex((field) => field.startsWith(name));
  const text = (field: string | undefined, name = ''): string => field?.slice(name.length).trim() ?? '';
  const rules = at('Author:') < 0 ? '' : text(fields[at('Author:') + 2]?.replaceAll('%2C', ',').replaceAll('%2D', '\n'));
  return { title: text(fields[at('Title:')], 'Title:'), author: text(fields[at('Author:')], 'Author:'), ruleset: rules };
}
