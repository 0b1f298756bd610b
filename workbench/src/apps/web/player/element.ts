import { type Kind, makePuzzleFromPlaces, type Puzzle } from '#core';
import { DEFAULT_KIND, parseKind } from '#kinds';
import {
  blanksOf,
  conflictsOf,
  type Direction,
  type Game,
  newGame,
  play,
  type Spot,
  spotsOf,
  step,
  type View,
  valuesOf,
  viewOf,
} from '#session';
import { diagonalsOf, layOut, linesOf, shadedCells } from '../board/layout.ts';
import { STYLE } from './style.ts';
import { wordsAround } from './words.ts';

/** What attributes the element watches. */
const ATTRIBUTES = ['puzzle', 'kind', 'regions', 'theme', 'label', 'readonly', 'lang'] as const;

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'nearer',
  PageDown: 'deeper',
};

/**
 * `<ninefold-player puzzle="..." kind="classic:3x3">` shows one puzzle and lets it be played, on anybody's page. It brings its own styles and
 * nothing else: no React, no workers, and few words, in the language of the page around it where it has them. It tells the page what happens by
 * the events `ninefold-change` and `ninefold-solved`.
 */
export class NinefoldPlayer extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  readonly #root = this.attachShadow({ mode: 'open' });
  #game: Game | undefined;
  #view: View | undefined;
  #spots: ReadonlyMap<number, Spot> = new Map();
  #cursor = 0;
  #marking = false;
  #sheet = 0;
  /** In the language that the page around has at the time of the drawing. */
  #words = wordsAround(this);

  connectedCallback(): void {
    this.#open();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (['theme', 'label', 'readonly', 'lang'].includes(name)) this.#draw();
    else this.#open();
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

  #open(): void {
    const puzzle = readPuzzle(this.getAttribute('puzzle') ?? '', this.getAttribute('kind') ?? DEFAULT_KIND, this.getAttribute('regions'));
    if (typeof puzzle === 'string') {
      this.#game = undefined;
      this.#root.innerHTML = `<style>${STYLE}</style><p class="complaint" role="alert" lang="en"></p>`;
      this.#root.querySelector('p')!.textContent = puzzle;
      return;
    }
    this.#game = newGame('player', puzzle);
    this.#view = viewOf(puzzle.geometry, 'panels');
    this.#spots = spotsOf(this.#view);
    this.#cursor = Math.max(
      0,
      puzzle.geometry.places.findIndex(({ cell }) => puzzle.givens[cell] === 0),
    );
    this.#sheet = this.#spots.get(this.#cursor)!.sheet;
    this.#draw();
  }

  /** Draws everything anew: a few hundred squares at most, which takes a browser a millisecond or two. */
  #draw(hasFocus = false): void {
    const game = this.#game;
    const view = this.#view;
    if (!game || !view) return;
    const solid = game.puzzle.geometry.shape.form === 'layers';
    const words = wordsAround(this);
    this.#words = words;
    const sheets = solid ? [view.sheets[this.#sheet]!] : view.sheets;
    const layout = layOut(sheets);
    const conflicts = conflictsOf(game);
    const shaded = shadedCells(game.puzzle.geometry);
    const lines = sheets
      .map((sheet, i) => {
        const { fine, heavy } = linesOf(sheet);
        const { x, y } = layout.origins[i]!;
        return `<g transform="translate(${x} ${y})"><path class="fine" d="${fine}"/><path class="diagonal" d="${diagonalsOf(game.puzzle.geometry, sheet)}"/><path class="heavy" d="${heavy}"/></g>`;
      })
      .join('');
    const grids = sheets
      .map((sheet, i) => {
        const { x, y } = layout.origins[i]!;
        const place = (p: number): string => {
          if (p < 0) return '<div></div>';
          const { cell } = game.puzzle.geometry.places[p]!;
          return this.#square(game, p, conflicts.has(cell), shaded.has(cell));
        };
        const rows = Array.from(
          { length: sheet.rows },
          (_, row) =>
            `<div role="row">${sheet.places
              .slice(row * sheet.columns, (row + 1) * sheet.columns)
              .map(place)
              .join('')}</div>`,
        );
        const at = `left:${(100 * x) / layout.width}%;top:${(100 * y) / layout.height}%;width:${(100 * sheet.columns) / layout.width}%;height:${(100 * sheet.rows) / layout.height}%`;
        return `<div role="grid" aria-label="${escaped(this.#label(solid ? this.#sheet : i))}" style="${at};grid-template-columns:repeat(${sheet.columns},1fr);grid-template-rows:repeat(${sheet.rows},1fr)">${rows.join('')}</div>`;
      })
      .join('');
    const keys = this.hasAttribute('readonly')
      ? ''
      : `<div class="keys">${game.puzzle.symbols.all.map((symbol, i) => `<button data-value="${i + 1}">${escaped(symbol)}</button>`).join('')}<button data-do="mark" aria-pressed="${this.#marking}" aria-label="${words.marks}">✎</button><button data-do="clear" aria-label="${words.erase}">⌫</button><button data-do="undo" aria-label="${words.undo}">↶</button></div>`;
    const layers = solid
      ? `<div class="layers"><button data-do="nearer" aria-label="${words.nearer}">‹</button><output>${this.#sheet + 1} / ${view.sheets.length}</output><button data-do="deeper" aria-label="${words.deeper}">›</button></div>`
      : '';
    this.#root.innerHTML = `<style>${STYLE}</style><div class="player" lang="${words.lang}" data-theme="${escaped(this.getAttribute('theme') ?? 'auto')}" data-solved="${this.solved}">${layers}<div class="board" style="--w:${layout.width};--h:${layout.height};aspect-ratio:${layout.width}/${layout.height}">${grids}<svg viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true">${lines}</svg></div>${keys}</div>`;
    this.#listen();
    if (hasFocus) this.#root.querySelector<HTMLElement>(`[data-place="${this.#cursor}"]`)?.focus();
  }

  #square({ puzzle, notes }: Game, place: number, isConflict: boolean, isShaded: boolean): string {
    const { cell, name } = puzzle.geometry.places[place]!;
    const given = puzzle.givens[cell]!;
    const words = this.#words;
    const note = notes[cell]!;
    const write = (values: readonly number[]): string => escaped(values.map((value) => puzzle.symbols.all[value - 1]).join(''));
    const value = given || note.value;
    const isHere = puzzle.geometry.places[this.#cursor]!.cell === cell;
    const looks = [isShaded ? 'shaded' : '', given ? 'given' : '', isConflict ? 'conflict' : '', isHere ? 'chosen' : '']
      .filter(Boolean)
      .join(' ');
    const content = value ? `<b aria-hidden="true">${write([value])}</b>` : `<i aria-hidden="true">${write(note.centres)}</i>`;
    const said = value
      ? `${write([value])}${given ? `, ${words.given}` : isConflict ? `, ${words.conflict}` : ''}`
      : note.centres.length > 0
        ? `${words.blank}, ${words.marks} ${write(note.centres)}`
        : words.blank;
    return `<div role="gridcell" class="${looks}" data-place="${place}" tabindex="${place === this.#cursor ? 0 : -1}" aria-selected="${isHere}" aria-label="${escaped(name)}: ${said}">${content}</div>`;
  }

  #label(sheet: number): string {
    const { kind, geometry } = this.#game!.puzzle;
    const words = this.#words;
    const { called } = geometry.panels[sheet]!;
    const title = this.getAttribute('label') ?? words.say(kind.words.title);
    return called ? `${title}, ${words.name(called)}` : title;
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
        this.#draw(true);
      };
    }
    this.#root.querySelector<HTMLElement>('.board')!.onkeydown = (event) => this.#key(event);
  }

  #key(event: KeyboardEvent): void {
    const direction = KEYS[event.key];
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    const value = this.#game!.puzzle.symbols.valueOf(event.shiftKey && digit ? digit : event.key.length === 1 ? event.key : '');
    if (direction) this.#move(direction);
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') this.#act({ type: event.shiftKey ? 'redo' : 'undo' });
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (value !== undefined) this.#enter(value, event.shiftKey && digit !== undefined);
    else if (event.key === 'Backspace' || event.key === 'Delete' || event.key === '0') this.#clear();
    else if (event.key === ' ') this.#marking = !this.#marking;
    else return;
    event.preventDefault();
    this.#draw(true);
  }

  #move(direction: Direction): void {
    this.#cursor = step(this.#game!.puzzle.geometry, this.#view!, this.#spots, this.#cursor, direction);
    this.#sheet = this.#spots.get(this.#cursor)!.sheet;
  }

  #goTo(place: number): void {
    this.#cursor = place;
    this.#draw(true);
  }

  #enter(value: number, asMark = false): void {
    const cells = [this.#game!.puzzle.geometry.places[this.#cursor]!.cell];
    this.#act({ type: 'enter', mode: this.#marking || asMark ? 'centre' : 'value', cells, value });
  }

  #clear(): void {
    this.#act({ type: 'clear', cells: [this.#game!.puzzle.geometry.places[this.#cursor]!.cell] });
  }

  #act(action: Parameters<typeof play>[1]): void {
    if (this.hasAttribute('readonly')) return;
    const before = this.#game!;
    this.#game = play(before, action);
    if (this.#game === before) return;
    this.dispatchEvent(new CustomEvent('ninefold-change', { bubbles: true, composed: true, detail: { value: this.value } }));
    if (this.solved && !before.solved)
      this.dispatchEvent(new CustomEvent('ninefold-solved', { bubbles: true, composed: true, detail: { value: this.value } }));
  }
}

