import type { Puzzle } from '#core';
import { type Game, unpackPuzzle } from '#session';
import { library } from '../library/client.ts';
import { startGame } from '../play/start-game.ts';
import { rulesReader } from '../rules/positions.ts';
import { type Card, cardOf, cards, likeliestCard } from './cards.ts';
import { BrowserKeeping, type FirstPuzzles, PuzzleStock } from './stock.ts';

/** Made by scripts/packs.mjs; loaded when New is opened. */
const firsts = async (): Promise<FirstPuzzles> => (await import('./firsts.json')).default as unknown as FirstPuzzles;

/** The stock of this browser. */
const stock = new PuzzleStock(library, new BrowserKeeping(), () => crypto.getRandomValues(new Uint32Array(1))[0]! % 2 ** 31, firsts);

/** The first puzzle that came with the page for a card, if not with its kind. */
export async function firstOf({ id }: Card): Promise<Puzzle | undefined> {
  const record = (await firsts())[id]?.[0];
  const puzzle = record && unpackPuzzle(record, await rulesReader(record));
  return puzzle?.ok ? puzzle.value : undefined;
}

/** Starts a game with a new puzzle of the card; false where none could be made, or it is no longer wanted. */
export async function playFresh(card: Card, signal?: AbortSignal): Promise<boolean> {
  const puzzle = await stock.take(card, signal);
  if (!puzzle) return false;
  await startGame(puzzle, { level: card.level, from: `card/${card.id}` });
  return true;
}

/** Has made what an earlier visit could not wait for. */
export const catchUp = (): Promise<void> => stock.catchUp(cards);

/** The card of which another one is wanted after a game. */
export function cardAfter({ origin, puzzle }: Pick<Game, 'origin' | 'puzzle'>): Card {
  const { from, level } = origin;
  return (from?.startsWith('card/') ? cardOf(from.slice(5)) : undefined) ?? likeliestCard(puzzle.kind.spec, level);
}
