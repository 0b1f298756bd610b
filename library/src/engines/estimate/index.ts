import { Budget, type BudgetEnd, type BudgetLimits, makeRandom, openCandidates, type Puzzle } from '#core';
import type { ProbeAnswer, Prober } from '../fast/prober.ts';
import { type Interval, intervalOf } from './interval.ts';
import { MaskSpread } from './masks.ts';
import { Population } from './population.ts';
import { Sampler } from './sampler.ts';

/** How many solutions a puzzle has, as far as random walks can tell. Logarithms are to base 10: the numbers may be beyond any type. */
export interface Estimate extends Interval {
  /** Walks, or populations. */
  readonly walks: number;
  /** Positions of a population, where single walks die. */
  readonly population?: number;
  /** Branches tried and positions counted, the unit of the budget's nodes. */
  readonly steps: number;
  readonly end?: BudgetEnd;
}

export interface EstimateSettings {
  /** It ends the walks, so something has to bound it. */
  readonly budget: BudgetLimits;
  readonly seed: number;
  /** This many populations of at most this many positions instead, whatever single walks would come to: for measuring. */
  readonly populations?: { readonly count: number; readonly size: number };
}

/** Walks that find out from where on the kernel should count, and whether dead ends are so many that branches should be tested. */
const TRIALS = 9;

/**
 * Estimates the number of solutions until the budget ends, by single walks or, where every one that is tried first dies, by populations;
 * `sampler.ts` and `population.ts` tell how and why they are right on average, `interval.ts` how far they may be off. The same seed and as
 * many steps give the same estimate.
 */
export function estimateSolutions(puzzle: Puzzle, prober: Prober, { budget: limits, seed, populations }: EstimateSettings): Estimate {
  const budget = new Budget(limits);
  const random = makeRandom(seed);
  if (populations) return byPopulations(new Population(puzzle, prober, random, budget, populations.size), budget, populations.count);
  const sampler = new Sampler(puzzle, prober, random, budget);
  const trials = Array.from({ length: TRIALS }, () => sampler.measureRoom()).filter((trial) => trial !== undefined);
  if (trials.length === TRIALS && trials.every(({ isDead }) => isDead) && MaskSpread.canFollow(puzzle.geometry)) {
    return byPopulations(new Population(puzzle, prober, random, budget), budget);
  }
  const rooms = trials.map(({ room }) => room).sort((a, b) => a - b);
  sampler.countBelow = rooms[rooms.length >> 1] ?? 0;
  sampler.isCareful = 2 * trials.filter(({ isDead }) => isDead).length > TRIALS;
  return summary(
    collect(() => sampler.walk()),
    budget,
  );
}

function byPopulations(population: Population, budget: Budget, most?: number): Estimate {
  const weights = population.measureLevel() ? collect(() => population.go(), most) : [];
  return { ...summary(weights, budget), population: population.size };
}

function collect(next: () => number | undefined, most = Number.POSITIVE_INFINITY): number[] {
  const weights: number[] = [];
  for (let weight = next(); weight !== undefined; weight = next()) if (weights.push(weight) >= most) break;
  return weights;
}

function summary(weights: readonly number[], budget: Budget): Estimate {
  return { ...intervalOf(weights), walks: weights.length, steps: budget.nodes, ...(budget.end ? { end: budget.end } : {}) };
}

/** What is counted out rather than estimated. */
const FEW = { limit: 10_000, effort: 10 };

/** Counts the solutions where they are few enough to be counted at once; what it found of them where they are not. */
export function countFew(puzzle: Puzzle, prober: Prober): ProbeAnswer {
  prober.take(openCandidates(puzzle));
  return prober.ask({ limit: FEW.limit + 1, effort: FEW.effort });
}
