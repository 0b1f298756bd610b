import { type BudgetEnd, type Cell, Deadline, type Grid, makePuzzle, ok, type Puzzle } from '#core';
import { clueSymmetries, randomFor, reducePuzzle } from '#generator';
import { number, object, oneOf, text, whole } from '#schema';
import { boolOrUnknown, cellsField, endedField, finishedField, kindField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { finished, jsonEnd, namesOf } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { puzzleText } from '../puzzle-text.ts';
import { onePuzzle } from '../subject.ts';

/** A puzzle with fewer clues. */
export interface ReduceReport {
  readonly givens: Grid;
  readonly clues: number;
  readonly removed: readonly Cell[];
  /** `unknown` where the proof for some clues ran out of effort. */
  readonly minimal: boolean | 'unknown';
  readonly undecided: readonly Cell[];
  /** Which bound left clues undecided: the time, or the effort of a proof. */
  readonly ended?: BudgetEnd;
}

export const reduce = defineOperation({
  id: 'reduce',
  summary: 'Make puzzles minimal: take clues out as long as the solution stays the only one',
  subject: onePuzzle,
  fields: {
    symmetry: oneOf(clueSymmetries.map(({ id }) => id))
      .default('none')
      .describe('Clues that go together.'),
    seed: whole().optional().describe('Try the clues in a random order; without, from first to last.'),
    effort: whole(1, 100_000).default(200).describe('Work limit per clue, in counted units of about 1 ms.'),
  },
  answer: object({
    status: finishedField,
    kind: kindField,
    puzzle: text().describe('What is left.'),
    clues: number(),
    removed: cellsField.describe('The clues that went.'),
    minimal: boolOrUnknown.describe('Whether every clue that is left is needed.'),
    undecided: cellsField.describe('Clues whose proof ran out of effort.'),
    ended: endedField,
  }),
  example: { puzzle: EXAMPLE_PUZZLE },
  isLong: true,
  async run(puzzle, { symmetry, seed, effort }, { workshop, limits }) {
    const deadline = new Deadline(limits.timeMs);
    const reduced = reducePuzzle(puzzle, await workshop.makers.parts(), {
      symmetry,
      effort,
      isCancelled: deadline.isLate,
      ...(seed === undefined ? {} : { random: randomFor(seed, 0) }),
    });
    if (!reduced.ok) return reduced;
    const { puzzle: left, ...rest } = reduced.value;
    // Where the time ended it, clues stay that were not tried: what is left is certainly not minimal then, and not what was asked for.
    const ended = deadline.wasLate ? 'time' : rest.minimal === 'unknown' ? 'tries' : undefined;
    return ok<ReduceReport>({ ...rest, givens: left.givens, ...(ended ? { ended } : {}) });
  },
  json: (puzzle, report) => ({
    status: finished(report.ended === undefined),
    kind: puzzle.kind.spec,
    puzzle: lineOf(puzzle, report),
    clues: report.clues,
    removed: namesOf(puzzle, report.removed),
    minimal: report.minimal,
    undecided: namesOf(puzzle, report.undecided),
    ...jsonEnd(report.ended),
  }),
  lines: (puzzle, report) => `${lineOf(puzzle, report)}${report.ended ? ' # not proved' : ''}`,
  verdict: ({ ended }) => (ended ? 'budget' : 'answered'),
  ended: ({ ended }) => ended,
});

function lineOf({ kind, symbols, info }: Puzzle, { givens }: ReduceReport): string {
  return puzzleText(makePuzzle(kind, givens, { symbols, info }));
}
