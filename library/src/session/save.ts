import { fail, isRecord, LEVELS, type LevelId, ok, type Result } from '#core';
import { type Change, type Game, isFinished, type Move, type Origin } from './game.ts';
import { BLANK_NOTE, type CellNote, COLOURS, isBlankNote, type Tint } from './note.ts';
import { type AddRules, type PuzzleRecord, packPuzzle, unpackPuzzle } from './puzzle-record.ts';
import { isListOf, isWhole } from './shape.ts';
import { readTimer } from './timer.ts';

/** The version of saved games. It changes when an older page would misread one. */
const VERSION = 1;

/** A note as [value, corners, centres, colours], the tints of marks and 1 for complete centres where there are any, or 0 for a blank one. */
type SavedNote =
  | 0
  | readonly [
      value: number,
      corners: readonly number[],
      centres: readonly number[],
      colours: readonly number[],
      tints?: readonly (readonly number[])[],
      complete?: 1,
    ];
/** A move as changes [cell, before, after], the notes as indices into the table; a restart begins with what it set aside, [milliseconds, hints]; one that
 * filled cells for the player begins with their number, [cells]. */
type SavedMove = readonly (readonly number[])[];

/**
 * A game as JSON. Undo has no limit, so the moves are most of it: every note that occurs is written once, in a table, and moves name
 * its number.
 */
export interface SavedGame {
  readonly version: number;
  readonly id: string;
  readonly puzzle: PuzzleRecord;
  readonly table: readonly SavedNote[];
  /** The note of every cell, as an index into the table. */
  readonly notes: readonly number[];
  readonly past: readonly SavedMove[];
  readonly future: readonly SavedMove[];
  readonly elapsedMs: number;
  readonly paused?: true;
  readonly hints?: number;
  readonly origin?: Origin;
}

/** The game as JSON at this moment; the timer is saved as it reads now. */
export function saveGame(game: Game, now: number): SavedGame {
  const table: SavedNote[] = [0];
  const known = new Map<string, number>([['0', 0]]);
  const byObject = new Map<CellNote, number>([[BLANK_NOTE, 0]]);
  const numberOf = (note: CellNote): number => {
    const seen = byObject.get(note);
    if (seen !== undefined) return seen;
    const { value, corners, centres, colours, tints, complete } = note;
    const plain = [value, corners, centres, colours] as const;
    const more: SavedNote = complete ? [...plain, tints, 1] : tints.length === 0 ? plain : [...plain, tints];
    const saved: SavedNote = isBlankNote(note) ? 0 : more;
    const key = JSON.stringify(saved);
    const number = known.get(key) ?? table.push(saved) - 1;
    known.set(key, number);
    byObject.set(note, number);
    return number;
  };
  const saveMove = ({ changes, setAside, filled }: Move): SavedMove => [
    ...(setAside ? [[setAside.elapsedMs, setAside.hints]] : []),
    ...(filled ? [[filled]] : []),
    ...changes.map(({ cell, before, after }) => [cell, numberOf(before), numberOf(after)]),
  ];
  const notes = game.notes.map(numberOf);
  const [past, future] = [game.past.map(saveMove), game.future.map(saveMove)];
  const { id, puzzle, hints, origin } = game;
  const elapsedMs = readTimer(game.timer, now);
  const paused = game.timer.paused ? { paused: true as const } : {};
  return { version: VERSION, id, puzzle: packPuzzle(puzzle), table, notes, past, future, elapsedMs, ...paused, hints, origin };
}

