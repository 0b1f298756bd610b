import { type Cell, clueCount, fail, failedBy, type Grid, makePuzzle, ok, type Puzzle, type Random, type Result } from '#core';
import type { Question } from '#engines';
import { orbitsOf } from '#symmetry';
import { dig } from './dig.ts';
import { afterAMoment, testEach } from './minimal.ts';
import type { MakerParts } from './parts.ts';
import { motionsFor } from './wishes.ts';

interface ReduceSettings {
  /** In which order clues are tried: as they stand where undefined, at random otherwise. */
  readonly random?: Random;
  /** Clues that go or stay together. */
  readonly symmetry?: string;
  readonly effort: number;
  readonly isCancelled?: () => boolean;
}

export interface Reduced {
  readonly puzzle: Puzzle;
  readonly removed: readonly Cell[];
  readonly clues: number;
  readonly minimal: boolean | 'unknown';
  readonly undecided: readonly Cell[];
}

/** Takes clues out of a puzzle as long as its solution stays the only one; says why where it has not exactly one. */
export function reducePuzzle(puzzle: Puzzle, parts: MakerParts, settings: ReduceSettings): Result<Reduced> {
  const { random, symmetry = 'none', effort, isCancelled } = settings;
  const cancel = isCancelled ? { isCancelled } : {};
  const solution = onlySolution(puzzle, parts, { effort, ...cancel });
  if (!solution.ok) return solution;
  const motions = motionsFor(puzzle.kind, symmetry);
  if (!motions.ok) return motions;
  const given = orbitsOf(puzzle.geometry.cellCount, motions.value).filter((orbit) => orbit.some((cell) => puzzle.givens[cell] !== 0));
  const uneven = given.find((orbit) => orbit.some((cell) => puzzle.givens[cell] === 0));
  if (uneven) return fail('the clues are not symmetric ("{symmetry}") to begin with', { symmetry });
  const prober = parts.makeProber(puzzle.geometry);
  const orbits = random ? random.shuffle(given) : given;
  const dug = dig(prober, solution.value, puzzle.givens, { orbits, effort, ...cancel });
  const removed = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] !== 0 && dug.givens[cell] === 0);
  const necessity =
    dug.spared.length > 0
      ? testEach(prober, dug.givens, { effort, ...cancel })
      : { minimal: dug.undecided.length > 0 ? ('unknown' as const) : true, undecided: dug.undecided };
  const { symbols, info } = puzzle;
  return ok({ puzzle: makePuzzle(puzzle.kind, dug.givens, { symbols, info }), removed, clues: clueCount(dug), ...necessity });
}

/** The solution of a puzzle that has exactly one, and whose clues are all that it says. */
export function onlySolution(puzzle: Puzzle, { makeProber }: MakerParts, question: Pick<Question, 'effort' | 'isCancelled'>): Result<Grid> {
  if (puzzle.restrictions) return fail('the puzzle restricts candidates from the start; only puzzles of clues alone are accepted');
  if (puzzle.disputes.length > 0) return fail('places of one cell disagree, so the puzzle has no solution');
  const prober = makeProber(puzzle.geometry);
  prober.load(puzzle.givens);
  const { complete, count, last } = prober.ask({ ...afterAMoment(question), limit: 2, wantsLast: true, effort: question.effort * LONGER });
  if (count > 1) return fail('the puzzle has several solutions; it needs exactly one');
  if (!complete && question.isCancelled?.()) return failedBy('time', fail('whether the puzzle has one solution was not decided in time'));
  if (!complete)
    return fail('whether the puzzle has one solution was not decided; a higher {effort} may help', { effort: { field: 'effort' } });
  return last ? ok(last) : fail('the puzzle has no solution');
}

/** The first proof is about the whole puzzle, and everything else hangs on it: it may cost so many times the effort of another. */
export const LONGER = 50;
