import type { Cell, Grid } from './cell.ts';
import { cellName } from './geometry.ts';
import type { Puzzle } from './puzzle.ts';

/** A rule that a filled grid breaks. */
export interface Violation {
  readonly cells: readonly Cell[];
  /** The rule in words. */
  readonly rule: string;
}

/**
 * Checks a filled grid against the rules of a puzzle; an empty list means that it is a solution.
 *
 * This is the judge of every engine, so it shares nothing with them: no masks, no candidates, no peers. It looks
 * at the grid cell by cell and at every group as a list of values, and compares them pair by pair.
 */
export function check(puzzle: Puzzle, grid: Grid): Violation[] {
  const { geometry, givens, symbols } = puzzle;
  const violations: Violation[] = [];
  const complain = (cells: readonly Cell[], rule: string): void => void violations.push({ cells, rule });
  const name = (cell: Cell): string => cellName(geometry, cell);
  if (grid.length !== geometry.cellCount) {
    complain([], `a grid of ${puzzle.kind.spec} has ${geometry.cellCount} cells, not ${grid.length}`);
    return violations;
  }
  for (let cell = 0; cell < grid.length; cell++) {
    const value = grid[cell]!;
    if (value < 1 || value > geometry.size) complain([cell], `${name(cell)} is blank or holds no value of the puzzle`);
    else if (givens[cell] !== 0 && givens[cell] !== value) complain([cell], `${name(cell)} is given as ${symbols.all[givens[cell]! - 1]}`);
    else if (puzzle.restrictions && !puzzle.restrictions.values(cell).includes(value)) {
      complain([cell], `${name(cell)} may not hold ${symbols.all[value - 1]}`);
    }
  }
  for (const { place, value } of puzzle.disputes) {
    const { cell } = geometry.places[place]!;
    if (grid[cell] !== value) complain([cell], `${geometry.places[place]!.name} is given as ${symbols.all[value - 1]}`);
  }
  // The groups of the family; rules are judged by their own meaning, not by the groups they come down to.
  for (const group of geometry.groups) {
    if (group.family === 'rule') continue;
    group.cells.forEach((cell, i) => {
      for (const other of group.cells.slice(i + 1)) {
        if (grid[cell] === grid[other]) complain([cell, other], `${name(cell)} and ${name(other)} in ${group.name} must differ`);
      }
    });
  }
  if (violations.length > 0 && grid.some((value) => value < 1 || value > geometry.size)) return violations;
  for (const rule of puzzle.rules) if (!rule.holds(grid, puzzle.rules)) complain(rule.cells, `${rule.text} does not hold`);
  return violations;
}
