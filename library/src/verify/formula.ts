import type { Cell, Grid, Puzzle, Value } from '#core';
import { clausesOfRules } from './rules-formula.ts';
import type { Variables } from './variables.ts';

/**
 * The formula of a puzzle, made from the puzzle alone: clause after clause, in the order that docs/certificates.md fixes.
 * Variable `cell * size + value` says that the cell holds the value; the hidden cells of rules follow those that people see.
 *
 * Why it is right: a filled grid makes exactly the variables true that it names. Such a choice keeps the first two parts because each cell has
 * one value, the third and fourth because the values of a group differ (and so, in a group as large as the value set, all occur), the fifth because
 * the grid keeps the givens; the last part is broken by the solutions named there and by no other grid. So if no choice at all keeps
 * every clause, there is no solution beside those. The hidden cells and helper variables of rules can be chosen so that every grid that keeps the rules
 * keeps their clauses (`rules-formula.ts`); what a rule comes down to is the business of `library/src/rules`, whose tests hold it to the rule's own meaning.
 */
export function* clausesOf(puzzle: Puzzle, variables: Variables): Generator<number[]> {
  const { geometry } = puzzle;
  const { cellCount, size, groups, constraints } = geometry;
  const { values } = variables;
  const cells = cellCount + constraints.hidden.length;
  for (let cell = 0; cell < cells; cell++) yield values.map((value) => variables.holds(cell, value));
  for (let cell = 0; cell < cells; cell++) {
    for (const value of values)
      for (const other of values) if (value < other) yield [-variables.holds(cell, value), -variables.holds(cell, other)];
  }
  for (let cell = 0; cell < cellCount; cell++) {
    for (const other of laterCellsBeside(cell, groups))
      for (const value of values) yield [-variables.holds(cell, value), -variables.holds(other, value)];
  }
  for (const group of groups)
    if (group.cells.length === size) for (const value of values) yield group.cells.map((cell) => variables.holds(cell, value));
  for (let cell = 0; cell < cells; cell++) {
    const left = values.filter((value) =>
      cell < cellCount ? mayHold(puzzle, cell, value) : value <= constraints.hidden[cell - cellCount]!,
    );
    if (left.length === 1) yield [variables.holds(cell, left[0]!)];
    else for (const value of values) if (!left.includes(value)) yield [-variables.holds(cell, value)];
  }
  yield* clausesOfRules(geometry, variables);
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
export function mayHold({ geometry, givens, restrictions, disputes }: Puzzle, cell: Cell, value: Value): boolean {
  if (disputes.some(({ place }) => geometry.places[place]!.cell === cell)) return false;
  if (givens[cell] !== 0) return givens[cell] === value && allows(cell);
  return allows(cell);
  function allows(at: Cell): boolean {
    if (restrictions && !restrictions.has(at, value)) return false;
    return geometry.constraints.masks.every((mask) => mask.cell !== at || mask.values.includes(value));
  }
}
