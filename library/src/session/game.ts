import { Candidates, type Cell, check, findClashes, type Grid, type Progress, type Puzzle } from '#core';
import { BLANK_NOTE, type CellNote } from './note.ts';
import { NEW_TIMER, type Timer } from './timer.ts';

/** One change of one cell, both ways. */
export interface Change {
  readonly cell: Cell;
  readonly before: CellNote;
  readonly after: CellNote;
}

/** What one press of undo takes back. */
export type Move = readonly Change[];

/**
 * A game: a puzzle, what the player has noted, and every move that led there and was taken back. Plain immutable data; `play` makes
 * the next one. What undo does not touch (selection, layer in view) belongs to the page and not here.
 */
export interface Game {
  readonly id: string;
  readonly puzzle: Puzzle;
  /** By cell. */
  readonly notes: readonly CellNote[];
  readonly past: readonly Move[];
  /** Moves that were undone, the next to redo last. */
  readonly future: readonly Move[];
  readonly timer: Timer;
  /** Whether all of it was once filled without a fault; the timer stands still from then on. */
  readonly solved: boolean;
}

/** A new game; progress that comes with the puzzle (entries and marks of a file) is taken over. */
export function newGame(id: string, puzzle: Puzzle): Game {
  return { id, puzzle, notes: notesOf(puzzle), past: [], future: [], timer: NEW_TIMER, solved: false };
}

/** What stands in the cells before anybody has played: the candidates that the puzzle itself restricts are marks. */
export function blankNotes({ progress: _, ...puzzle }: Puzzle): readonly CellNote[] {
  return notesOf(puzzle);
}

function notesOf({ geometry, givens, progress, restrictions }: Puzzle): readonly CellNote[] {
  const centres = progress?.marks ?? restrictions;
  return Array.from({ length: geometry.cellCount }, (_, cell): CellNote => {
    if (givens[cell] !== 0) return BLANK_NOTE;
    const note: CellNote = {
      value: progress?.entries[cell] ?? 0,
      corners: progress?.corners?.values(cell) ?? [],
      centres: centres?.values(cell) ?? [],
      colours: [],
      tints: [],
    };
    return note.value === 0 && note.corners.length === 0 && note.centres.length === 0 ? BLANK_NOTE : note;
  });
}

/** What stands in every cell, givens and entries together; 0 where blank. */
export function valuesOf({ puzzle, notes }: Pick<Game, 'puzzle' | 'notes'>): Grid {
  return puzzle.givens.map((given, cell) => given || notes[cell]!.value);
}

/** The cells that break a rule as they stand: the same value twice in a group, or a value that the cell may not hold. */
export function conflictsOf(game: Pick<Game, 'puzzle' | 'notes'>): ReadonlySet<Cell> {
  return new Set(findClashes({ ...game.puzzle, givens: valuesOf(game) }).flatMap(({ cells }) => cells));
}

/** How many cells are still blank. */
export function blanksOf(game: Pick<Game, 'puzzle' | 'notes'>): number {
  return valuesOf(game).reduce((count, value) => count + (value === 0 ? 1 : 0), 0);
}

/** Whether the grid is full and keeps every rule. Any filling that does is a solution, whether or not it is the only one. */
export function isFinished(game: Pick<Game, 'puzzle' | 'notes'>): boolean {
  const values = valuesOf(game);
  return !values.includes(0) && check(game.puzzle, values).length === 0;
}

/** The player's progress in the form that hints, checks and files take. */
export function progressOf({ puzzle, notes }: Pick<Game, 'puzzle' | 'notes'>): Progress {
  const { cellCount, size } = puzzle.geometry;
  const marksOf = (kind: 'corners' | 'centres'): Candidates | undefined => {
    if (notes.every((note) => note[kind].length === 0)) return undefined;
    const marks = Candidates.none(cellCount, size);
    notes.forEach((note, cell) => {
      for (const value of note[kind]) marks.add(cell, value);
    });
    return marks;
  };
  const [marks, corners] = [marksOf('centres'), marksOf('corners')];
  return { entries: Uint8Array.from(notes, ({ value }) => value), ...(marks ? { marks } : {}), ...(corners ? { corners } : {}) };
}

/** The puzzle with the player's progress in it. */
export function withProgress(game: Pick<Game, 'puzzle' | 'notes'>): Puzzle {
  return { ...game.puzzle, progress: progressOf(game) };
}
