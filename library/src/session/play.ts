import { type Cell, type Grid, openCandidates, type Value } from '#core';
import { blankNotes, type Change, type Game, type GameTally, isFinished, type Move, valuesOf } from './game.ts';
import { fillMarks, fillSingles, tidyMarks } from './helpers.ts';
import { BLANK_NOTE, type CellNote, isBlankNote, withItem, withTint } from './note.ts';
import { moveTimer, readTimer, startTimer, stopTimer, type Timer } from './timer.ts';

/** What a player can do. Every action but undo, redo and rewind is one move, however many cells it changes. */
export type Action =
  | { readonly type: 'enter'; readonly mode: EntryMode; readonly cells: readonly Cell[]; readonly value: Value }
  | { readonly type: 'colour'; readonly cells: readonly Cell[]; readonly colour: number }
  /** Colours the marks of one value. */
  | { readonly type: 'tint'; readonly cells: readonly Cell[]; readonly value: Value; readonly colour: number }
  | { readonly type: 'clear'; readonly cells: readonly Cell[] }
  /** Values and removed marks that a hint or a step of an explanation gives. */
  | {
      readonly type: 'apply';
      readonly place: readonly Candidate[];
      readonly remove: readonly Candidate[];
      /** Whether the player's own marks in the centre are complete lists. */
      readonly isComplete?: boolean;
    }
  | { readonly type: 'marks' }
  | { readonly type: 'singles' }
  | { readonly type: 'restart' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Undo as long as an entry differs from the solution. */
  | { readonly type: 'rewind'; readonly solution: Grid };

interface Candidate {
  readonly cell: Cell;
  readonly value: Value;
}

export const ENTRY_MODES = ['value', 'corner', 'centre', 'colour'] as const;
/** What a digit key does; in the colour mode it picks a colour. */
export type EntryMode = Exclude<(typeof ENTRY_MODES)[number], 'colour'>;

/** What is done for the player without being asked. All are off unless the player switches them on. */
export interface Helpers {
  /** Centre marks are kept complete: an entry takes its value from the marks of its peers. */
  readonly autoMarks: boolean;
  /** Cells with one value left are filled after every entry. */
  readonly fillSingles: boolean;
}

export const NO_HELPERS: Helpers = { autoMarks: false, fillSingles: false };

/** The game after an action; the very same object where the action changes nothing. */
export function play(game: Game, action: Action, helpers: Helpers = NO_HELPERS, now = 0): Game {
  return settle(game, next(game, action, helpers, now), now);
}

function next(game: Game, action: Action, helpers: Helpers, now: number): Game {
  switch (action.type) {
    case 'undo':
      return undo(game);
    case 'redo':
      return redo(game);
    case 'rewind':
      return rewind(game, action.solution);
    case 'restart':
      return restart(game, now);
    default: {
      const notes = [...game.notes];
      if (action.type !== 'singles') change(game, notes, action);
      // What the switched-on helpers add to an entry belongs to the same move.
      const isEntry = action.type === 'enter' && action.mode === 'value';
      const filled = action.type === 'singles' || (isEntry && helpers.fillSingles) ? fillSingles(game.puzzle, notes).length : 0;
      if (isEntry && helpers.autoMarks) tidyMarks(game.puzzle, game.notes, notes);
      return commit(game, notes, filled);
    }
  }
}

/** Whether the puzzle is solved follows from what stands in it, and whether the clock runs from that. */
function settle(before: Game, game: Game, now: number): Game {
  const solved = game.notes === before.notes ? before.solved : isFinished(game);
  if (solved === before.solved) return game;
  return { ...game, solved, timer: solved ? stopTimer(game.timer, now) : startTimer(game.timer, now) };
}

/** Writes the new notes of an action into `notes`. */
function change(game: Game, notes: CellNote[], action: Exclude<Action, { type: 'restart' | 'singles' }>): void {
  const { givens } = game.puzzle;
  const write = (cell: Cell, patch: Partial<CellNote>): void => {
    notes[cell] = { ...notes[cell]!, ...patch };
  };
  switch (action.type) {
    case 'enter': {
      const free = action.cells.filter((cell) => givens[cell] === 0);
      const { mode, value } = action;
      if (mode === 'value') {
        const allHaveIt = free.every((cell) => notes[cell]!.value === value);
        for (const cell of free) write(cell, { value: allHaveIt ? 0 : value });
        return;
      }
      const kind = mode === 'corner' ? 'corners' : 'centres';
      const open = free.filter((cell) => notes[cell]!.value === 0);
      const allHaveIt = open.every((cell) => notes[cell]![kind].includes(value));
      for (const cell of open) write(cell, { [kind]: withItem(notes[cell]![kind], value, !allHaveIt) });
      return;
    }
    case 'colour': {
      const { cells, colour } = action;
      const allHaveIt = cells.every((cell) => notes[cell]!.colours.includes(colour));
      for (const cell of cells) write(cell, { colours: withItem(notes[cell]!.colours, colour, !allHaveIt) });
      return;
    }
    case 'tint': {
      const { value, colour } = action;
      const marked = action.cells.filter((cell) => notes[cell]!.value === 0 && isMarked(notes[cell]!, value));
      const allHaveIt = marked.every((cell) => notes[cell]!.tints.some((tint) => tint[0] === value && tint[1] === colour));
      for (const cell of marked) write(cell, { tints: withTint(notes[cell]!.tints, value, allHaveIt ? 0 : colour) });
      return;
    }
    case 'clear':
      clear(action.cells, notes);
      return;
    case 'apply':
      apply(game, notes, action);
      return;
    case 'marks':
      fillMarks(game.puzzle, notes);
  }
}

/** Everything is as it was at the beginning, time and hints too; the move keeps both, since undo brings back what a slip took. */
function restart(game: Game, now: number): Game {
  const begun = commit(game, [...blankNotes(game.puzzle)]);
  const setAside: GameTally = { elapsedMs: readTimer(game.timer, now), hints: game.hints };
  if (begun === game && setAside.elapsedMs === 0 && setAside.hints === 0) return game;
  const { changes } = begun === game ? { changes: [] } : begun.past.at(-1)!;
  const timer: Timer = game.timer.startedAt === undefined ? { ...game.timer, elapsedMs: 0 } : { elapsedMs: 0, startedAt: now };
  return { ...begun, timer, hints: 0, past: [...game.past, { changes, setAside }], future: [] };
}

/** Clears what is on top: entries first, then marks, then colours, so that a slip costs one thing at a time. */
function clear(cells: readonly Cell[], notes: CellNote[]): void {
  const has = (test: (note: CellNote) => boolean): boolean => cells.some((cell) => test(notes[cell]!));
  const patch: Partial<CellNote> = has(({ value }) => value !== 0)
    ? { value: 0 }
    : has(({ corners, centres }) => corners.length + centres.length > 0)
      ? { corners: [], centres: [], tints: [] }
      : { colours: [] };
  for (const cell of cells) notes[cell] = { ...notes[cell]!, ...patch };
}

/** Removing a candidate from a cell without marks writes the marks that are left, or else nothing would be seen of the step. */
function apply(game: Game, notes: CellNote[], { place, remove, isComplete }: Extract<Action, { type: 'apply' }>): void {
  const open = openCandidates({ ...game.puzzle, givens: valuesOf({ puzzle: game.puzzle, notes }) });
  for (const { cell, value } of remove) {
    if (game.puzzle.givens[cell] !== 0) continue;
    const note = notes[cell]!;
    // A note about some values is no list that something could fall from.
    const centres = note.complete || (isComplete && note.centres.length > 0) ? note.centres : open.values(cell);
    notes[cell] = { ...note, centres: withItem(centres, value, false), complete: true };
  }
  for (const { cell, value } of place) if (game.puzzle.givens[cell] === 0) notes[cell] = { ...notes[cell]!, value };
}

function commit(game: Game, notes: CellNote[], filled = 0): Game {
  const changes: Change[] = [];
  notes.forEach((after, cell) => {
    const before = game.notes[cell]!;
    if (isSameNote(before, after)) notes[cell] = before;
    else {
      const kept = isBlankNote(after) ? BLANK_NOTE : withoutLost(after);
      notes[cell] = kept;
      changes.push({ cell, before, after: kept });
    }
  });
  if (changes.length === 0) return game;
  return { ...game, notes, past: [...game.past, { changes, ...(filled > 0 ? { filled } : {}) }], future: [] };
}

function isMarked({ corners, centres }: CellNote, value: Value): boolean {
  return corners.includes(value) || centres.includes(value);
}

/** A mark that is gone has taken its colour with it, and a list without marks is none. */
function withoutLost(note: CellNote): CellNote {
  const tints = note.tints.filter(([value]) => isMarked(note, value));
  const { complete, ...rest } = tints.length === note.tints.length ? note : { ...note, tints };
  return complete && note.centres.length > 0 ? { ...rest, complete } : rest;
}

/** Notes that say the same count as one, so that an action without effect leaves no move behind. */
function isSameNote(a: CellNote, b: CellNote): boolean {
  return (
    a === b ||
    (a.value === b.value &&
      String(a.corners) === String(b.corners) &&
      String(a.centres) === String(b.centres) &&
      String(a.colours) === String(b.colours) &&
      String(a.tints) === String(b.tints) &&
      a.complete === b.complete)
  );
}

function undo(game: Game): Game {
  const move = game.past.at(-1);
  if (!move) return game;
  return { ...taken(game, move, 'before'), past: game.past.slice(0, -1), future: [...game.future, move] };
}

function redo(game: Game): Game {
  const move = game.future.at(-1);
  if (!move) return game;
  return { ...taken(game, move, 'after'), past: [...game.past, move], future: game.future.slice(0, -1) };
}

/** The game before or after a move. What a restart set aside is added again to what was counted since, and taken away again by redo. */
function taken(game: Game, move: Move, side: 'before' | 'after'): Game {
  const notes = patched(game.notes, move, side);
  if (!move.setAside) return { ...game, notes };
  const sign = side === 'before' ? 1 : -1;
  const { elapsedMs, hints } = move.setAside;
  return { ...game, notes, timer: moveTimer(game.timer, sign * elapsedMs), hints: Math.max(0, game.hints + sign * hints) };
}

function rewind(game: Game, solution: Grid): Game {
  const isWrong = ({ notes }: Game): boolean => notes.some(({ value }, cell) => value !== 0 && value !== solution[cell]);
  let earlier = game;
  while (isWrong(earlier) && earlier.past.length > 0) earlier = undo(earlier);
  return earlier;
}

function patched(notes: readonly CellNote[], { changes }: Move, side: 'before' | 'after'): readonly CellNote[] {
  const next = [...notes];
  for (const change of changes) next[change.cell] = change[side];
  return next;
}
