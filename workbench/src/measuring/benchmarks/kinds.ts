import { basename } from 'node:path';
import { Budget, type Engine, makeRandom, ok, type Puzzle } from '#core';
import { loadEngine } from '#engines';
import { cpuSeconds, findPeers, measurePasses, type Peer } from '#measuring/machine';
import { common, defineBenchmark, type Progress, setting } from './benchmark.ts';
import { readList } from './lists.ts';
import { round, type Speed, speedTable } from './speed.ts';

/** A list of puzzles of any kinds. */
interface KindsSpeed extends Speed {
  /** CPU seconds for the whole list, once. */
  readonly cpuSeconds: number;
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
    peers: setting.flag('also measure the SAT solvers that are installed (cadical, clasp, cryptominisat)'),
  },
  examples: [['fixtures/kinds/solid3_random.jsonl --peers', 'cubes beside SAT solvers']],
  async *measure(paths, { engine: id, peers, ...settings }, begin) {
    const engine = await loadEngine(id);
    if (!engine.ok) {
      yield engine;
      return;
    }
    const terms: Terms = { ...settings, limit: settings.limit === '1' ? 1 : 2 };
    for (const path of paths) {
      const puzzles = readList(path);
      if (!puzzles.ok) {
        yield puzzles;
        continue;
      }
      yield ok(await solveList(basename(path), puzzles.value, engine.value, terms));
      for (const peer of peers ? findPeers() : []) {
        const progress = begin(peer.name, 'puzzles');
        yield ok(solveByPeer(basename(path), puzzles.value, peer, terms, progress));
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
  const measured =
    once > seconds ? { result: first, seconds: once, passes: 1 } : await measurePasses(pass, cpuSeconds, seconds, { warmUp: false });
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
  };
}

/** Measures a SAT solver on the same puzzles, each a process of its own, as it is used. */
function solveByPeer(file: string, puzzles: readonly Puzzle[], peer: Peer, { timeout, limit }: Terms, progress: Progress): KindsSpeed {
  let [total, unique, unanswered] = [0, 0, 0];
  puzzles.forEach((puzzle, index) => {
    const { solutions, cpuSeconds: used } = peer.solve(puzzle, timeout, limit);
    total += used;
    if (solutions === undefined) unanswered++;
    else if (solutions === 1) unique++;
    progress.update(index + 1);
  });
  return {
    solver: peer.name,
    file,
    puzzles: puzzles.length,
    unique,
    // Nothing was answered where no time was used: every formula was too large to be asked.
    perSecond: total > 0 ? round(puzzles.length / total) : 0,
    nodesPerPuzzle: null,
    unanswered,
    passes: 1,
    cpuSeconds: round(total),
  };
}
