/**
 * Search: guess, propagate, learn, and report each solution once.
 *
 * The loop can stop after any step and go on later, because all of its state is the trail, the
 * clauses and a few counters; budgets and streams are the host's slices of one search.
 *
 * After a solution its guesses are excluded. While solutions are few this is a clause ("not all
 * of these guesses again") which leaves the search free to jump and restart: proving uniqueness
 * is then an ordinary refutation. When there are many the clauses would fill memory, so the last
 * guess is flipped in place instead and `floor` remembers the lowest level that may not be undone
 * by a jump: below it everything is exhausted (Gebser et al. 2007, as in clasp). Memory stays
 * constant over millions of solutions, and no solution comes twice in either way.
 */
import { cellCount, varCount, shift, out, outCapacity, learnt, take } from './layout';
import {
  NONE, CLAUSE, level, trailSize, queueHead, resetTrail, assign, newLevel,
  guessOf, backtrack, candOf, learning, valueOf,
} from './state';
import { propagate, propagations, resetPropagations } from './propagate';
import { singles, stateFromMasks } from './singles';
import { lockedPass, lockedReset } from './locked';
import { analyze, learntSize, learntLbd, jumpLevel, learntLit, setLearntLit } from './analyze';
import { decay } from './order';
import { addClause, clauseClear, hasRoom, watch, KEEP } from './clauses';
import { reduce, CORE, TIER } from './reduce';
import { decideFewest, decideActive, decideHidden, startActive, startFewest, NOTHING, seedRandom, noteFullest, forgetFullest } from './decide';
import {
  DIVE_PROGRAM, LEARNING_PROGRAM, keepClause, loadClauses, loadProvedClauses, propagateRuled, ruled, rulesReset, shown, useProgram, weighs,
} from './rules';
import { diving, laneOf } from './lanes';
import { DIVE_DONE, DIVE_SOLUTION, diveBegin, diveEnd, diveOn, diveRoot, diveStep, mayDive } from './dive';
import { openState, proving, tellEnd, tellLearnt, tellRoot, tellSolution } from './proof';
import { heard, planShare, share } from './share';
import { restartDue, restartReset, restartConflict, restartDone } from './restart';

export const COMPLETE: i32 = 0;
export const LIMIT: i32 = 1;
export const EFFORT: i32 = 2;
/** The dive has come to its end, and the program of the learning search is wanted. */
export const SURFACE: i32 = 3;

export let nodes: u64 = 0;
export let conflicts: u64 = 0;
export let restarts: u64 = 0;
export let learned: u64 = 0;
export let solutions: u64 = 0;
let floor: u32 = 0;
let done: bool = false;
/** A solution was reported and is still on the trail. */
let standing: bool = false;
/** The singles filled the grid; there is no trail. */
let solvedAtOnce: bool = false;
let rootSize: u32 = 0;
let nextReduce: u64 = 0;
let reduceStep: u64 = 0;
let counting: bool = false;
/** Effort that is not propagation: passes over cells, analysis. In units of about one propagation. */
let extra: u64 = 0;
/** Literals of the longest clause that is expected; longer ones make room when they come. */
const LONGEST: u32 = 4096;

// Measured on all kinds, see bench/LOG.md. Variables, because tests set them to make rare paths common.
/** Conflicts before activity takes over from the fewest candidates. */
let fewestConflicts: u64 = 5;
/** Solutions that are blocked by a clause; later ones by flipping in place. */
let blockLimit: u64 = 16;
const MOST_BLOCKED: u32 = 64;
/** Conflicts to the first reduction, and by how much each interval is longer. */
let reduceFirst: u64 = 2000;
let reduceGrow: u64 = 300;
/** Guesses of the dive before the learning search takes over. Learning finds little in sums, cages and sequences, so with them it waits longer. */
let patience: u64 = 2000;
let patienceWithSums: u64 = 1000000;
/** The same for the puzzle at hand. */
let stay: u64 = 0;
export function setPatience(guesses: u32): void { patience = patienceWithSums = guesses; }
/** u8[blockLimit * cellCount]: solutions of the dive. */
let kept: usize = 0;

export function planSearch(): void {
  kept = take(<usize>MOST_BLOCKED * <usize>cellCount);
  planShare();
}

export function setTuning(fewest: u32, block: u32, first: u32, grow: u32): void {
  fewestConflicts = fewest;
  blockLimit = block;
  reduceFirst = first;
  reduceGrow = grow;
}

/** What follows without a guess, by the dive or at the root of the learning search. False when that contradicts. */
export function rootOnly(dive: bool): bool {
  begin(dive ? 0 : 1, 1);
  if (done) return false;
  return diving || solvedAtOnce || simplifyRoot();
}

