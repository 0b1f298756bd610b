import {
  Candidates,
  complain,
  escapeXml,
  fail,
  type Grid,
  inPieces,
  numberSymbols,
  ok,
  type Progress,
  type Puzzle,
  type Result,
  said,
} from '#core';
import { sure } from './evidence.ts';
import type { Format, ReadItem } from './format.ts';
import type { ReadHints } from './hints.ts';
import { readLine } from './line.ts';
import { refuseAllButClassic9, refuseBeyondGivens } from './refusals.ts';
import { formatValues } from './write-cells.ts';
import { attributeOf, childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

/** What it is known by. */
const ELEMENT = '<opensudoku>';

/** OpenSudoku: XML with folders of games, each with its 81 cells as an attribute. */
export const opensudoku: Format = {
  id: 'opensudoku',
  title: { en: 'OpenSudoku', de: 'OpenSudoku', fr: 'OpenSudoku' },
  summary:
    'XML with folders of 9x9 games: <game data="81 digits"/>. It holds givens and a note; entries and marks of a game that was played are read.',
  extensions: ['.opensudoku', '.xml'],
  unit: 'document',
  keeps: ['title'],
  recognise: ({ text }) =>
    /^\s*</.test(text) && /<opensudoku2?\b/i.test(text) ? sure(said('the element {element}', { element: ELEMENT })) : undefined,
  open: (hints) => (unit, line) => readDocument(unit, hints, line),
  write(puzzle) {
    const refused =
      refuseAllButClassic9(puzzle, complain('an OpenSudoku file')) ?? refuseBeyondGivens(puzzle, complain('an OpenSudoku file'));
    if (refused) return fail(refused);
    const note = puzzle.info.title === undefined ? '' : ` note="${escapeXml(puzzle.info.title.replace(/\s+/g, ' '))}"`;
    return ok(`    <game data="${formatValues([...puzzle.givens], numberSymbols(9), '0')}"${note}/>`);
  },
  frame: {
    before: '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku version="2">\n  <folder name="Ninefold">\n',
    between: '\n',
    after: '\n  </folder>\n</opensudoku>\n',
  },
};

function readDocument(unit: string, hints: ReadHints, line: number): ReadItem[] {
  if (unit.trim() === '') return [];
  const document = parseXml(unit);
  if (!document.ok) return [{ line, result: document }];
  // Its newer sibling calls the root otherwise, and writes the same inside.
  const [root] = [...childrenOf(document.value, 'opensudoku'), ...childrenOf(document.value, 'opensudoku2')];
  if (!root) return [{ line, result: fail('expected an <opensudoku> element') }];
  // Version 1 has its games right inside the root.
  const folders = [root, ...childrenOf(root, 'folder')];
  const games = folders.flatMap((folder) => childrenOf(folder, 'game').map((game) => ({ game, folder })));
  const lines = linesOfGames(unit, line);
  if (games.length === 0) return [{ line, result: fail('no puzzle found: there is no <game> element') }];
  return games.map(({ game, folder }, i) => ({ line: lines[i] ?? line, result: readGame(game, folder, hints) }));
}

function linesOfGames(unit: string, firstLine: number): number[] {
  return unit.split('\n').flatMap((row, i) => (row.match(/<game\b/g) ?? []).map(() => firstLine + i));
}

function readGame(game: XmlElement, folder: XmlElement, hints: ReadHints): Result<Puzzle> {
  const data = attributeOf(game, 'data') ?? attributeOf(game, 'cells_data') ?? textOf(game);
  if (data.trim() === '') return fail('a <game> has no data');
  const result = SAVED.test(data.trim()) ? readSaved(data.trim(), hints) : readLine(data, hints);
  if (!result.ok) return result;
  const title = attributeOf(game, 'note') || attributeOf(game, 'user_note') || attributeOf(game, 'name');
  const source = attributeOf(folder, 'name') ?? attributeOf(folder, 'folder_name');
  return ok({ ...result.value, info: { ...(title ? { title } : {}), ...(source && source !== 'Ninefold' ? { source } : {}) } });
}

/** A game that was played: a version, then for each cell its value, its marks (once, or corner and centre), perhaps a colour, and whether the player may change it. */
const SAVED = /^version: ([1-5])\s/;
const FIELDS: Readonly<Record<string, number>> = { 1: 3, 2: 3, 3: 3, 4: 4, 5: 5 };

function readSaved(data: string, hints: ReadHints): Result<Puzzle> {
  const version = SAVED.exec(data)![1]!;
  const words = data
    .slice(data.indexOf(version) + 1)
    .trim()
    .split(/\|+/)
    .filter((word) => word !== '');
  const each = FIELDS[version]!;
  if (words.length !== 81 * each)
    return fail('a saved game of version {version} has {wanted} fields, and this one has {found}', {
      version,
      wanted: 81 * each,
      found: words.length,
    });
  const cells = inPieces(words, each);
  const odd = cells.findIndex(([value, ...others]) => !/^\d$/.test(value!) || !others.every((word) => /^(-|\d{1,3}|(\d,)+)$/.test(word)));
  if (odd >= 0)
    return fail('a saved game has "{text}" for cell {number}, which is not understood', { text: cells[odd]!.join('|'), number: odd + 1 });
  const isGiven = (cell: readonly string[]): boolean => cell.at(-1) === '0';
  const result = readLine(cells.map((cell) => (isGiven(cell) ? cell[0] : '0')).join(''), hints);
  if (!result.ok) return result;
  const progress: Progress = {
    entries: Uint8Array.from(cells, (cell) => (isGiven(cell) ? 0 : Number(cell[0]))) satisfies Grid,
    ...(each === 3 ? { marks: marksOf(cells, 1) } : { corners: marksOf(cells, 1), marks: marksOf(cells, 2) }),
  };
  return ok(isUntouched(progress) ? result.value : { ...result.value, progress });
}

/** Marks of all cells: digits with commas, or a number whose bits they are. */
function marksOf(cells: readonly (readonly string[])[], field: number): Candidates {
  const marks = Candidates.none(81, 9);
  cells.forEach((words, cell) => {
    const word = words[field]!;
    for (let value = 1; value <= 9; value++)
      if (word.includes(',') ? word.includes(`${value},`) : ((Number(word) || 0) >> (value - 1)) & 1) marks.add(cell, value);
  });
  return marks;
}

function isUntouched({ entries, marks, corners }: Progress): boolean {
  const isEmpty = (all: Candidates | undefined): boolean =>
    all === undefined || Array.from(entries, (_, cell) => all.count(cell)).every((n) => n === 0);
  return entries.every((value) => value === 0) && isEmpty(marks) && isEmpty(corners);
}
