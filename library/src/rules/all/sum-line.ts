import type { Cell } from '#core';
import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { number, optional, path, word } from '../fields.ts';
import { list } from '../keys/iss.ts';

/** Larger than any sum that a run may have. */
const BASE = 10_000;

/**
 * The line divides into runs of that sum. The state is what the run at hand has; on a loop also what the first run brought along over the
 * join, which hidden cells choose.
 */
export const sumLine = defineRule({
  id: 'sum-line',
  example: {
    kind: 'classic:2x3',
    rules: ['sum-line 9: r1c6 r2c5 r3c6 r3c5 r3c4', 'sum-line 9: r4c1 r5c1 r4c2 r4c3 r5c3', 'sum-line 3: r1c2 r2c2 r3c3 r2c4'],
    puzzle: '4..........5........................',
  },
  fields: {
    sum: number({ least: 1, most: BASE - 1, usual: ({ highest }) => [2, 2 * highest] }),
    loop: optional(word('loop')),
    path: path(),
  },
  holds({ sum, loop, path }, at) {
    const numbers = path.map(at);
    return numbers.some((_, start) => {
      if (start > 0 && !loop) return false;
      return dividesInto([...numbers.slice(start), ...numbers.slice(0, start)], sum);
    });
  },
  compile({ sum, loop, path }, { space: { lowest, numbers }, hide }) {
    const start = loop ? hidden(sum, numbers.length, hide) : [];
    return [
      sequence([...start, ...path], {
        key: `sum-line ${sum} ${loop ?? ''}`,
        start: 0,
        step(state, number, position) {
          const so = state as number;
          if (position < start.length) {
            const brought = so * numbers.length + number - lowest;
            if (position < start.length - 1) return brought;
            return brought < sum ? brought * BASE + brought : undefined;
          }
          const [brought, run] = [Math.floor(so / BASE), (so % BASE) + number];
          return run > sum ? undefined : brought * BASE + (run % sum);
        },
        accepts: (state) => Math.floor(Number(state) / BASE) === Number(state) % BASE,
      }),
    ];
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'sum' }],
  keys: { iss: list('SumLine', { number: 'sum', loop: 'loop', cells: 'path' }) },
  words: {
    en: { name: 'Sum line', called: 'sum line', rule: 'The line divides into runs that each add up to the sum.' },
    de: { name: 'Summenlinie', called: 'Summenlinie', rule: 'Die Linie zerfällt in Abschnitte, die jeweils die Summe ergeben.' },
    fr: { name: 'Ligne à somme', called: 'la ligne de sommes', rule: 'La ligne se divise en parties dont chacune a la somme indiquée.' },
  },
});

function dividesInto(numbers: readonly number[], sum: number): boolean {
  let run = 0;
  for (const number of numbers) {
    run += number;
    if (run > sum) return false;
    if (run === sum) run = 0;
  }
  return run === 0;
}

/** As many hidden cells as it takes to write a number below the sum, highest digit first. */
function hidden(sum: number, values: number, hide: (values: number) => Cell): Cell[] {
  const digits: Cell[] = [];
  for (let most = sum - 1; most > 0 || digits.length === 0; most = Math.floor(most / values))
    digits.unshift(hide(Math.min(values, most + 1)));
  return digits;
}