/** Starts a puzzle from the candidates in `input`. `countOnly` writes no solutions. */
export function begin(seed: u32, countOnly: i32): void {
  if (diving) diveEnd();
  counting = countOnly != 0;
  nodes = conflicts = restarts = learned = solutions = 0;
  resetPropagations();
  extra = 0;
  floor = 0;
  done = false;
  standing = false;
  solvedAtOnce = false;
  rootSize = 0xffffffff;
  reduceStep = reduceFirst;
  nextReduce = reduceStep;
  resetTrail();
  clauseClear();
  startFewest();
  seedRandom(seed);
  restartReset();
  if (proving) {
    openState();
    lockedReset();
    if (!ruled) return;
    useProgram(LEARNING_PROGRAM);
    rulesReset();
    if (loadProvedClauses()) return;
    tellEnd();
    done = true;
    return;
  }
  const found = singles();
  if (found == 0) { done = true; return; }
  if (found == 2 && !ruled) { solvedAtOnce = true; return; }
  if (mayDive() && seed == 0 && patience > 0) {
    useProgram(DIVE_PROGRAM);
    stay = weighs() ? patienceWithSums : patience;
    diveBegin();
    if (!diveRoot()) done = true;
  } else startLearning();
}

/** Sets the trail up from the masks. */
function startLearning(): void {
  stateFromMasks();
  lockedReset();
  if (!ruled) return;
  useProgram(LEARNING_PROGRAM);
  rulesReset();
  if (!loadClauses()) done = true;
}

/** From the dive to the learning search, which excludes what was reported. */
export function surface(): void {
  diveEnd();
  startLearning();
  for (let k: u32 = 0; k < <u32>solutions && !done; k++) {
    const grid = kept + <usize>k * <usize>cellCount;
    let size: u32 = 0;
    for (let c: u32 = 0; c < shown; c++) {
      if (candOf(c) & (candOf(c) - 1)) setLearntLit(size++, (((c << shift) | <u32>load<u8>(grid + c)) << 1) | 1);
    }
    if (size == 0) done = true;
    else if (size == 1) assign(learntLit(0), NONE);
    else keepClause(size);
  }
}

/** The dive, with the same answers as `run`. */
function runDive(stopAt: u64, goal: u64, lastNode: u64): i32 {
  while (true) {
    let came = DIVE_SOLUTION;
    if (standing) {
      standing = false;
      came = diveOn();
    } else {
      if (propagations >= stopAt || nodes >= lastNode) return EFFORT;
      if (nodes >= stay && solutions <= blockLimit) return SURFACE;
      came = diveStep();
      if (came == DIVE_SOLUTION) {
        if (solutions < blockLimit) for (let c = 0; c < cellCount; c++) store<u8>(kept + <usize>solutions * cellCount + c, <u8>ctz(laneOf(c)));
        report();
        standing = true;
        if (solutions >= goal) return LIMIT;
        continue;
      }
      nodes++;
    }
    if (came == DIVE_DONE) { done = true; return COMPLETE; }
  }
}

/** Singles and locked candidates to the end, at level 0. False when the puzzle has no solution. */
function simplifyRoot(): bool {
  while (true) {
    if (!(ruled ? propagateRuled() : propagate())) return false;
    if (proving) tellRoot();
    if (trailSize == rootSize) break;
    rootSize = trailSize;
    if (!lockedPass()) break;
  }
  rootSize = trailSize;
  return true;
}

function report(): void {
  if (!counting) {
    const at = out + <usize>(solutions % <u64>outCapacity) * cellCount;
    for (let c = 0; c < cellCount; c++) store<u8>(at + c, <u8>((diving ? ctz(laneOf(c)) : <u32>ctz(candOf(c))) + 1));
  }
  solutions++;
}

/** Takes the last guess back and forbids it there. False when there was none. */
function flip(): bool {
  if (level == 0) return false;
  const guess = guessOf(level);
  backtrack(level - 1);
  floor = level;
  assign(guess ^ 1, NONE);
  return true;
}

/** Takes back the guesses of hidden cells, which all come after the others: other values of theirs would be the same solution again. */
function dropHidden(): void {
  let top = level;
  while (top > 0 && guessOf(top) >> 1 >> shift >= shown) top--;
  backtrack(top);
}

