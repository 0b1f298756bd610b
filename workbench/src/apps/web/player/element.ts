import { ComplaintError, escapeXml, must, type Puzzle } from '#core';
import { DEFAULT_KIND } from '#kinds';
import {
  type AxisView,
  blanksOf,
  type Direction,
  foggedCells,
  type Game,
  newGame,
  type PositionRecord,
  packPosition,
  play,
  type Spot,
  spotsOf,
  step,
  valuesOf,
  viewOf,
  type Whereabouts,
  withKnowledge,
} from '#session';
import { DIRECTIONS } from '../keys/arrows.ts';
import { findBinding } from '../keys/binding.ts';
import { playKeys } from '../play/keys.ts';
import { type BoardShown, boardOf, hintOf, type ShownHint, textsOf } from './draw.ts';
import type { PlayerKey } from './keys.ts';
import { Helper, loadRules, type RulesModule, SpokenError } from './parts.ts';
import { isMoreThanCells, readAttributes } from './read.ts';
import { STYLE } from './style.ts';
import { type PlayerWords, wordsAround } from './words.ts';

/** What attributes the element watches. */
const ATTRIBUTES = ['puzzle', 'kind', 'regions', 'rules', 'hints', 'theme', 'label', 'readonly', 'lang'] as const;

/**
 * `<ninefold-player puzzle="..." kind="classic:3x3">` shows one puzzle and lets it be played, on any page. It brings its own styles and few
 * words, in the language of the page around it where it has them. What rules need is loaded with the first puzzle that has some, and what reads
 * other texts and gives hints runs in a worker that starts when it is needed. It tells the page what happens by the events `ninefold-change` and
 * `ninefold-solved`.
 */
