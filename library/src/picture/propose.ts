import { Budget, type Engine, findClashes, type Kind, must, type Puzzle, type Symbols } from '#core';
import type { SeenCage } from './cages.ts';
import { puzzleRead } from './puzzle-read.ts';
import type { SquareOdds } from './signs.ts';

/** What a puzzle that was read turned out to be: with one solution, several, none, or too hard to say. */
export type Soundness = 'proper' | 'several' | 'none' | 'unknown';

/** What was chosen of everything that was seen, and what it comes to. */
export interface Proposal {
  /** The sign of every cell, as indices into the signs of the odds. */
  readonly chosen: readonly number[];
  /** The sum of every cage, 0 where it has none. */
  readonly sums: readonly number[];
  readonly puzzle: Puzzle;
  readonly soundness: Soundness;
}

/** What was seen: cells with their signs, and cages with their sums. */
export interface Seen extends Pick<SquareOdds, 'signs' | 'odds'> {
  readonly kind: Kind;
  readonly symbols: Symbols;
  readonly cages: readonly SeenCage[];
}

/**
 * How many readings the engine is asked about, how many are looked at, how unlikely a sign may be beside the likeliest of its square (as a logarithm; a
 * network that was fitted to soft answers is at most 7 away from anything), and what a question to the engine may cost. Cages cost more.
 */
const MOST_QUESTIONS = 400;
const MOST_QUESTIONS_WITH_CAGES = 60;
const MOST_READINGS = 4000;
const MOST_DOUBT = 5;
const MOST_NODES = 20_000;
/** And what all questions about one grid may cost together: a picture of nothing that looks like a hard puzzle must not take long. */
const MOST_NODES_IN_ALL = 200_000;

/** How much speaks against a cage without a sum before the picture is asked: nearly every cage has one. */
const WITHOUT_SUM = 3;

/**
 * The likeliest reading that is a proper puzzle. Readings are tried from the likeliest on: each differs from the first in some squares or sums, at a cost
 * that is the sum of their own. Where none of those tried has one solution, the first stands with what is wrong with it.
 */
export function propose(seen: Seen, engine: Engine): Proposal {
  const { kind, odds, cages } = seen;
  const cells = odds.length;
  const all = [...odds, ...cages.map((cage) => sumOdds(cage, kind.geometry.size))];
  const first = all.map((each) => each.indexOf(Math.max(...each)));
  const whole = new Budget({ nodes: MOST_NODES_IN_ALL });
  const begin = proposed(seen, first, engine, whole);
  if (begin.soundness === 'proper' || begin.soundness === 'unknown') return begin;
  const others = all
    .flatMap((each, at) => [...each].map((odd, choice) => ({ at, choice, cost: each[first[at]!]! - odd })))
    .filter(({ at, choice, cost }) => choice !== first[at] && cost < MOST_DOUBT)
    .sort((a, b) => a.cost - b.cost);
  let left = cages.length > 0 ? MOST_QUESTIONS_WITH_CAGES : MOST_QUESTIONS;
  for (const changes of cheapestSets(others, MOST_READINGS)) {
    const chosen = [...first];
    for (const { at, choice } of changes) chosen[at] = choice;
    if (!isTotal(kind, cages, chosen.slice(cells))) continue;
    if (left-- === 0 || whole.nodesLeft < 1) break;
    const other = proposed(seen, chosen, engine, whole);
    if (other.soundness === 'proper') return other;
  }
  const repaired = withoutClashes(seen, all, first);
  const other = repaired && proposed(seen, repaired, engine, whole);
  return other?.soundness === 'proper' ? other : begin;
}

/**
 * The reading with every clash of two printed values settled, each where it costs least; undefined where there is none or no way out. In large grids so many
 * squares may be misread that no small set of changes mends all of them, and most of them clash with something.
 */
