// Chooses the positions of Learn: node scripts/positions.mjs FILE... [--seconds S] [--techniques ID,ID] [--loose SEED], where each FILE
// holds puzzles in any format, writes workbench/src/apps/web/learn/positions.json. Positions that stay good are kept. Where cubes or faces have no
// example of a technique, searched.json beside it keeps how many positions were looked at without finding one, run after run, and Learn says so.
//
// An example shows what nothing simpler does: something that its step removes or places is removed or placed by no technique that comes
// before it. The solver says so here when a position is chosen, and tests/learn-examples.test.ts says it again of all of them.
//
// A walk takes the simplest step of each position. With --loose it takes any of the simple ones at random instead, so that patterns are also
// met before something simpler has cleared the way to them: a remote pair, say, is a turbot fish once its naked pairs have done their work.
//
// With --made N each puzzle is tried N times with candidates struck out for aligned exclusion instead (made-positions.mjs); such a position
// says that it was made, and among how many positions of random puzzles none was found before.

import { readFileSync, writeFileSync } from 'node:fs';
import { Budget, Candidates, makePuzzle } from '../library/dist/core/index.js';
import { loadEngine } from '../library/dist/engines/index.js';
import { readPuzzles } from '../library/dist/formats/index.js';
import { kindOf } from '../library/dist/kinds/index.js';
import { Desk, hintOrder } from '../library/dist/techniques/index.js';
import { madePosition } from './made-positions.mjs';

const TARGET = new URL('../workbench/src/apps/web/learn/positions.json', import.meta.url);
const SEARCHED = new URL('../workbench/src/apps/web/learn/searched.json', import.meta.url);
/** The families of kinds of which Learn says where it found nothing. */
const ELSEWHERE = ['solid:2', 'faces3:2'];
/** Examples of each technique on flat puzzles, and on cubes and on faces. */
const MOST = 3;
const MOST_ELSEWHERE = 1;
const CLASSIC = 'classic:3x3';
/** Steps that a loose walk takes at random: cheap to find on any board. */
const CHEAP = 4.2;

// Chains over rules find what plain chains find where there are no rules.
const plain = hintOrder.filter(({ id }) => id !== 'guess' && id !== 'rule-chain');
const ids = plain.map(({ id }) => id);
const desk = new Desk();

/** What a deduction comes to: what it places, and what it removes elsewhere. */
const marksOf = ({ place, remove }, size) => [
  ...place.map(({ cell, value }) => `p${cell * size + value}`),
  ...remove.filter(({ cell }) => !place.some((one) => one.cell === cell)).map(({ cell, value }) => `r${cell * size + value}`),
];

/** Everything that techniques before one do in a position, each technique once for each board. */
function simplerMarks(board, technique, known, deadline) {
  const marks = new Set();
  for (const simpler of plain) {
    if (simpler === technique) break;
    if (!known.has(simpler.id)) {
      const own = [];
      for (const deduction of simpler.find(board)) {
        own.push(...marksOf(deduction, board.size));
        if (Date.now() > deadline) return undefined;
      }
      known.set(simpler.id, own);
    }
    for (const mark of known.get(simpler.id)) marks.add(mark);
  }
  return marks;
}

/** The first step of a technique in a position that nothing simpler does. */
function ownStep(board, technique, known, deadline) {
  let marks;
  for (const deduction of technique.find(board)) {
    marks ??= simplerMarks(board, technique, known, deadline);
    if (marks === undefined || Date.now() > deadline) return undefined;
    const own = marksOf(deduction, board.size);
    // A single that is placed takes candidates along; what it is about is the placement.
    const counted = deduction.place.length > 0 ? own.filter((mark) => mark[0] === 'p') : own;
    if (counted.some((mark) => !marks.has(mark)) && isWhole(technique, deduction)) return deduction;
  }
  return undefined;
}

