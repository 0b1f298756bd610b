import type { RuleType, RuleWords } from '../define.ts';
import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { flag } from '../keys/iss.ts';
import { classOf } from '../near.ts';
import type { Space } from '../space.ts';

/** A small puzzle for each. */
const EXAMPLES: Readonly<Record<string, RuleType['example']>> = {
  'global-entropy': { kind: 'classic:2x3', rules: ['global-entropy:'], puzzle: '......4.....6.......2...2....5....3.' },
  'global-modulo': { kind: 'classic:2x3', rules: ['global-modulo:'], puzzle: '...6.4..3......2....................' },
};

/** Every 2x2 square has a low, a middle and a high number. */
export const globalEntropy = everySquare('global-entropy', 'GlobalEntropy', classOf, {
  en: { name: 'Global entropy', rule: 'Every square of 2x2 cells holds a low, a middle and a high number.' },
  de: { name: 'Globale Entropie', rule: 'Jedes Quadrat aus 2x2 Feldern enthält eine niedrige, eine mittlere und eine hohe Zahl.' },
  fr: { name: 'Entropie globale', rule: 'Chaque carré de 2x2 cases contient un petit, un moyen et un grand nombre.' },
});

/** Every 2x2 square has all three rests by 3. */
export const globalModulo = everySquare('global-modulo', 'GlobalMod', (number) => number % 3, {
  en: { name: 'Global modulo', rule: 'The numbers of every square of 2x2 cells leave all three remainders when divided by 3.' },
  de: { name: 'Globales Modulo', rule: 'Die Zahlen in jedem Quadrat aus 2x2 Feldern lassen beim Teilen durch 3 alle drei Reste.' },
  fr: { name: 'Modulo global', rule: 'Les nombres de chaque carré de 2x2 cases ont les trois restes de la division par 3.' },
});

function everySquare(
  id: string,
  iss: string,
  kindOf: (number: number, space: Space) => number,
  words: Record<'en' | 'de' | 'fr', RuleWords>,
): RuleType {
  return defineRule({
    id,
    example: EXAMPLES[id]!,
    fields: {},
    holds: (_, at, { space }) => space.squares().every((square) => new Set(square.map((cell) => kindOf(at(cell), space))).size === 3),
    compile: (_, { space }) =>
      space.squares().map((square) =>
        sequence(square, {
          key: id,
          start: 0,
          step: (seen, number) => Number(seen) | (1 << kindOf(number, space)),
          accepts: (seen) => seen === 0b111,
        }),
      ),
    draw: () => [],
    keys: { iss: flag(iss) },
    words,
  });
}
