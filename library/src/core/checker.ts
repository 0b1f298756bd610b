import type { Cell, Grid } from './cell.ts';
import { inEnglish } from './english.ts';
import { cellPart } from './geometry.ts';
import type { Puzzle } from './puzzle.ts';
import { type CellPart, type Said, said, type Words } from './said.ts';

/** A rule that a filled grid breaks. */
export interface Violation {
  readonly cells: readonly Cell[];
  /** The rule as a sentence. */
  readonly rule: Said;
}

/**
 * Checks a filled grid against the rules of a puzzle; an empty list means that it is a solution.
 *
 * This is the judge of every engine, so it shares nothing with them: no masks, no peers. It looks at the grid cell by cell and at
 * every group as a list of values, and compares them pair by pair. A 9x9 grid takes about a microsecond, so that every solution
 * can be judged on its way out.
 */
export function check(puzzle: Puzzle, grid: Grid): Violation[] {
  const { geometry, givens, symbols } = puzzle;
  const violations: Violation[] = [];
  const complain = (cells: readonly Cell[], text: Words<string>, parts: Said['parts']): void =>
    void violations.push({ cells, rule: said(text, parts) });
  const name = (cell: Cell): CellPart => cellPart(geometry, cell);
  const symbol = (value: number): string => symbols.all[value - 1]!;
  if (grid.length !== geometry.cellCount) {
    complain([], LENGTH, { kind: puzzle.kind.spec, cells: geometry.cellCount, found: grid.length });
    return violations;
  }
  for (let cell = 0; cell < grid.length; cell++) {
    const value = grid[cell]!;
    if (value < 1 || value > geometry.size) complain([cell], BLANK, { cell: name(cell) });
    else if (givens[cell] !== 0 && givens[cell] !== value) complain([cell], GIVEN, { cell: name(cell), value: symbol(givens[cell]!) });
    else if (puzzle.restrictions && !puzzle.restrictions.has(cell, value))
      complain([cell], FORBIDDEN, { cell: name(cell), value: symbol(value) });
  }
  for (const { place, value } of puzzle.disputes) {
    const { cell, name: at } = geometry.places[place]!;
    if (grid[cell] !== value) complain([cell], GIVEN, { cell: { cell: [at] }, value: symbol(value) });
  }
  // The groups of the family; rules are judged by their own meaning, not by the groups they come down to.
  for (const group of geometry.groups) {
    if (group.family === 'rule') continue;
    const { cells } = group;
    for (let i = 0; i < cells.length; i++) {
      const value = grid[cells[i]!];
      for (let j = i + 1; j < cells.length; j++)
        if (grid[cells[j]!] === value)
          complain([cells[i]!, cells[j]!], DIFFER, { cells: [name(cells[i]!), name(cells[j]!)], group: group.called });
    }
  }
  if (violations.length > 0 && grid.some((value) => value < 1 || value > geometry.size)) return violations;
  for (const rule of puzzle.rules) if (!rule.holds(grid, puzzle.rules)) complain(rule.cells, BROKEN, { rule: rule.text });
  return violations;
}

const LENGTH: Words<string> = {
  en: 'a grid of {kind} has {cells} {cells|cell|cells}, not {found}',
  de: 'ein Gitter von {kind} hat {cells} {cells|Feld|Felder}, nicht {found}',
  fr: 'une grille {kind} a {cells} {cells|case|cases}, pas {found}',
};
const BLANK: Words<string> = {
  en: '{cell} is blank or holds no value of the puzzle',
  de: '{cell} ist leer oder enthält keinen Wert des Rätsels',
  fr: '{cell} est vide ou ne contient aucune valeur de la grille',
};
const GIVEN: Words<string> = {
  en: '{cell} is given as {value}',
  de: '{cell} ist als {value} vorgegeben',
  fr: '{cell} est donnée\u00a0: {value}',
};
const FORBIDDEN: Words<string> = {
  en: '{cell} may not hold {value}',
  de: '{cell} darf nicht {value} enthalten',
  fr: '{cell} ne peut pas contenir {value}',
};
const DIFFER: Words<string> = {
  en: '{cells} in {group} must differ',
  de: '{cells} in {group:dative} müssen verschieden sein',
  fr: '{cells} dans {group} doivent être différentes',
};
const BROKEN: Words<string> = { en: '{rule} does not hold', de: '{rule} ist verletzt', fr: '{rule} n’est pas respecté' };

/** Lets a grid of an engine out. One that breaks a rule is a fault of the engine and must not be shown. */
export function assertSolution(puzzle: Puzzle, grid: Grid, engine: string): void {
  const [fault] = check(puzzle, grid);
  if (fault) throw new Error(`the engine "${engine}" gave a grid that is no solution: ${inEnglish(fault.rule)}`);
}

/** The nine digits as bits 1 to 9, and three columns of them side by side in one number. */
const NINE = 0b11_1111_1110;
const THREE_COLUMNS = NINE | (NINE << 10) | (NINE << 20);

/**
 * Whether 81 characters solve the plain 9x9 puzzle of 81 others, both at the same place of a text: the checker for files of lines, where to make
 * a puzzle of each would cost more than to solve it.
 */
export function isLineSolution(givens: Uint8Array, solution: Uint8Array, at: number): boolean {
  const bit = (place: number): number => 1 << (solution[place]! - 48);
  let left = 0;
  let middle = 0;
  let right = 0;
  for (let band = at; band < at + 81; band += 27) {
    let first = 0;
    let second = 0;
    let third = 0;
    for (let row = band; row < band + 27; row += 9) {
      const a = bit(row);
      const b = bit(row + 1);
      const c = bit(row + 2);
      const d = bit(row + 3);
      const e = bit(row + 4);
      const f = bit(row + 5);
      const g = bit(row + 6);
      const h = bit(row + 7);
      const i = bit(row + 8);
      if ((a | b | c | d | e | f | g | h | i) !== NINE) return false;
      first |= a | b | c;
      second |= d | e | f;
      third |= g | h | i;
      left |= a | (b << 10) | (c << 20);
      middle |= d | (e << 10) | (f << 20);
      right |= g | (h << 10) | (i << 20);
    }
    if ((first & second & third) !== NINE) return false;
  }
  if ((left & middle & right) !== THREE_COLUMNS) return false;
  for (let place = at; place < at + 81; place++) {
    const given = givens[place]!;
    if (given > 48 && given <= 57 && given !== solution[place]) return false;
  }
  return true;
}
