import {
  Candidates,
  type Cell,
  check,
  findClashes,
  type Geometry,
  type Grid,
  indices,
  type LevelId,
  type Progress,
  type Puzzle,
  type Value,
} from '#core';
import { BLANK_NOTE, type CellNote } from './note.ts';
import { NEW_TIMER, type Timer } from './timer.ts';

/** One change of one cell, both ways. */
export interface Change {
  readonly cell: Cell;
  readonly before: CellNote;
  readonly after: CellNote;
}

/** What was counted of a game until it was begun again. */
export interface GameTally {
  readonly elapsedMs: number;
  readonly hints: number;
}

/** What one press of undo takes back. */
export interface Move {
  readonly changes: readonly Change[];
  /** Of a restart: what it set aside, which comes back with the entries. */
  readonly setAside?: GameTally;
  /** How many cells were filled for the player in it, as they had one value left. */
  readonly filled?: number;
}

/** How hard a puzzle is as far as it is known, and which list it is from: a day, a collection. */
export interface Origin {
  readonly level?: LevelId;
  readonly from?: string;
}

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
  /** How many hints were given since it was begun. */
  readonly hints: number;
  /** Whether all of it is filled without a fault; the timer stands still as long as it is. */
  readonly solved: boolean;
  readonly origin: Origin;
}

/** A new game; progress that comes with the puzzle (entries and marks of a file) is taken over. */
export function newGame(id: string, puzzle: Puzzle, origin: Origin = {}): Game {
  const notes = notesOf(puzzle);
  return { id, puzzle, notes, past: [], future: [], timer: NEW_TIMER, hints: 0, solved: isFinished({ puzzle, notes }), origin };
}

/** What stands in the cells before the first move: the candidates that the puzzle itself restricts are marks. */
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
      // Candidates of a puzzle are a list; so are those of a file.
      ...((centres?.count(cell) ?? 0) > 0 ? { complete: true as const } : {}),
    };
    return note.value === 0 && note.corners.length === 0 && note.centres.length === 0 ? BLANK_NOTE : note;
  });
}

/** What stands in every cell, givens and entries together; 0 where blank. */
export function valuesOf({ puzzle, notes }: Pick<Game, 'puzzle' | 'notes'>): Grid {
  return puzzle.givens.map((given, cell) => given || notes[cell]!.value);
}

/** The cells that break a rule as they stand: the same value twice in a group, a value that the cell may not hold, a rule that cannot come right any more. */
export function conflictsOf(game: Pick<Game, 'puzzle' | 'notes'>): ReadonlySet<Cell> {
  const values = valuesOf(game);
  const { rules } = game.puzzle;
  const cells = new Set(findClashes({ ...game.puzzle, givens: values }).flatMap((clash) => clash.cells));
  for (const rule of rules) for (const cell of rule.broken(values, rules)) cells.add(cell);
  return cells;
}

/** How many cells were filled for the player since the game was begun. What undo took back does not count. */
export function filledOf({ past }: Pick<Game, 'past'>): number {
  const begun = past.slice(past.findLastIndex(({ setAside }) => setAside) + 1);
  return begun.reduce((sum, { filled = 0 }) => sum + filled, 0);
}

/** How many cells are still blank. */
export function blanksOf(game: Pick<Game, 'puzzle' | 'notes'>): number {
  return valuesOf(game).reduce((count, value) => count + (value === 0 ? 1 : 0), 0);
}

/**
 * Whether the grid is full and keeps every rule. Any filling that does is a solution, whether or not it is the only one. Where parts of a puzzle are
 * not understood only the solution that came with it can tell.
 */
export function isFinished(game: Pick<Game, 'puzzle' | 'notes'>): boolean {
  const values = valuesOf(game);
  const { ignored, kept } = game.puzzle;
  if (values.includes(0) || check(game.puzzle, values).length > 0) return false;
  return ignored === undefined || (kept?.solution?.every((value, cell) => value === values[cell]) ?? false);
}

/** The cells that lie in fog; undefined where there is none. Lamps light the squares round them, and so does every entry that is right. */
export function foggedCells(game: Pick<Game, 'puzzle' | 'notes'>): ReadonlySet<Cell> | undefined {
  const { geometry, kept } = game.puzzle;
  if (!kept?.fog) return undefined;
  const { lamps, lit } = kept.fog;
  const right = game.notes.flatMap(({ value }, cell) => (value !== 0 && kept.solution?.[cell] === value ? [cell] : []));
  const clear = new Set([...lit, ...[...lamps, ...right].flatMap((cell) => around(geometry, cell))]);
  return new Set(indices(geometry.cellCount).filter((cell) => !clear.has(cell)));
}

/** A cell and those beside it on its panels, corners included. */
function around({ places, panels, placesOf }: Geometry, cell: Cell): Cell[] {
  return placesOf(cell).flatMap((place) => {
    const { panel, row, column } = places[place]!;
    const { rows, columns, places: squares } = panels[panel]!;
    const near = [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => [row + dr, column + dc] as const));
    return near.flatMap(([r, c]) => {
      const square = r < 0 || c < 0 || r >= rows || c >= columns ? -1 : squares[r * columns + c]!;
      return square < 0 ? [] : [places[square]!.cell];
    });
  });
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

/** The marks in the centre as far as they say all that a cell may hold; the player may say that all of them do. */
export function listOf({ centres, complete }: CellNote, isComplete: boolean): readonly Value[] {
  return complete || isComplete ? centres : [];
}

/** The puzzle with the progress that may be argued from: entries, and marks that are complete lists. */
export function withKnowledge({ puzzle, notes }: Pick<Game, 'puzzle' | 'notes'>, isComplete: boolean): Puzzle {
  return withProgress({ puzzle, notes: notes.map((note) => ({ ...note, centres: listOf(note, isComplete) })) });
}
