import { makePuzzle, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import list from './starters.json' with { type: 'json' };

/** A puzzle that comes with the page, so that there is something to play before anything is made or imported. */
export interface Starter {
  readonly spec: string;
  readonly level: string;
  /** One digit per place, for jigsaws. */
  readonly regions?: string;
  /** One symbol per cell, `.` for blank. */
  readonly givens: string;
}

/** The puzzles that come with the page; every one has exactly one solution, which a test checks. */
export const starters: readonly Starter[] = list;

/** The starter as a puzzle. */
export function starterPuzzle({ spec, regions, givens }: Starter): Puzzle {
  const kind = kindOf(spec, regions === undefined ? undefined : [...regions].map(Number));
  const blank = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  return { ...blank, givens: Uint8Array.from(givens, (symbol) => blank.symbols.valueOf(symbol) ?? 0) };
}
