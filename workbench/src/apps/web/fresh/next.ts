import { indices } from '#core';
import type { Game } from '#session';
import { history } from '../history/history.ts';
import { cardAfter, playFresh } from './index.ts';
import { originInPack, packOf } from './packs.ts';
import { playInPack } from './start.ts';

/** Goes from a game straight to the next: of its collection as long as one is left, else a new one of its kind and level. */
export async function playNext(game: Pick<Game, 'origin' | 'puzzle'>, signal: AbortSignal): Promise<boolean> {
  const [list, id = ''] = game.origin.from?.split('/') ?? [];
  const pack = list === 'pack' ? packOf(id) : undefined;
  if (pack) {
    const solved = new Set((await history.list().catch(() => [])).map(({ from }) => from));
    const open = indices(pack.count).find((number) => !solved.has(originInPack(id, number)));
    if (open !== undefined) return playInPack(pack, open);
  }
  return playFresh(cardAfter(game), signal);
}
