import { complain } from '#core';
import { DEFAULT_ENGINE, engineEntries } from '#engines';
import { formats } from '#formats';
import { either, flag, list, number, type OutOfFields, oneOf, record, text, whole } from '#schema';
import { techniques } from '#techniques';

/** The most characters in one puzzle: the longest candidate grid of the largest kind that is taken fits twice. */
const MOST_TEXT = 600_000;

/** How a puzzle comes. */
export const puzzleFields = {
  puzzle: text(1, MOST_TEXT).describe('The puzzle in any format that is read (see formats); one puzzle.'),
  kind: text(1, 60).optional().describe('Its kind, such as classic:3x3 or solid:3/layers, where the text leaves two readings.'),
  from: oneOf(formats.filter(({ open }) => open).map(({ id }) => id))
    .optional()
    .describe('Its format, if the text alone does not tell.'),
  ignoreDrawings: flag()
    .optional()
    .describe(
      'Do without drawings that no rule accounts for, in which a rule may hide; the answer then says which. Otherwise such a puzzle is refused.',
    ),
};
export type PuzzleFields = OutOfFields<typeof puzzleFields>;

/** What a search may cost. */
export const budgetFields = {
  nodes: whole(1).optional().describe('Stop after N search nodes.'),
  timeMs: whole(1).optional().describe('Stop after N milliseconds; a service has a limit of its own.'),
  stored: whole(1).optional().describe('Stop before an engine keeps more than N things in memory at once.'),
};
export type BudgetFields = OutOfFields<typeof budgetFields>;

/** How a puzzle is searched. */
export const searchFields = {
  engine: oneOf(engineEntries.map(({ id }) => id))
    .default(DEFAULT_ENGINE)
    .describe('The engine (see engines).'),
  settings: record(either(text(0, 100), number(), flag()))
    .optional()
    .describe('Settings of the engine by their names.'),
  ...budgetFields,
};
export type SearchFields = OutOfFields<typeof searchFields>;

/** How many solutions are looked for. */
export const limitField = either(whole(1), oneOf(['all']));

/** The limit as engines take it. */
export function limitOf(limit: number | 'all'): number {
  return limit === 'all' ? Number.POSITIVE_INFINITY : limit;
}

/** How cells are written: small as in most forums, or capital as in most books. */
export const NAME_STYLES = ['r4c7', 'R4C7'] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

const techniqueIds = techniques.map(({ id }) => id);
/** Some of the techniques. */
export const techniquesField = list(
  oneOf(techniqueIds, (id) =>
    complain('unknown technique "{technique}"; the techniques are {known}', { technique: id, known: techniqueIds.join(', ') }),
  ),
  1,
  techniqueIds.length,
);

/** How a puzzle is reasoned about. */
export const reasoningFields = {
  ...searchFields,
  techniques: techniquesField.optional().describe('Only these techniques (see techniques).'),
  names: oneOf(NAME_STYLES).default('r4c7').describe('How cells are named: r4c7 or R4C7 (cubes: l2r4c7 or L2R4C7).'),
};

/** A 9x9 puzzle for examples. */
export const EXAMPLE_PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
