import { fail, isRecord, ok, type Puzzle, type Result, said, squareName } from '#core';
import { sure } from './evidence.ts';
import { readFPuzzlesDocument } from './f-puzzles/index.ts';
import { eachLine, type Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { parseJson } from './json-value.ts';
import { notPackedBy, unpack } from './unpack.ts';

/** How packed text begins whose first property is the size of the grid. */
const BEGINNING = 'N4Ig5gTglgJgylAXgUxA';

/**
 * lisudoku: a link with packed JSON, or only what it packs. A link with the digits of a plain puzzle is one like any other. Its rules are those of
 * f-puzzles under other names, so they are read as such; what is not in the list keeps its name and is refused by it.
 */
export const lisudoku: Format = {
  id: 'lisudoku',
  title: { en: 'lisudoku', de: 'lisudoku', fr: 'lisudoku' },
  summary: 'A link to lisudoku.xyz with packed cells and rules, or only what it packs.',
  extensions: ['.txt'],
  unit: 'line',
  recognise: ({ lines }) =>
    lines.some((line) => packedIn(line) !== undefined) ? sure(said('a link of lisudoku, or what it packs')) : undefined,
  open: eachLine(read),
};

function packedIn(line: string): string | undefined {
  const text = line.trim();
  if (text.startsWith(BEGINNING)) return text;
  return /lisudoku\.xyz\/[a-z]{1,20}\?import=(N4I[\w+/%=-]{1,})/.exec(text)?.[1];
}

function read(line: string, hints: ReadHints): Result<Puzzle> {
  const text = unpack(packedIn(line) ?? '');
  if (text === undefined) return notPackedBy(lisudoku);
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const own = isRecord(parsed.value) ? parsed.value : {};
  const n = own['gridSize'];
  if (typeof n !== 'number' || !(n >= 2 && n <= 61)) return fail('expected a JSON object with "gridSize"');
  const document = documentOf(own, n);
  return document.ok ? readFPuzzlesDocument(document.value, hints) : document;
}

type Translate = (item: Record<string, unknown> | readonly unknown[]) => readonly [key: string, item: unknown];

/** Each list of rules by its name, as items of f-puzzles. */
const LISTS: Readonly<Record<string, Translate>> = {
  extraRegions: (cells) => ['extraregion', { cells: namesOf(cells) }],
  thermos: (cells) => ['thermometer', { lines: [namesOf(cells)] }],
  renbans: (cells) => ['renban', { lines: [namesOf(cells)] }],
  palindromes: (cells) => ['palindrome', { lines: [namesOf(cells)] }],
  arrows: (arrow) => ['arrow', { cells: namesOf(field(arrow, 'circleCells')), lines: [namesOf(field(arrow, 'arrowCells'))] }],
  killerCages: (cage) => ['killercage', { cells: namesOf(field(cage, 'region')), value: field(cage, 'sum') ?? '' }],
  kropkiDots: (dot) => [
    field(dot, 'dotType') === 'Double' ? 'ratio' : 'difference',
    { cells: namesOf([field(dot, 'cell1'), field(dot, 'cell2')]) },
  ],
  oddCells: (cell) => ['odd', { cell: nameOf(cell) }],
  evenCells: (cell) => ['even', { cell: nameOf(cell) }],
};

const FLAGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  primaryDiagonal: { 'diagonal-': true },
  secondaryDiagonal: { 'diagonal+': true },
  antiKnight: { antiknight: true },
  antiKing: { antiking: true },
  // No two neighbours without a dot are consecutive or in the ratio of one to two.
  kropkiNegative: { nonconsecutive: true, negative: ['ratio'] },
};

function documentOf({ gridSize: _, fixedNumbers, regions, ...rules }: Record<string, unknown>, n: number): Result<Record<string, unknown>> {
  const grid = Array.from({ length: n }, () => Array.from({ length: n }, (): Record<string, unknown> => ({})));
  const put = (place: unknown, what: Record<string, unknown>): boolean => {
    const cell = isRecord(place) ? grid[Number(place['row'])]?.[Number(place['col'])] : undefined;
    return cell !== undefined && Boolean(Object.assign(cell, what));
  };
  const isPlaced =
    listOf(fixedNumbers).every((item) => put(field(item, 'position'), { value: field(item, 'value'), given: true })) &&
    listOf(regions).every((cells, region) => listOf(cells).every((cell) => put(cell, { region })));
  if (!isPlaced) return fail('a cell lies outside the grid of {size} rows', { size: n });
  const document: Record<string, unknown> = { grid };
  for (const [name, value] of Object.entries(rules)) {
    if (name in FLAGS) Object.assign(document, value === true ? FLAGS[name] : {});
    else if (name in LISTS)
      for (const item of listOf(value)) {
        const [key, translated] = LISTS[name]!(isRecord(item) || Array.isArray(item) ? item : {});
        document[key] = [...listOf(document[key]), translated];
      }
    else document[name] = value;
  }
  return ok(document);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const field = (item: unknown, name: string): unknown => (isRecord(item) ? item[name] : undefined);
const nameOf = (cell: unknown): string => squareName(Number(field(cell, 'row')), Number(field(cell, 'col'))).toUpperCase();
const namesOf = (cells: unknown): string[] => listOf(cells).map(nameOf);
