import { STATUSES } from '#core';
import { either, flag, list, nothing, number, object, oneOf, type Schema, text } from '#schema';

// What answers are made of. Every answer begins with its status, and says what ended it where it is not finished.

/** Only complete answers are proofs. */
export const statusField = oneOf(STATUSES).describe('Only complete answers are proofs.');
export const finishedField = oneOf(['complete', 'budget']).describe('Whether the work came to its end, or a budget ended it.');
const BUDGET_ENDS = ['nodes', 'time', 'stored', 'cancelled', 'tries'] as const;
export const endedField = oneOf(BUDGET_ENDS).optional().describe('Which bound ended the work; missing where none did.');
export const kindField = text().describe('The kind of the puzzle.');
export const countField = either(number(), text()).describe('A number, or a string beyond 2^53.');
export const solutionsField = oneOf(['none', 'one', 'several', 'unknown']).describe('How many solutions there are.');
export const cellsField = list(text()).describe('Cells by name.');
export const boolOrUnknown = either(flag(), oneOf(['unknown']));

/** The same, or null where the question has no meaning. */
export function orNull<Out, In>(schema: Schema<Out, In>): Schema<Out | null, In | null> {
  return either(schema, nothing());
}

/** The ratings that a level stands for. */
export const levelRangeField = object({ from: number(), to: orNull(number()) }).describe(
  'The ratings of the level on the scale, both ends included; null where it goes on.',
);
