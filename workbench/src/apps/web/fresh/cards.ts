import { groupBy, LEVELS, type LevelId, type Starter, type Words } from '#core';
import { starters } from '#kinds';
import type { InputOf } from '../library/operations.ts';
import { THOUGHT } from './thought.ts';

type OrderFields = InputOf<'make'>['order'];

/** A kind and a level of which there is always another puzzle. */
export interface Card {
  readonly id: string;
  readonly spec: string;
  readonly level: LevelId;
  /** How many clues, where the level alone would leave a cube with hundreds of dull entries. */
  readonly clues?: { readonly from: number; readonly to: number };
  /** Rules that the generator lays out, and what a puzzle with them is called. */
  readonly rules?: readonly string[];
  readonly name?: Words<string>;
  /** Whether what is plain is filled in before and fills itself while one plays, so that every step is worth a thought. */
  readonly fillsPlain?: boolean;
  /** The puzzle that came with the page: the first that is played. */
  readonly starter?: Starter;
}

/**
 * A large cube is played with many clues first. However many it has, some 290 of its steps are full houses (counted from 60 to 300 clues, and no choice of clues
 * that was tried has fewer), and from 130 clues on naked singles fill it alone. So where every step is to be worth a thought what is plain fills itself, and
 * there are few clues: at 80 some hundred steps are left to the player (bench/LOG.md).
 */
const LADDER: readonly Card[] = [
  { id: 'classic:3x3 tough', spec: 'classic:3x3', level: 'tough' },
  { id: 'solid:2 medium', spec: 'solid:2', level: 'medium' },
  { id: 'solid:3 easy 600', spec: 'solid:3', level: 'easy', clues: { from: 590, to: 610 } },
  { id: 'solid:3 easy 450', spec: 'solid:3', level: 'easy', clues: { from: 440, to: 460 } },
  {
    id: `solid:3 easy${THOUGHT}`,
    spec: 'solid:3',
    level: 'easy',
    clues: { from: 75, to: 85 },
    fillsPlain: true,
    name: { en: '9×9×9, every step a thought', de: '9×9×9, jeder Schritt ein Gedanke', fr: '9×9×9, chaque pas une réflexion' },
  },
];

/** Left to itself the generator takes hours over the last clues of a large cube, and players over the cells that they leave. */
const LARGE = 'solid:3';
const USUAL = { from: 340, to: 360 };

export const KILLER = { rules: ['killer'], name: { en: 'Killer 9×9', de: 'Killer 9×9', fr: 'Killer 9×9' } } as const;

const RULED: readonly Card[] = (['easy', 'medium', 'hard'] as const).map((level) => ({
  id: `classic:3x3 killer ${level}`,
  spec: 'classic:3x3',
  level,
  ...KILLER,
}));

/** The cards of New, kind by kind, from easy to hard and from many clues to few; a ladder stands with the kind that it belongs to. */
export const cards: readonly Card[] = [...plain(), ...RULED];

function plain(): readonly Card[] {
  const own = starters.map((starter): Card => {
    const { spec, level } = starter;
    return { id: `${spec} ${level}`, spec, level, starter, ...(spec === LARGE ? { clues: USUAL } : {}) };
  });
  const rank = ({ level }: Card): number => Object.keys(LEVELS).indexOf(level);
  const given = ({ clues }: Card): number => clues?.from ?? 0;
  return [...groupBy([...own, ...LADDER], ({ spec }) => spec).values()].flatMap((some) =>
    [...some].sort((a, b) => rank(a) - rank(b) || given(b) - given(a)),
  );
}

/** So many puzzles of a card are kept: who looks for one they like presses faster than the generator makes them. */
export const AHEAD = 5;

/** What takes the generator ten seconds, and a phone a minute: as many puzzles came with the page as are kept. */
const SLOW: readonly string[] = ['classic:4x4 medium', 'classic:5x5 easy'];

/** What takes it up to one second (the others take less than a fifth of that): one more came with the page, and while it is looked at the next are made. */
const SLOWER: readonly string[] = ['classic:3x4 medium', 'diagonal:3x3 medium', 'solid:2 medium', 'faces6:3 easy'];

/** How many puzzles came with the page for a card beside the starters of kinds: of that level and as many clues, or more of them where making takes long. */
export function firstsFor({ id, starter, clues }: Card): number {
  const has = starter && !clues ? 1 : 0;
  if (SLOW.includes(id)) return AHEAD - has;
  return (SLOWER.includes(id) || clues ? 2 : 1) - has;
}

export function cardOf(id: string): Card | undefined {
  return cards.find((card) => card.id === id);
}

/** The card that is most like a puzzle: of its kind and level (what comes with the page before rungs of the ladder), of its kind, or else the first of its level. */
export function likeliestCard(spec: string, level: LevelId | undefined): Card {
  const same = cards.filter((card) => card.spec === spec && !card.rules && !card.fillsPlain);
  const fits = same.filter((card) => card.level === level);
  return fits.find(({ starter }) => starter) ?? fits[0] ?? same[0] ?? cards.find((card) => card.level === level) ?? cards[0]!;
}

/** What of a card the generator has to know. */
export type Ordered = Pick<Card, 'spec' | 'level' | 'clues' | 'rules' | 'fillsPlain'>;

/** What the generator is told for a card. */
export function orderOfCard({ spec, level, clues, rules }: Ordered, seed: number): OrderFields {
  return { kind: spec, seed, difficulty: level, ...(clues ? { clues } : {}), ...(rules ? { rules } : {}) };
}
