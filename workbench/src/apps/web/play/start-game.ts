import type { Puzzle } from '#core';
import { newGame } from '#session';
import { goTo, hrefOf } from '../router.ts';
import { newGameId, shelf } from './games.ts';

/** Keeps a new game and goes to it. */
export async function startGame(puzzle: Puzzle): Promise<void> {
  const game = newGame(newGameId(), puzzle);
  await shelf.write(game, Date.now());
  goTo(hrefOf('play', game.id));
}
