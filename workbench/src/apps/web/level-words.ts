import { LEVELS, type LevelId, rangeOf, type Scale } from '#core';
import { ratingWriter } from './numbers.ts';

/** A level with the ratings that it stands for, since the name alone does not tell how wide it is: "fiendish (4.2 – 5.7)". */
export function levelWithRange(level: LevelId, language: keyof (typeof LEVELS)['easy']['name'], scale: Scale = 'sudoku-explainer'): string {
  const write = ratingWriter(language);
  const { from, to } = rangeOf(level, scale)!;
  // The last level has no end. No line breaks inside a range: behind a dash one may, even before a space that does not break, but not before a joiner.
  const range = level === 'diabolical' ? `${write(from)}\u00a0…` : `${write(from)}\u00a0–\u2060\u00a0${write(to)}`;
  return `${LEVELS[level].name[language]} (${range})`;
}
