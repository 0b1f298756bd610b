import { type Grid, type Puzzle, valuesAtPlaces } from '#core';
import { drawGeometry } from '#drawing';
import type { Io } from './io.ts';

/** Draws a puzzle, or one of its solutions with the givens set off. */
export function drawPuzzle(puzzle: Puzzle, io: Io, solution?: Grid): string {
  const { symbols, givens, geometry } = puzzle;
  const shown = valuesAtPlaces(puzzle, solution ?? givens);
  const { bold, cyan, dim } = io.colours;
  return drawGeometry(geometry, {
    cellWidth: Math.max(...symbols.all.map(({ length }) => length)),
    columns: io.columns,
    inkOf(place) {
      const value = shown[place]!;
      const symbol = value === 0 ? '.' : symbols.all[value - 1]!;
      const isGiven = givens[geometry.places[place]!.cell] !== 0;
      return { text: value === 0 ? dim(symbol) : isGiven ? bold(symbol) : cyan(symbol), width: symbol.length };
    },
  });
}
