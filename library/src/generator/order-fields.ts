import {
  cellPart,
  check,
  fail,
  type Kind,
  LEVELS,
  ok,
  type Puzzle,
  type Result,
  rangeOf,
  refuseAllButFields,
  refuseAllButText,
  renumbered,
} from '#core';
import { parsePuzzle } from '#formats';
import type { SurveyClass } from '#logic';
import type { Range } from '#schema';
import { kindOfOrder, type Order, refuseOrder } from './order.ts';
import type { Wishes } from './wishes.ts';

/** An order as people write it: fields of a request, options of a command, a form. */
export interface OrderFields {
  readonly kind: string;
  readonly seed: number;
  readonly minimal?: boolean | undefined;
  readonly clues?: number | Range | undefined;
  /** A level such as `hard`, or a range of Sudoku Explainer's scale. */
  readonly difficulty?: string | Range | undefined;
  readonly class?: SurveyClass | undefined;
  readonly techniques?: readonly string[] | undefined;
  readonly symmetry?: string | undefined;
  /** Rules to lay over the grid, by the ids of `layouts`. */
  readonly rules?: readonly string[] | undefined;
  readonly crossing?: boolean | undefined;
  /** Where clues may stand: one character a place; `.`, `0`, `-`, `_` and `*` are blanks. */
  readonly pattern?: string | undefined;
  /** The filled grid to dig in. */
  readonly solution?: string | undefined;
  /** The region map of a jigsaw: one character a cell, the same within a region. */
  readonly regions?: string | undefined;
  /** Towards few or many clues, for this many rounds or milliseconds a puzzle. */
  readonly few?: boolean | undefined;
  readonly many?: boolean | undefined;
  readonly rounds?: number | undefined;
  readonly pushMs?: number | undefined;
  readonly effort?: number | undefined;
  readonly rate?: boolean | undefined;
}

/** The order that fields stand for, or a sentence where no try is worth it. */
export function orderOf(fields: OrderFields, limits: { readonly places?: number } = {}): Result<Order> {
  const unreadable = refuseAllButFields(fields);
  if (unreadable) return unreadable;
  const { kind: spec, seed, effort, rate } = fields;
  const regions = fields.regions === undefined ? undefined : readRegions(fields.regions);
  const ordered = kindOfOrder({ spec, ...(regions ? { regions } : {}) });
  if (!ordered.ok) return ordered;
  const { kind } = ordered.value;
  const { length } = kind.geometry.places;
  if (limits.places !== undefined && length > limits.places)
    return fail('{kind} has {places} {places|place|places}; at most {most} are taken', { kind: spec, places: length, most: limits.places });
  const wishes = wishesOf(fields);
  if (!wishes.ok) return wishes;
  const pattern = fields.pattern === undefined ? undefined : readPattern(fields.pattern, kind);
  if (pattern && !pattern.ok) return pattern;
  const grid = fields.solution === undefined ? undefined : readSolution(fields.solution, kind.spec, regions);
  if (grid && !grid.ok) return grid;
  // A grid may bring the regions that its kind needs.
  const map = regions ?? grid?.value.kind.regions;
  const order: Order = {
    spec,
    ...(map ? { regions: map } : {}),
    seed,
    wishes: {
      ...wishes.value,
      ...(pattern ? { pattern: [...pattern.value.givens].map((value) => value > 0) } : {}),
      ...(grid ? { solution: [...grid.value.givens] } : {}),
    },
    ...(effort === undefined ? {} : { effort }),
    ...(rate ? { rate } : {}),
  };
  const refusal = refuseOrder(order);
  return refusal === undefined ? ok(order) : fail(refusal);
}

function wishesOf(fields: OrderFields): Result<Wishes> {
  const { minimal, clues, difficulty, class: surveyClass, techniques, symmetry, few, many, rounds, pushMs, rules, crossing } = fields;
  const unread = symmetry === undefined ? undefined : refuseAllButText(symmetry);
  if (unread) return unread;
  if (few && many) return fail('{few} and {many} contradict each other', { few: { field: 'few' }, many: { field: 'many' } });
  const scale = rules && rules.length > 0 ? 'ninefold-rules' : 'sudoku-explainer';
  const rating = typeof difficulty === 'string' ? rangeOf(difficulty, scale) : difficulty;
  if (difficulty !== undefined && !rating)
    return fail('unknown difficulty "{difficulty}"; there are {known}', {
      difficulty: String(difficulty).slice(0, 40),
      known: Object.keys(LEVELS).join(', '),
    });
  return ok({
    ...(minimal ? { minimal } : {}),
    ...(clues === undefined ? {} : { clues: typeof clues === 'number' ? { from: clues, to: clues } : clues }),
    ...(rating ? { rating: { from: rating.from, to: rating.to } } : {}),
    ...(surveyClass ? { surveyClass } : {}),
    ...(techniques ? { techniques } : {}),
    ...(symmetry === undefined || symmetry === 'none' ? {} : { symmetry }),
    ...(rules && rules.length > 0 ? { rules: [...new Set(rules)] } : {}),
    ...(crossing ? { crossing } : {}),
    ...(few || many
      ? {
          push: {
            towards: few ? 'few' : 'many',
            ...(rounds === undefined ? {} : { rounds }),
            ...(pushMs === undefined ? {} : { timeMs: pushMs }),
          },
        }
      : {}),
  });
}

/** A region map as people write it: one character a cell, the same within a region. */
export function readRegions(text: string): number[] {
  return renumbered(Array.from(text.replace(/\s/g, ''), (name) => name.codePointAt(0)!));
}

/** Every sign of a pattern means the same, so each becomes the first symbol. */
function readPattern(text: string, { spec, regions }: Kind): Result<Puzzle> {
  const signs = text
    .replace(/^[a-z]+:.*$/gim, '')
    .replace(/[|+]/g, ' ')
    .replace(/\S/g, (sign) => ('.0-_*'.includes(sign) ? '.' : '1'));
  const read = parsePuzzle(signs.trim(), { kind: spec, regions });
  return read.ok ? read : fail('{field} cannot be read: {sentence}', { field: { field: 'pattern' }, sentence: read });
}

function readSolution(text: string, kind: string, regions: readonly number[] | undefined): Result<Puzzle> {
  const read = parsePuzzle(text.trim(), { kind, regions });
  if (!read.ok) return fail('{field} cannot be read: {sentence}', { field: { field: 'solution' }, sentence: read });
  const { givens, disputes, geometry } = read.value;
  if (disputes.length > 0) return fail('places of one cell disagree in {field}', { field: { field: 'solution' } });
  if (givens.includes(0)) return fail('{field} has blanks; it must be a filled grid', { field: { field: 'solution' } });
  const [fault] = check(read.value, givens);
  return fault
    ? fail('{field} is not a solution: it breaks a rule at {cells}', {
        field: { field: 'solution' },
        cells: fault.cells.map((cell) => cellPart(geometry, cell)),
      })
    : read;
}
