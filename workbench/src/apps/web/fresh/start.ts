import type { Starter } from '#core';
import { unpackPuzzle } from '#session';
import { library } from '../library/client.ts';
import { gameShelf } from '../play/games.ts';
import { startGame } from '../play/start-game.ts';
import { starterPuzzle } from '../play/starters.ts';
import { goTo, hrefOf } from '../router.ts';
import { rulesReader } from '../rules/positions.ts';
import { type Daily, originOfDay, seedOfDay } from './daily.ts';
import { originInPack, type Pack } from './packs.ts';
import { makeOne } from './stock.ts';

/** Goes on with the game of a day or a collection where it was begun already. */
async function goOn(from: string): Promise<boolean> {
  const begun = (await gameShelf.list().catch(() => [])).find((game) => game.from === from);
  if (begun) goTo(hrefOf('play', begun.id));
  return begun !== undefined;
}

/** Plays the puzzle of a day; false where it could not be made, or it is no longer wanted. */
export async function playDaily(day: string, daily: Daily, signal: AbortSignal): Promise<boolean> {
  const from = originOfDay(day, daily);
  if (await goOn(from)) return true;
  const record = await makeOne(library, daily, seedOfDay(day, daily), signal);
  const puzzle = record && unpackPuzzle(record, await rulesReader(record));
  if (!puzzle?.ok || signal.aborted) return false;
  await startGame(puzzle.value, { level: daily.level, from });
  return true;
}

/** Plays a puzzle of a collection. */
export async function playInPack(pack: Pack, number: number): Promise<boolean> {
  const from = originInPack(pack.id, number);
  if (await goOn(from)) return true;
  const starter: Starter = (await pack.load())[number]!;
  await startGame(starterPuzzle(starter), { level: starter.level, from });
  return true;
}