export class NinefoldPlayer extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  readonly #root = this.attachShadow({ mode: 'open' });
  #game: Game | undefined;
  #view: AxisView | undefined;
  #spots: ReadonlyMap<number, Spot> = new Map();
  #at: Whereabouts = { place: 0 };
  #marking = false;
  #sheet = 0;
  #rules: RulesModule | undefined;
  #shown: ShownHint | undefined;
  #openings = 0;
  readonly #helper = new Helper();

  connectedCallback(): void {
    void this.#open();
  }

  disconnectedCallback(): void {
    this.#helper.end();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    // What is wrong with a puzzle is said again in another language.
    const isNew = name === 'lang' ? !this.#game : !['hints', 'theme', 'label', 'readonly'].includes(name);
    if (!isNew) this.#draw();
    else void this.#open();
  }

  /** What stands in every place as a line, `.` where blank: the givens and what was entered. */
  get value(): string {
    if (!this.#game) return '';
    const { puzzle } = this.#game;
    const values = valuesOf(this.#game);
    return puzzle.geometry.places
      .map(({ cell }) => (values[cell] ? puzzle.symbols.all[values[cell]! - 1] : '.'))
      .join(puzzle.symbols.separated ? ' ' : '');
  }

  /** Whether the grid is full and right. */
  get solved(): boolean {
    return this.#game?.solved === true && blanksOf(this.#game) === 0;
  }

  /** Reads the attributes; what only some puzzles need is loaded first. */
  async #open(): Promise<void> {
    const opening = ++this.#openings;
    const written = {
      text: this.getAttribute('puzzle') ?? '',
      spec: this.getAttribute('kind') ?? DEFAULT_KIND,
      regions: this.getAttribute('regions'),
      rules: this.getAttribute('rules'),
    };
    let puzzle: Puzzle;
    try {
      const isText = isMoreThanCells(written.text);
      if (isText || written.rules) this.#rules ??= await loadRules();
      // What was overtaken while parts were loading must not end the question of what came later.
      if (opening !== this.#openings) return;
      puzzle = isText ? this.#rules!.open(await this.#read(written.text)) : must(readAttributes(written, this.#rules));
    } catch (error) {
      const sentence = await this.#sentenceOf(error);
      if (opening === this.#openings) this.#complain(sentence);
      return;
    }
    // Another puzzle may have been asked for meanwhile.
    if (opening !== this.#openings) return;
    this.#shown = undefined;
    this.#start(puzzle);
  }

  #read(text: string): Promise<PositionRecord> {
    const kind = this.getAttribute('kind') ?? undefined;
    return this.#helper.ask({ ask: 'read', text, kind, language: wordsAround(this).lang });
  }

  /** What was thrown, in the language of the page. Sentences of the library are spoken by the helper, which has them in every language. */
  async #sentenceOf(error: unknown): Promise<string> {
    const { lang, failed } = wordsAround(this);
    if (error instanceof SpokenError) return error.message;
    // A part that could not be loaded, for one.
    if (!(error instanceof ComplaintError)) return failed;
    if (lang === 'en') return error.message;
    return this.#helper.ask({ ask: 'say', said: error.said, language: lang }).catch(() => error.message);
  }

  #complain(sentence: string): void {
    this.#game = undefined;
    this.#shown = undefined;
    this.#frame().innerHTML = '<p class="complaint" role="alert"></p>';
    this.#root.querySelector('.complaint')!.textContent = sentence;
  }

  #start(puzzle: Puzzle): void {
    this.#game = newGame('player', puzzle);
    this.#view = viewOf(puzzle.geometry, 'panels');
    this.#spots = spotsOf(this.#view);
    const firstBlank = puzzle.geometry.places.findIndex(({ cell }) => puzzle.givens[cell] === 0);
    this.#at = { place: Math.max(0, firstBlank) };
    this.#sheet = this.#spots.get(this.#at.place)!.sheet;
    this.#draw();
  }

  /** Where the board is drawn; what is said stands beside it and stays, because readers only hear what changes in its place. */
  #frame(): HTMLElement {
    if (!this.#root.querySelector('.frame'))
      this.#root.innerHTML = `<style>${STYLE}</style><div class="frame"></div><p class="said" role="status"></p>`;
    return this.#root.querySelector<HTMLElement>('.frame')!;
  }

  /** Draws everything again: a few hundred squares at most, which takes a browser a millisecond or two. */
  #draw(hasFocus = false): void {
    const seen = this.#seen();
    if (!seen) return;
    const { words, game, view } = seen;
    const isOpen = this.#root.querySelector('details')?.open === true;
    const keys = this.hasAttribute('readonly') ? '' : this.#keys(words, game);
    const hint = this.#shown ? `<div class="hint" role="status">${hintOf(this.#shown, words)}</div>` : '';
    const layers =
      game.puzzle.geometry.shape.form === 'layers'
        ? `<div class="layers"><button data-do="nearer" aria-label="${words.nearer}">‹</button><output>${this.#sheet + 1} / ${view.sheets.length}</output><button data-do="deeper" aria-label="${words.deeper}">›</button></div>`
        : '';
    this.#frame().innerHTML = `<div class="player" lang="${words.lang}" data-theme="${escapeXml(this.getAttribute('theme') ?? 'auto')}" data-solved="${this.solved}">${layers}${boardOf(seen)}${keys}${hint}${textsOf(seen)}</div>`;
    if (isOpen) this.#root.querySelector('details')!.open = true;
    this.#listen();
    if (hasFocus) this.#root.querySelector<HTMLElement>(`[data-place="${this.#at.place}"]`)?.focus();
  }

  #seen(): BoardShown | undefined {
    const [game, view] = [this.#game, this.#view];
    if (!game || !view) return undefined;
    const { puzzle } = game;
    const isRuled = puzzle.rules.length > 0 || puzzle.kept?.drawings !== undefined;
    return {
      game,
      view,
      sheet: this.#sheet,
      at: this.#at,
      words: wordsAround(this),
      label: this.getAttribute('label'),
      rules: isRuled ? this.#rules : undefined,
      shown: this.#shown,
    };
  }

  #keys(words: PlayerWords, { puzzle }: Game): string {
    const values = puzzle.symbols.all.map((symbol, i) => `<button data-value="${i + 1}">${escapeXml(symbol)}</button>`);
    const key = (action: string, name: string, sign: string, more = ''): string =>
      `<button data-do="${action}" aria-label="${name}"${more}>${sign}</button>`;
    const hint = this.getAttribute('hints') === 'off' ? '' : key('hint', words.hint, '?');
    return `<div class="keys">${values.join('')}${key('mark', words.marks, '✎', ` aria-pressed="${this.#marking}"`)}${key('clear', words.erase, '⌫')}${key('undo', words.undo, '↶')}${hint}</div>`;
  }

  #say(sentence: string): void {
    this.#root.querySelector('.said')!.textContent = sentence;
  }

  /** The rules of the square that one is at, for who does not see them. */
  #sayRules(): void {
    const { puzzle } = this.#game!;
    const words = wordsAround(this);
    const { cell } = puzzle.geometry.places[this.#at.place]!;
    const here = foggedCells(this.#game!)?.has(cell) ? [] : (this.#rules?.rulesAt(puzzle, cell, words) ?? []);
    this.#say(here.length === 0 ? words.noRules : here.join(', '));
  }

  /** A hint; asked again, the same hint says more. */
  async #hint(): Promise<void> {
    const game = this.#game!;
    if (this.#shown) {
      this.#shown = { ...this.#shown, level: Math.min(this.#shown.level + 1, this.#shown.hint.levels.length) };
      this.#draw(true);
      return;
    }
    const words = wordsAround(this);
    this.#say(words.waiting);
    try {
      const puzzle = packPosition(withKnowledge(game, false));
      const hint = await this.#helper.ask({ ask: 'hint', puzzle, language: words.lang });
      this.#say('');
      if (this.#game !== game) return;
      this.#shown = { hint, level: 1 };
      this.#draw(true);
    } catch (error) {
      const message = await this.#sentenceOf(error);
      this.#say(message === '' || message === words.failed ? message : words.told(words.failed, message));
    }
  }

  #apply(): void {
    const { place, remove } = this.#shown!.hint;
    this.#act({ type: 'apply', place, remove });
  }

  #listen(): void {
    for (const square of this.#root.querySelectorAll<HTMLElement>('[data-place]')) {
      square.onpointerdown = (event) => {
        event.preventDefault();
        this.#goTo(Number(square.dataset['place']));
      };
    }
    for (const button of this.#root.querySelectorAll<HTMLElement>('button')) {
      button.onclick = () => {
        const { value, do: action } = button.dataset;
        if (value !== undefined) this.#enter(Number(value));
        else if (action === 'mark') this.#marking = !this.#marking;
        else if (action === 'clear') this.#clear();
        else if (action === 'undo') this.#act({ type: 'undo' });
        else if (action === 'nearer' || action === 'deeper') this.#move(action);
        else if (action === 'close') this.#shown = undefined;
        else if (action === 'apply') this.#apply();
        else if (action === 'hint' || action === 'more') {
          void this.#hint();
          return;
        }
        this.#draw(true);
      };
    }
    this.#root.querySelector<HTMLElement>('.board')!.onkeydown = (event) => this.#key(event);
  }

  #key(event: KeyboardEvent): void {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    const typed = event.shiftKey && digit ? digit : event.key.length === 1 ? event.key : '';
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    const value = isHeld ? undefined : this.#game!.puzzle.symbols.valueOf(typed);
    if (value !== undefined) this.#enter(value, event.shiftKey && digit !== undefined);
    else if (typed === '0' && !isHeld) this.#clear();
    else if (!this.#press(findBinding(playKeys, event))) return;
    event.preventDefault();
    this.#draw(true);
  }

  /** Does what a key does in the workbench, as far as there is such a thing here; false where there is none. */
  #press(found: ReturnType<typeof findBinding>): boolean {
    const key = found?.key ?? '';
    const canHint = this.getAttribute('hints') !== 'off' && !this.hasAttribute('readonly');
    const does: Readonly<Record<PlayerKey, (() => void) | undefined>> = {
      step: () => this.#move(DIRECTIONS[key]!),
      depth: () => this.#move(key === 'PageUp' ? 'nearer' : 'deeper'),
      depthByArrows: () => this.#move(key === 'ArrowUp' ? 'nearer' : 'deeper'),
      erase: () => this.#clear(),
      undo: () => this.#act({ type: 'undo' }),
      redo: () => this.#act({ type: 'redo' }),
      next: () => {
        this.#marking = !this.#marking;
      },
      rules: () => this.#sayRules(),
      hint: canHint ? () => void this.#hint() : undefined,
    };
    const act = does[found?.binding.id as PlayerKey];
    act?.();
    return act !== undefined;
  }

  #move(direction: Direction): void {
    this.#at = step(this.#game!.puzzle.geometry, this.#view!, this.#spots, this.#at, direction);
    this.#sheet = this.#spots.get(this.#at.place)!.sheet;
  }

  #goTo(place: number): void {
    this.#at = { place };
    this.#draw(true);
  }

  #enter(value: number, asMark = false): void {
    const cells = [this.#game!.puzzle.geometry.places[this.#at.place]!.cell];
    this.#act({ type: 'enter', mode: this.#marking || asMark ? 'centre' : 'value', cells, value });
  }

  #clear(): void {
    this.#act({ type: 'clear', cells: [this.#game!.puzzle.geometry.places[this.#at.place]!.cell] });
  }

  #act(action: Parameters<typeof play>[1]): void {
    if (this.hasAttribute('readonly')) return;
    const before = this.#game!;
    this.#game = play(before, action);
    if (this.#game === before) return;
    this.#shown = undefined;
    this.dispatchEvent(new CustomEvent('ninefold-change', { bubbles: true, composed: true, detail: { value: this.value } }));
    if (this.solved && !before.solved)
      this.dispatchEvent(new CustomEvent('ninefold-solved', { bubbles: true, composed: true, detail: { value: this.value } }));
  }
}

if (!customElements.get('ninefold-player')) customElements.define('ninefold-player', NinefoldPlayer);
