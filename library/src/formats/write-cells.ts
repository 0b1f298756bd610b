import { type Grid, inPieces, ok, type Panel, type Puzzle, type Result, type Symbols, type Value, valuesAtPlaces } from '#core';
import { makeAlphabet, readCells } from './alphabet.ts';

/**
 * What stands at the places of a puzzle as one line, with `.` for blank; symbols of several characters are separated by
 * spaces. Without a grid it shows the givens, and then also places that disagree about their cell.
 *
 * @example
 * import { formatLine, parsePuzzle } from 'ninefold';
 *
 * const puzzle = parsePuzzle('1234 .... .... ....');
 * if (puzzle.ok) console.log(formatLine(puzzle.value)); // 1234............
 * if (puzzle.ok) console.log(formatLine(puzzle.value, Uint8Array.from('1234341221434321', Number))); // 1234341221434321
 */
export function formatLine(puzzle: Puzzle, grid?: Grid): string {
  return formatValues(valuesAtPlaces({ ...puzzle, disputes: grid ? [] : puzzle.disputes }, grid ?? puzzle.givens), puzzle.symbols);
}

/** Values as one line of symbols. */
export function formatValues(values: readonly Value[], symbols: Symbols, blank = '.'): string {
  return values.map((value) => (value === 0 ? blank : symbols.all[value - 1])).join(symbols.separated ? ' ' : '');
}

/** The values at the places of a puzzle's kind, from a line that `formatLine` wrote; 0 for blank. */
export function parseCells(text: string, puzzle: Pick<Puzzle, 'kind' | 'symbols'>): Result<Value[]> {
  return readCells(text, puzzle.kind, makeAlphabet(puzzle.symbols));
}

/** The values by cell, from a line that `formatLine` wrote; where places of one cell disagree the first one counts. */
export function parseGrid(text: string, puzzle: Pick<Puzzle, 'kind' | 'symbols'>): Result<Grid> {
  const values = parseCells(text, puzzle);
  if (!values.ok) return values;
  const { places, cellCount } = puzzle.kind.geometry;
  const grid = new Uint8Array(cellCount);
  places.forEach(({ cell }, place) => {
    if (grid[cell] === 0) grid[cell] = values.value[place]!;
  });
  return ok(grid);
}

/** The givens for people: one row a line where there is one panel, else one panel a line with its rows apart. */
export function formatRows(puzzle: Puzzle): string[] {
  const { symbols, geometry } = puzzle;
  const values = valuesAtPlaces(puzzle, puzzle.givens);
  const width = symbols.separated ? Math.max(...symbols.all.map((symbol) => symbol.length)) : 1;
  const cell = (place: number): string => (place < 0 ? ' ' : values[place] === 0 ? '.' : symbols.all[values[place]! - 1]!).padStart(width);
  const rowsOf = ({ columns, places }: Panel): string[] =>
    inPieces(places, columns).map((row) => row.map(cell).join(symbols.separated ? ' ' : ''));
  const lines =
    geometry.panels.length === 1
      ? rowsOf(geometry.panels[0]!)
      : geometry.panels.map((panel) => rowsOf(panel).join(symbols.separated ? '  ' : ' '));
  return lines.map((line) => line.trimEnd());
}
