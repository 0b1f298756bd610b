import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { path } from '../fields.ts';
import { lineItems } from '../keys/f-puzzles.ts';
import { list } from '../keys/iss.ts';

/** The line is strictly between its two ends. The ends come first, so that the state is what they leave between them. */
export const between = defineRule({
  id: 'between',
  example: {
    kind: 'classic:2x3',
    rules: ['between: r3c1 r4c1 r5c2 r4c2 r4c3', 'between: r5c6 r4c5 r3c6 r2c6', 'between: r5c1 r6c2 r6c3 r5c3'],
    puzzle: '.....4.4.12.....5.................1.',
  },
  fields: { path: path({ least: 2 }) },
  holds({ path }, at) {
    const ends = [at(path[0]!), at(path.at(-1)!)];
    return path.slice(1, -1).every((cell) => at(cell) > Math.min(...ends) && at(cell) < Math.max(...ends));
  },
  compile: ({ path }) =>
    path.length === 2
      ? []
      : [
          sequence([path[0]!, path.at(-1)!, ...path.slice(1, -1)], {
            key: 'between',
            start: -1,
            step(state, number, position) {
              const so = state as number;
              if (position === 0) return number;
              if (position === 1) return Math.min(so, number) * 100 + Math.max(so, number);
              return number > Math.floor(so / 100) && number < so % 100 ? so : undefined;
            },
            accepts: () => true,
          }),
        ],
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'between', ends: 'circles' }],
  keys: { fPuzzles: lineItems('betweenline'), iss: list('Between', { cells: 'path' }) },
  words: {
    en: { name: 'Between', called: 'between line', rule: 'The numbers on the line are strictly between those in its two circles.' },
    de: { name: 'Dazwischen', called: 'Zwischenlinie', rule: 'Die Zahlen auf der Linie liegen echt zwischen denen in den beiden Kreisen.' },
    fr: {
      name: 'Entre deux',
      called: 'la ligne entre deux',
      rule: 'Les nombres sur la ligne sont strictement compris entre ceux des deux cercles.',
    },
  },
});
