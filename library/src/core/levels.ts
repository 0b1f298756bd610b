import type { Rule } from './rule.ts';
import { type Said, said, type Words } from './said.ts';

/** A level: the ratings of the hardest step that belong to it, on Sudoku Explainer's scale, and what it is called. */
export interface Level {
  readonly from: number;
  readonly to: number;
  readonly name: Words<string>;
}

/**
 * The levels, from the easiest on. The first three are Sudoku Explainer's. What it calls fiendish, everything from pointing (2.6) to
 * graves (6.0), is two here, because a puzzle that needs a locked value and one that needs wings are not equally hard: tough is what
 * sets and plain fish do, fiendish are wings, uniqueness, quads and large fish, diabolical are exclusion and chains.
 */
export const LEVELS = {
  easy: { from: 1.0, to: 1.2, name: { en: 'easy', de: 'leicht', fr: 'facile' } },
  medium: { from: 1.3, to: 1.5, name: { en: 'medium', de: 'mittel', fr: 'moyen' } },
  hard: { from: 1.6, to: 2.5, name: { en: 'hard', de: 'schwer', fr: 'difficile' } },
  tough: { from: 2.6, to: 4.1, name: { en: 'tough', de: 'anspruchsvoll', fr: 'ardu' } },
  fiendish: { from: 4.2, to: 5.7, name: { en: 'fiendish', de: 'sehr schwer', fr: 'redoutable' } },
  diabolical: { from: 5.8, to: 20, name: { en: 'diabolical', de: 'teuflisch', fr: 'diabolique' } },
} as const satisfies Readonly<Record<string, Level>>;
export type LevelId = keyof typeof LEVELS;

/**
 * Where ratings stand: on the scale of Sudoku Explainer 1.2.1, or, for puzzles with rules, on one of our own. Sudoku Explainer knows no
 * rules, so nothing on the second is a rating of its: steps without rules keep their numbers there, and steps that rest on a rule have numbers
 * that we gave them beside these.
 */
export const SCALES = ['sudoku-explainer', 'ninefold-rules'] as const;
export type Scale = (typeof SCALES)[number];

/** The scale on which a puzzle is rated. */
export function scaleOf({ rules }: { readonly rules: readonly Rule[] }): Scale {
  return rules.length > 0 ? 'ninefold-rules' : 'sudoku-explainer';
}

/**
 * Up to which rating a level goes on each scale. With rules: easy is one rule at a time, in the head; medium are combinations and naked
 * singles; hard and tough are locked values, the rule of 45 and tables of one rule; fiendish are several rules at once, fish and wings; diabolical are
 * chains and trial.
 */
const UP_TO: Readonly<Record<Scale, Readonly<Record<LevelId, number>>>> = {
  'sudoku-explainer': {
    easy: LEVELS.easy.to,
    medium: LEVELS.medium.to,
    hard: LEVELS.hard.to,
    tough: LEVELS.tough.to,
    fiendish: LEVELS.fiendish.to,
    diabolical: LEVELS.diabolical.to,
  },
  'ninefold-rules': { easy: 1.9, medium: 2.6, hard: 3.4, tough: 4.2, fiendish: 6.0, diabolical: 20 },
};

/** The ratings of a level on a scale, both ends included; undefined where there is no such level. */
export function rangeOf(level: string, scale: Scale): { readonly from: number; readonly to: number } | undefined {
  const ids = Object.keys(LEVELS) as LevelId[];
  const index = ids.indexOf(level as LevelId);
  if (index < 0) return undefined;
  const below = index === 0 ? LEVELS.easy.from - 0.1 : UP_TO[scale][ids[index - 1]!];
  return { from: Math.round(10 * below + 1) / 10, to: UP_TO[scale][ids[index]!] };
}

/** The level of a rating on a scale. */
export function levelOf(rating: number, scale: Scale = 'sudoku-explainer'): LevelId {
  const ids = Object.keys(LEVELS) as LevelId[];
  return ids.find((id) => rating <= UP_TO[scale][id] + 0.01) ?? 'diabolical';
}

/** The ratings of a level as data: no end where the scale goes on. */
export interface LevelRange {
  readonly from: number;
  readonly to: number | null;
}

/** Where the level of a rating begins and ends on a scale. */
export function levelRange(rating: number, scale: Scale): LevelRange {
  const level = levelOf(rating, scale);
  const { from, to } = rangeOf(level, scale)!;
  return { from, to: isLast(level) ? null : to };
}

/** A level with the ratings that it stands for, since the name alone does not tell how wide it is: "fiendish (4.2 to 5.7)". */
export function describeLevel(level: LevelId, scale: Scale): Said {
  return said(isLast(level) ? LAST : BETWEEN, { name: said(LEVELS[level].name), ...rangeOf(level, scale)! });
}

const isLast = (level: LevelId): boolean => level === Object.keys(LEVELS).at(-1);
const BETWEEN: Words<string> = {
  en: '{name} ({from:.1} to {to:.1})',
  de: '{name} ({from:.1} bis {to:.1})',
  fr: '{name} (de {from:.1} à {to:.1})',
};
const LAST: Words<string> = { en: '{name} (from {from:.1})', de: '{name} (ab {from:.1})', fr: '{name} (à partir de {from:.1})' };
