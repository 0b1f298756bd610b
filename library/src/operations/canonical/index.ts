import { Deadline, fail, failedBy, ok, type Puzzle, type Result } from '#core';
import { formatLine } from '#formats';
import { onlySolution } from '#generator';
import { number, type OutOf, object, text } from '#schema';
import { canonicalForm, classicBox } from '#symmetry';
import { finishedField, kindField, orNull } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { puzzleText, remade } from '../puzzle-text.ts';
import { onePuzzle } from '../subject.ts';
import { type RuledForm, ruledForm } from './ruled-form.ts';

/** Work for the proof that a puzzle has one solution, in the prober's units. */
const EFFORT = 200;

const answer = object({
  status: finishedField,
  kind: kindField,
  puzzle: text().describe('The canonical form, the same for all equivalent puzzles.'),
  solution: text(),
  automorphisms: number().describe('How many symmetries leave the form as it is.'),
  like: orNull(number()).describe('The number of an earlier equivalent puzzle of the same file; null where there is none.'),
});

export const canonical = defineOperation({
  id: 'canonical',
  summary: 'Print the canonical form of classic puzzles and of puzzles with rules, and say which are equivalent',
  subject: onePuzzle,
  fields: {},
  answer,
  example: { puzzle: EXAMPLE_PUZZLE },
  isLong: true,
  async run(puzzle, _, { workshop, limits }): Promise<Result<RuledForm>> {
    const { isLate: isCancelled } = new Deadline(limits.timeMs);
    const box = classicBox(puzzle.geometry);
    const hasRules = puzzle.rules.length > 0;
    if (!box && !hasRules) return fail('{kind} is not a classic grid; canonical forms are made for those', { kind: puzzle.kind.spec });
    const solution = onlySolution(puzzle, await workshop.makers.parts(), { effort: EFFORT, isCancelled });
    if (!solution.ok) return solution;
    if (!box || hasRules) return ok(ruledForm(puzzle, solution.value));
    const form = canonicalForm(solution.value, puzzle.givens, box, isCancelled);
    return form ? ok({ ...form, rules: [] }) : failedBy('time', fail('the canonical form was not found in time'));
  },
  json,
  lines: (puzzle, report) => json(puzzle, report).puzzle,
  verdict: () => 'answered',
  ended: () => undefined,
});

function json(puzzle: Puzzle, { givens, solution, automorphisms, rules }: RuledForm): OutOf<typeof answer> {
  const form = remade(puzzle, givens, rules);
  return {
    status: finished(),
    kind: puzzle.kind.spec,
    puzzle: puzzleText(form),
    solution: formatLine(form, solution),
    automorphisms,
    like: null,
  };
}
