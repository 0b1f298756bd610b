import { makeRandom, type Puzzle, type SolveOutcome, type SolveRequest, said, type Words } from '#core';
import { blankCells } from '../fill-in-order.ts';
import { FillingGrid } from '../filling-grid.ts';
import { SearchRun } from '../run.ts';
import { TOLD } from '../told.ts';

/** Grids that are filled at the most where the settings do not say. */
export const ATTEMPTS = 1_000_000;

/**
 * The blind version: fill every blank with a value drawn at random, look whether the grid breaks a rule, and if so begin
 * again. Solutions that come twice are handed out once.
 *
 * The chance of one attempt is the number of solutions over size to the power of blanks: one in 6,561 for four blanks of a
 * 9x9 grid, hopeless for fourteen. It cannot know when it has seen everything, so it ends with the limit or with a
 * budget, never with a proof (but where nothing is blank, one look is one). A node is one filled grid.
 */
export function guessBlindly(puzzle: Puzzle, request: SolveRequest): SolveOutcome {
  const run = new SearchRun(request);
  const board = new FillingGrid(puzzle);
  if (board.hasClash) return run.impossible();
  const blanks = blankCells(board);
  const random = makeRandom(Number(request.options?.['seed'] ?? 1));
  const attempts = Number(request.options?.['attempts'] ?? ATTEMPTS);
  const seen = new Set<string>();
  let attempt = 0;

  /** Fills the blanks while nothing clashes; the rest of a grid that clashes need not be written to know that it does. */
  const isSolution = (): boolean => {
    const values = blanks.map(() => 1 + random.below(puzzle.geometry.size));
    let filled = 0;
    while (filled < blanks.length && board.stands(blanks[filled]!, values[filled]!)) {
      board.place(blanks[filled]!, values[filled]!);
      filled++;
    }
    if (filled < blanks.length)
      run.trace?.({
        type: 'dead',
        depth: 0,
        cell: blanks[filled]!,
        value: values[filled]!,
        note: said(TOLD.because, { what: said(ATTEMPT, { number: attempt }), why: board.whyNot(blanks[filled]!, values[filled]!) }),
      });
    return filled === blanks.length;
  };
  const wipe = (): void => {
    for (const cell of blanks) if (board.grid[cell] !== 0) board.take(cell);
  };

  let isExhausted = false;
  let wantsMore = true;
  while (wantsMore && !isExhausted && (attempt < attempts ? run.budget.spend() : run.budget.stop('nodes'))) {
    attempt++;
    if (isSolution() && !seen.has(String(board.grid))) {
      seen.add(String(board.grid));
      wantsMore = run.report(board.grid, 0);
    }
    wipe();
    isExhausted = blanks.length === 0 && wantsMore;
  }
  return run.outcome(isExhausted, { comparisons: board.comparisons, peakStored: seen.size }, () => [said(FILLED, { attempts: attempt })]);
}

const FILLED: Words<string> = {
  en: 'filled {attempts:id} {attempts|grid|grids} at random, which proves nothing about the others',
  de: 'füllte {attempts:id} {attempts|Gitter|Gitter} zufällig, was nichts über die anderen beweist',
  fr: 'a rempli {attempts:id} {attempts|grille|grilles} au hasard, ce qui ne prouve rien sur les autres',
};

const ATTEMPT: Words<string> = { en: 'attempt {number:id}', de: 'Versuch {number:id}', fr: 'essai {number:id}' };
