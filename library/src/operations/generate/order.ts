import { LEVELS, type LevelId } from '#core';
import { clueSymmetries, layouts, unknownLayout } from '#generator';
import { DEFAULT_KIND } from '#kinds';
import { SURVEY_CLASSES } from '#logic';
import { either, flag, list, number, numberOrRange, oneOf, range, text, whole } from '#schema';
import { techniquesField } from '../fields.ts';

/** "2.6-4.1"; the last level has no end. */
const rangeWords = (level: LevelId): string =>
  level === 'diabolical' ? `from ${LEVELS[level].from.toFixed(1)}` : `${LEVELS[level].from.toFixed(1)}-${LEVELS[level].to.toFixed(1)}`;

/** Cells as text: the largest kind that is taken, with room for spaces. */
const cellsText = text(1, 20_000);

/** What is wished of a puzzle that is to be made. */
export const orderFields = {
  kind: text(1, 60).default(DEFAULT_KIND).describe('The kind, such as classic:3x3 or solid:3/layers.'),
  rules: list(
    oneOf(
      layouts.map(({ id }) => id),
      unknownLayout,
    ),
    1,
    layouts.length,
  )
    .optional()
    .describe('Rules to lay over the grid, several with commas between them: killer, thermometer and so on.'),
  crossing: flag().default(false).describe('Lines of rules may cross.'),
  minimal: flag().optional().describe('No clue and no rule can go.'),
  clues: numberOrRange(whole(0, 1_000_000), '24-28').optional().describe('How many clues, as a number or a range.'),
  difficulty: either(oneOf(Object.keys(LEVELS)), range(number(0, 1_000_000), '7.0-7.5'))
    .optional()
    .describe(
      `A level (${(Object.keys(LEVELS) as LevelId[]).map((level) => `${level} ${rangeWords(level)}`).join(', ')}), or a range of Sudoku Explainer's scale such as 7.0-7.5; with rules, of the scale for these.`,
    ),
  class: oneOf(SURVEY_CLASSES).optional().describe('A class by clue counts (002, tables I and II).'),
  techniques: techniquesField.optional().describe('Solved with these and singles, and not without the last.'),
  symmetry: oneOf(clueSymmetries.map(({ id }) => id))
    .default('none')
    .describe('Symmetry of the clues, and of the rules.'),
  pattern: cellsText.optional().describe('Where clues may stand: one character per cell, . or 0 for a blank.'),
  solution: cellsText.optional().describe('Solved grid to remove clues from.'),
  regions: cellsText.optional().describe('The region map of a jigsaw; by default each puzzle gets its own.'),
  few: flag().default(false).describe('Towards as few clues as the rounds allow, or on the command line the time.'),
  many: flag().default(false).describe('Towards as many clues, each of them needed, as the rounds allow, or on the command line the time.'),
  rounds: whole(1, 1_000_000).default(300).describe('Rounds of few and many for each puzzle.'),
  effort: whole(1, 100_000).optional().describe('Work limit per clue, in counted units of about 1 ms.'),
  rate: flag().default(true).describe('Rate every puzzle.'),
};