/** The game again, with its timer standing still. Storage can be edited and cut off, so all of it is looked at. One whose puzzle has rules needs who reads rules. */
export function loadGame(saved: unknown, addRules?: AddRules): Result<Game> {
  if (!isRecord(saved)) return fail('a saved game should be an object');
  if (saved['version'] !== VERSION)
    return fail('the saved game is of version {version}; this page reads version {known}', {
      version: String(saved['version']),
      known: VERSION,
    });
  const { id, elapsedMs, paused, hints } = saved;
  if (typeof id !== 'string' || id === '') return fail('a saved game should have an id');
  const puzzle = unpackPuzzle(saved['puzzle'], addRules);
  if (!puzzle.ok) return puzzle;
  const { cellCount, size } = puzzle.value.geometry;
  const table = readTable(saved['table'], size);
  if (!table) return fail('the notes of the saved game are damaged');
  const isNumber = (item: unknown): item is number => isWhole(item) && item < table.length;
  if (!isListOf(saved['notes'], isNumber) || saved['notes'].length !== cellCount) return fail('the notes of the saved game are damaged');
  const isChange = (item: unknown): item is number[] =>
    isListOf(item, isWhole) && item.length === 3 && item[0]! < cellCount && isNumber(item[1]) && isNumber(item[2]);
  const isTally = (item: unknown): item is number[] => isListOf(item, isCount) && item.length === 2;
  const isFilled = (item: unknown): item is number[] => isListOf(item, isWhole) && item.length === 1;
  const isMove = (item: unknown): item is number[][] =>
    Array.isArray(item) && item.every((part, i) => isChange(part) || (i === 0 && (isTally(part) || isFilled(part))));
  if (!isListOf(saved['past'], isMove) || !isListOf(saved['future'], isMove)) return fail('the moves of the saved game are damaged');
  const moveOf = (move: SavedMove): Move => {
    const changes = move.filter(({ length }) => length === 3) as [number, number, number][];
    const [first = []] = move;
    const tally =
      first.length === 2 ? { setAside: { elapsedMs: first[0]!, hints: first[1]! } } : first.length === 1 ? { filled: first[0]! } : {};
    return { changes: changes.map(([cell, before, after]): Change => ({ cell, before: table[before]!, after: table[after]! })), ...tally };
  };
  const notes = saved['notes'].map((number) => table[number]!);
  return ok({
    id,
    puzzle: puzzle.value,
    notes,
    past: saved['past'].map(moveOf),
    future: saved['future'].map(moveOf),
    timer: { elapsedMs: isCount(elapsedMs) ? elapsedMs : 0, ...(paused === true ? { paused } : {}) },
    hints: isCount(hints) ? hints : 0,
    solved: isFinished({ puzzle: puzzle.value, notes }),
    origin: readOrigin(saved['origin']),
  });
}

const isCount = (item: unknown): item is number => typeof item === 'number' && Number.isFinite(item) && item >= 0;

function readOrigin(origin: unknown): Origin {
  if (!isRecord(origin)) return {};
  const { level, from } = origin;
  return {
    ...(typeof level === 'string' && level in LEVELS ? { level: level as LevelId } : {}),
    ...(typeof from === 'string' ? { from } : {}),
  };
}

function readTable(table: unknown, size: number): CellNote[] | undefined {
  const isUpTo =
    (most: number) =>
    (item: unknown): item is number =>
      isWhole(item) && item >= 1 && item <= most;
  const isTint = (item: unknown): item is number[] =>
    isListOf(item, isWhole) && item.length === 2 && isUpTo(size)(item[0]) && isUpTo(COLOURS)(item[1]);
  const isNote = (item: unknown): item is SavedNote =>
    item === 0 ||
    (Array.isArray(item) &&
      (item.length === 4 || (item.length <= 6 && isListOf(item[4], isTint) && [undefined, 1].includes(item[5]))) &&
      isWhole(item[0]) &&
      item[0] <= size &&
      isListOf(item[1], isUpTo(size)) &&
      isListOf(item[2], isUpTo(size)) &&
      isListOf(item[3], isUpTo(COLOURS)));
  if (!isListOf(table, isNote) || table.length === 0) return undefined;
  return table.map((saved) => {
    if (saved === 0) return BLANK_NOTE;
    const [value, corners, centres, colours, tints = [], complete] = saved;
    return { value, corners, centres, colours, tints: tints as readonly Tint[], ...(complete ? { complete: true } : {}) };
  });
}
