import { createStore, get, set } from 'idb-keyval';
import type { Puzzle } from '#core';
import { NO_HELPERS, newGame, type PuzzleRecord, packPuzzle, play, unpackPuzzle, valuesOf } from '#session';
import type { LibraryClient } from '../library/client.ts';
import { starterPuzzle } from '../play/starters.ts';
import { rulesReader } from '../rules/positions.ts';
import { AHEAD, type Card, firstsFor, type Ordered, orderOfCard } from './cards.ts';

/** Where what was made ahead is kept: the database of the browser, or a map in a test. */
export interface Keeping {
  read(id: string): Promise<readonly PuzzleRecord[] | undefined>;
  write(id: string, puzzles: readonly PuzzleRecord[]): Promise<void>;
}

/** The first puzzles of cards, by their ids. */
export type FirstPuzzles = Readonly<Record<string, readonly PuzzleRecord[]>>;

/** How long the generator looks for a puzzle of a card before it is given up; no player waits for it by then. */
const PATIENCE_S = 300;

/**
 * Puzzles made ahead for each card, so that a press gives a new one at once and offline. The first of a card came with the page; from then on the next are made in a
 * worker when one is taken. A player who presses faster than they are made gets one that came with the page in another guise, which is as hard and is not recognized.
 */
export class PuzzleStock {
  readonly #library: Pick<LibraryClient, 'call'>;
  readonly #keeping: Keeping;
  readonly #seed: () => number;
  readonly #firsts: () => Promise<FirstPuzzles>;
  readonly #making = new Map<string, Promise<boolean>>();
  #turn: Promise<unknown> = Promise.resolve();

  /** `firsts` loads what came with the page beside the starters of kinds. */
  constructor(library: Pick<LibraryClient, 'call'>, keeping: Keeping, seed: () => number, firsts: () => Promise<FirstPuzzles>) {
    this.#library = library;
    this.#keeping = keeping;
    this.#seed = seed;
    this.#firsts = firsts;
  }

  /** A new puzzle of the card, waiting for it where none is there; undefined where none could be made or it is no longer wanted. */
  async take(card: Card, signal?: AbortSignal): Promise<Puzzle | undefined> {
    const disguised = (await this.#kept(card)).length === 0 ? await this.#soonest(card) : undefined;
    const first = await this.#inTurn(async () => {
      if (signal?.aborted) return undefined;
      const [first, ...rest] = await this.#kept(card);
      if (first) await this.#keeping.write(card.id, rest);
      return first ?? disguised;
    });
    if (!first) return undefined;
    void this.refill(card).catch(() => undefined);
    const puzzle = unpackPuzzle(first, await rulesReader(first));
    return puzzle.ok ? puzzle.value : undefined;
  }

  /** Makes what a card lacks, one after the other. */
  async refill(card: Card): Promise<void> {
    while (await this.#another(card));
  }

  /** Has made what is lacking of every card that was played, since the page was closed first; one after the other. */
  async catchUp(cards: readonly Card[]): Promise<void> {
    const kept = await Promise.all(cards.map(({ id }) => this.#keeping.read(id)));
    for (const card of cards.filter((_, i) => kept[i] && kept[i].length < AHEAD)) await this.refill(card).catch(() => undefined);
  }

  /** Waits until a new puzzle is kept, which gives nothing, or until there is one in another guise. */
  async #soonest(card: Card): Promise<PuzzleRecord | undefined> {
    const made = this.#another(card).then(() => undefined);
    const seed = this.#seed();
    const known = await this.#withPage(card);
    // Cages fall apart when rows change places, so puzzles with rules are only made.
    const guise = known.length > 0 && !card.rules ? [this.#disguised(known[seed % known.length]!, seed)] : [];
    return Promise.any([made, ...guise]);
  }

  async #disguised(puzzle: PuzzleRecord, seed: number): Promise<PuzzleRecord> {
    const { givens } = await this.#library.call('transform', { puzzle, shuffle: true, seed });
    return { ...puzzle, givens: [...givens] };
  }

  /** Makes one for a card that lacks some, and says whether it did; who asks meanwhile waits for the same. */
  #another(card: Card): Promise<boolean> {
    const making = this.#making.get(card.id) ?? this.#make(card).finally(() => this.#making.delete(card.id));
    this.#making.set(card.id, making);
    return making;
  }

  async #make(card: Card): Promise<boolean> {
    if ((await this.#kept(card)).length >= AHEAD) return false;
    const made = await makeOne(this.#library, card, this.#seed());
    if (made) await this.#inTurn(async () => this.#keeping.write(card.id, [...(await this.#kept(card)), made]));
    return made !== undefined;
  }

  /** One change at a time: what is taken while another is made must not come back with it. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(change);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #kept(card: Card): Promise<readonly PuzzleRecord[]> {
    return (await this.#keeping.read(card.id)) ?? this.#withPage(card);
  }

  /** What came with the page for a card. */
  async #withPage(card: Card): Promise<readonly PuzzleRecord[]> {
    const { id, starter, clues } = card;
    // A starter has as many clues as its kind's usual ones.
    const own = starter && !clues ? [packPuzzle(starterPuzzle(starter))] : [];
    return firstsFor(card) > 0 ? [...own, ...((await this.#firsts())[id] ?? [])] : own;
  }
}

/** One puzzle as a card says, from a seed: the same seed gives the same puzzle everywhere. */
export async function makeOne(
  library: Pick<LibraryClient, 'call'>,
  card: Ordered,
  seed: number,
  signal?: AbortSignal,
): Promise<PuzzleRecord | undefined> {
  let puzzle: PuzzleRecord | undefined;
  const onProgress = (progress: unknown): void => {
    const { made } = progress as { made?: { puzzle: PuzzleRecord } };
    if (made) puzzle = made.puzzle;
  };
  await library.call('make', { order: orderOfCard(card, seed), count: 1, distinct: false, seconds: PATIENCE_S }, { signal, onProgress });
  return puzzle && card.fillsPlain ? withPlain(puzzle) : puzzle;
}

/** A puzzle whose full houses and naked singles, and whatever becomes one by them, are clues. */
function withPlain(record: PuzzleRecord): PuzzleRecord {
  const puzzle = unpackPuzzle(record, undefined);
  if (!puzzle.ok) return record;
  const filled = play(newGame('', puzzle.value), { type: 'singles' }, NO_HELPERS, 0);
  return packPuzzle({ ...puzzle.value, givens: valuesOf(filled) });
}

/** The database; where there is none (a private window) what was made is kept until the page is closed. */
export class BrowserKeeping implements Keeping {
  readonly #store = createStore('ninefold-stock', 'puzzles');
  readonly #here = new Map<string, readonly PuzzleRecord[]>();

  async read(id: string): Promise<readonly PuzzleRecord[] | undefined> {
    return this.#here.get(id) ?? (await get<readonly PuzzleRecord[]>(id, this.#store).catch(() => undefined));
  }

  async write(id: string, puzzles: readonly PuzzleRecord[]): Promise<void> {
    await set(id, puzzles, this.#store).then(
      () => this.#here.delete(id),
      () => this.#here.set(id, puzzles),
    );
  }
}
