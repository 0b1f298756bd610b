import type { Game } from '#session';
import { library } from '../library/client.ts';
import { startGame } from '../play/start-game.ts';
import { type Card, cardOf, cards, likeliestCard } from './cards.ts';
import { BrowserKeeping, PuzzleStock } from './stock.ts';

/** The stock of this browser. */
const stock = new PuzzleStock(library, new BrowserKeeping(), () => crypto.getRandomValues(new Uint32Array(1))[0]! % 2 ** 31);

/** Starts a game with a new puzzle of the card; false where none could be made. */
export async function playFresh(card: Card): Promise<boolean> {
  const puzzle = await stock.take(card);
  if (!puzzle) return false;
  await startGame(puzzle, { level: card.level, from: `card/${card.id}` });
  return true;
}

/** Has a puzzle made for every card that has none. */
export const makeAhead = (): Promise<void> => stock.fillUp(cards);

/** Has made what an earlier visit could not wait for. */
export const catchUp = (): Promise<void> => stock.catchUp(cards);

/** The card of which another one is wanted after a game. */
export function cardAfter({ origin, puzzle }: Pick<Game, 'origin' | 'puzzle'>): Card {
  const { from, level } = origin;
  return (from?.startsWith('card/') ? cardOf(from.slice(5)) : undefined) ?? likeliestCard(puzzle.kind.spec, level);
}
