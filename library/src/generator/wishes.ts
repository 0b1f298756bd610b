import {
  type Complaint,
  complain,
  type FieldPart,
  fail,
  type Geometry,
  type Grid,
  indices,
  type Kind,
  ok,
  type Result,
  type Words,
} from '#core';
import { SURVEY_CLASSES, type SurveyClass, surveyBounds } from '#logic';
import { ruleReader } from '#rules';
import type { Range } from '#schema';
import { motionsOf, type Permutation } from '#symmetry';
import { Tables, techniques } from '#techniques';
import { findLayout, unknownLayout } from './layouts/index.ts';

/** What a setter asks of a puzzle, as plain data that can cross to another thread or machine. */
export interface Wishes {
  /** No clue can go. */
  readonly minimal?: boolean;
  readonly clues?: Range;
  /** The rating of the hardest step on Sudoku Explainer's scale. */
  readonly rating?: Range;
  /** A class of the survey (002), by its tables I and II. */
  readonly surveyClass?: SurveyClass;
  /** Ids of techniques: solved with these and singles, and not without the last. */
  readonly techniques?: readonly string[];
  /** How the clues lie, and the rules; see `clueSymmetries`. */
  readonly symmetry?: string;
  /** Which rules are laid over the grid, by the ids of `layouts`. */
  readonly rules?: readonly string[];
  /** Whether lines may cross. */
  readonly crossing?: boolean;
  /** For each cell, whether a clue may stand there. */
  readonly pattern?: readonly boolean[];
  /** The filled grid to dig in; a random one where undefined. */
  readonly solution?: readonly number[];
  /** Towards as few clues as can be found, or towards as many of which each is needed, for this many milliseconds or rounds a puzzle. Rounds repeat. */
  readonly push?: { readonly towards: 'few' | 'many'; readonly timeMs?: number; readonly rounds?: number };
}

/** How clues may lie, with the motions that take them to each other. `full` is every motion that the kind has. */
export const clueSymmetries: readonly {
  readonly id: string;
  readonly name: Words<string>;
  readonly by: readonly string[] | 'all';
}[] = [
  { id: 'none', name: { en: 'none', de: 'keine', fr: 'aucune' }, by: [] },
  { id: '180', name: { en: 'half a turn', de: 'halbe Drehung', fr: 'demi-tour' }, by: ['rotate-180'] },
  { id: '90', name: { en: 'quarter turn', de: 'Vierteldrehung', fr: 'quart de tour' }, by: ['rotate-90'] },
  { id: 'mirror', name: { en: 'mirrored left and right', de: 'links und rechts gespiegelt', fr: 'miroir gauche-droite' }, by: ['mirror'] },
  {
    id: 'diagonal',
    name: { en: 'mirrored in the diagonal', de: 'an der Diagonale gespiegelt', fr: 'miroir sur la diagonale' },
    by: ['transpose'],
  },
  {
    id: 'full',
    name: { en: 'every symmetry of the kind', de: 'jede Symmetrie der Art', fr: 'toutes les symétries du type' },
    by: 'all',
  },
  // From here on: solids and faces.
  { id: 'point', name: { en: 'point symmetry', de: 'Punktsymmetrie', fr: 'symétrie centrale' }, by: ['point'] },
  {
    id: 'axis',
    name: { en: 'half a turn about the axis', de: 'halbe Drehung um die Achse', fr: 'demi-tour autour de l’axe' },
    by: ['spin-180'],
  },
  {
    id: 'axis-90',
    name: { en: 'quarter turn about the axis', de: 'Vierteldrehung um die Achse', fr: 'quart de tour autour de l’axe' },
    by: ['spin'],
  },
  {
    id: 'depth',
    name: { en: 'mirrored front and back', de: 'vorn und hinten gespiegelt', fr: 'miroir avant-arrière' },
    by: ['swap-depth'],
  },
  {
    id: 'corner',
    name: { en: 'third of a turn about a corner', de: 'Dritteldrehung um eine Ecke', fr: 'tiers de tour autour d’un coin' },
    by: ['corner-shared'],
  },
];

