import type { RuleType, RuleWords } from '../define.ts';
import { defineRule } from '../define.ts';
import { only } from '../draft.ts';
import { cells } from '../fields.ts';
import { oneCell } from '../keys/f-puzzles.ts';
import { issCandidates } from '../keys/iss-special.ts';

/** A small puzzle for each. */
const EXAMPLES: Readonly<Record<string, RuleType['example']>> = {
  odd: { kind: 'classic:2x3', rules: ['odd: r1c4 r2c5 r3c3 r4c6 r5c6 r6c1'], puzzle: '..4.........41..........2...633..45.' },
  even: { kind: 'classic:2x3', rules: ['even: r1c2 r2c4 r3c1 r4c5 r4c6 r6c1'], puzzle: '....4......6...31.......5.3..24.2...' },
};

/** The cells hold odd numbers. */
export const odd = parity('odd', 1, {
  en: { name: 'Odd', rule: 'The cells hold odd numbers.' },
  de: { name: 'Ungerade', rule: 'Die Felder enthalten ungerade Zahlen.' },
  fr: { name: 'Impair', rule: 'Les cases contiennent des nombres impairs.' },
});

/** The cells hold even numbers. */
export const even = parity('even', 0, {
  en: { name: 'Even', rule: 'The cells hold even numbers.' },
  de: { name: 'Gerade', rule: 'Die Felder enthalten gerade Zahlen.' },
  fr: { name: 'Pair', rule: 'Les cases contiennent des nombres pairs.' },
});

function parity(id: string, rest: number, words: Record<'en' | 'de' | 'fr', RuleWords>): RuleType {
  return defineRule({
    id,
    example: EXAMPLES[id]!,
    fields: { cells: cells() },
    holds: ({ cells }, at) => cells.every((cell) => Number.isInteger((at(cell) - rest) / 2)),
    compile: ({ cells }) => cells.map((cell) => only(cell, (number) => number % 2 === rest)),
    draw: ({ cells }) => cells.map((cell) => ({ shape: 'sign', cell, sign: rest === 1 ? 'disc' : 'square' }) as const),
    keys: {
      fPuzzles: oneCell(id),
      iss: issCandidates((_, { numbers }) => numbers.filter((number) => number % 2 === rest), false),
    },
    words,
  });
}
