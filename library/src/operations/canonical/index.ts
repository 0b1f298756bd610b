import { fail, makePuzzle, ok, type Puzzle } from '#core';
import { formatLine } from '#formats';
import { onlySolution } from '#generator';
import { number, type OutOf, object, text } from '#schema';
import { type Canonical, canonicalForm, classicBox } from '#symmetry';
import { finishedField, kindField, orNull } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { refuseRules } from '../refuse-rules.ts';
import { onePuzzle } from '../subject.ts';

/** Work for the proof that a puzzle has one solution, in the prober's units. */
const EFFORT = 200;

const answer = object({
  status: finishedField,
  kind: kindField,
  puzzle: text().describe('The form that it shares with all its like.'),
  solution: text(),
  automorphisms: number().describe('In how many ways the form is its own like.'),
  like: orNull(number()).describe('The number of an earlier puzzle of the same file that is alike; null where there is none.'),
});

export const canonical = defineOperation({
  id: 'canonical',
  summary: 'Print the canonical form of classic puzzles and say which are equivalent',
  subject: onePuzzle,
  fields: {},
  answer,
  example: { puzzle: EXAMPLE_PUZZLE },
  isLong: true,
  async run(puzzle, _, { workshop }) {
    const refusal = refuseRules(puzzle);
    if (refusal) return refusal;
    const box = classicBox(puzzle.geometry);
    if (!box) return fail('{kind} is not a classic grid; canonical forms are made for those', { kind: puzzle.kind.spec });
    const solution = onlySolution(puzzle, await workshop.makers.parts(), EFFORT);
    return solution.ok ? ok(canonicalForm(solution.value, puzzle.givens, box)) : solution;
  },
  json,
  lines: (puzzle, report) => json(puzzle, report).puzzle,
  verdict: () => 'answered',
  ended: () => undefined,
});

function json({ kind }: Puzzle, { givens, solution, automorphisms }: Canonical): OutOf<typeof answer> {
  const form = makePuzzle(kind, givens);
  return {
    status: finished(),
    kind: kind.spec,
    puzzle: formatLine(form),
    solution: formatLine(form, solution),
    automorphisms,
    like: null,
  };
}
