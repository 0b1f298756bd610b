import { type Cell, complain } from '#core';
import type { RuleType, RuleWords } from '../define.ts';
import { defineRule } from '../define.ts';
import { clause, holds, lacks } from '../draft.ts';
import { cells } from '../fields.ts';
import { cellItems } from '../keys/f-puzzles.ts';
import { issIndexing } from '../keys/iss-special.ts';
import type { Space } from '../space.ts';

/** A small puzzle for each. */
const EXAMPLES: Readonly<Record<string, RuleType['example']>> = {
  'row-indexer': { kind: 'classic:2x2', rules: ['row-indexer: r1c2 r2c1 r4c2'], puzzle: '......3.....1...' },
  'column-indexer': { kind: 'classic:2x2', rules: ['column-indexer: r1c2 r1c4 r3c3'], puzzle: '....2....1......' },
  'box-indexer': { kind: 'classic:2x2', rules: ['box-indexer: r1c1 r2c1 r4c1'], puzzle: '...2..........1.' },
};

/** Rows become columns when the grid is turned. */
const INDEXERS = ['row-indexer', 'column-indexer'];

/** The line that a marked cell speaks of, in order; it tells the place of its own number among them. */
type LineOf = (cell: Cell, space: Space) => readonly (Cell | undefined)[];

/** In a marked cell of column C, V says that column V of this row holds C. */
export const columnIndexer = indexer('column-indexer', 'columnindexer', 'C', lineAlong('row'), {
  en: { name: 'Column indexer', rule: 'A marked cell in column C that holds V says that column V of its row holds C.' },
  de: {
    name: 'Spaltenzeiger',
    rule: 'Steht in einem markierten Feld der Spalte C die Zahl V, so steht in Spalte V derselben Zeile die Zahl C.',
  },
  fr: { name: 'Index de colonne', rule: 'Une case marquée de la colonne C qui contient V dit que la colonne V de sa ligne contient C.' },
});

/** In a marked cell of row R, V says that row V of this column holds R. */
export const rowIndexer = indexer('row-indexer', 'rowindexer', 'R', lineAlong('column'), {
  en: { name: 'Row indexer', rule: 'A marked cell in row R that holds V says that row V of its column holds R.' },
  de: {
    name: 'Zeilenzeiger',
    rule: 'Steht in einem markierten Feld der Zeile R die Zahl V, so steht in Zeile V derselben Spalte die Zahl R.',
  },
  fr: { name: 'Index de ligne', rule: 'Une case marquée de la ligne R qui contient V dit que la ligne V de sa colonne contient R.' },
});

/** In a marked cell at place P of its box, V says that place V of this box holds P. */
export const boxIndexer = indexer(
  'box-indexer',
  'boxindexer',
  undefined,
  (cell, space) => space.boxes().find((box) => box.includes(cell)) ?? [],
  {
    en: { name: 'Box indexer', rule: 'A marked cell at place P of its box that holds V says that place V of the box holds P.' },
    de: {
      name: 'Blockzeiger',
      rule: 'Steht in einem markierten Feld an Stelle P seines Blocks die Zahl V, so steht an Stelle V des Blocks die Zahl P.',
    },
    fr: { name: 'Index de bloc', rule: 'Une case marquée à la place P de son bloc qui contient V dit que la place V du bloc contient P.' },
  },
  (space) => (space.boxes().length === 0 ? complain('the kind has no boxes and no regions') : undefined),
);

function indexer(
  id: string,
  fPuzzles: string,
  iss: 'R' | 'C' | undefined,
  lineOf: LineOf,
  words: Record<'en' | 'de' | 'fr', RuleWords>,
  needs?: RuleType['needs'],
): RuleType {
  return defineRule({
    id,
    example: EXAMPLES[id]!,
    ...(needs ? { needs } : {}),
    fields: { cells: cells() },
    turnsInto: (fields) => INDEXERS.filter((other) => other !== id).map((other) => ({ id: other, fields })),
    holds: ({ cells }, at, { space }) =>
      cells.every((cell) => {
        const line = lineOf(cell, space);
        const told = line[at(cell) - 1];
        return line.length === 0 || (told !== undefined && at(told) === line.indexOf(cell) + 1);
      }),
    compile: ({ cells }, { space }) =>
      cells.flatMap((cell) => {
        const line = lineOf(cell, space);
        if (line.length === 0) return [];
        const place = line.indexOf(cell) + 1;
        return space.numbers.map((number) => {
          const told = line[number - 1];
          return clause(lacks(cell, number), ...(told === undefined ? [] : [holds(told, place)]));
        });
      }),
    draw: ({ cells }) => [{ shape: 'outline', cells, style: 'filled' }],
    keys: {
      fPuzzles: cellItems(fPuzzles, { cells: 'cells' }),
      ...(iss ? { iss: issIndexing(iss) } : {}),
    },
    words,
  });
}

/** The row or column of a cell on the panel that shows it first. */
function lineAlong(way: 'row' | 'column'): LineOf {
  return (cell, { geometry }) => {
    const own = geometry.places[geometry.placesOf(cell)[0]!]!;
    const across = way === 'row' ? 'column' : 'row';
    const places = geometry.places.filter((place) => place.panel === own.panel && place[way] === own[way]);
    // Numbers count columns and rows of the whole panel, so a line with gaps has no numbers there.
    const line: (Cell | undefined)[] = [];
    for (const place of places) line[place[across]] = place.cell;
    return line;
  };
}
