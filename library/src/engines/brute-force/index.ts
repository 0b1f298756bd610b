import { complain, type Engine, type Puzzle, type SolveOutcome, type SolveRequest, said, type Words } from '#core';
import { blankCells, fillInOrder } from '../fill-in-order.ts';
import { FillingGrid } from '../filling-grid.ts';
import { SearchRun } from '../run.ts';
import { refuseHidden } from '../standing.ts';
import { ATTEMPTS, guessBlindly } from './blind.ts';

/**
 * Brute force as 002 and 004 describe it: the first empty cell gets the lowest digit that stands, then the next
 * one; where no digit stands, back to the square before and raise it.
 *
 * It tries every beginning that breaks no rule, so it finds every solution once and proves that there is no other. It
 * infers nothing and takes the squares as they come, so a puzzle whose first rows are bare costs millions of nodes, and
 * its difficulty for people says nothing about its cost. Memory is the grid. A node is one square taken up.
 *
 * With `blind` it is the simplest method of all, which 004 takes from Kovacs (see `blind.ts`): it never proves anything.
 */
export const bruteForce: Engine = {
  id: 'brute-force',
  refuses: (geometry, options) => {
    const [seed, attempts] = [options?.['seed'] ?? 1, options?.['attempts'] ?? ATTEMPTS];
    return Number.isSafeInteger(seed) && Number.isSafeInteger(attempts) && Number(attempts) >= 1
      ? refuseHidden(geometry)
      : complain('the seed must be a whole number, and the attempts a whole number of at least 1');
  },
  solve(puzzle, request) {
    return request.options?.['blind'] === true ? guessBlindly(puzzle, request) : searchInOrder(puzzle, request);
  },
};

function searchInOrder(puzzle: Puzzle, request: SolveRequest): SolveOutcome {
  const run = new SearchRun(request);
  const board = new FillingGrid(puzzle);
  if (board.hasClash) return run.impossible();
  const blanks = blankCells(board);
  const { isExhausted, backtracks, furthest } = fillInOrder(run, board, blanks);
  return run.outcome(isExhausted, { backtracks, comparisons: board.comparisons }, () => [
    said(FURTHEST, { number: furthest, blanks: blanks.length }),
  ]);
}

const FURTHEST: Words<string> = {
  en: 'came as far as number {number} of the {blanks} blank {blanks|cell|cells}',
  de: 'kam bis Nummer {number} {blanks|des {blanks} leeren Feldes|der {blanks} leeren Felder}',
  fr: 'est allé jusqu’au numéro {number} {blanks|de la seule case vide|des {blanks} cases vides}',
};