const NOTHING = { candidates: [], remove: [], place: [] };
/** A chain begins at what it removes, which is no pattern that falls with it. */
const isChain = ({ id }) => /chain|aic|nishio/.test(id);
/** Aligned exclusion is about the cells that it removes from. */
const isWhole = (technique, deduction) => isChain(technique) || technique.id.startsWith('aligned') || !losesItself(deduction);
const losesItself = ({ candidates, remove, place }) =>
  place.length === 0 && remove.some(({ cell, value }) => candidates.some((mark) => mark.cell === cell && mark.value === value));

function boardPuzzle(kind, board) {
  const { cellCount, size } = kind.geometry;
  const restrictions = Candidates.none(cellCount, size);
  for (let cell = 0; cell < cellCount; cell++)
    for (const value of board.values[cell] ? [board.values[cell]] : board.candidatesOf(cell)) restrictions.add(cell, value);
  return makePuzzle(kind, board.values.slice(), { restrictions });
}

/** A candidate that comes back, or a value that is taken off, with which the step is not found any more: the near miss. */
function nearMiss(kind, position, technique, deduction) {
  const size = kind.geometry.size;
  const wanted = marksOf(deduction, size).sort().join();
  const finds = (puzzle) => {
    for (const one of technique.find(desk.lay(puzzle, true))) if (marksOf(one, size).sort().join() === wanted) return true;
    return false;
  };
  const { givens, restrictions } = position;
  const cells = new Set(deduction.houses.flatMap((house) => [...kind.geometry.groups[house].cells]).concat(deduction.cells));
  for (const cell of cells) {
    if (givens[cell] !== 0) continue;
    for (const value of deduction.values.length > 0 ? deduction.values : Array.from({ length: size }, (_, i) => i + 1)) {
      if (restrictions.has(cell, value)) continue;
      const more = restrictions.clone();
      more.add(cell, value);
      if (!finds(makePuzzle(kind, givens, { restrictions: more }))) return { spoiler: [cell, value] };
    }
  }
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] === 0) continue;
    const fewer = givens.slice();
    fewer[cell] = 0;
    const more = restrictions.clone();
    for (let value = 1; value <= size; value++) more.add(cell, value);
    if (!finds(makePuzzle(kind, fewer, { restrictions: more }))) return { blank: cell };
  }
  return undefined;
}

const SIGNS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
function describe(kind, technique, deduction, position) {
  const { givens, restrictions, geometry } = position;
  const { cellCount, size } = geometry;
  const signsOf = (cell) =>
    Array.from({ length: size }, (_, i) => i + 1)
      .filter((value) => restrictions.has(cell, value))
      .map((value) => SIGNS[value - 1])
      .join('');
  return {
    technique: technique.id,
    name: deduction.name,
    ...(kind.spec === CLASSIC ? {} : { kind: kind.spec }),
    ...(kind.regions ? { regions: kind.regions.join('') } : {}),
    values: Array.from(givens, (value) => (value === 0 ? '.' : SIGNS[value - 1])).join(''),
    candidates: Array.from({ length: cellCount }, (_, cell) => (givens[cell] === 0 ? signsOf(cell) : '')).join(','),
    place: deduction.place.map(({ cell, value }) => [cell, value]),
    remove: deduction.remove.map(({ cell, value }) => [cell, value]),
  };
}

const args = process.argv.slice(2);
function option(name) {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}
const end = Date.now() + 1000 * Number(option('--seconds') ?? 60);
const only = option('--techniques')?.split(',');
const looseSeed = option('--loose');
const made = Number(option('--made') ?? 0);

// What is there already and still shows what nothing simpler does stays.
const found = new Map();
const familyOf = (spec) => spec.replace(/\d*:.*/, '');
/** Own examples of a technique on a family of kinds; one that something simpler covers does not count. */
const countOf = (id, spec) =>
  (found.get(id) ?? []).filter((one) => !one.covered && one.source === undefined && familyOf(one.kind ?? CLASSIC) === familyOf(spec))
    .length;
const keep = (position) => found.set(position.technique, [...(found.get(position.technique) ?? []), position]);
for (const position of JSON.parse(readFileSync(TARGET, 'utf8'))) {
  const technique = plain.find(({ id }) => id === position.technique);
  if (position.source !== undefined || technique === undefined) {
    keep(position);
    continue;
  }
  const puzzle = layOut(position);
  const board = desk.lay(puzzle, true);
  const isOwn = ownStepOf(board, technique, position);
  if (isOwn || position.covered) keep(position);
}

