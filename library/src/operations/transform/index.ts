import { complain, fail, type Grid, ok, type Puzzle, type Random, type Result } from '#core';
import { randomFor } from '#generator';
import { moveRules } from '#rules';
import { flag, list, type OutOfFields, object, oneOf, text, whole } from '#schema';
import { compose, identity, motions, motionsOf, type Permutation, randomSymmetry, transformPuzzle } from '#symmetry';
import { finishedField, kindField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { freshSeed } from '../fresh-seed.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { puzzleText, remade } from '../puzzle-text.ts';
import { onePuzzle } from '../subject.ts';

const motionIds = motions.map(({ id }) => id);
const fields = {
  by: list(
    oneOf(motionIds, (id) => complain('unknown motion "{motion}"; the motions are {known}', { motion: id, known: motionIds.join(', ') })),
    1,
    50,
  )
    .optional()
    .describe('Motions, one after the other.'),
  relabel: text(1, 400).optional().describe('What the symbols become, in their order: 987654321 changes 1 to 9, 2 to 8 ...; or random.'),
  shuffle: flag().default(false).describe('A random symmetry of the kind (lines, bands, motions) and random symbols.'),
  seed: whole().optional().describe('The same random choices again.'),
};

export const transform = defineOperation({
  id: 'transform',
  summary: 'Turn, mirror, relabel or shuffle puzzles of any kind by the symmetries that the kind has',
  subject: onePuzzle,
  fields,
  answer: object({ status: finishedField, kind: kindField, puzzle: text() }),
  example: { puzzle: EXAMPLE_PUZZLE, by: ['rotate-90'] },
  run(puzzle, request, { number = 1 }) {
    const moved = transformed(puzzle, request, randomFor(request.seed ?? freshSeed(), number - 1));
    return moved.ok ? ok<Transformed>({ givens: moved.value.givens, rules: moved.value.rules.map(({ text: line }) => line) }) : moved;
  },
  json: (puzzle, report) => ({ status: finished(), kind: puzzle.kind.spec, puzzle: lineOf(puzzle, report) }),
  lines: lineOf,
  verdict: () => 'answered',
  ended: () => undefined,
});

/** The puzzle that came of it, its rules by their lines. */
export interface Transformed {
  readonly givens: Grid;
  readonly rules: readonly string[];
}

function lineOf(puzzle: Puzzle, { givens, rules }: Transformed): string {
  return puzzleText(remade(puzzle, givens, rules, { symbols: puzzle.symbols, info: puzzle.info }));
}

function transformed(puzzle: Puzzle, { by = [], relabel, shuffle }: OutOfFields<typeof fields>, random: Random): Result<Puzzle> {
  if (puzzle.disputes.length > 0) return fail('places of one cell disagree, so it cannot be moved');
  // Rules go along or say that they do not, so what counts are the symmetries of the kind without them.
  const { geometry } = puzzle.kind.base ?? puzzle.kind;
  const allows = (by: Permutation): boolean => moveRules(puzzle.kind, { cells: by }).ok;
  let cells: Permutation = shuffle ? randomSymmetry(geometry, random, allows) : identity(geometry.cellCount);
  const possible = by.length > 0 ? motionsOf(geometry) : [];
  for (const id of by) {
    const motion =
      possible.find((placed) => placed.motion.id === id) ?? (geometry.shape.form === 'flat' ? sameAs(id, possible) : undefined);
    if (!motion)
      return fail('{kind} has no motion "{motion}"; it has {known}', {
        kind: puzzle.kind.spec,
        motion: id,
        known: possible.map((placed) => placed.motion.id).join(', '),
      });
    cells = compose(cells, motion.cells);
  }
  const values = relabel === undefined && !shuffle ? ok(undefined) : relabelling(puzzle, shuffle ? 'random' : relabel!, random);
  if (!values.ok) return values;
  const move = { cells, ...(values.value ? { values: values.value } : {}) };
  const kind = moveRules(puzzle.kind, move);
  if (kind.ok) return ok(transformPuzzle(puzzle, move, kind.value));
  // Where symbols were not asked for by name, they are left as they are for the sake of a rule.
  const plain = shuffle ? moveRules(puzzle.kind, { cells }) : kind;
  return plain.ok ? ok(transformPuzzle(puzzle, { cells }, plain.value)) : plain;
}

/** On a flat grid some motions in space are others in the plane, and only the first of them is listed. */
function sameAs(id: string, possible: ReturnType<typeof motionsOf>): ReturnType<typeof motionsOf>[number] | undefined {
  const flat = ({ from, sign }: (typeof motions)[number]['turn']): string => `${from.slice(0, 2)} ${sign.slice(0, 2)}`;
  const wanted = motions.find((motion) => motion.id === id)!;
  return possible.find(({ motion }) => wanted.turn.from[2] === 2 && flat(motion.turn) === flat(wanted.turn));
}

function relabelling(puzzle: Puzzle, written: string, random: Random): Result<number[]> {
  const { all } = puzzle.symbols;
  if (written === 'random') return ok(random.shuffle(all.map((_, i) => i + 1)));
  const wanted = written.includes(' ') ? written.trim().split(/\s+/) : [...written.trim()];
  const values = wanted.map((symbol) => all.indexOf(symbol) + 1);
  const isComplete = values.length === all.length && new Set(values).size === all.length && !values.includes(0);
  return isComplete
    ? ok(values)
    : fail('{field} must be each of {symbols} once, or random, not "{text}"', {
        field: { field: 'relabel' },
        symbols: all.join(''),
        text: written.slice(0, 80),
      });
}
