import type { Words } from '#core';
import { hardestPuzzles } from '../data/hardest-puzzles.ts';
import { type RatedPuzzle, ratedPuzzles } from '../data/rated-puzzles.ts';

// What the studies of 9x9 puzzles have in common.

export interface LevelledPuzzle extends RatedPuzzle {
  readonly level: string;
}

/** Levels by Sudoku Explainer's rating. The documents take theirs from web sites that do not say how they come to them. */
const RATING_LEVELS: readonly (readonly [level: string, atMost: number])[] = [
  ['easy', 1.5],
  ['medium', 2.6],
  ['hard', 5.0],
  ['evil', 7.0],
  ['very hard', 8.3],
];

export const LEVEL_NAMES = [...RATING_LEVELS.map(([level]) => level), 'hardest'];
export const LEVEL_WORDS: Readonly<Record<string, Words<string>>> = {
  easy: { en: 'easy', de: 'leicht', fr: 'facile' },
  medium: { en: 'medium', de: 'mittel', fr: 'moyen' },
  hard: { en: 'hard', de: 'schwer', fr: 'difficile' },
  evil: { en: 'evil', de: 'böse', fr: 'diabolique' },
  'very hard': { en: 'very hard', de: 'sehr schwer', fr: 'très difficile' },
  hardest: { en: 'hardest', de: 'am schwersten', fr: 'les plus dures' },
};

/** The rated puzzles by level, and the hardest of 20,000 as a level of its own. */
const levelledPuzzles: readonly LevelledPuzzle[] = [
  ...ratedPuzzles.map((puzzle) => ({ ...puzzle, level: RATING_LEVELS.find(([, atMost]) => puzzle.rating <= atMost)![0] })),
  ...hardestPuzzles.map((puzzle) => ({ ...puzzle, level: 'hardest' })),
];

/** The first puzzles of each level. */
export function firstOfEachLevel(count: number): LevelledPuzzle[] {
  return LEVEL_NAMES.flatMap((name) => levelledPuzzles.filter(({ level }) => level === name).slice(0, count));
}

/** How many clues a line of text has. */
export function cluesOf(text: string): number {
  return text.replaceAll('.', '').length;
}