/** Excludes the solution on the trail. False when nothing is left to search. */
function afterSolution(): bool {
  if (shown < <u32>cellCount) dropHidden();
  const size = level;
  for (let l = size; l > 0; l--) setLearntLit(size - l, guessOf(l) ^ 1);
  if (proving) {
    tellSolution(<u32>solutions, size, shown);
    if (!hasRoom(size)) reduce(0, 0);
  }
  if (size == 0) return false;
  if (floor > 0 || (solutions > blockLimit && !proving) || size == 1 || !hasRoom(size)) return flip();
  const ref = addClause(learnt, size, KEEP);
  watch(learntLit(0), ref, learntLit(1));
  watch(learntLit(1), ref, learntLit(0));
  const lit = learntLit(0);
  backtrack(size - 1);
  assign(lit, (ref << 3) | CLAUSE);
  return true;
}

/** Learns from a conflict and goes back. False when nothing is left to search. */
function afterConflict(): bool {
  conflicts++;
  if (level <= floor) return flip();
  if (learning) noteFullest();
  analyze();
  if (proving) tellLearnt();
  share(learntSize);
  restartConflict();
  extra += 64 + learntSize;
  backtrack(max(jumpLevel, floor));
  const lit = learntLit(0);
  if (learntSize == 1) assign(lit, NONE);
  else {
    if (!hasRoom(learntSize)) reduce(0, 0);
    const ref = addClause(learnt, learntSize, learntLbd);
    learned++;
    watch(lit, ref, learntLit(1));
    watch(learntLit(1), ref, lit);
    assign(lit, (ref << 3) | CLAUSE);
  }
  decay();
  return true;
}

/** Takes in clauses that another search has learned, while this one learns too and has nothing that must not be undone. */
export function hear(words: u32): void {
  if (done || standing || solvedAtOnce || diving || !learning || floor > 0) return;
  backtrack(0);
  for (let i: u32 = 0; i < words && !done; ) {
    const size = load<u32>(heard + (<usize>(i++) << 2)), end = i + size;
    let open: u32 = 0, holds = false;
    for (; i < end; i++) {
      const lit = load<u32>(heard + (<usize>i << 2)), value = valueOf(lit);
      if (value == 1) holds = true;
      else if (value == 0) setLearntLit(open++, lit);
    }
    if (holds || !hasRoom(open)) continue;
    if (open == 0) done = true;
    else if (open == 1) assign(learntLit(0), NONE);
    else {
      const ref = addClause(learnt, open, open);
      watch(learntLit(0), ref, learntLit(1));
      watch(learntLit(1), ref, learntLit(0));
    }
  }
}

/** Room for what is learned, restarts, and the order of guesses: between two guesses. */
function maintain(): void {
  if (conflicts >= nextReduce || !hasRoom(LONGEST)) {
    reduce(CORE, TIER);
    reduceStep += reduceGrow;
    nextReduce = conflicts + reduceStep;
  }
  if (!learning) {
    if (conflicts < fewestConflicts + 2 * solutions) return;
    backtrack(floor);
    startActive();
    extra += varCount >> 2;
    return;
  }
  if (restartDue()) {
    restarts++;
    forgetFullest();
    restartDone();
    backtrack(floor);
  }
}

/**
 * Searches on. Returns COMPLETE when every solution has been reported, LIMIT after `maxSolutions`
 * more of them, EFFORT after about `maxEffort` more propagations or work that takes as long, or before
 * the guess that would be one more than `maxNodes`.
 */
export function run(maxSolutions: u64, maxEffort: u64, maxNodes: u64): i32 {
  if (done) return COMPLETE;
  const stopAt = propagations + extra + maxEffort, goal = solutions + maxSolutions, lastNode = nodes + maxNodes;
  if (solutions >= goal) return LIMIT;
  if (solvedAtOnce) {
    done = true;
    report();
    return COMPLETE;
  }
  if (diving) return runDive(stopAt, goal, lastNode);
  while (true) {
    if (standing) {
      standing = false;
      if (!afterSolution()) { done = true; return COMPLETE; }
    }
    if (level == 0 ? !simplifyRoot() : ruled ? !propagateRuled() : !propagate()) {
      if (level == 0 && proving) tellEnd();
      if (level == 0 || !afterConflict()) { done = true; return COMPLETE; }
      if (propagations + extra >= stopAt) return EFFORT;
      continue;
    }
    if (propagations + extra >= stopAt) return EFFORT;
    const before = level;
    maintain();
    if (level != before && queueHead < trailSize) continue;
    // Before a guess is chosen, because choosing takes it out of the order.
    if (nodes >= lastNode) return EFFORT;
    if (!learning) extra += cellCount >> 4;
    let lit = learning ? decideActive() : decideFewest();
    if (lit == NOTHING && shown < <u32>cellCount) lit = decideHidden();
    if (lit == NOTHING) {
      report();
      standing = true;
      if (solutions >= goal) return LIMIT;
      continue;
    }
    newLevel();
    assign(lit, NONE);
    nodes++;
  }
}
