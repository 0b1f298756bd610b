import type { Origin } from '#session';

/** How the ids of cards end whose puzzles leave the player only what is worth a thought. */
export const THOUGHT = ' thought';

/** Whether what is plain fills itself in a game: its card promises so, whatever the player does elsewhere. */
export function fillsItself({ from }: Origin): boolean {
  return from?.startsWith('card/') === true && from.endsWith(THOUGHT);
}
