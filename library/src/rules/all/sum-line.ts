import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { number, optional, path, word } from '../fields.ts';

/**
 * The line divides into runs of that sum. The state is what the run at hand has; on a loop, what it has for every way that the last run
 * may reach over the join.
 */
export const sumLine = defineRule({
  id: 'sum-line',
  fields: { sum: number({ least: 1, usual: ({ highest }) => [2, 2 * highest] }), loop: optional(word('loop')), path: path() },
  holds({ sum, loop, path }, at) {
    const numbers = path.map(at);
    return numbers.some((_, start) => {
      if (start > 0 && !loop) return false;
      return dividesInto([...numbers.slice(start), ...numbers.slice(0, start)], sum);
    });
  },
  compile: ({ sum, loop, path }) => [
    sequence(path, {
      key: `sum-line ${sum} ${loop ?? ''}`,
      // For each beginning that the first run may have brought along, what the run at hand has; -1 where it overshot.
      start: (loop ? Array.from({ length: sum }, (_, r) => r) : [0]).join(),
      step(state, number) {
        const runs = String(state)
          .split(',')
          .map((run) => (run === '-1' || Number(run) + number > sum ? -1 : (Number(run) + number) % sum));
        return runs.every((run) => run === -1) ? undefined : runs.join();
      },
      accepts: (state) =>
        String(state)
          .split(',')
          .some((run, r) => Number(run) === r),
    }),
  ],
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'sum' }],
  keys: { iss: { type: 'SumLine', fields: ['sum', 'loop', 'path'] } },
  words: {
    en: { name: 'Sum line', rule: 'The line divides into runs that each add up to the sum.' },
    de: { name: 'Summenlinie', rule: 'Die Linie zerfällt in Abschnitte, die jeweils die Summe ergeben.' },
    fr: { name: 'Ligne à somme', rule: 'La ligne se divise en parties dont chacune a la somme indiquée.' },
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
