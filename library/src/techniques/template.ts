import type { Technique } from './technique.ts';

/**
 * The template: a technique that finds nothing. Copy it to begin one, and open the copy with its argument: what the
 * pattern is, why it is sound, what it does not find, what it costs. Compiled and tested, never registered.
 *
 * Yield deductions in an order that depends on the position alone. Name only candidates that the board has. Never write
 * to the board; a technique that must try something out does so on a `WorkingBoard` of its own.
 */
export const template: Technique = {
  id: 'template',
  name: 'Template',
  summary: 'Finds nothing; the start of a new technique.',
  rank: Number.POSITIVE_INFINITY,
  ratings: [0, 0],

  *find() {},

  describe: (deduction, words) => `Nothing to see, ${words.result(deduction)}.`,
};
