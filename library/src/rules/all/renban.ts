import { defineRule } from '../define.ts';
import { differ, sequence } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

/** A set of consecutive numbers in any order: they differ, and the highest is as far above the lowest as there are cells. */
export const renban = defineRule({
  id: 'renban',
  example: {
    kind: 'classic:2x3',
    rules: ['renban: r3c2 r2c2 r3c3', 'renban: r3c1 r4c2..r6c2', 'renban: r6c4..r4c4 r4c5'],
    puzzle: '....4......1.1..6.........2...4.....',
  },
  fields: { path: path() },
  holds({ path }, at) {
    const sorted = path.map(at).sort((a, b) => a - b);
    return sorted.every((number, i) => number === sorted[0]! + i);
  },
  compile: ({ path }) => [
    differ(path),
    sequence(path, {
      key: 'renban',
      start: '',
      step(state, number) {
        const [low = number, high = number] = state === '' ? [] : String(state).split(' ').map(Number);
        const [least, most] = [Math.min(low, number), Math.max(high, number)];
        return most - least < path.length ? `${least} ${most}` : undefined;
      },
      accepts(state) {
        const [low = 0, high = 0] = String(state).split(' ').map(Number);
        return high - low === path.length - 1;
      },
    }),
  ],
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'renban' }],
  keys: { fPuzzles: lineItems('renban'), iss: list('Renban', { cells: 'path' }) },
  words: {
    en: { name: 'Renban', called: 'renban line', rule: 'The line holds a set of consecutive numbers in any order.' },
    de: { name: 'Renban', called: 'Renban-Linie', rule: 'Die Linie enthält aufeinanderfolgende Zahlen in beliebiger Reihenfolge.' },
    fr: { name: 'Renban', called: 'la ligne renban', rule: 'La ligne contient des nombres consécutifs dans un ordre quelconque.' },
  },
});
