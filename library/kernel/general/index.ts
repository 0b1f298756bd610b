/**
 * Api: what the host calls. See the layout of memory in `layout.ts`.
 *
 *   plan -> host writes groupStart, groupCells -> build        once per geometry
 *   host writes input -> begin -> run, run, ... until 0        once per puzzle
 */
import * as L from './layout';
import { buildTables } from './geometry';
import * as S from './search';
import { lean as leanOn } from './decide';
import { propagations } from './propagate';
import { setRestartUnit } from './restart';
import * as H from './share';
import { candOf } from './state';
import { planDive } from './dive';
import { diving, forgetDive, laneOf } from './lanes';
import { watchClear } from './clauses';
import { setProving } from './proof';
import { planNothing, planRules } from './rules';

/** Sizes of the geometry: cells, N, groups, and the cells of all groups together. */
export function plan(cells: i32, values: i32, groups: i32, members: i32): void {
  L.planGroups(cells, values, groups, members);
  forgetDive();
  planNothing();
}
/**
 * After `plan`, where there are rules: which program it is (0 that of the dive, 1 that of the learning search), how many cells are seen, the words of the
 * program, and how large its parts are. That of the learning search may wait until `run` asks for it.
 */
export function planProgram(which: u32, visible: u32, words: u32, constraints: u32, states: u32): usize {
  return planRules(which, visible, words, constraints, states);
}
/** After `run` asked for it and the program of the learning search is there. */
export function surface(): void { S.surface(); }
export function groupStartPtr(): usize { return L.groupStart; }
export function groupCellsPtr(): usize { return L.groupCells; }
export function inputPtr(): usize { return L.input; }
export function outPtr(): usize { return L.out; }
/** Whether the memory held a geometry before. */
let used: bool = false;

/** Builds the tables and reserves everything else. 0: done, 1: memory was refused. */
export function build(clauseWords: u32, solutions: i32): i32 {
  buildTables();
  planDive();
  S.planSearch();
  if (!L.planState(clauseWords, solutions)) return 1;
  if (used) {
    L.wipe();
    watchClear();
  }
  used = true;
  return 0;
}
/** Whether the next puzzle is searched with a proof, see `proof.ts`. */
export function prove(on: i32): void { setProving(on != 0); }
export function begin(seed: u32, countOnly: i32): void { S.begin(seed, countOnly); }
/** Where the host writes one value a cell before it calls `lean`. */
export function leanPtr(): usize { return L.fullest; }
/** Between two runs: the values at `leanPtr` are guessed first, by turns with what the search itself would guess. Until the next `begin`. */
export function lean(): void { leanOn(); }
/** Before `begin`: clauses of up to this many literals are told from then on; 0: none. */
export function tell(longest: u32): void { H.setLongest(longest); }
/** What was learned since this was last asked: words at `toldPtr`. */
export function told(): u32 {
  const words = H.toldWords;
  H.forgetTold();
  return words;
}
export function toldPtr(): usize { return H.told; }
/** Between two runs: takes in what another search has told, which the host has written to `heardPtr`. */
export function hear(words: u32): void { S.hear(words); }
export function heardPtr(): usize { return H.heard; }
/** Infinity and everything beyond 2^53 is no bound. */
@inline function whole(x: f64): u64 { return x < 9007199254740992.0 ? <u64>x : <u64>1 << 53; }
export function run(maxSolutions: f64, maxEffort: f64, maxNodes: f64): i32 {
  return S.run(whole(maxSolutions), whole(maxEffort), whole(maxNodes));
}

/** What follows without a guess in the dive, or at the root of the learning search: writes the masks left into `input`; 0 when they contradict. */
export function propagateRoot(dive: i32): i32 {
  if (!S.rootOnly(dive != 0)) return 0;
  for (let c = 0; c < L.cellCount; c++) store<u64>(L.input + (<usize>c << 3), diving ? <u64>laneOf(c) : candOf(c));
  return 1;
}

/** 0 nodes, 1 conflicts, 2 propagations, 3 restarts, 4 learned, 5 solutions. */
export function counter(which: i32): f64 {
  switch (which) {
    case 0: return <f64>S.nodes;
    case 1: return <f64>S.conflicts;
    case 2: return <f64>propagations;
    case 3: return <f64>S.restarts;
    case 4: return <f64>S.learned;
    default: return <f64>S.solutions;
  }
}

/** How many guesses the dive may take before the learning search takes over, whatever the rules are; 0: none. */
export function setPatience(guesses: u32): void { S.setPatience(guesses); }

/** For tests: makes rare paths common. Defaults: 5, 16, 2000, 300, 256 (see `search.ts`, `restart.ts`). */
export function tune(fewest: u32, block: u32, reduceFirst: u32, reduceGrow: u32, restartUnit: u32): void {
  S.setTuning(fewest, block, reduceFirst, reduceGrow);
  setRestartUnit(restartUnit);
}
