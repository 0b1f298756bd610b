import type { Cell, Grid, LevelId, Value } from '#core';
import {
  type Action,
  type Axis,
  type AxisView,
  axesOf,
  type Course,
  type Direction,
  type ENTRY_MODES,
  type Game,
  type Helpers,
  pauseTimer,
  play,
  readTimer,
  resumeTimer,
  type Spot,
  spotsOf,
  startTimer,
  step,
  stopTimer,
  valuesOf,
  viewOf,
} from '#session';
import { Store } from '../store.ts';

export type Mode = (typeof ENTRY_MODES)[number];

/** A game with what undo does not touch: where the player is, what is chosen, what the digit keys do. */
export interface PlayState {
  readonly game: Game;
  /** The place that has the focus. */
  readonly cursor: number;
  /** The line that arrow keys have led along to it. */
  readonly course?: Course | undefined;
  readonly selection: ReadonlySet<Cell>;
  readonly mode: Mode;
  /** What a colour is for: the marks of this value, or with 0 the cell itself. */
  readonly coloured: Value;
  /** Whether the next value says what a colour is for. */
  readonly asksColoured: boolean;
  readonly axis: Axis;
  /** The value that goes into whatever cell is pressed; 0 where none is held. */
  readonly held: Value;
  /** How often a key changed nothing, as on a given: players who cannot see that have to be told. */
  readonly refusals: number;
}

export interface PlayingSettings {
  readonly helpers: () => Helpers;
  readonly now: () => number;
  /** Called with every game that differs from the last: where autosave hangs on. */
  readonly onChange: (game: Game) => void;
}

/** A game being played. No screen in here: views follow its store and call its methods. */
export class Playing {
  readonly store: Store<PlayState>;
  readonly #settings: PlayingSettings;
  readonly #views = new Map<Axis, { readonly view: AxisView; readonly spots: ReadonlyMap<number, Spot> }>();

  constructor(game: Game, settings: PlayingSettings) {
    this.#settings = settings;
    const { geometry } = game.puzzle;
    const values = valuesOf(game);
    const firstBlank = geometry.places.findIndex(({ cell }) => values[cell] === 0);
    const cursor = Math.max(0, firstBlank);
    this.store = new Store<PlayState>({
      game,
      cursor,
      selection: new Set([geometry.places[cursor]!.cell]),
      mode: 'value',
      coloured: 0,
      asksColoured: false,
      axis: 'panels',
      held: 0,
      refusals: 0,
    });
  }

  get state(): PlayState {
    return this.store.get();
  }

