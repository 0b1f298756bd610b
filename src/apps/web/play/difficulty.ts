/** Levels of difficulty by the hardest step on Sudoku Explainer's scale; the bounds are those that its users go by. */
const LEVELS = [
  ['easy', 1.5],
  ['medium', 2.6],
  ['hard', 4.4],
  ['expert', 6.5],
  ['diabolical', 8.9],
] as const;

export type Difficulty = (typeof LEVELS)[number][0] | 'extreme';

/** The level of a rating. */
export function difficultyOf(rating: number): Difficulty {
  return LEVELS.find(([, most]) => rating <= most)?.[0] ?? 'extreme';
}
