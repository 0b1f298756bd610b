import { defaultSymbols, makePuzzleFromPlaces, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import list from './starters.json' with { type: 'json' };

/** A puzzle that comes with the page, so that there is something to play before anything is made or imported. */
export interface Starter {
  readonly spec: string;
  readonly level: string;
  /** One sign per place, for jigsaws. */
  readonly regions?: string;
  /** One symbol per place, `.` for blank. */
  readonly puzzle: string;
}

/** The puzzles that come with the page; made by `ninefold generate --seed 2026`; every one has exactly one solution, which a test checks. */
export const starters: readonly Starter[] = list;

/** The starter as a puzzle. */
export function starterPuzzle({ spec, regions, puzzle }: Starter): Puzzle {
  const kind = kindOf(spec, regions === undefined ? undefined : [...regions].map((sign) => Number.parseInt(sign, 36)));
  const symbols = defaultSymbols(kind.geometry.size);
  return makePuzzleFromPlaces(
    kind,
    Array.from(puzzle, (symbol) => symbols.valueOf(symbol) ?? 0),
  );
}
