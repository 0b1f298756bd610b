import { fail, type Puzzle, type Result } from '#core';

/**
 * A refusal for a puzzle with rules, where the answer is a puzzle or a picture that would lose them: nothing is given out without a part
 * of it. Undefined where there are none.
 */
export function refuseRules({ rules }: Puzzle): Result<never> | undefined {
  return rules[0] && fail('puzzles with rules such as {rule} are not taken here: the answer would lose them', { rule: rules[0].text });
}
