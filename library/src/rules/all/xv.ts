import type { RuleType, RuleWords } from '../define.ts';
import { defineRule } from '../define.ts';
import { relation } from '../draft.ts';
import { path } from '../fields.ts';
import { letter } from '../keys/f-puzzles.ts';
import { pairs } from '../keys/iss.ts';

/** A small puzzle for each. */
const EXAMPLES: Readonly<Record<string, RuleType['example']>> = {
  x: { kind: 'classic:2x3', rules: ['x: r5c2 r4c2', 'x: r1c3 r2c3', 'x: r3c4 r2c4'], puzzle: '....3.2..........5.......4....32....' },
  v: { kind: 'classic:2x2', rules: ['v: r2c2 r2c3', 'v: r1c4 r2c4'], puzzle: '......4.....3...' },
};

/** The two add up to 10. */
export const x = total('x', 'X', 10);
/** The two add up to 5. */
export const v = total('v', 'V', 5);

function total(id: string, sign: string, sum: number): RuleType {
  const words = (rule: string): RuleWords => ({ name: sign, rule });
  return defineRule({
    id,
    example: EXAMPLES[id]!,
    fields: { cells: path({ least: 2, most: 2 }) },
    holds: ({ cells }, at) => cells.reduce((all, cell) => all + at(cell), 0) === sum,
    compile: ({ cells: [a, b] }) => [relation(a!, b!, (x, y) => x + y === sum)],
    draw: ({ cells }) => [{ shape: 'dot', cells, fill: 'none', text: sign }],
    keys: { fPuzzles: letter('xv', sign), iss: pairs(sign) },
    words: {
      en: words(`The two numbers add up to ${sum}.`),
      de: words(`Die beiden Zahlen ergeben zusammen ${sum}.`),
      fr: words(`La somme des deux nombres est ${sum}.`),
    },
  });
}
