import { defineRule } from '../define.ts';
import { differ } from '../draft.ts';
import { cells } from '../fields.ts';
import { cellItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

/** The cells differ. */
export const extraRegion = defineRule({
  id: 'extra-region',
  example: { kind: 'classic:2x3', rules: ['extra-region: r3c1..r3c3 r4c2 r5c2 r5c3'], puzzle: '.2....5...14....3..........6...1.4..' },
  fields: { cells: cells() },
  holds: ({ cells }, at) => new Set(cells.map(at)).size === cells.length,
  compile: ({ cells }) => [differ(cells)],
  draw: ({ cells }) => [{ shape: 'outline', cells, style: 'filled' }],
  keys: { fPuzzles: cellItems('extraregion', { cells: 'cells' }), iss: list('AllDifferent', { cells: 'cells' }) },
  words: {
    en: { name: 'Extra region', called: 'extra region', rule: 'The cells hold different numbers.' },
    de: { name: 'Zusätzliches Gebiet', called: 'Zusatzgebiet', rule: 'Die Felder enthalten verschiedene Zahlen.' },
    fr: { name: 'Région supplémentaire', called: 'la région supplémentaire', rule: 'Les cases contiennent des nombres différents.' },
  },
});