function withoutClashes({ kind, signs }: Seen, all: readonly Float32Array[], first: readonly number[]): readonly number[] | undefined {
  const chosen = [...first];
  const cells = kind.geometry.cellCount;
  const printed = (cell: number): number => (signs[chosen[cell]!]!.by === 'print' ? signs[chosen[cell]!]!.value : 0);
  const clashes = (cell: number, value: number): boolean =>
    value > 0 && kind.geometry.peersOf(cell).some((peer) => printed(peer) === value);
  const isChanged = new Set<number>();
  for (;;) {
    let best: Change | undefined;
    let hasClash = false;
    for (let at = 0; at < cells; at++) {
      if (!clashes(at, printed(at))) continue;
      hasClash = true;
      if (isChanged.has(at)) continue;
      for (const [choice, { value, by }] of signs.entries()) {
        const cost = all[at]![chosen[at]!]! - all[at]![choice]!;
        if (choice === chosen[at] || (best && cost >= best.cost) || (by === 'print' && clashes(at, value))) continue;
        best = { at, choice, cost };
      }
    }
    if (!hasClash) return isChanged.size > 0 ? chosen : undefined;
    if (best === undefined) return undefined;
    chosen[best.at] = best.choice;
    isChanged.add(best.at);
  }
}

/** The odds of a cage's sums, with those ruled out that this many different values cannot make; 0 is no sum. */
export function sumOdds({ cells, odds }: SeenCage, size: number): Float32Array {
  const k = cells.length;
  return odds.map((odd, sum) => {
    if (sum === 0) return odd - WITHOUT_SUM;
    return sum < (k * (k + 1)) / 2 || sum > (k * (2 * size - k + 1)) / 2 ? Number.NEGATIVE_INFINITY : odd;
  });
}

/** Whether the sums of cages that cover the grid add up to what its rows hold; where they do not cover it, or one has no sum, that is unknown. */
function isTotal({ geometry }: Kind, cages: readonly SeenCage[], sums: readonly number[]): boolean {
  const covered = cages.reduce((count, { cells }) => count + cells.length, 0);
  if (covered < geometry.cellCount || sums.includes(0)) return true;
  return sums.reduce((a, b) => a + b, 0) === (geometry.cellCount * (geometry.size + 1)) / 2;
}

interface Change {
  /** A cell, or behind all cells a cage. */
  readonly at: number;
  readonly choice: number;
  readonly cost: number;
}

/** Sets of changes, at most one for a place, from the cheapest on: a set leads to itself with the next change added, and with its last change replaced by the next. */
function* cheapestSets(changes: readonly Change[], most: number): Generator<readonly Change[]> {
  const waiting: { readonly cost: number; readonly at: readonly number[] }[] =
    changes.length > 0 ? [{ cost: changes[0]!.cost, at: [0] }] : [];
  for (let tried = 0; tried < most && waiting.length > 0; ) {
    let best = 0;
    for (let i = 1; i < waiting.length; i++) if (waiting[i]!.cost < waiting[best]!.cost) best = i;
    const [{ cost, at }] = waiting.splice(best, 1) as [(typeof waiting)[number]];
    const last = at[at.length - 1]!;
    const next = changes[last + 1];
    if (next) {
      waiting.push({ cost: cost + next.cost, at: [...at, last + 1] });
      waiting.push({ cost: cost + next.cost - changes[last]!.cost, at: [...at.slice(0, -1), last + 1] });
    }
    const set = at.map((i) => changes[i]!);
    if (new Set(set.map((change) => change.at)).size < set.length) continue;
    tried++;
    yield set;
  }
}

function proposed({ kind, signs, odds, symbols, cages }: Seen, all: readonly number[], engine: Engine, whole: Budget): Proposal {
  const chosen = all.slice(0, odds.length);
  const sums = all.slice(odds.length);
  const outlined = cages.map(({ cells }, i) => ({ cells, sum: sums[i]! }));
  const written = chosen.map((sign) => signs[sign]!);
  const puzzle = must(puzzleRead(kind, written, outlined, symbols));
  return { chosen, sums, puzzle, soundness: soundnessOf(puzzle, engine, whole) };
}

function soundnessOf(puzzle: Puzzle, engine: Engine, whole: Budget): Soundness {
  if (findClashes(puzzle).length > 0) return 'none';
  // With fewer than two values less than there are, no puzzle without rules has one solution: the engine need not be asked.
  const values = new Set(puzzle.givens.filter((value) => value > 0)).size;
  if (puzzle.rules.length === 0 && values < puzzle.geometry.size - 1) return 'several';
  const budget = new Budget({ nodes: Math.min(MOST_NODES, whole.nodesLeft) });
  const { status, count } = engine.solve(puzzle, { limit: 2, budget });
  whole.spend(budget.nodes);
  if (count > 1n) return 'several';
  if (status === 'budget') return 'unknown';
  return count === 1n ? 'proper' : 'none';
}
