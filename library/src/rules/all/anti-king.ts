import { defineRule } from '../define.ts';
import { differ } from '../draft.ts';
import { flag as fFlag } from '../keys/f-puzzles.ts';
import { flag } from '../keys/iss.ts';

const isKingsMove = ([x, y, z]: readonly [number, number, number]): boolean =>
  x * x + y * y + z * z <= 2 && [x, y, z].every(Number.isInteger);

/** A king's move apart differ: at most one step along at most two axes. */
export const antiKing = defineRule({
  id: 'anti-king',
  example: { kind: 'classic:2x3', rules: ['anti-king:'], puzzle: '....3.4......5.6.1.1..5.............' },
  fields: {},
  holds: (_, at, { space }) =>
    space
      .pairs((steps) => Math.max(...steps) === 1 && steps.includes(0) && steps.every(Number.isInteger))
      .every(([a, b]) => at(a) !== at(b)),
  compile: (_, { space }) => space.pairs(isKingsMove).map((pair) => differ(pair)),
  draw: () => [],
  keys: { fPuzzles: fFlag('antiking'), iss: flag('AntiKing') },
  words: {
    en: { name: 'Anti-king', rule: 'Cells a king’s move apart hold different numbers; in a cube the moves of all three planes count.' },
    de: {
      name: 'Königsabstand',
      rule: 'Felder im Abstand eines Königszugs enthalten verschiedene Zahlen; im Würfel zählen die Züge in allen drei Ebenen.',
    },
    fr: {
      name: 'Anti-roi',
      rule: 'Deux cases à un pas de roi contiennent des nombres différents ; dans un cube, les pas comptent dans les trois plans.',
    },
  },
});
