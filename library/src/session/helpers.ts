import { type Cell, findClashes, openCandidates, type Puzzle } from '#core';
import { valuesOf } from './game.ts';
import { type CellNote, withItem } from './note.ts';

/**
 * Gives every blank cell the centre marks that its peers leave; a cell that has marks keeps those of them that are still possible. Only what is
 * written here is complete: a player's own marks may be a note about some values.
 */
export function fillMarks(puzzle: Puzzle, notes: CellNote[]): void {
  const open = openCandidates({ ...puzzle, givens: valuesOf({ puzzle, notes }) });
  notes.forEach((note, cell) => {
    if (puzzle.givens[cell] !== 0 || note.value !== 0) return;
    const possible = open.values(cell);
    if (note.centres.length === 0) notes[cell] = { ...note, centres: possible, complete: true };
    else notes[cell] = { ...note, centres: note.centres.filter((value) => possible.includes(value)) };
  });
}

/** Takes every value that was entered since `before` from the marks of its peers. */
export function tidyMarks({ geometry }: Puzzle, before: readonly CellNote[], notes: CellNote[]): void {
  notes.forEach(({ value }, cell) => {
    if (value === 0 || before[cell]!.value === value) return;
    for (const peer of geometry.peersOf(cell)) {
      const note = notes[peer]!;
      const centres = withItem(note.centres, value, false);
      const corners = withItem(note.corners, value, false);
      if (centres !== note.centres || corners !== note.corners) notes[peer] = { ...note, centres, corners };
    }
  });
}

/**
 * Fills every cell that has one value left, again and again until there is none. It looks at the rules only and not at marks, which
 * may be wrong; and it does nothing on a board that breaks a rule, because everything that follows from a mistake is noise.
 */
export function fillSingles(puzzle: Puzzle, notes: CellNote[]): Cell[] {
  const values = valuesOf({ puzzle, notes });
  if (findClashes({ ...puzzle, givens: values }).length > 0) return [];
  const open = openCandidates({ ...puzzle, givens: values });
  const isSingle = (cell: Cell): boolean => values[cell] === 0 && open.count(cell) === 1;
  const waiting = [...values.keys()].filter(isSingle);
  const filled: Cell[] = [];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (!isSingle(cell)) continue;
    const [value] = open.values(cell) as [number];
    values[cell] = value;
    filled.push(cell);
    notes[cell] = { ...notes[cell]!, value };
    open.removeFrom(puzzle.geometry.peersOf(cell), value);
    for (const peer of puzzle.geometry.peersOf(cell)) if (isSingle(peer)) waiting.push(peer);
  }
  return filled;
}