/** The motions that a symmetry of clues stands for on a kind; says why where the kind does not have them. */
export function motionsFor(kind: Kind, symmetry: string): Result<Permutation[]> {
  const wanted = clueSymmetries.find(({ id }) => id === symmetry);
  if (!wanted)
    return fail('unknown symmetry "{symmetry}"; there are {known}', {
      symmetry: symmetry.slice(0, 40),
      known: clueSymmetries.map(({ id }) => id).join(', '),
    });
  const placed = motionsOf(kind.geometry);
  if (wanted.by === 'all') return ok(placed.map(({ cells }) => cells));
  const found = wanted.by.map((id) => placed.find(({ motion }) => motion.id === id)?.cells);
  if (found.some((cells) => cells === undefined)) {
    const possible = clueSymmetries.filter(({ by }) => by !== 'all' && by.every((id) => placed.some(({ motion }) => motion.id === id)));
    return fail('{kind} has no symmetry "{symmetry}"; it has {known}', {
      kind: kind.spec,
      symmetry,
      known: [...possible.map(({ id }) => id), 'full'].join(', '),
    });
  }
  return ok(found as Permutation[]);
}

/** No rating is beyond this: the hardest puzzles known are below 12. */
const HARDEST_RATING = 12;

/** Why no puzzle can be as wished, where that is known before any try; undefined where a try is worth it. */
export function refuseWishes(kind: Kind, wishes: Wishes): Complaint | undefined {
  const { cellCount, size } = kind.geometry;
  const { clues, rating, pattern, surveyClass, symmetry, rules = [] } = wishes;
  if (clues && clues.from > clues.to)
    return complain('{clues} {from}-{to} is an empty range', { clues: { field: 'clues' }, from: clues.from, to: clues.to });
  if (clues && clues.from > cellCount)
    return complain('{kind} has {cells} cells, so it cannot have {clues} clues', { kind: kind.spec, cells: cellCount, clues: clues.from });
  const isPlain = rules.length === 0;
  const proved = kind.fewestClues;
  if (isPlain && proved && clues && clues.to < proved.count)
    return complain('no puzzle of {kind} with fewer than {fewest} clues has only one solution ({source})', {
      kind: kind.spec,
      fewest: proved.count,
      source: proved.source,
    });
  if (isPlain && clues && clues.to < size - 1)
    return complain('with fewer than {clues} clues at least two values never appear and can change places', { clues: size - 1 });
  if (rating && rating.from > rating.to)
    return complain('a difficulty from {from:.1} to {to:.1} is an empty range', { from: rating.from, to: rating.to });
  if (rating && (rating.to < 1 || rating.from > HARDEST_RATING))
    return complain('the scale goes from {least:.1} to {hardest:.1}', { least: 1, hardest: HARDEST_RATING });
  const hardest = isPlain ? kind.hardestRating : undefined;
  if (hardest !== undefined && rating && rating.from > hardest)
    return complain('no puzzle of {kind} is rated above {most:.1}: all of its minimal ones were tried', { kind: kind.spec, most: hardest });
  const useless = refuseTechniques(kind, wishes.techniques ?? [], hardest);
  if (useless) return useless;
  if (surveyClass && !surveyBounds(kind.geometry, surveyClass))
    return complain('the classes {known} are made for 9x9 grids', { known: SURVEY_CLASSES.join(', ') });
  if (surveyClass && clues)
    return complain('{class} and {clues} both say how many clues there are; give one of them', {
      class: { field: 'class' },
      clues: { field: 'clues' },
    });
  if (wishes.push && (rating || wishes.techniques || surveyClass || clues))
    return complain('{these:or} cannot be combined with {others:or}', {
      these: fields('few', 'many'),
      others: fields('clues', 'class', 'difficulty', 'techniques'),
    });
  const motions = motionsFor(kind, symmetry ?? 'none');
  if (!motions.ok) return motions;
  const refusal = refuseLayouts(kind, rules);
  if (refusal) return refusal;
  if (pattern) return refusePattern(kind, pattern, motions.value, wishes);
  return undefined;
}

