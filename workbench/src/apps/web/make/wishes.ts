import { DEFAULT_KIND, needsRegions } from '#kinds';
import type { InputOf } from '../library/operations.ts';
import { readRegionMap } from './region-map.ts';

type Order = InputOf<'generate'>['order'];
type Wishes = Order['wishes'];

/** What the form holds, all as text or switches, as a person left it. */
export interface WishForm {
  readonly spec: string;
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

/** Bounds of ratings by level: where one ends the next begins, a tenth higher. */
type Levels = readonly (readonly [id: string, most: number])[];

/** What is to be made, how many, and when to give up. */
type Making = Omit<InputOf<'generate'>, 'distinct'>;

/** What may be wrong with a form: a key of the texts. */
type Fault = 'count' | 'seed' | 'clues' | 'rating' | 'seconds' | 'patience' | 'tries' | 'effort' | 'regions';

const bad = (fault: Fault) => ({ ok: false, fault }) as const;

/** The order that a form stands for, or what is wrong with it. */
export function orderOf(
  form: WishForm,
  levels: Levels,
  randomSeed: number,
): { readonly ok: true; readonly value: Making } | { readonly ok: false; readonly fault: Fault } {
  const count = Number(form.count);
  if (!Number.isInteger(count) || count < 1 || count > 1000) return bad('count');
  const seed = form.seed.trim() === '' ? randomSeed : Number(form.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) return bad('seed');
  const clues = rangeOf(form.cluesFrom, form.cluesTo);
  if (clues === 'bad') return bad('clues');
  const rating = form.difficulty === 'range' ? rangeOf(form.ratingFrom, form.ratingTo) : levelRange(form.difficulty, levels);
  if (rating === 'bad') return bad('rating');
  const seconds = Number(form.pushSeconds);
  if (form.push !== 'none' && !(seconds > 0 && seconds <= 3600)) return bad('seconds');
  const [patience, tries, effort] = [form.patience, form.tries, form.effort].map(wholeOf);
  if (patience === 'bad') return bad('patience');
  if (tries === 'bad') return bad('tries');
  if (effort === 'bad') return bad('effort');
  const regions = needsRegions(form.spec) && form.regions.trim() !== '' ? readRegionMap(form.regions) : 'none';
  if (regions === undefined) return bad('regions');
  const wishes: Wishes = {
    ...(form.minimal ? { minimal: true } : {}),
    ...(clues ? { clues } : {}),
    ...(rating ? { rating } : {}),
    ...(form.symmetry === 'none' ? {} : { symmetry: form.symmetry }),
    ...(form.surveyClass === '' ? {} : { surveyClass: form.surveyClass as NonNullable<Wishes['surveyClass']> }),
    ...(form.techniques.length > 0 ? { techniques: form.techniques } : {}),
    ...(form.push === 'none' ? {} : { push: { towards: form.push as 'few' | 'many', timeMs: 1000 * seconds } }),
    ...patternOf(form.pattern),
  };
  const order: Order = {
    spec: form.spec,
    seed,
    wishes,
    rate: form.rate,
    ...(regions === 'none' ? {} : { regions }),
    ...(effort === undefined ? {} : { effort }),
  };
  return {
    ok: true,
    value: { order, count, ...(patience === undefined ? {} : { seconds: patience }), ...(tries === undefined ? {} : { tries }) },
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

function levelRange(level: string, levels: Levels): { from: number; to: number } | undefined {
  const at = levels.findIndex(([id]) => id === level);
  return at < 0 ? undefined : { from: at === 0 ? 1 : Math.round(10 * levels[at - 1]![1] + 1) / 10, to: levels[at]![1] };
}

/** A pattern as text: one sign per cell, `.`, `0` or `-` where no clue may stand. */
function patternOf(text: string): Pick<Wishes, 'pattern'> {
  const signs = text.replace(/[\s|+]/g, '');
  return signs === '' ? {} : { pattern: [...signs].map((sign) => !'.0-_*'.includes(sign)) };
}
