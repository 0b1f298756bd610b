import { basename } from 'node:path';
import { Budget, type Engine, makeRandom, ok, type Puzzle, round } from '#core';
import { loadEngine } from '#engines';
import { cpuSeconds, findPeers, measurePasses, type Peer } from '#measuring/machine';
import { common, defineBenchmark, type ProgressBar, setting } from './benchmark.ts';
import { freshList, freshNames } from './fresh-lists.ts';
import { readList } from './lists.ts';
import { type Speed, speedTable } from './speed.ts';

/** A list of puzzles of any kinds. */
interface KindsSpeed extends Speed {
  /** CPU seconds for the whole list, once. */
  readonly cpuSeconds: number;
  /** CPU seconds of each puzzle, once, in the order of the list. */
  readonly each: readonly number[];
}

interface Terms {
  readonly seed: number;
  readonly seconds: number;
  readonly timeout: number;
  readonly limit: 1 | 2;
}

export const kinds = defineBenchmark({
  id: 'kinds',
  summary: 'Solve puzzles of any kind with proof of uniqueness, beside SAT solvers',
  subjects: '<lists...>',
  settings: {
    engine: common.engine,
    seconds: common.seconds,
    timeout: setting.seconds('give a puzzle up after this long', 60),
    seed: common.seed,
    limit: setting.word(['1', '2'], '2 for a solution and its proof of uniqueness, 1 for a solution', '2'),
    fresh: setting.whole('make new lists from this seed; then they are called by name', undefined, 0),
    peers: setting.flag('also measure the SAT solvers that are installed (cadical, clasp, cryptominisat)'),
  },
  examples: [
    ['fixtures/kinds/solid3_random.jsonl --peers', 'cubes beside SAT solvers'],
    ['solid3-to-660 faces3 --fresh 7 --peers', 'lists that nothing was tuned on'],
  ],
  notes: `Fresh lists: ${freshNames.join(', ')}. A puzzle counts as behind where Ninefold takes more than twice the time of the peer and 50 ms more.`,
  async *measure(paths, { engine: id, peers, fresh, ...settings }, begin) {
    const engine = await loadEngine(id);
    if (!engine.ok) {
      yield engine;
      return;
    }
    const terms: Terms = { ...settings, limit: settings.limit === '1' ? 1 : 2 };
    for (const path of paths) {
      const puzzles = fresh === undefined ? readList(path) : await freshList(path, fresh);
      if (!puzzles.ok) {
        yield puzzles;
        continue;
      }
      const name = fresh === undefined ? basename(path) : `${path} ${fresh}`;
      const ours = await solveList(name, puzzles.value, engine.value, terms);
      yield ok(ours);
      for (const peer of peers ? findPeers() : []) {
        const progress = begin(peer.name, 'puzzles');
        const theirs = solveByPeer(name, puzzles.value, peer, terms, progress);
        yield ok({ ...theirs.speed, behind: behindOn(ours.each, theirs) });
        progress.stop();
      }
    }
  },
  table: speedTable,
});

/** Measures an engine on puzzles of any kind: solution and proof of uniqueness. */
async function solveList(
  file: string,
  puzzles: readonly Puzzle[],
  engine: Engine,
  { seed, seconds, timeout, limit }: Terms,
): Promise<KindsSpeed> {
  const shuffled = makeRandom(seed).shuffle([...puzzles.keys()]);
  const each = new Array<number>(puzzles.length).fill(Number.POSITIVE_INFINITY);
  const pass = (clock?: () => number): { unique: number; nodes: number; unanswered: number } => {
    const sums = { unique: 0, nodes: 0, unanswered: 0 };
    for (const index of shuffled) {
      const before = clock?.();
      const { status, count, counters } = engine.solve(puzzles[index]!, {
        limit,
        budget: new Budget({ timeMs: 1000 * timeout }),
        onSolution: () => undefined,
      });
      // The quickest of the passes: the first ones warm up.
      if (clock) each[index] = Math.min(each[index]!, clock() - before!);
      sums.nodes += counters.nodes;
      if (status === 'budget') sums.unanswered++;
      else if (count === 1n) sums.unique++;
    }
    return sums;
  };
  const timed = () => pass(cpuSeconds);
  const began = cpuSeconds();
  const first = timed();
  const once = cpuSeconds() - began;
  // A list that takes long by itself needs no second pass to be measured well.
  const isLong = once > seconds;
  // The clock takes an eighth of the time of the smallest puzzles, so what each takes is measured in passes that do not count.
  const measured = isLong
    ? { result: first, seconds: once, passes: 1 }
    : await measurePasses(() => pass(), cpuSeconds, seconds, { warmUp: false });
  if (!isLong) await measurePasses(timed, cpuSeconds, seconds / 10, { warmUp: false });
  const { result, passes } = measured;
  return {
    solver: engine.id === 'fast' ? 'ninefold' : `ninefold ${engine.id}`,
    file,
    puzzles: puzzles.length,
    unique: result.unique,
    perSecond: round((puzzles.length * passes) / measured.seconds),
    nodesPerPuzzle: round(result.nodes / puzzles.length),
    unanswered: result.unanswered,
    passes,
    cpuSeconds: round(measured.seconds / passes),
    each: each.map((used) => round(used, 6)),
  };
}

interface PeerSpeed {
  readonly speed: KindsSpeed;
  /** Of each puzzle whether the peer came to an answer. */
  readonly answered: readonly boolean[];
}

/** How many puzzles Ninefold is well behind a peer on; where that has no answer there is nothing to be behind. */
function behindOn(ours: readonly number[], { speed, answered }: PeerSpeed): number {
  return ours.filter((used, i) => answered[i] && used > 2 * speed.each[i]! + 0.05).length;
}

/** Measures a SAT solver on the same puzzles, each a process of its own, as it is used. */
function solveByPeer(file: string, puzzles: readonly Puzzle[], peer: Peer, { timeout, limit }: Terms, progress: ProgressBar): PeerSpeed {
  let [total, unique] = [0, 0];
  const answered: boolean[] = [];
  const each = puzzles.map((puzzle, index) => {
    const { solutions, cpuSeconds: used } = peer.solve(puzzle, timeout, limit);
    total += used;
    answered.push(solutions !== undefined);
    if (solutions === 1) unique++;
    progress.update(index + 1);
    return round(used, 6);
  });
  const speed: KindsSpeed = {
    solver: peer.name,
    file,
    puzzles: puzzles.length,
    unique,
    // A solver that breaks off at once may use no time that is counted.
    perSecond: total > 0 ? round(puzzles.length / total) : 0,
    nodesPerPuzzle: null,
    unanswered: answered.filter((one) => !one).length,
    passes: 1,
    cpuSeconds: round(total),
    each,
  };
  return { speed, answered };
}
