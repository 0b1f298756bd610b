import { defaultSymbols, makePuzzleFromPlaces, type Puzzle, type Starter } from '#core';
import { DEFAULT_KIND, kindOf, starters } from '#kinds';

/** The puzzle with which a newcomer begins. */
export const FIRST: Starter = starters.find(({ spec, level }) => spec === DEFAULT_KIND && level === 'easy')!;

/** The starter as a puzzle. */
export function starterPuzzle({ spec, regions, puzzle }: Starter): Puzzle {
  const kind = kindOf(spec, regions === undefined ? undefined : [...regions].map((sign) => Number.parseInt(sign, 36)));
  const symbols = defaultSymbols(kind.geometry.size, kind.geometry.lowest);
  return makePuzzleFromPlaces(
    kind,
    Array.from(puzzle, (symbol) => symbols.valueOf(symbol) ?? 0),
  );
}