/** The puzzle of the attributes, or a sentence that says what is wrong with them. */
function readPuzzle(text: string, spec: string, regions: string | null): Puzzle | string {
  const map = regions === null ? undefined : [...regions.replace(/\s/g, '')].map((sign) => Number.parseInt(sign, 36));
  const parsed = parseKind(spec, map);
  if (!parsed.ok) return parsed.error;
  const kind: Kind = parsed.value;
  const empty = makePuzzleFromPlaces(kind, new Uint8Array(kind.geometry.places.length));
  const signs = empty.symbols.separated ? text.trim().split(/\s+/) : [...text.replace(/\s/g, '')];
  if (text.trim() === '') return empty;
  if (signs.length !== kind.geometry.places.length)
    return `${spec} has ${kind.geometry.places.length} places; the attribute puzzle has ${signs.length}`;
  const values: number[] = [];
  for (const [i, sign] of signs.entries()) {
    const value = '.0-_*'.includes(sign) ? 0 : empty.symbols.valueOf(sign);
    if (value === undefined) return `${kind.geometry.places[i]!.name}: ${JSON.stringify(sign)} is no symbol of ${spec}`;
    values.push(value);
  }
  return makePuzzleFromPlaces(kind, values);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

if (!customElements.get('ninefold-player')) customElements.define('ninefold-player', NinefoldPlayer);
