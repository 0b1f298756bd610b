import type { Game } from '#session';
import type { GameShelf } from './games.ts';

const WAIT_MS = 250;

/** Writes a game soon after every change, one write at a time, and at once when the page goes away. */
export class Autosave {
  readonly #shelf: Pick<GameShelf, 'write'>;
  readonly #onFailure: () => void;
  #pending: Game | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(shelf: Pick<GameShelf, 'write'>, onFailure: () => void) {
    this.#shelf = shelf;
    this.#onFailure = onFailure;
  }

  /** The game has changed. */
  note(game: Game): void {
    this.#pending = game;
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS);
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const game = this.#pending;
    this.#pending = undefined;
    if (game) this.#writing = this.#writing.then(() => this.#shelf.write(game, Date.now())).catch(this.#onFailure);
    return this.#writing;
  }
}
