// `npm run campaign -- [--puzzles N] [--seed S] [--list FILE] [--generated N]`: what is too long for `npm test`.
// With --generated N, as many puzzles of the generator over all kinds, which clasp has to find uniquely solvable too.
// Random puzzles of every kind are solved by the fast engine and by clasp, which shares nothing with it; with --list, every
// puzzle of a published list is solved and each answer is judged by the independent checker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const load = (owner, path) => import(pathToFileURL(join(root, owner, 'dist', path)).href);
const { Budget, check, kindFamilies, exampleKinds, loadEngine, makePuzzle, makeRandom, readPuzzles } = await load('library', 'index.js');
const { findPeers } = await load('workbench', 'bench/index.js');
const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    list: { type: 'string' },
    generated: { type: 'string' },
  },
});

const fast = (await loadEngine('fast')).value;
const work = () => {
  if (values.list) return checkList(values.list);
  if (values.generated) return checkGenerated(Number(values.generated), Number(values.seed));
  return againstClasp(Number(values.puzzles), Number(values.seed));
};
const failures = (await work()) ?? 0;
process.exit(failures === 0 ? 0 : 1);

function solve(puzzle, limit, nodes) {
  const found = [];
  const { status, count } = fast.solve(puzzle, {
    limit,
    budget: new Budget(nodes ? { nodes } : { timeMs: 60_000 }),
    onSolution: (grid) => found.push(grid),
  });
  return { status, count: Number(count), found };
}

/** Every puzzle of the list has one solution, and the checker agrees with it. */
function checkList(file) {
  let wrong = 0;
  const items = readPuzzles(readFileSync(file, 'utf8'));
  for (const { line, result } of items) {
    const outcome = result.ok ? solve(result.value, 2) : undefined;
    if (outcome?.status === 'complete' && outcome.count === 1 && check(result.value, outcome.found[0]).length === 0) continue;
    wrong++;
    console.log(`line ${line}: ${result.ok ? `${outcome.status}, ${outcome.count} solutions` : result.error}`);
  }
  console.log(`${items.length} puzzles, ${wrong} not unique and valid`);
  return wrong;
}

/** Every puzzle that the generator makes has exactly one solution for clasp as well, and the checker agrees with it. */
async function checkGenerated(wanted, seed) {
  const { loadMakerParts, Maker } = await load('library', 'generator/index.js');
  const clasp = findPeers().find(({ name }) => name === 'clasp');
  if (!clasp) {
    console.log('THE CAMPAIGN DID NOT RUN: clasp is not installed (Debian: apt-get install clasp)');
    return 1;
  }
  const parts = await loadMakerParts();
  const kinds = kindFamilies.flatMap(exampleKinds).filter(({ geometry }) => geometry.cellCount <= 1300);
  const makers = kinds.map(({ spec }) => new Maker({ spec, seed, wishes: {} }, parts));
  const seen = { one: 0, undecided: 0, missed: 0 };
  let wrong = 0;
  for (let i = 0; seen.one + seen.undecided + wrong < wanted; i++) {
    const round = Math.floor(i / makers.length);
    // A large cube takes as long as a hundred small grids, so it comes every eighth time.
    if (kinds[i % makers.length].geometry.cellCount > 500 && round % 8 !== 0) continue;
    const made = makers[i % makers.length].attempt(round);
    if (!made) {
      seen.missed++;
      continue;
    }
    const { solutions } = clasp.solve(made.puzzle, 60, 2);
    if (solutions === undefined) seen.undecided++;
    else if (solutions === 1 && check(made.puzzle, made.solution).length === 0) seen.one++;
    else {
      wrong++;
      console.log(`${made.puzzle.kind.spec} ${[...made.puzzle.givens].join(' ')}: clasp finds ${solutions}`);
    }
  }
  console.log(`${wanted} generated puzzles of ${kinds.length} kinds: ${JSON.stringify(seen)}, ${wrong} mismatches`);
  return wrong;
}

/** The same number of solutions, up to two, as clasp finds; puzzles with none, one and several are mixed. */
function againstClasp(wanted, seed) {
  const clasp = findPeers().find(({ name }) => name === 'clasp');
  if (!clasp) {
    console.log('THE CAMPAIGN DID NOT RUN: clasp is not installed (Debian: apt-get install clasp)');
    return 1;
  }
  const random = makeRandom(seed);
  const kinds = kindFamilies.flatMap(exampleKinds).filter(({ geometry }) => geometry.cellCount <= 800);
  const seen = { none: 0, one: 0, several: 0, undecided: 0 };
  let wrong = 0;
  for (let i = 0; i < wanted; i++) {
    const kind = kinds[i % kinds.length];
    const puzzle = randomPuzzle(kind, random, i);
    const ours = solve(puzzle, 2);
    const { solutions } = clasp.solve(puzzle, 30, 2);
    if (ours.status === 'budget' || solutions === undefined) seen.undecided++;
    else {
      seen[['none', 'one', 'several'][solutions]]++;
      if (ours.count === solutions && ours.found.every((grid) => check(puzzle, grid).length === 0)) continue;
      wrong++;
      console.log(`${kind.spec} ${[...puzzle.givens].join(' ')}: fast ${ours.count}, clasp ${solutions}`);
    }
  }
  console.log(`${wanted} puzzles of ${kinds.length} kinds: ${JSON.stringify(seen)}, ${wrong} mismatches`);
  return wrong;
}

/** Some cells of a filled grid, relabelled; one in four with a clue changed. */
function randomPuzzle(kind, random, index) {
  const { cellCount, size, filling } = kind.geometry;
  const filled = filling?.() ?? solve(makePuzzle(kind, new Uint8Array(cellCount)), 1 + random.below(20), 100_000).found.at(-1);
  const labels = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const share = 0.2 + 0.5 * random.unit();
  const givens = filled.map((value) => (random.unit() < share ? labels[value - 1] : 0));
  const clues = [...givens.keys()].filter((cell) => givens[cell] !== 0);
  if (index % 4 === 0 && clues.length > 0) {
    const cell = clues[random.below(clues.length)];
    givens[cell] = (givens[cell] % size) + 1;
  }
  return makePuzzle(kind, givens);
}
