import { type Cell, type Complaint, complaintOf, type Grid, levelOf, type Value } from '#core';
import { packPosition, withKnowledge } from '#session';
import type { LibraryClient } from '../library/client.ts';
import { Latest } from '../library/latest.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { Store } from '../store.ts';
import type { Playing } from './playing.ts';

/** How much a hint gives away: where to look, which technique, which cells, the move. */
export type HintLevel = 1 | 2 | 3 | 4;

/** What the page tells a player who asked. One thing at a time. */
export type AidState =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly for: 'hint' | 'check' | 'walk' | 'why' | 'rating'; readonly steps?: number }
  | { readonly kind: 'hint'; readonly answer: LibraryAnswer<'hint'>; readonly level: HintLevel }
  | { readonly kind: 'check'; readonly answer: LibraryAnswer<'mistakes'> }
  | { readonly kind: 'walk'; readonly answer: LibraryAnswer<'explain'>; readonly index: number }
  /** Waits for a value to be asked about. */
  | { readonly kind: 'ask-why' }
  | { readonly kind: 'why'; readonly answer: LibraryAnswer<'whyNot'>; readonly cell: Cell; readonly value: Value; readonly index: number }
  | { readonly kind: 'rating'; readonly answer: LibraryAnswer<'rate'> }
  | { readonly kind: 'failed'; readonly complaint: Complaint };

/** Logic on a large cube takes longer than a search, and the player ends it after waiting long enough. */
const LOGIC_MS = 3_600_000;

const NOTHING: AidState = { kind: 'none' };

/** Asks the library for a player: hints, checks, explanations. A new question ends the one before. */
export class Aid {
  readonly store = new Store<AidState>(NOTHING);
  readonly #playing: Playing;
  readonly #library: Pick<LibraryClient, 'call'>;
  readonly #isComplete: () => boolean;
  readonly #latest = new Latest();
  /** Asks what is on the way once more, of the board as it is then. */
  #again: (() => Promise<void>) | undefined;
  /** How often a hint was asked for while its answer was on the way. */
  #wanted = 1;

  /** `isComplete` says whether the player's own marks are complete lists. */
  constructor(playing: Playing, library: Pick<LibraryClient, 'call'>, isComplete: () => boolean) {
    this.#playing = playing;
    this.#library = library;
    this.#isComplete = isComplete;
  }

  get state(): AidState {
    return this.store.get();
  }

  /** Puts the aid away and ends what is still asked. */
  close(): void {
    this.#latest.end();
    this.store.set(NOTHING);
  }

  /** The board has changed: what was told of it is put away, and what is on the way is asked again. A walk and a rating do not depend on the player. */
  moved(): void {
    const { state } = this;
    if (state.kind === 'hint' || state.kind === 'check') this.close();
    if (state.kind === 'waiting' && state.for !== 'walk' && state.for !== 'rating') void this.#again?.();
  }

  /** A hint; asked again, the same hint says more. */
  async hint(): Promise<void> {
    const { state } = this;
    if (state.kind === 'hint') {
      if (state.level < 4) this.store.set({ ...state, level: (state.level + 1) as HintLevel });
      return;
    }
    // A second press before the answer is there asks to be told more, and does not wait longer for it.
    if (state.kind === 'waiting' && state.for === 'hint') {
      this.#wanted = Math.min(4, this.#wanted + 1);
      return;
    }
    this.#wanted = 1;
    await this.#ask('hint', async (signal) => {
      const answer = await this.#library.call('hint', this.#position(), { signal });
      if (answer.status === 'step') this.#playing.countHint();
      return { kind: 'hint', answer, level: this.#wanted as HintLevel };
    });
  }

  setLevel(level: HintLevel): void {
    const { state } = this;
    if (state.kind === 'hint') this.store.set({ ...state, level });
  }

  async check(): Promise<void> {
    await this.#ask('check', async (signal) => ({
      kind: 'check',
      answer: await this.#library.call('mistakes', this.#position(), { signal }),
    }));
  }

  /** The whole solution, to be walked through. */
  async explain(): Promise<void> {
    await this.#ask('walk', async (signal) => {
      const onProgress = (progress: unknown): void => this.store.set({ kind: 'waiting', for: 'walk', ...(progress as { steps: number }) });
      return {
        kind: 'walk',
        answer: await this.#library.call('explain', { ...this.#position(), timeMs: LOGIC_MS }, { signal, onProgress }),
        index: 0,
      };
    });
  }

  async rate(): Promise<void> {
    await this.#ask('rating', async (signal) => {
      const answer = await this.#library.call('rate', { ...this.#position(), timeMs: LOGIC_MS }, { signal });
      if (answer.solvability === 'one' && answer.end === 'solved') this.#playing.setLevel(levelOf(answer.er, answer.scale));
      return { kind: 'rating', answer };
    });
  }

  /** From now on a value key asks about that value instead of entering it. */
  askWhy(): void {
    this.close();
    this.store.set({ kind: 'ask-why' });
  }

  async whyNot(cell: Cell, value: Value): Promise<void> {
    await this.#ask('why', async (signal) => {
      const answer = await this.#library.call('whyNot', { ...this.#position(), cell, value }, { signal });
      return { kind: 'why', answer, cell, value, index: 0 };
    });
  }

  /** The step of what is being walked through; 0 where nothing is. */
  get index(): number {
    return 'index' in this.state ? this.state.index : 0;
  }

  /** Goes to a step of what is being walked through. */
  goTo(index: number): void {
    const { state } = this;
    if (state.kind === 'walk') this.store.set({ ...state, index: clamp(index, state.answer.steps.length) });
    if (state.kind === 'why' && state.answer.because === 'contradiction')
      this.store.set({ ...state, index: clamp(index, state.answer.steps.length + 1) });
  }

  /** The solution, where the last check found the only one. */
  get solution(): Grid | undefined {
    return this.state.kind === 'check' ? this.state.answer.solution : undefined;
  }

  #position() {
    return { puzzle: packPosition(withKnowledge(this.#playing.state.game, this.#isComplete())) };
  }

  async #ask(what: Extract<AidState, { kind: 'waiting' }>['for'], ask: (signal: AbortSignal) => Promise<AidState>): Promise<void> {
    this.#again = () => this.#ask(what, ask);
    this.store.set({ kind: 'waiting', for: what });
    try {
      const told = await this.#latest.ask(ask);
      if (told) this.store.set(told.answer);
    } catch (error) {
      this.store.set({ kind: 'failed', complaint: complaintOf(error) });
    }
  }
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
