import { cellName, LEVELS, levelOf, levelRange, SCALES } from '#core';
import { formatLine } from '#formats';
import type { Made } from '#generator';
import { number, type OutOf, object, oneOf, text } from '#schema';
import { boolOrUnknown, cellsField, kindField, levelRangeField, orNull } from '../answer-fields.ts';
import { puzzleText } from '../puzzle-text.ts';

/** A puzzle that was made. */
export const madeSchema = object({
  kind: kindField,
  regions: text().optional().describe('The region map of a jigsaw.'),
  puzzle: text().describe('One line, or with rules the text form with a line for each of them.'),
  solution: text(),
  clues: number(),
  minimal: boolOrUnknown,
  undecided: cellsField.optional().describe('The clues that are undecided, where it is not known whether all are needed.'),
  er: orNull(number()).describe('The hardest step, where it was rated.'),
  hardest: orNull(text()),
  ep: number().optional(),
  ed: number().optional(),
  technique: text().optional(),
  scale: oneOf(SCALES).optional().describe("Sudoku Explainer's, or Ninefold's own where the puzzle has rules."),
  level: oneOf(Object.keys(LEVELS)).optional().describe('The level of the hardest step on the scale.'),
  levelRange: levelRangeField.optional(),
  seed: number(),
  attempt: number().describe('The number of the attempt that made it: with the seed, where it comes from.'),
});

/** A puzzle that was made, as JSON. */
export function madeJson({ puzzle, solution, clues, minimal, undecided, rating, attempt }: Made, seed: number): OutOf<typeof madeSchema> {
  return {
    kind: puzzle.kind.spec,
    ...(puzzle.kind.regions ? { regions: regionText(puzzle.kind.regions) } : {}),
    puzzle: puzzleText(puzzle),
    solution: formatLine(puzzle, solution),
    clues,
    minimal,
    ...(undecided.length > 0 ? { undecided: undecided.map((cell) => cellName(puzzle.geometry, cell)) } : {}),
    er: rating?.er ?? null,
    hardest: rating?.hardest ?? null,
    ...(rating
      ? {
          ep: rating.ep,
          ed: rating.ed,
          technique: rating.technique,
          scale: rating.scale,
          level: levelOf(rating.er, rating.scale),
          levelRange: levelRange(rating.er, rating.scale),
        }
      : {}),
    seed,
    attempt,
  };
}

/** The regions as the text format writes them: numbers from 1, then letters. */
export function regionText(regions: readonly number[]): string {
  return regions.map((region) => (region + 1).toString(36).toUpperCase()).join('');
}
