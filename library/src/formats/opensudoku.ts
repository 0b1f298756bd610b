import { complain, fail, numberSymbols, ok, type Puzzle, type Result, said } from '#core';
import { sure } from './evidence.ts';
import type { Format, ReadItem } from './format.ts';
import type { ReadHints } from './hints.ts';
import { readLine } from './line.ts';
import { refuseAllButClassic9, refuseBeyondGivens } from './refusals.ts';
import { formatValues } from './write-cells.ts';
import { attributeOf, childrenOf, escapeXml, parseXml, textOf, type XmlElement } from './xml.ts';

/** What it is known by. */
const ELEMENT = '<opensudoku>';

/** OpenSudoku: XML with folders of games, each with its 81 cells as an attribute. */
export const opensudoku: Format = {
  id: 'opensudoku',
  title: { en: 'OpenSudoku', de: 'OpenSudoku', fr: 'OpenSudoku' },
  summary: 'XML with folders of 9x9 games: <game data="81 digits"/>. It holds givens and a note.',
  extensions: ['.opensudoku', '.xml'],
  unit: 'document',
  keeps: ['title'],
  recognise: ({ text }) => (/<opensudoku\b/i.test(text) ? sure(said('the element {element}', { element: ELEMENT })) : undefined),
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
  const [root] = childrenOf(document.value, 'opensudoku');
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
  const saved = /^version: \d+\n/.test(data) || data.includes('|');
  if (saved) return fail('a <game> holds the saved state of a game, which is not read; expected 81 digits');
  const result = readLine(data, hints);
  if (!result.ok) return result;
  const title = attributeOf(game, 'note') ?? attributeOf(game, 'name');
  const source = attributeOf(folder, 'name');
  return ok({ ...result.value, info: { ...(title ? { title } : {}), ...(source && source !== 'Ninefold' ? { source } : {}) } });
}
