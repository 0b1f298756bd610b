import { Budget, check, type Engine, fail, type Grid, type Kind, makePuzzle, makeRandom, ok, type Puzzle, type Random } from '#core';
import { loadMakerParts, Maker } from '#generator';
import { exampleKinds, kindFamilies } from '#kinds';
import { findPeers, type Peer } from '#measuring/machine';
import { common, defineBenchmark, type ProgressBar, setting } from './benchmark.ts';
import { engineOf, readList } from './lists.ts';
import { compareOnRules, compareWithJudge } from './rules-campaign.ts';

/** What a campaign found: how many puzzles of each sort, and those that another program answers otherwise. */
interface CampaignRow {
  readonly campaign: string;
  readonly puzzles: number;
  readonly seen: Readonly<Record<string, number>>;
  /** A sentence for each. */
  readonly mismatches: readonly string[];
}

export const campaign = defineBenchmark({
  id: 'campaign',
  summary: 'What is too long for the tests: many puzzles judged by code that shares nothing with the engines',
  subjects: '[lists...]',
  settings: {
    puzzles: setting.whole('random puzzles of every kind, solved by fast and by clasp', 1000),
    rules: setting.whole(
      'instead: this many small puzzles with one to four random rules, by fast, its fallback and the reference',
      undefined,
    ),
    keep: setting.text('a file that holds how far the puzzles with rules have come; with it the same command goes on there', undefined),
    judge: setting.text(
      'puzzles with rules beside a program that reads one as JSON a line and answers with the number of its solutions',
      undefined,
    ),
    generated: setting.whole('instead: this many puzzles of the generator over all kinds, which clasp has to find unique', undefined),
    seed: { ...common.seed, summary: 'where the random numbers begin' },
  },
  examples: [
    ['--puzzles 2000 --seed 7', 'random puzzles of every kind against clasp'],
    ['--generated 1000 --seed 3', 'puzzles of the generator against clasp'],
    ['--rules 1000000 --seed 1 --keep rules.json', 'random rules by three engines of ours; run it again to go on'],
    ["--rules 2000 --judge 'python3 scripts/judges/rules.py'", 'random rules against clasp, by an encoder that shares no code with ours'],
    ['17_clue.txt', 'every puzzle of a list has one solution, and the checker agrees with it'],
  ],
  async *measure(paths, { puzzles, rules, keep, judge, generated, seed }, begin) {
    const fast = await engineOf('fast');
    for (const path of paths) {
      const list = readList(path);
      yield list.ok ? ok(checkList(path, list.value, fast)) : list;
    }
    if (paths.length > 0) return;
    if (rules !== undefined) {
      const progress = begin('judging', 'puzzles');
      const tally =
        judge === undefined ? await compareOnRules(rules, seed, keep, progress) : await compareWithJudge(rules, seed, judge, progress);
      progress.stop();
      yield tally.ok ? ok({ ...tally.value, campaign: judge ?? 'random rules' }) : tally;
      return;
    }
    const clasp = findPeers().find(({ name }) => name === 'clasp');
    if (!clasp) {
      yield fail('the campaign did not run: clasp is not installed (Debian: apt-get install clasp)');
      return;
    }
    const progress = begin('judging', 'puzzles');
    yield ok(
      generated === undefined ? againstClasp(puzzles, seed, fast, clasp, progress) : await checkGenerated(generated, seed, clasp, progress),
    );
    progress.stop();
  },
  line: ({ campaign: name, puzzles, seen, mismatches }) =>
    [...mismatches, `${name}: ${puzzles} puzzles, ${JSON.stringify(seen)}, ${mismatches.length} mismatches`].join('\n'),
  fails: (rows) => rows.some(({ mismatches }) => mismatches.length > 0),
});

function solve(fast: Engine, puzzle: Puzzle, limit: number, nodes?: number): { status: string; count: number; found: Grid[] } {
  const found: Grid[] = [];
  const budget = new Budget(nodes === undefined ? { timeMs: 60_000 } : { nodes });
  const { status, count } = fast.solve(puzzle, { limit, budget, onSolution: (grid) => found.push(grid) });
  return { status, count: Number(count), found };
}

