import { defineRule } from '../define.ts';
import { sum as addsUp } from '../draft.ts';
import { number, path } from '../fields.ts';
import { diagonalClues } from '../keys/f-puzzles.ts';
import { diagonalLine } from '../keys/iss.ts';

/** A diagonal from outside adds up to the clue; repeats are allowed. */
export const littleKiller = defineRule({
  id: 'little-killer',
  example: {
    kind: 'classic:2x3',
    rules: ['little-killer 11: r6c2 r5c1', 'little-killer 3: r2c6 r1c5', 'little-killer 14: r6c5..r2c1', 'little-killer 15: r1c5..r5c1'],
    puzzle: '....................6.......2.......',
  },
  isOutside: true,
  fields: { sum: number({ usual: ({ highest }) => [1, 3 * highest] }), path: path() },
  holds: ({ sum, path }, at) => path.map(at).reduce((all, number) => all + number, 0) === sum,
  compile: ({ sum, path }) => [addsUp(path, [sum])],
  draw: ({ sum, path }) => [{ shape: 'outside', beside: path[0]!, towards: path[1] ?? path[0]!, text: String(sum), arrow: true }],
  keys: { fPuzzles: diagonalClues('littlekillersum', 'sum'), iss: diagonalLine('LittleKiller', 'sum') },
  words: {
    en: { name: 'Little killer', called: 'little killer', rule: 'The numbers along the arrow add up to the clue; numbers may repeat.' },
    de: {
      name: 'Little Killer',
      called: 'Little Killer',
      rule: 'Die Zahlen entlang des Pfeils ergeben zusammen die Randzahl; Zahlen dürfen sich wiederholen.',
    },
    fr: {
      name: 'Little killer',
      called: 'le little killer',
      rule: 'La somme des nombres le long de la flèche est le nombre au bord ; les répétitions sont permises.',
    },
  },
});
