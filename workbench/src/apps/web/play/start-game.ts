import type { Puzzle } from '#core';
import { newGame, type Origin, packPosition } from '#session';
import { library } from '../library/client.ts';
import { goTo, hrefOf } from '../router.ts';
import { gameShelf, newGameId } from './games.ts';

/** Fog lifts round what is right, so the solution has to be known. */
async function withSolution(puzzle: Puzzle): Promise<Puzzle> {
  const { solvability, solutions } = await library.call('solution', { puzzle: packPosition(puzzle) });
  return solvability === 'one' ? { ...puzzle, kept: { ...puzzle.kept, solution: [...solutions[0]!] } } : puzzle;
}

/** Keeps a new game and goes to it. */
export async function startGame(puzzle: Puzzle, origin: Origin = {}): Promise<void> {
  const known = puzzle.kept?.fog && !puzzle.kept.solution ? await withSolution(puzzle) : puzzle;
  const game = newGame(newGameId(), known, origin);
  await gameShelf.write(game, Date.now());
  goTo(hrefOf('play', game.id));
}
