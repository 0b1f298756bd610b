import { complain } from '#core';
import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { path } from '../fields.ts';
import { cellItems } from '../keys/f-puzzles.ts';
import { issClone } from '../keys/iss-special.ts';

const equals = (a: number, b: number): boolean => a === b;

/** Two shapes hold the same cell by cell; a cell that is paired with itself says nothing. */
export const clone = defineRule({
  id: 'clone',
  example: { kind: 'classic:2x2', rules: ['clone: r2c3..r4c3 = r1c1..r3c1'], puzzle: '.24.......1.....' },
  fields: { cells: path(), copy: path() },
  refuses: ({ cells, copy }) =>
    cells.length === copy.length
      ? undefined
      : complain('the shapes have {cells} and {copy} cells', { cells: cells.length, copy: copy.length }),
  holds: ({ cells, copy }, at) => cells.map(at).join() === copy.map(at).join(),
  compile: ({ cells, copy }) => cells.map((cell, i) => relation(cell, copy[i]!, equals)),
  draw: ({ cells, copy }) => [
    { shape: 'outline', cells, style: 'filled' },
    { shape: 'outline', cells: copy, style: 'filled' },
  ],
  keys: { fPuzzles: cellItems('clone', { cells: 'cells', copy: 'copy' }), iss: issClone },
  words: {
    en: { name: 'Clone', called: 'clone', rule: 'The two shapes hold the same numbers, cell by cell.' },
    de: { name: 'Klon', called: 'Klon', rule: 'Die beiden Formen enthalten Feld für Feld dieselben Zahlen.' },
    fr: { name: 'Clone', called: 'le clone', rule: 'Les deux formes contiennent les mêmes nombres, case par case.' },
  },
});
