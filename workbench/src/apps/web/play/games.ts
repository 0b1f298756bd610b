import { createStore, del, get, set, update } from 'idb-keyval';
import { clueCount, fail, type LevelId, ok, type Result } from '#core';
import { blanksOf, type Game, loadGame, saveGame } from '#session';
import { keepHere, keptHere } from '../kept-here.ts';
import { rulesReader } from '../rules/positions.ts';

/** What the list of games shows without reading them. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly spec: string;
  /** Whether the puzzle has rules beside those of its kind. */
  readonly ruled?: true;
  /** Which ones, each once; what was kept by an earlier version has none. */
  readonly rules?: readonly string[];
  /** Undefined where it is unknown. */
  readonly level?: LevelId;
  readonly from?: string;
  /** How many clues, which tells rungs of a ladder apart; what was kept by an earlier version does not say. */
  readonly clues?: number;
  /** From 0 to 1. */
  readonly done: number;
  readonly solved: boolean;
  readonly elapsedMs: number;
  readonly updatedAt: number;
}

const LIST = 'list';
const LAST = 'ninefold.last';
const LEFT = 'ninefold.left';

/**
 * The games of this browser, in its database: every change is written within a moment, so that a tab that dies loses nothing. Where
 * there is no database (a private window, a full disk) the page plays on and says once that nothing is kept.
 */
export class GameShelf {
  readonly #store = createStore('ninefold', 'games');
  #takingIn: Promise<Game | undefined> | undefined;
  readonly #writers: (() => Promise<void>)[] = [];

  /** Who writes a moment after a change is asked to finish that before any game is listed, read or thrown away. */
  writtenBy(finish: () => Promise<void>): void {
    this.#writers.push(finish);
  }

  async #finish(): Promise<void> {
    await Promise.all(this.#writers.map((finish) => finish()));
  }

  /** What was played last comes first, and before it the game that one is at. */
  async list(current?: string): Promise<readonly GameSummary[]> {
    await this.#finish();
    await this.#takeIn();
    const known = (await get<readonly GameSummary[]>(LIST, this.#store)) ?? [];
    return [...known].sort((a, b) => Number(b.id === current) - Number(a.id === current) || b.updatedAt - a.updatedAt);
  }

  async read(id: string): Promise<Result<Game>> {
    await this.#finish();
    const left = await this.#takeIn();
    if (left?.id === id) return ok(left);
    const saved = await get<unknown>(`game ${id}`, this.#store);
    return saved === undefined ? fail('this game is not kept in this browser') : readGame(saved);
  }

  /** The game as it is while the page goes away: too late for the database, which answers later. */
  leave(game: Game, now: number): void {
    keepHere(LEFT, JSON.stringify([now, saveGame(game, now)]));
  }

  async write(game: Game, now: number): Promise<void> {
    await this.#takeIn();
    await this.#put(game, now);
  }

  /** The game that a page left as it went away comes to the others before they are read, and stays where it is if it cannot. */
  #takeIn(): Promise<Game | undefined> {
    this.#takingIn ??= this.#takeInOnce().finally(() => {
      this.#takingIn = undefined;
    });
    return this.#takingIn;
  }

  async #takeInOnce(): Promise<Game | undefined> {
    const left = keptHere(LEFT);
    if (!left) return undefined;
    const [now, saved] = parsed(left);
    const game = await readGame(saved);
    try {
      if (game.ok) await this.#put(game.value, now);
      // Another one may have been left meanwhile.
      if (keptHere(LEFT) === left) keepHere(LEFT, '');
    } catch {
      // No database: reading and writing say so themselves.
    }
    return game.ok ? game.value : undefined;
  }

  async #put(game: Game, now: number): Promise<void> {
    const saved = saveGame(game, now);
    const total = game.puzzle.geometry.cellCount;
    const clues = clueCount(game.puzzle);
    const summary: GameSummary = {
      id: game.id,
      title: game.puzzle.info.title ?? '',
      spec: game.puzzle.kind.spec,
      ...(game.puzzle.rules.length > 0 ? { ruled: true, rules: [...new Set(game.puzzle.rules.map(({ id }) => id))] } : {}),
      ...game.origin,
      clues,
      done: total === clues ? 1 : (total - clues - blanksOf(game)) / (total - clues),
      solved: game.solved,
      elapsedMs: saved.elapsedMs,
      updatedAt: now,
    };
    await set(`game ${game.id}`, saved, this.#store);
    await update<readonly GameSummary[]>(LIST, (old = []) => [...old.filter(({ id }) => id !== game.id), summary], this.#store);
  }

  /** The player has come to this game; the one before it may be written later, when its clock has stopped. */
  comeTo(id: string): void {
    keepHere(LAST, id);
  }

  /** Every game as it is kept. */
  async savedGames(): Promise<readonly unknown[]> {
    const games = await this.list();
    return Promise.all(games.map(({ id }) => get<unknown>(`game ${id}`, this.#store)));
  }

  async remove(id: string): Promise<void> {
    await this.#finish();
    await this.#takeIn();
    await del(`game ${id}`, this.#store);
    await update<readonly GameSummary[]>(LIST, (old = []) => old.filter((summary) => summary.id !== id), this.#store);
  }

  /** The game that was played last. */
  lastId(): string | undefined {
    return keptHere(LAST);
  }
}

/** A saved game, with the rules of its puzzle where it has some. */
export async function readGame(saved: unknown): Promise<Result<Game>> {
  return loadGame(saved, await rulesReader((saved as { readonly puzzle?: unknown } | null)?.puzzle));
}

/** When a game was left, and how; what is not ours is no game. */
function parsed(left: string): readonly [now: number, saved: unknown] {
  try {
    const [now, saved] = JSON.parse(left) as readonly [unknown, unknown];
    return [Number(now), saved];
  } catch {
    return [0, undefined];
  }
}

export const gameShelf = new GameShelf();

/** A new id for a game. */
export function newGameId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}
