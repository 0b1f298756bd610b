/** Sudoku Explainer's levels by the rating of the hardest step; the generator has the same, which a test checks. */
export const DIFFICULTIES = [
  ['easy', 1.2],
  ['medium', 1.5],
  ['hard', 2.5],
  ['fiendish', 6],
  ['diabolical', 20],
] as const;

export type Difficulty = (typeof DIFFICULTIES)[number][0];

/** The level of a rating. */
export function difficultyOf(rating: number): Difficulty {
  return DIFFICULTIES.find(([, most]) => rating <= most + 0.01)?.[0] ?? 'diabolical';
}