  /** Does something to the game. */
  act(action: Action): void {
    const before = this.state.game;
    // What is hidden is not changed.
    if (before.timer.paused) return;
    const game = play(before, action, this.#settings.helpers(), this.#settings.now());
    if (game !== before) this.#setGame(game);
    else this.#patch({ refusals: this.state.refusals + 1 });
  }

  /** Puts another game in the place of this one: the editor changes the puzzle itself. */
  replace(game: Game): void {
    this.#setGame(game);
  }

  /** A digit key in the present mode, on all chosen cells. */
  enter(value: Value, mode: Mode = this.state.mode): void {
    const cells = [...this.state.selection];
    const { coloured } = this.state;
    if (mode === 'colour' && coloured !== 0) this.act({ type: 'tint', cells, value: coloured, colour: value });
    else if (mode === 'colour') this.act({ type: 'colour', cells, colour: value });
    else this.act({ type: 'enter', mode, cells, value });
  }

  /** Holds a value for the cells that are pressed from now on; the same again lets go of it. */
  hold(value: Value): void {
    this.#patch({ held: this.state.held === value ? 0 : value });
  }

  clear(): void {
    this.act({ type: 'clear', cells: [...this.state.selection] });
  }

  rewind(solution: Grid): void {
    this.act({ type: 'rewind', solution });
  }

  setMode(mode: Mode): void {
    this.#patch({ mode, asksColoured: false });
  }

  /** Colours are for the marks of this value from now on; 0: for cells. */
  setColoured(coloured: Value): void {
    this.#patch({ mode: 'colour', coloured, asksColoured: false });
  }

  /** The next value will say whose marks are coloured; asked twice, it is cells again. */
  askColoured(): void {
    if (this.state.asksColoured) this.setColoured(0);
    else this.#patch({ mode: 'colour', asksColoured: true });
  }

  /** Cuts a cube along another axis; the cursor stays where it is in the cube. */
  setAxis(axis: Axis): void {
    if (axesOf(this.state.game.puzzle.geometry).includes(axis)) this.#patch({ axis, course: undefined });
  }

  /** Goes to a place; it alone is chosen, or it joins the others. */
  pick(place: number, adds = false): void {
    const { cell } = this.#place(place);
    const selection = new Set(adds ? this.state.selection : []);
    // A second press with the modifier takes the place out again, but never the last one.
    if (adds && selection.has(cell) && selection.size > 1) selection.delete(cell);
    else selection.add(cell);
    this.#patch({ cursor: place, course: undefined, selection });
  }

  /** The pointer was drawn over a place: it joins the others. */
  drag(place: number): void {
    this.#patch({ cursor: place, course: undefined, selection: new Set([...this.state.selection, this.#place(place).cell]) });
  }

  /** Moves the cursor by a key; with `extends` the cells on the way stay chosen and the way ends at the edge, with `keeps` the choice is left alone. */
  move(direction: Direction, how: 'moves' | 'extends' | 'keeps' = 'moves'): void {
    const { game, cursor, course, axis, selection } = this.state;
    const { view, spots } = this.view(axis);
    const to = step(game.puzzle.geometry, view, spots, { place: cursor, course }, direction, how === 'extends');
    const { cell } = this.#place(to.place);
    const chosen = how === 'keeps' ? selection : new Set(how === 'extends' ? [...selection, cell] : [cell]);
    this.#patch({ cursor: to.place, course: to.course, selection: chosen });
  }

  /** The first or last square of the row that the cursor is in, or of the sheet. */
  jump(to: 'row-start' | 'row-end' | 'first' | 'last'): void {
    const { view, spots } = this.view(this.state.axis);
    const { sheet, row } = spots.get(this.state.cursor)!;
    const { places, columns } = view.sheets[sheet]!;
    const line = to.startsWith('row') ? places.slice(row * columns, (row + 1) * columns) : places;
    const real = line.filter((place) => place >= 0);
    this.pick((to === 'row-start' || to === 'first' ? real[0] : real.at(-1))!);
  }

  /** Chooses the cell of the cursor in addition, or no longer. */
  toggle(): void {
    this.pick(this.state.cursor, true);
  }

  /** Chooses all cells of the sheet in view, or all that hold what the cursor's cell holds. */
  choose(what: 'all' | 'same'): void {
    const { game, axis, cursor } = this.state;
    const { cell } = this.#place(cursor);
    if (what === 'all') {
      const { view, spots } = this.view(axis);
      const sheets = game.puzzle.geometry.shape.form === 'layers' ? [view.sheets[spots.get(cursor)!.sheet]!] : view.sheets;
      const places = sheets.flatMap((sheet) => sheet.places.filter((place) => place >= 0));
      this.#patch({ selection: new Set(places.map((place) => this.#place(place).cell)) });
      return;
    }
    const values = valuesOf(game);
    if (values[cell] !== 0) this.#patch({ selection: new Set([...values.keys()].filter((other) => values[other] === values[cell])) });
  }

  /** Leaves only the cell of the cursor chosen. */
  collapse(): void {
    this.#patch({ selection: new Set([this.#place(this.state.cursor).cell]) });
  }

  startClock(): void {
    const { game } = this.state;
    if (!game.solved) this.#patch({ game: { ...game, timer: startTimer(game.timer, this.#settings.now()) } });
  }

  stopClock(): void {
    const { game } = this.state;
    const timer = stopTimer(game.timer, this.#settings.now());
    if (timer !== game.timer) this.#setGame({ ...game, timer });
  }

  /** Stops the clock until the player goes on; the board is hidden meanwhile. */
  pause(): void {
    const { game } = this.state;
    if (!game.solved) this.#setGame({ ...game, timer: pauseTimer(game.timer, this.#settings.now()) });
  }

  resume(): void {
    const { game } = this.state;
    if (game.timer.paused) this.#setGame({ ...game, timer: resumeTimer(game.timer, this.#settings.now()) });
  }

  /** A hint was given. */
  countHint(): void {
    const { game } = this.state;
    this.#setGame({ ...game, hints: game.hints + 1 });
  }

  /** What a rating found: how hard the puzzle is. */
  setLevel(level: LevelId): void {
    const { game } = this.state;
    this.#setGame({ ...game, origin: { ...game.origin, level } });
  }

  elapsedMs(): number {
    return readTimer(this.state.game.timer, this.#settings.now());
  }

  /** The sheets along an axis and where every place stands in them. */
  view(axis: Axis): { readonly view: AxisView; readonly spots: ReadonlyMap<number, Spot> } {
    let known = this.#views.get(axis);
    if (!known) {
      const view = viewOf(this.state.game.puzzle.geometry, axis);
      known = { view, spots: spotsOf(view) };
      this.#views.set(axis, known);
    }
    return known;
  }

  #place(place: number) {
    return this.state.game.puzzle.geometry.places[place]!;
  }

  #setGame(game: Game): void {
    this.#patch({ game });
    this.#settings.onChange(game);
  }

  #patch(patch: Partial<PlayState>): void {
    this.store.set({ ...this.state, ...patch });
  }
}
