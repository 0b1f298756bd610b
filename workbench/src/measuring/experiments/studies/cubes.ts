import type { Puzzle, Words } from '#core';
import type { PUBLISHED_LEVELS } from '../data/published-cubes.ts';
import { emptied } from '../instances.ts';

// What the studies of solid cubes have in common.

/** The three readings of the rules, by the name of the option. */
export const CUBE_READINGS = ['every-plane', 'layers', 'worked-example'] as const;

/** The levels of tables 5 to 7. */
export const CUBE_LEVELS: Readonly<Record<(typeof PUBLISHED_LEVELS)[number], Words<string>>> = {
  easy: { en: 'easy', de: 'leicht', fr: 'facile' },
  moderate: { en: 'moderate', de: 'mittel', fr: 'moyen' },
  hard: { en: 'hard', de: 'schwer', fr: 'difficile' },
};

/** The cube of a row: its rule, its seed and its number of blanks say all. */
export function cubeOf({ rule, seed, blanks }: { readonly rule: string; readonly seed: number; readonly blanks: number }): Promise<Puzzle> {
  return emptied(`solid:3/${rule}`, seed, blanks);
}

/** The most solutions that are counted; more are "at least this many". */
export const MOST_COUNTED = 10_000;
