import { type Cell, complain, stepsAlong } from '#core';
import type { RuleType, RuleWords } from '../define.ts';
import { defineRule } from '../define.ts';
import { everyTwo, relation } from '../draft.ts';
import { path, text } from '../fields.ts';
import { issPairs } from '../keys/iss-tables.ts';
import { parsePairs } from '../tables.ts';

/** A rule of pairs that an author invents: it lists which are allowed: "1:2,3 2:4", 2 or 3 behind a 1 and 4 behind a 2. */
const SAMPLES = ['1:2,3 2:1,3 3:1,2,4 4:3', '1:1,2 2:1,4 3:3 4:2,4', '1:3 2:4 3:1 4:2', '1:1,2,3,4 2:3,4 3:4,5 4:1,2 5:1,5'];

/** A small puzzle for each. */
const EXAMPLES: Readonly<Record<string, RuleType['example']>> = {
  'pair-line': {
    kind: 'classic:2x2',
    rules: [
      'pair-line "1:2,3 2:1,3 3:1,2,4 4:3": r4c2 r3c3 r2c4 r3c4 r4c3 r4c4',
      'pair-line "1:2,3 2:1,3 3:1,2,4 4:3": r1c4 r1c3 r1c2 r2c1 r2c2',
    ],
    puzzle: '...1............',
  },
  'every-pair': {
    kind: 'classic:2x2',
    rules: ['every-pair "1:1,2,3,4 2:3,4 3:4 4:1,2": r1c4 r2c4 r1c1 r2c2', 'every-pair "1:1,2 2:1,4 3:3 4:2,4": r3c4 r2c4 r4c3'],
    puzzle: '................',
  },
};

/** Each cell and the next hold one of the pairs that are listed. */
export const pairLine = pairs('pair-line', 'Pair', stepsAlong, {
  en: { name: 'Line of pairs', rule: 'Each cell of the line and the next hold one of the pairs that are listed, in this order.' },
  de: {
    name: 'Linie aus Paaren',
    rule: 'Jedes Feld der Linie und das nächste enthalten in dieser Reihenfolge eines der aufgezählten Paare.',
  },
  fr: { name: 'Ligne de paires', rule: 'Chaque case de la ligne et la suivante contiennent, dans cet ordre, une des paires énumérées.' },
});

/** Every two of the cells hold one of the pairs that are listed. */
export const everyPair = pairs('every-pair', 'PairX', everyTwo, {
  en: { name: 'Every pair', rule: 'Every two of the cells hold one of the pairs that are listed, in the order in which the cells stand.' },
  de: { name: 'Jedes Paar', rule: 'Je zwei der Felder enthalten in der Reihenfolge, in der sie stehen, eines der aufgezählten Paare.' },
  fr: { name: 'Toutes les paires', rule: 'Deux cases quelconques contiennent, dans l’ordre des cases, une des paires énumérées.' },
});

function pairs(
  id: string,
  iss: 'Pair' | 'PairX',
  of: (path: readonly Cell[]) => [Cell, Cell][],
  words: Record<'en' | 'de' | 'fr', RuleWords>,
): RuleType {
  return defineRule({
    id,
    example: EXAMPLES[id]!,
    fields: { allowed: text(SAMPLES), path: path({ least: 2 }) },
    refuses: ({ allowed }) =>
      parsePairs(allowed)
        ? undefined
        : complain('expected pairs such as "1:2,3 2:4", found {found}', { found: JSON.stringify(allowed.slice(0, 40)) }),
    holds({ allowed, path }, at) {
      const known = parsePairs(allowed)!;
      return of(path).every(([a, b]) => known.get(at(a))?.includes(at(b)) ?? false);
    },
    compile({ allowed, path }) {
      const known = parsePairs(allowed)!;
      const isAllowed = (a: number, b: number): boolean => known.get(a)?.includes(b) ?? false;
      return of(path).map(([a, b]) => relation(a, b, isAllowed));
    },
    draw: ({ path }) => [{ shape: 'line', cells: path, style: 'plain' }],
    keys: { iss: issPairs(iss) },
    words,
  });
}
