import { makePuzzleFromPlaces, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import { readFacts } from './corpus.ts';

/** The worked example of 000: table 1 filled, table 2 with its 16 blanks, the figures by index digits. */
export const workedExample = readFacts<{
  table1: string[];
  table2: string[];
  figure8: Record<string, number[]>;
  figure9: Record<string, number[]>;
  table3: Record<string, number>[];
}>('solid-worked-example.json');

/** A puzzle from rows of digits, 0 or a dot for blank. */
export function fromRows(spec: string, rows: readonly string[]): Puzzle {
  const digits = rows.join('').replace(/\s/g, '').replaceAll('.', '0');
  return makePuzzleFromPlaces(kindOf(spec), [...digits].map(Number));
}
