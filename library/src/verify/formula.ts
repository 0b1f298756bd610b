import type { Cell, Grid, Puzzle, Value } from '#core';

/**
 * The formula of a puzzle, made from the puzzle alone: clause after clause, in the order that docs/certificates.md fixes.
 * Variable `cell * size + value` says that the cell holds the value.
 *
 * Why it is right: a filled grid makes exactly the variables true that it names. Such a choice keeps the first two parts because each cell has
 * one value, the third and fourth because the values of a group differ (and so, in a group as large as the value set, all occur), the fifth because
 * the grid keeps the givens; the last part is broken by the solutions named there and by no other grid. So if no choice at all keeps
 * every clause, there is no solution beside those.
 */
export function* clausesOf(puzzle: Puzzle): Generator<number[]> {
  const { geometry } = puzzle;
  const { cellCount, size, groups } = geometry;
  const values = Array.from({ length: size }, (_, i) => i + 1);
  const holds = (cell: Cell, value: Value): number => cell * size + value;
  for (let cell = 0; cell < cellCount; cell++) yield values.map((value) => holds(cell, value));
  for (let cell = 0; cell < cellCount; cell++) {
    for (const value of values) for (const other of values) if (value < other) yield [-holds(cell, value), -holds(cell, other)];
  }
  for (let cell = 0; cell < cellCount; cell++) {
    for (const other of laterCellsBeside(cell, groups)) for (const value of values) yield [-holds(cell, value), -holds(other, value)];
  }
  for (const { cells } of groups) if (cells.length === size) for (const value of values) yield cells.map((cell) => holds(cell, value));
  for (let cell = 0; cell < cellCount; cell++) {
    const left = values.filter((value) => mayHold(puzzle, cell, value));
    if (left.length === 1) yield [holds(cell, left[0]!)];
    else for (const value of values) if (!left.includes(value)) yield [-holds(cell, value)];
  }
}

/** The clause that a solution breaks, and no other grid. */
export function clauseAgainst(puzzle: Puzzle, solution: Grid): number[] {
  return Array.from(solution, (value, cell) => -(cell * puzzle.geometry.size + value));
}

/** The cells after a cell that share a group with it, in rising order. */
function laterCellsBeside(cell: Cell, groups: Puzzle['geometry']['groups']): Cell[] {
  const found = new Set<Cell>();
  for (const { cells } of groups) if (cells.includes(cell)) for (const other of cells) if (other > cell) found.add(other);
  return [...found].sort((a, b) => a - b);
}

/** What the givens and the stated candidates allow in a cell; places of one cell that disagree allow nothing. */
function mayHold({ geometry, givens, restrictions, disputes }: Puzzle, cell: Cell, value: Value): boolean {
  if (disputes.some(({ place }) => geometry.places[place]!.cell === cell)) return false;
  if (givens[cell] !== 0) return givens[cell] === value && allows(cell);
  return allows(cell);
  function allows(at: Cell): boolean {
    if (restrictions && !restrictions.has(at, value)) return false;
    return geometry.constraints.masks.every((mask) => mask.cell !== at || mask.values.includes(value));
  }
}
