import { Budget, type Engine, makeRandom, type Puzzle } from '#core';
import type { Peer } from '#measuring/machine';
import { cpuSeconds, type Measurement, measurePasses } from '#measuring/machine';
import { round } from './classic.ts';

export interface KindsBenchSettings {
  readonly seed: number;
  /** Least seconds of measured passes. */
  readonly seconds: number;
  /** 2 asks for a solution and the proof that it is the only one, 1 for a solution. */
  readonly limit: 1 | 2;
  /** CPU seconds after which a puzzle is given up. */
  readonly timeout: number;
}

/** A measurement of a list of puzzles of any kinds, with what each puzzle took. */
export interface KindsMeasurement extends Measurement {
  /** CPU seconds for the whole list, once. */
  readonly cpuSeconds: number;
}

/** Measures an engine on puzzles of any kind: solution and proof of uniqueness. */
export async function benchKinds(
  file: string,
  puzzles: readonly Puzzle[],
  engine: Engine,
  { seed, seconds, timeout, limit }: KindsBenchSettings,
): Promise<KindsMeasurement> {
  const shuffled = makeRandom(seed).shuffle([...puzzles]);
  const pass = (): { unique: number; nodes: number; unanswered: number } => {
    const sums = { unique: 0, nodes: 0, unanswered: 0 };
    for (const puzzle of shuffled) {
      const { status, count, counters } = engine.solve(puzzle, {
        limit,
        budget: new Budget({ timeMs: 1000 * timeout }),
        onSolution: () => undefined,
      });
      sums.nodes += counters.nodes;
      if (status === 'budget') sums.unanswered++;
      else if (count === 1n) sums.unique++;
    }
    return sums;
  };
  const began = cpuSeconds();
  const first = pass();
  // A list that takes long by itself needs no second pass to be measured well.
  const once = cpuSeconds() - began;
  const {
    result,
    seconds: taken,
    passes,
  } = once > seconds ? { result: first, seconds: once, passes: 1 } : await measurePasses(pass, cpuSeconds, seconds, false);
  return {
    solver: engine.id === 'fast' ? 'ninefold' : `ninefold ${engine.id}`,
    file,
    puzzles: puzzles.length,
    unique: result.unique,
    perSecond: round((puzzles.length * passes) / taken),
    nodesPerPuzzle: round(result.nodes / puzzles.length),
    unanswered: result.unanswered,
    passes,
    cpuSeconds: round(taken / passes),
  };
}

/** Measures a SAT solver on the same puzzles, each a process of its own, as it is used. */
export function benchPeer(
  file: string,
  puzzles: readonly Puzzle[],
  peer: Peer,
  { timeout, limit }: KindsBenchSettings,
  onPuzzle: (done: number) => void,
): KindsMeasurement {
  let total = 0;
  let unique = 0;
  let unanswered = 0;
  puzzles.forEach((puzzle, index) => {
    const { solutions, cpuSeconds: used } = peer.solve(puzzle, timeout, limit);
    total += used;
    if (solutions === undefined) unanswered++;
    else if (solutions === 1) unique++;
    onPuzzle(index + 1);
  });
  return {
    solver: peer.name,
    file,
    puzzles: puzzles.length,
    unique,
    perSecond: round(puzzles.length / total),
    nodesPerPuzzle: null,
    unanswered,
    passes: 1,
    cpuSeconds: round(total),
  };
}
