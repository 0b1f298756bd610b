import { createStore, del, get, set, update } from 'idb-keyval';
import { fail, type Result } from '#core';
import { blanksOf, type Game, loadGame, saveGame } from '#session';

/** What the list of games shows without reading them. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly spec: string;
  /** From 0 to 1. */
  readonly done: number;
  readonly solved: boolean;
  readonly elapsedMs: number;
  readonly updatedAt: number;
}

const LIST = 'list';
const LAST = 'ninefold.last';

/**
 * The games of this browser, in its database: every change is written within a moment, so that a tab that dies loses nothing. Where
 * there is no database (a private window, a full disk) the page plays on and says once that nothing is kept.
 */
export class GameShelf {
  readonly #store = createStore('ninefold', 'games');

  async list(): Promise<readonly GameSummary[]> {
    const known = (await get<readonly GameSummary[]>(LIST, this.#store)) ?? [];
    return [...known].sort((a, b) => b.updatedAt - a.updatedAt);
  }

  async read(id: string): Promise<Result<Game>> {
    const saved = await get<unknown>(`game ${id}`, this.#store);
    return saved === undefined ? fail('this game is not kept in this browser') : loadGame(saved);
  }

  async write(game: Game, now: number): Promise<void> {
    const saved = saveGame(game, now);
    const total = game.puzzle.geometry.cellCount;
    const givens = game.puzzle.givens.filter((value) => value !== 0).length;
    const summary: GameSummary = {
      id: game.id,
      title: game.puzzle.info.title ?? '',
      spec: game.puzzle.kind.spec,
      done: total === givens ? 1 : (total - givens - blanksOf(game)) / (total - givens),
      solved: game.solved,
      elapsedMs: saved.elapsedMs,
      updatedAt: now,
    };
    await set(`game ${game.id}`, saved, this.#store);
    await update<readonly GameSummary[]>(LIST, (old = []) => [...old.filter(({ id }) => id !== game.id), summary], this.#store);
    try {
      localStorage.setItem(LAST, game.id);
    } catch {
      // Only the way back to the last game is lost.
    }
  }

  async remove(id: string): Promise<void> {
    await del(`game ${id}`, this.#store);
    await update<readonly GameSummary[]>(LIST, (old = []) => old.filter((summary) => summary.id !== id), this.#store);
  }

  /** The game that was played last. */
  lastId(): string | undefined {
    try {
      return localStorage.getItem(LAST) ?? undefined;
    } catch {
      return undefined;
    }
  }
}

export const shelf = new GameShelf();

/** A new id for a game. */
export function newGameId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}
