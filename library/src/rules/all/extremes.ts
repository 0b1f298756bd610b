import type { Cell, Rule } from '#core';
import type { RuleType, RuleWords } from '../define.ts';
import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { cells } from '../fields.ts';
import { oneCell } from '../keys/f-puzzles.ts';

/** A small puzzle for each. */
const EXAMPLES: Readonly<Record<string, RuleType['example']>> = {
  minimum: { kind: 'classic:2x2', rules: ['minimum: r1c3..r3c1 r4c2'], puzzle: '..........4.....' },
  maximum: { kind: 'classic:2x2', rules: ['maximum: r1c1..r1c3 r4c1'], puzzle: '................' },
};

/** Below its neighbours that are not marked likewise. */
export const minimum = extreme('minimum', (own, other) => own < other, {
  en: { name: 'Minimum', rule: 'The number is less than those of all neighbours that are not marked likewise.' },
  de: { name: 'Minimum', rule: 'Die Zahl ist kleiner als die aller Nachbarn, die nicht ebenso markiert sind.' },
  fr: { name: 'Minimum', rule: 'Le nombre est plus petit que ceux des cases voisines qui ne portent pas la même marque.' },
});

/** Above its neighbours that are not marked likewise. */
export const maximum = extreme('maximum', (own, other) => own > other, {
  en: { name: 'Maximum', rule: 'The number is greater than those of all neighbours that are not marked likewise.' },
  de: { name: 'Maximum', rule: 'Die Zahl ist größer als die aller Nachbarn, die nicht ebenso markiert sind.' },
  fr: { name: 'Maximum', rule: 'Le nombre est plus grand que ceux des cases voisines qui ne portent pas la même marque.' },
});

function extreme(id: string, stands: (own: number, other: number) => boolean, words: Record<'en' | 'de' | 'fr', RuleWords>): RuleType {
  const markedIn = (rules: readonly Rule[], own: readonly Cell[]): Set<Cell> =>
    new Set([...own, ...rules.flatMap((rule) => (rule.id === id ? rule.cells : []))]);
  return defineRule({
    id,
    example: EXAMPLES[id]!,
    fields: { cells: cells() },
    holds({ cells }, at, { space, rules }) {
      const marked = markedIn(rules, cells);
      return space.neighbours().every(([a, b]) =>
        [
          [a, b],
          [b, a],
        ].every(([own, other]) => !cells.includes(own!) || marked.has(other!) || stands(at(own!), at(other!))),
      );
    },
    compile({ cells }, { space, rules }) {
      const marked = markedIn(rules, cells);
      return cells.flatMap((cell) =>
        space
          .neighbours()
          .flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : []))
          .filter((other) => !marked.has(other))
          .map((other) => relation(cell, other, stands)),
      );
    },
    draw: ({ cells }) => cells.map((cell) => ({ shape: 'sign', cell, sign: id === 'minimum' ? 'in' : 'out' }) as const),
    keys: { fPuzzles: oneCell(id) },
    words,
  });
}
