import { Budget, type Engine, findClashes, type Grid, type Kind, makePuzzle, type Puzzle } from '#core';
import type { SquareOdds } from './read-squares.ts';

/** What a puzzle that was read turned out to be: with one solution, several, none, or too hard to say. */
export type Soundness = 'proper' | 'several' | 'none' | 'unknown';

/** Signs for every cell, as indices into the signs of the odds. */
export interface Proposal {
  readonly chosen: readonly number[];
  readonly puzzle: Puzzle;
  readonly soundness: Soundness;
}

/**
 * How many readings are tried, how unlikely a sign may be beside the likeliest of its square (as a logarithm; a network that was fitted to soft
 * answers is at most 7 away from anything), and what a question to the engine may cost.
 */
const MOST_READINGS = 400;
const MOST_DOUBT = 5;
const MOST_NODES = 20_000;

/**
 * The likeliest reading that is a proper puzzle. Readings are tried from the likeliest on: each differs from the first in some squares, at a cost
 * that is the sum of the squares' own. Where none of those tried has one solution, the first stands with what is wrong with it.
 */
export function propose(kind: Kind, read: SquareOdds, engine: Engine): Proposal {
  const first = read.odds.map((odds) => odds.indexOf(Math.max(...odds)));
  const puzzle = puzzleOf(kind, read, first);
  const soundness = soundnessOf(puzzle, engine);
  if (soundness === 'proper' || soundness === 'unknown') return { chosen: first, puzzle, soundness };
  const others = read.odds
    .flatMap((odds, cell) => [...odds].map((odd, sign) => ({ cell, sign, cost: odds[first[cell]!]! - odd })))
    .filter(({ cell, sign, cost }) => sign !== first[cell] && cost < MOST_DOUBT)
    .sort((a, b) => a.cost - b.cost);
  for (const changes of cheapestSets(others, MOST_READINGS)) {
    const chosen = [...first];
    for (const { cell, sign } of changes) chosen[cell] = sign;
    const other = puzzleOf(kind, read, chosen);
    if (soundnessOf(other, engine) === 'proper') return { chosen, puzzle: other, soundness: 'proper' };
  }
  return { chosen: first, puzzle, soundness };
}

interface Change {
  readonly cell: number;
  readonly sign: number;
  readonly cost: number;
}

/** Sets of changes, at most one for a cell, from the cheapest on: a set leads to itself with the next change added, and with its last change replaced by the next. */
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
    if (new Set(set.map(({ cell }) => cell)).size < set.length) continue;
    tried++;
    yield set;
  }
}

function puzzleOf(kind: Kind, { signs }: SquareOdds, chosen: readonly number[]): Puzzle {
  const by = (hand: 'print' | 'hand'): Grid => Uint8Array.from(chosen, (sign) => (signs[sign]!.by === hand ? signs[sign]!.value : 0));
  const entries = by('hand');
  return makePuzzle(kind, by('print'), entries.some((value) => value > 0) ? { progress: { entries } } : {});
}

function soundnessOf(puzzle: Puzzle, engine: Engine): Soundness {
  if (findClashes(puzzle).length > 0) return 'none';
  // With fewer than two values less than there are, no puzzle has one solution: the engine need not be asked.
  if (new Set(puzzle.givens.filter((value) => value > 0)).size < puzzle.geometry.size - 1) return 'several';
  const { status, count } = engine.solve(puzzle, { limit: 2, budget: new Budget({ nodes: MOST_NODES }) });
  if (count > 1n) return 'several';
  if (status === 'budget') return 'unknown';
  return count === 1n ? 'proper' : 'none';
}