function layOut({ kind: spec = CLASSIC, regions, values, candidates }) {
  const kind = kindOf(spec, regions && Array.from(regions, Number));
  const { cellCount, size } = kind.geometry;
  const givens = Uint8Array.from(values, (sign) => SIGNS.indexOf(sign) + 1);
  if (candidates === undefined) return makePuzzle(kind, givens);
  const restrictions = Candidates.none(cellCount, size);
  candidates.split(',').forEach((signs, cell) => {
    for (const sign of signs) restrictions.add(cell, SIGNS.indexOf(sign) + 1);
    if (givens[cell] !== 0) restrictions.add(cell, givens[cell]);
  });
  return makePuzzle(kind, givens, { restrictions });
}

/** Whether the step of a kept position is still one that nothing simpler does. */
function ownStepOf(board, technique, { place, remove }) {
  const marks = simplerMarks(board, technique, new Map(), Date.now() + 60_000);
  const size = board.size;
  const counted =
    place.length > 0 ? place.map(([cell, value]) => `p${cell * size + value}`) : remove.map(([cell, value]) => `r${cell * size + value}`);
  return marks === undefined || counted.some((mark) => !marks.has(mark));
}
const kept = [...found.values()].flat().length;

/** How many positions were looked at for each technique and family of kinds. */
const lookedAt = new Map();
/** And at how many a chain was not looked for, because something simpler led on. */
const passed = new Map();
let state = Number(looseSeed ?? made) >>> 0;
function random(below) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** Walks through a puzzle and looks at each position for the techniques that have too few examples. */
function walk(puzzle) {
  const { kind } = puzzle;
  const most = kind.spec === CLASSIC ? MOST : MOST_ELSEWHERE;
  const board = desk.lay(puzzle, true);
  const deadline = Math.min(end, Date.now() + 20_000);
  // Chains over the thousands of candidates of a cube take minutes.
  const large = kind.geometry.cellCount > 300;
  const usual = plain.filter(({ ratings }) => !large || ratings[0] <= 6.2);
  const wanted = usual.filter(({ id }) => (only === undefined || only.includes(id)) && countOf(id, kind.spec) < most);
  const hardest = Math.max(...wanted.map((technique) => usual.indexOf(technique)));
  while (board.open > 0 && Date.now() < deadline) {
    const known = new Map();
    const firsts = [];
    for (const [rank, technique] of usual.entries()) {
      if (Date.now() > deadline || rank > hardest) break;
      const wants = wanted.includes(technique) && countOf(technique.id, kind.spec) < most;
      // Chains are only looked for where nothing simpler finds anything: of each sort the shortest is found alone, so comparing says nothing.
      const key = `${technique.id} ${familyOf(kind.spec)}`;
      if (firsts.length > 0 && wants && isChain(technique)) passed.set(key, (passed.get(key) ?? 0) + 1);
      if (firsts.length > 0 && (wants ? isChain(technique) : looseSeed === undefined || technique.ratings[0] > CHEAP)) continue;
      const [first] = technique.find(board);
      if (first) firsts.push(first);
      if (!wants) continue;
      lookedAt.set(key, (lookedAt.get(key) ?? 0) + 1);
      if (!first) continue;
      const step = firsts.length === 1 && isWhole(technique, first) ? first : ownStep(board, technique, known, deadline);
      if (!step) continue;
      const position = boardPuzzle(kind, board);
      // To look for the near miss of a chain takes as many searches as there are candidates; a naked single stays one, whatever comes back.
      const miss = isChain(technique) || large || technique.id === 'naked-single' ? {} : nearMiss(kind, position, technique, step);
      // The desk has one board for a geometry, and looking for near misses has laid others on it.
      desk.lay(position, true);
      if (miss) keep({ ...describe(kind, technique, step, position), ...miss });
    }
    if (firsts.length === 0) return;
    const { place, remove } = firsts[looseSeed === undefined ? 0 : random(firsts.length)] ?? NOTHING;
    for (const { cell, value } of place) board.place(cell, value);
    for (const { cell, value } of remove) if (board.values[cell] === 0) board.remove(cell, value);
  }
}

