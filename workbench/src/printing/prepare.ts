import { Deadline, type Engine, fail, ok, type Puzzle, type Result } from '#core';
import { ratePuzzle } from '#logic';
import { findSolution, type Solvability } from '#operations';
import { type Desk, orderFor, type Technique } from '#techniques';
import type { PrintedPuzzle } from './entry.ts';
import { unprintableSymbol } from './ink.ts';

export interface PrepareSettings {
  readonly engine: Engine;
  /** Whether an answer is to be printed. */
  readonly answers: boolean;
  /** Whether the rating is to be printed. */
  readonly rating: boolean;
  /** Milliseconds for the solution, and as many for the rating. */
  readonly timeMs: number;
  readonly desk?: Desk;
}

/**
 * Finds what is printed about a puzzle: its answer and its rating. What is not found in time is left out and never guessed: then
 * the answer says so and the heading says that the rating is this or more. A puzzle whose symbols the font does not have is refused.
 */
export function preparePuzzle(puzzle: Puzzle, settings: PrepareSettings): Result<PrintedPuzzle> {
  const missing = unprintableSymbol(puzzle);
  if (missing !== undefined) return fail(NO_SIGN, { missing });
  if (!settings.answers && !settings.rating) return ok({ puzzle });
  const refusal = settings.engine.refuses(puzzle.geometry);
  if (refusal !== undefined)
    return fail('the engine {engine} cannot take {kind}: {refusal}', { engine: settings.engine.id, kind: puzzle.kind.spec, refusal });
  const answer = findSolution(puzzle, settings.engine, { timeMs: settings.timeMs });
  const rating = settings.rating ? ratingOf(puzzle, answer.solvability, settings) : undefined;
  return ok({ puzzle, answer, ...(rating ? { rating } : {}) });
}

/** The rating of a puzzle of one solution; where the time did not suffice, that of the hardest step so far. */
function ratingOf(puzzle: Puzzle, solvability: Solvability, { timeMs, desk }: PrepareSettings): PrintedPuzzle['rating'] {
  if (solvability !== 'one') return undefined;
  const { isLate } = new Deadline(timeMs);
  const { end, er, hardest, technique, steps } = ratePuzzle(puzzle, {
    unique: true,
    techniques: orderFor(puzzle.geometry, 'rating').map((technique) => inTime(technique, isLate)),
    isCancelled: isLate,
    ...(desk ? { desk } : {}),
  });
  if (end === 'solved') return { er, hardest, technique };
  return steps > 0 ? { er, hardest, technique, isOpen: true } : undefined;
}

/** The technique while there is time; afterwards it finds nothing. A single search for chains in a cube may take longer than many steps. */
function inTime(technique: Technique, isLate: () => boolean): Technique {
  return Object.assign(Object.create(technique) as Technique, {
    find: (board: Parameters<Technique['find']>[0]) => (isLate() ? [] : technique.find(board)),
  });
}

const NO_SIGN = {
  en: 'the symbol "{missing}" cannot be printed: the font has no sign for it',
  de: 'das Symbol "{missing}" kann nicht gedruckt werden: Die Schrift hat kein Zeichen dafür',
  fr: 'le symbole "{missing}" ne peut pas être imprimé\u00a0: la police n’a pas de signe pour lui',
};
