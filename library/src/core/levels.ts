import type { Words } from './said.ts';

/** A level of Sudoku Explainer: the ratings of the hardest step that belong to it, and what it is called. */
export interface Level {
  readonly from: number;
  readonly to: number;
  readonly name: Words<string>;
}

/** Sudoku Explainer's levels, from the easiest on. */
export const LEVELS = {
  easy: { from: 1.0, to: 1.2, name: { en: 'easy', de: 'leicht', fr: 'facile' } },
  medium: { from: 1.3, to: 1.5, name: { en: 'medium', de: 'mittel', fr: 'moyen' } },
  hard: { from: 1.6, to: 2.5, name: { en: 'hard', de: 'schwer', fr: 'difficile' } },
  fiendish: { from: 2.6, to: 6.0, name: { en: 'fiendish', de: 'sehr schwer', fr: 'redoutable' } },
  diabolical: { from: 6.1, to: 20, name: { en: 'diabolical', de: 'teuflisch', fr: 'diabolique' } },
} as const satisfies Readonly<Record<string, Level>>;
export type LevelId = keyof typeof LEVELS;

/** The level of a rating. */
export function levelOf(rating: number): LevelId {
  const ids = Object.keys(LEVELS) as LevelId[];
  return ids.find((id) => rating <= LEVELS[id].to + 0.01) ?? 'diabolical';
}
