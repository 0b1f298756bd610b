import { type Cell, openCandidates, type Puzzle, type Value } from '#core';
import { BLANK_NOTE, type CellNote, listOf } from '#session';

interface Step {
  readonly place: readonly { readonly cell: Cell; readonly value: Value }[];
  readonly remove: readonly { readonly cell: Cell; readonly value: Value }[];
}

/** A position on the way through an explained solution. */
export interface ReplayPosition {
  /** Values placed so far, as notes, so that a board shows them like entries. */
  readonly notes: readonly CellNote[];
  /** What each blank cell may still hold, by cell. */
  readonly candidates: readonly (readonly Value[])[];
}

/** The position before step `index`, from the givens. */
export function positionBefore(puzzle: Puzzle, steps: readonly Step[], index: number): ReplayPosition {
  const { geometry, givens } = puzzle;
  const open = openCandidates(puzzle);
  const notes: CellNote[] = Array.from({ length: geometry.cellCount }, () => BLANK_NOTE);
  for (const { place, remove } of steps.slice(0, index)) {
    for (const { cell, value } of remove) open.remove(cell, value);
    for (const { cell, value } of place) {
      notes[cell] = { ...BLANK_NOTE, value };
      open.clear(cell);
      open.removeFrom(geometry.peersOf(cell), value);
    }
  }
  return { notes, candidates: notes.map(({ value }, cell) => (givens[cell] || value ? [] : open.values(cell))) };
}

/** What the cells of a game may hold as a hint sees it: the marks where they are complete, else what the peers leave. */
export function candidatesInPlay(puzzle: Puzzle, notes: readonly CellNote[], isComplete: boolean): readonly (readonly Value[])[] {
  const values = puzzle.givens.map((given, cell) => given || notes[cell]!.value);
  const open = openCandidates({ ...puzzle, givens: values });
  return notes.map((note, cell) => {
    if (puzzle.givens[cell] || note.value) return [];
    const possible = open.values(cell);
    const centres = listOf(note, isComplete);
    return centres.length === 0 ? possible : possible.filter((candidate) => centres.includes(candidate));
  });
}
