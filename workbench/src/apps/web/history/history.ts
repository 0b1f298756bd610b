import { createStore, entries, get, set, setMany } from 'idb-keyval';
import { LEVELS, type LevelId } from '#core';
import { filledOf, type Game } from '#session';

/** A puzzle that was solved, for good: what happens to the game afterwards changes nothing. */
export interface SolvedRecord {
  /** Id of the game. */
  readonly id: string;
  readonly spec: string;
  /** Whether the puzzle has rules beside those of its kind. */
  readonly ruled?: true;
  /** Each sort of them by its name; older records lack them. */
  readonly rules?: readonly string[];
  readonly level?: LevelId;
  /** The day, collection or card it was from. */
  readonly from?: string;
  readonly elapsedMs: number;
  readonly hints: number;
  /** How many cells the page filled, where it did. */
  readonly filled?: number;
  /** When it was solved. */
  readonly at: number;
}

/** What was solved in this browser. A game counts once: the second time it is known. */
export class History {
  readonly #store = createStore('ninefold-history', 'solved');

  async add(game: Game, now: number): Promise<void> {
    if (!game.solved || (await get(game.id, this.#store)) !== undefined) return;
    const { id, puzzle, origin, timer, hints } = game;
    const filled = filledOf(game);
    const record: SolvedRecord = {
      id,
      spec: puzzle.kind.spec,
      ...(puzzle.rules.length > 0 ? { ruled: true, rules: [...new Set(puzzle.rules.map((rule) => rule.id))] } : {}),
      ...origin,
      elapsedMs: timer.elapsedMs,
      hints,
      ...(filled > 0 ? { filled } : {}),
      at: now,
    };
    await set(id, record, this.#store);
  }

  /** All of it, the latest last. */
  async list(): Promise<readonly SolvedRecord[]> {
    const all = (await entries<string, unknown>(this.#store)).map(([, record]) => record);
    return all.filter(isSolved).sort((a, b) => a.at - b.at);
  }

  /** Takes records of a file in; those that are known already stay as they are. */
  async take(records: readonly SolvedRecord[]): Promise<number> {
    const known = new Set((await this.list()).map(({ id }) => id));
    const added = records.filter(({ id }) => !known.has(id));
    await setMany(
      added.map((record) => [record.id, record]),
      this.#store,
    );
    return added.length;
  }
}

/** Whether a value is such a record: storage and files can be edited. */
export function isSolved(value: unknown): value is SolvedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, spec, rules, level, from, elapsedMs, hints, filled = 0, at } = value as Partial<Record<keyof SolvedRecord, unknown>>;
  const isCount = (item: unknown): boolean => typeof item === 'number' && Number.isFinite(item) && item >= 0;
  return (
    typeof id === 'string' &&
    typeof spec === 'string' &&
    (rules === undefined || (Array.isArray(rules) && rules.every((rule) => typeof rule === 'string'))) &&
    (level === undefined || (typeof level === 'string' && level in LEVELS)) &&
    (from === undefined || typeof from === 'string') &&
    [elapsedMs, hints, filled, at].every(isCount)
  );
}

export const history = new History();