const ALIGNED = { 'aligned-pair-exclusion': 2, 'aligned-triplet-exclusion': 3 };
/** Positions of random puzzles that were searched for a technique before some were made for it. */
const searchedInVain = (id) => Math.max(0, ...found.get(id).map(({ covered, made: before }) => covered ?? before ?? 0));
let madeCount = 0;

/** Tries positions that are made for aligned exclusion, until each of the two has enough of its own; one of a puzzle. */
function tryMade(puzzle, engine) {
  const solutions = [];
  engine.solve(puzzle, { limit: 2, budget: new Budget({ timeMs: 2000 }), onSolution: (grid) => solutions.push(grid) });
  if (solutions.length !== 1) return;
  const { kind } = puzzle;
  const board = desk.lay(puzzle, true);
  const candidates = Array.from({ length: kind.geometry.cellCount }, (_, cell) => [...board.candidatesOf(cell)]);
  for (const [id, degree] of Object.entries(ALIGNED)) {
    const technique = plain.find((one) => one.id === id);
    for (let i = 0; i < made && countOf(id, kind.spec) < MOST && Date.now() < end; i++) {
      const position = madePosition(puzzle, solutions[0], (cell) => candidates[cell], degree, random);
      if (position === undefined) continue;
      madeCount++;
      const step = ownStep(desk.lay(position, true), technique, new Map(), Date.now() + 5000);
      const miss = step && nearMiss(kind, position, technique, step);
      if (!miss) continue;
      keep({ ...describe(kind, technique, step, position), ...miss, made: searchedInVain(id) });
      break;
    }
  }
}

let walks = 0;
const loaded = await loadEngine('fast');
if (!loaded.ok) throw new Error(loaded.error);
for (const file of args)
  for (const { result } of readPuzzles(readFileSync(file, 'utf8')))
    if (result.ok && Date.now() < end) {
      walks++;
      if (made > 0) tryMade(result.value, loaded.value);
      else walk(result.value);
    }
// A technique with an example of its own needs none that something simpler covers.
const all = [...found.values()]
  .flat()
  .filter(({ technique, covered, kind = CLASSIC }) => !covered || countOf(technique, kind) === 0)
  .sort((a, b) => ids.indexOf(a.technique) - ids.indexOf(b.technique) || Number(a.kind !== undefined) - Number(b.kind !== undefined));
writeFileSync(TARGET, `${JSON.stringify(all, null, 1)}\n`);
const before = JSON.parse(readFileSync(SEARCHED, 'utf8'));
const inVain = ids.flatMap((id) => {
  // What has no example at all keeps what was said of it.
  if (!found.has(id)) return before[id] ? [[id, before[id]]] : [];
  const counts = ELSEWHERE.filter((spec) => countOf(id, spec) === 0).map((spec) => {
    const family = familyOf(spec);
    const sum = (name, now) => (before[id]?.[family]?.[name] ?? 0) + (now.get(`${id} ${family}`) ?? 0);
    return [family, { looked: sum('looked', lookedAt), passed: sum('passed', passed) }];
  });
  return counts.length > 0 ? [[id, Object.fromEntries(counts)]] : [];
});
writeFileSync(SEARCHED, `${JSON.stringify(Object.fromEntries(inVain), null, 2)}\n`);
for (const id of ids) {
  const looked = [...lookedAt].filter(([key]) => key.startsWith(`${id} `)).map(([key, count]) => `${key.split(' ')[1]} ${count}`);
  const own = all.filter(({ technique }) => technique === id);
  console.log(
    `${id}: ${own.map(({ kind = CLASSIC, covered }) => kind + (covered ? ' (covered)' : '')).join(', ')}; looked at ${looked.join(', ') || 0}`,
  );
}
console.log(`${walks} puzzles, ${madeCount} positions made, ${kept} kept, ${all.length} now`);
