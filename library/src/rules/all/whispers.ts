import { stepsAlong } from '#core';
import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { number, optional, path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

/** Neighbours on the line differ by at least the number given, half of the values rounded up where none is. */
export const whispers = defineRule({
  id: 'whispers',
  example: {
    kind: 'classic:2x3',
    rules: ['whispers: r2c5 r1c6 r1c5 r2c4', 'whispers: r6c2 r6c1 r5c1 r4c2', 'whispers: r6c4 r5c4 r6c3'],
    puzzle: '............4......5..24.......3....',
  },
  fields: { by: optional(number({ usual: ({ highest }) => [1, highest - 1] })), path: path() },
  holds({ by, path }, at, { space }) {
    const least = by ?? Math.ceil(space.numbers.length / 2);
    return path.every((cell, i) => i === 0 || Math.abs(at(cell) - at(path[i - 1]!)) >= least);
  },
  compile({ by, path }, { space }) {
    const least = by ?? (space.geometry.size + 1) >> 1;
    const isFar = (a: number, b: number): boolean => a - b >= least || b - a >= least;
    return stepsAlong(path).map(([a, b]) => relation(a, b, isFar));
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'whispers' }],
  keys: {
    fPuzzles: lineItems('whispers', { value: 'by' }),
    iss: list('Whisper', { number: 'by', missing: 5, usual: ({ numbers }) => Math.ceil(numbers.length / 2), cells: 'path' }),
  },
  words: {
    en: {
      name: 'Whispers',
      called: 'whisper line',
      rule: 'Neighbours on the line differ by at least the number given; where none is given, by at least half the number of values, rounded up.',
    },
    de: {
      name: 'Flüstern',
      called: 'Flüsterlinie',
      rule: 'Nachbarn auf der Linie unterscheiden sich mindestens um die angegebene Zahl; wo keine steht, mindestens um die Hälfte der Anzahl der Werte, aufgerundet.',
    },
    fr: {
      name: 'Murmures',
      called: 'la ligne de murmures',
      rule: 'Deux voisins sur la ligne diffèrent au moins du nombre indiqué ; sans nombre, au moins de la moitié du nombre de valeurs, arrondie au supérieur.',
    },
  },
});
