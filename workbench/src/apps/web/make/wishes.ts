import { DEFAULT_KIND, needsRegions } from '#kinds';
import type { InputOf } from '../library/operations.ts';

type Order = InputOf<'make'>['order'];

/** What the form holds, all as text or switches, as a person left it. */
export interface WishForm {
  readonly spec: string;
  /** Rules to lay over the grid, by their ids. */
  readonly rules: readonly string[];
  readonly crossing: boolean;
  readonly count: string;
  /** A level, `any`, or `range`. */
  readonly difficulty: string;
  readonly ratingFrom: string;
  readonly ratingTo: string;
  readonly cluesFrom: string;
  readonly cluesTo: string;
  readonly symmetry: string;
  readonly minimal: boolean;
  readonly distinct: boolean;
  readonly surveyClass: string;
  readonly techniques: readonly string[];
  /** `none`, `few` or `many`, and for how many seconds a puzzle. */
  readonly push: string;
  readonly pushSeconds: string;
  readonly pattern: string;
  readonly solution: string;
  readonly seed: string;
  /** The region map of a jigsaw; each puzzle gets its own where it is left out. */
  readonly regions: string;
  /** When to give up: seconds without a puzzle, and attempts in all. */
  readonly patience: string;
  readonly tries: string;
  /** What one proof may cost. */
  readonly effort: string;
  readonly rate: boolean;
}

export const PLAIN_FORM: WishForm = {
  spec: DEFAULT_KIND,
  rules: [],
  crossing: false,
  count: '1',
  difficulty: 'any',
  ratingFrom: '1.0',
  ratingTo: '5.0',
  cluesFrom: '',
  cluesTo: '',
  symmetry: 'none',
  minimal: false,
  distinct: false,
  surveyClass: '',
  techniques: [],
  push: 'none',
  pushSeconds: '10',
  pattern: '',
  solution: '',
  seed: '',
  regions: '',
  patience: '',
  tries: '',
  effort: '',
  rate: true,
};

/** What is to be made, how many, and when to give up. */
type Making = InputOf<'make'>;

/** What may be wrong with a form: a key of the texts. */
type Fault = 'count' | 'seed' | 'clues' | 'rating' | 'seconds' | 'patience' | 'tries' | 'effort';

const bad = (fault: Fault) => ({ ok: false, fault }) as const;

/** What a form asks for, or what is wrong with it. */
export function makingOf(
  form: WishForm,
  randomSeed: number,
): { readonly ok: true; readonly value: Making } | { readonly ok: false; readonly fault: Fault } {
  const count = Number(form.count);
  if (!Number.isInteger(count) || count < 1 || count > 1000) return bad('count');
  const seed = form.seed.trim() === '' ? randomSeed : Number(form.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) return bad('seed');
  const clues = rangeOf(form.cluesFrom, form.cluesTo);
  if (clues === 'bad') return bad('clues');
  const rating = form.difficulty === 'range' ? rangeOf(form.ratingFrom, form.ratingTo) : undefined;
  if (rating === 'bad') return bad('rating');
  const level = form.difficulty === 'any' || form.difficulty === 'range' ? undefined : form.difficulty;
  const seconds = Number(form.pushSeconds);
  if (form.push !== 'none' && !(seconds > 0 && seconds <= 3600)) return bad('seconds');
  const [patience, tries, effort] = [form.patience, form.tries, form.effort].map(wholeOf);
  if (patience === 'bad') return bad('patience');
  if (tries === 'bad') return bad('tries');
  if (effort === 'bad') return bad('effort');
  const order: Order = {
    kind: form.spec,
    ...(form.rules.length > 0 ? { rules: form.rules, crossing: form.crossing } : {}),
    seed,
    minimal: form.minimal,
    clues,
    difficulty: rating ?? level,
    symmetry: form.symmetry,
    class: form.surveyClass === '' ? undefined : (form.surveyClass as NonNullable<Order['class']>),
    techniques: form.techniques.length > 0 ? form.techniques : undefined,
    few: form.push === 'few',
    many: form.push === 'many',
    pushMs: 1000 * seconds,
    pattern: textOf(form.pattern),
    solution: textOf(form.solution),
    regions: needsRegions(form.spec) ? textOf(form.regions) : undefined,
    effort,
    rate: form.rate,
  };
  return {
    ok: true,
    value: { order, count, distinct: form.distinct, seconds: patience, tries },
  };
}

/** A whole number from 1, or nothing. */
function wholeOf(text: string): number | undefined | 'bad' {
  if (text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : 'bad';
}

function rangeOf(from: string, to: string): { from: number; to: number } | undefined | 'bad' {
  if (from.trim() === '' && to.trim() === '') return undefined;
  const [low, high] = [from.trim() === '' ? 0 : Number(from.replace(',', '.')), to.trim() === '' ? 100_000 : Number(to.replace(',', '.'))];
  return Number.isFinite(low) && Number.isFinite(high) && low >= 0 && low <= high ? { from: low, to: high } : 'bad';
}

function textOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}
