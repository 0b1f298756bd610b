import type { Puzzle } from '#core';
import { emptied } from '../instances.ts';

// What the studies of solid cubes have in common.

/** The three readings of the rules, by the name of the option. */
export const RULES = ['every-plane', 'layers', 'worked-example'] as const;

/** The cube of a row: its rule, its seed and its number of blanks say all. */
export function cubeOf({ rule, seed, blanks }: { readonly rule: string; readonly seed: number; readonly blanks: number }): Promise<Puzzle> {
  return emptied(`solid:3/${rule}`, seed, blanks);
}

/** The most solutions that are counted; more are "at least so many". */
export const MOST_COUNTED = 10_000;