/** Every puzzle of the list has one solution, and the checker agrees with it. */
function checkList(path: string, puzzles: readonly Puzzle[], fast: Engine): CampaignRow {
  const mismatches = puzzles.flatMap((puzzle, index) => {
    const { status, count, found } = solve(fast, puzzle, 2);
    const isFine = status === 'complete' && count === 1 && check(puzzle, found[0]!).length === 0;
    return isFine ? [] : [`${path}, puzzle ${index + 1}: ${status}, ${count} solutions`];
  });
  return { campaign: path, puzzles: puzzles.length, seen: { one: puzzles.length - mismatches.length }, mismatches };
}

const shown = ({ kind, givens }: Puzzle): string => `${kind.spec} ${[...givens].join(' ')}`;

/** Every puzzle that the generator makes has exactly one solution for clasp as well, and the checker agrees with it. */
async function checkGenerated(wanted: number, seed: number, clasp: Peer, progress: ProgressBar): Promise<CampaignRow> {
  const parts = await loadMakerParts();
  const kinds = kindFamilies.flatMap(exampleKinds).filter(({ geometry }) => geometry.cellCount <= 1300);
  const makers = kinds.map(({ spec }) => new Maker({ spec, seed, wishes: {} }, parts));
  const seen = { one: 0, undecided: 0, missed: 0 };
  const mismatches: string[] = [];
  for (let i = 0; seen.one + seen.undecided + mismatches.length < wanted; i++) {
    const round = Math.floor(i / makers.length);
    // A large cube takes as long as a hundred small grids, so it comes every eighth time.
    if (kinds[i % makers.length]!.geometry.cellCount > 500 && round % 8 !== 0) continue;
    const made = makers[i % makers.length]!.attempt(round);
    progress.update(seen.one);
    if (!made) {
      seen.missed++;
      continue;
    }
    const { solutions } = clasp.solve(made.puzzle, 60, 2);
    if (solutions === undefined) seen.undecided++;
    else if (solutions === 1 && check(made.puzzle, made.solution).length === 0) seen.one++;
    else mismatches.push(`${shown(made.puzzle)}: clasp finds ${solutions}`);
  }
  return { campaign: `generated, ${kinds.length} kinds`, puzzles: wanted, seen, mismatches };
}

/** The same number of solutions, up to two, as clasp finds; puzzles with none, one and several are mixed. */
function againstClasp(wanted: number, seed: number, fast: Engine, clasp: Peer, progress: ProgressBar): CampaignRow {
  const random = makeRandom(seed);
  const kinds = kindFamilies.flatMap(exampleKinds).filter(({ geometry }) => geometry.cellCount <= 800);
  const seen = { none: 0, one: 0, several: 0, undecided: 0 };
  const mismatches: string[] = [];
  for (let i = 0; i < wanted; i++) {
    const puzzle = randomPuzzle(kinds[i % kinds.length]!, random, i, fast);
    const ours = solve(fast, puzzle, 2);
    const { solutions } = clasp.solve(puzzle, 30, 2);
    progress.update(i);
    if (ours.status === 'budget' || solutions === undefined) seen.undecided++;
    else {
      seen[(['none', 'one', 'several'] as const)[solutions]!]++;
      const agrees = ours.count === solutions && ours.found.every((grid) => check(puzzle, grid).length === 0);
      if (!agrees) mismatches.push(`${shown(puzzle)}: fast ${ours.count}, clasp ${solutions}`);
    }
  }
  return { campaign: `random, ${kinds.length} kinds`, puzzles: wanted, seen, mismatches };
}

/** Some cells of a filled grid, relabelled; one in four with a clue changed. */
function randomPuzzle(kind: Kind, random: Random, index: number, fast: Engine): Puzzle {
  const { cellCount, size, filling } = kind.geometry;
  const empty = makePuzzle(kind, new Uint8Array(cellCount));
  const filled = filling?.() ?? solve(fast, empty, 1 + random.below(20), 100_000).found.at(-1)!;
  const labels = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const share = 0.2 + 0.5 * random.unit();
  const givens = filled.map((value) => (random.unit() < share ? labels[value - 1]! : 0));
  const clues = [...givens.keys()].filter((cell) => givens[cell] !== 0);
  if (index % 4 === 0 && clues.length > 0) {
    const cell = clues[random.below(clues.length)]!;
    givens[cell] = (givens[cell]! % size) + 1;
  }
  return makePuzzle(kind, givens);
}