/** Techniques that work where a box and a line cross, or two lines of different directions. */
const BY_BOX = ['pointing', 'direct-pointing'];
const OVER_BOX = ['claiming', 'direct-claiming'];
const BY_LINES = ['x-wing', 'swordfish', 'jellyfish'];

/** Why no puzzle of a kind can need a technique: what it looks for is not there. Undefined where a try is worth it. */
function refuseTechniques(kind: Kind, ids: readonly string[], hardest: number | undefined): Complaint | undefined {
  // Regions that come with each puzzle may cross anything.
  if (ids.length === 0 || kind.regions) return undefined;
  const { passes, fishStages } = new Tables(kind.geometry);
  for (const id of ids) {
    const isBox = BY_BOX.includes(id) || OVER_BOX.includes(id);
    if (isBox && !passes.some(({ pointing }) => pointing === BY_BOX.includes(id)))
      return complain('"{technique}" needs boxes that share several cells with other groups, and {kind} has none', {
        technique: id,
        kind: kind.spec,
      });
    if (BY_LINES.includes(id) && fishStages.length === 0)
      return complain('"{technique}" needs lines of two directions, and {kind} has none', { technique: id, kind: kind.spec });
    const [least] = techniques.find((technique) => technique.id === id)?.ratings ?? [0];
    if (hardest !== undefined && least > hardest)
      return complain('no puzzle of {kind} is rated above {most:.1}: all of its minimal ones were tried', {
        kind: kind.spec,
        most: hardest,
      });
  }
  return undefined;
}

const fields = (...names: readonly string[]): FieldPart[] => names.map((field) => ({ field }));

/** Why some rules cannot be laid on a kind; undefined where they can. */
function refuseLayouts(kind: Kind, ids: readonly string[]): Complaint | undefined {
  for (const id of ids) {
    const layout = findLayout(id);
    if (!layout) return unknownLayout(id);
    const refusal = layout.refuses?.(ruleReader(kind).space);
    if (refusal) return complain('{name}: {sentence}', { name: id, sentence: refusal });
  }
  return undefined;
}

function refusePattern(
  kind: Kind,
  pattern: readonly boolean[],
  motions: readonly Permutation[],
  { clues, symmetry, rules = [] }: Wishes,
): Complaint | undefined {
  const { cellCount, size } = kind.geometry;
  if (pattern.length !== cellCount)
    return complain('the pattern has {cells} {cells|cell|cells}; {kind} has {wanted}', {
      cells: pattern.length,
      kind: kind.spec,
      wanted: cellCount,
    });
  const marked = pattern.filter(Boolean).length;
  const usable = usableCells(kind.geometry, pattern, motions).length;
  const few = Math.max(clues?.from ?? 0, rules.length > 0 ? 0 : (kind.fewestClues?.count ?? size - 1));
  if (usable >= few) return undefined;
  if (usable === marked)
    return complain('the pattern has room for {marked} {marked|clue|clues}; at least {few} are needed', { marked, few });
  return complain(
    'the pattern and the symmetry "{symmetry}" forbid each other: of its {marked} cells only {usable} stay among themselves, and at least {few} clues are needed',
    { symmetry: complain(symmetry!), marked, usable, few },
  );
}

/** The cells of a pattern whose images under all motions are in it as well. */
export function usableCells(geometry: Geometry, pattern: readonly boolean[], motions: readonly Permutation[]): number[] {
  const isUsable = [...pattern];
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const motion of motions) {
      motion.forEach((to, from) => {
        if (isUsable[from] === isUsable[to]) return;
        isUsable[from] = false;
        isUsable[to] = false;
        isChanged = true;
      });
    }
  }
  return indices(geometry.cellCount).filter((cell) => isUsable[cell]);
}

/** Whether a number lies in a range, or there is none. Ratings are tenths, and tenths are not exact. */
export function isIn(range: Range | undefined, number: number): boolean {
  return !range || (number > range.from - 0.01 && number < range.to + 0.01);
}

/** What the wishes of a grid to dig in are, as a grid. */
export function wishedSolution({ solution }: Wishes): Grid | undefined {
  return solution && Uint8Array.from(solution);
}
