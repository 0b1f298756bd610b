import { makePuzzle, ok, type Puzzle, type PuzzleInfo, type Result, type Rule } from '#core';
import { withRules } from '#rules';
import { type Game, NO_HELPERS } from '#session';
import { Playing } from '../../play/playing.ts';
import { draftOf, keepDraft } from '../edit-puzzle.ts';

/** This many steps can be taken back. */
const DEEPEST = 1000;

/**
 * A puzzle in the making: a game on an empty grid whose rules, title and text change too. Every change is a whole game, which shares what is
 * the same with the one before, so undo goes back over clues and rules in the order in which they came.
 */
export class Drafting {
  readonly playing: Playing;
  readonly #past: Game[] = [];
  readonly #future: Game[] = [];
  #last: Game;
  #isTurning = false;

  constructor(game: Game) {
    this.#last = game;
    this.playing = new Playing(game, { helpers: () => NO_HELPERS, now: () => 0, onChange: (next) => this.#note(next) });
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    this.#turn(this.#past, this.#future);
  }

  redo(): void {
    this.#turn(this.#future, this.#past);
  }

  /** Other rules in the place of those there are; says why where they do not go together. */
  setRules(rules: readonly Rule[]): Result<undefined> {
    const { puzzle } = this.playing.state.game;
    const kind = withRules(puzzle.kind, rules);
    if (!kind.ok) return kind;
    const { symbols, info, kept } = puzzle;
    const next = makePuzzle(kind.value, puzzle.givens, { symbols, info, ...(kept ? { kept } : {}) });
    this.playing.replace({ ...this.playing.state.game, puzzle: next });
    return ok(undefined);
  }

  /** Another puzzle of the same kind in the place of the draft, as one change. */
  setPuzzle(puzzle: Puzzle): void {
    const { puzzle: empty, notes } = draftOf(puzzle);
    this.playing.replace({ ...this.playing.state.game, puzzle: empty, notes });
  }

  setInfo(info: PuzzleInfo): void {
    const { game } = this.playing.state;
    this.playing.replace({ ...game, puzzle: { ...game.puzzle, info } });
  }

  /** Empties the grid and takes all rules away. */
  clear(): void {
    const { game } = this.playing.state;
    const { kind, symbols, info } = game.puzzle;
    this.playing.act({ type: 'restart' });
    if (kind.base)
      this.playing.replace({ ...this.playing.state.game, puzzle: makePuzzle(kind.base, game.puzzle.givens, { symbols, info }) });
  }

  #turn(from: Game[], to: Game[]): void {
    const game = from.pop();
    if (!game) return;
    to.push(this.#last);
    this.#isTurning = true;
    this.playing.replace(game);
    this.#isTurning = false;
  }

  #note(game: Game): void {
    if (!this.#isTurning) {
      this.#past.push(this.#last);
      if (this.#past.length > DEEPEST) this.#past.shift();
      this.#future.length = 0;
    }
    this.#last = game;
    keepDraft(game);
  }
}
