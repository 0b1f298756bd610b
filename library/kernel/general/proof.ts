/**
 * Proof: tells the host, line by line, why the search may believe what it believes.
 *
 * A line is a clause and its hints: with all of its literals false, the hints, taken in their order, each leave one
 * literal (so it must be true), and the last leaves none. That is what a checker of LRAT proofs wants, and all of it is on the
 * trail: the hints of a learned clause are the reasons of the facts between it and the conflict. They are found by one more walk back
 * over the trail once the clause is final, so minimisation and merging need not keep books, and a search without a proof
 * pays nothing but one test of `proving` at each conflict.
 *
 * Facts of level 0 become lines of one literal as they come; later hints name these instead of what lies behind them. To have reasons for all of
 * them, a search with a proof begins on the trail, not on the masks (`openState` instead of `singles`).
 *
 *   ADD       | 0 | id | literals n | units m | hints k | n literals | m variables known at level 0 | k x (kind, a, b), the last one first |
 *   DELETE    | 1 | id |
 *   RULE      | 2 | id | literals n | constraint | n literals |      follows from that constraint and from what level 0 knows
 *
 * How a strike of a rule follows from the formula is for the host to say, which knows how it wrote the rule down; it is told just before
 * the line that has it among its hints, and not wanted afterwards.
 *
 * The kinds of hints are those of reasons (`state.ts`), spelled out: PEER two variables, CELL a cell, HOUSE a house and a value,
 * CLAUSE the id of an earlier line, RULE the id of a line of a rule, and BLOCK the number of a solution that was reported before.
 */
import { N, cellCount, input, cand, shift, seen, toClear, learnt, ante, levelStart, proofAt, strikeAt, valueMask, varCount } from './layout';
import { NONE, PEER, CELL, HOUSE, CLAUSE, RULE, level, trailSize, trailAt, levelOf, reasonOf, candOf, assignTrue, assignFalse } from './state';
import { collect, collectConflict, conflictKind, conflictA, conflictB, anteAt } from './reasons';
import { groupFirst, groupCell } from './geometry';
import { clauseId } from './clauses';
import { fullMask, stateFromMasks } from './singles';
import { learntSize } from './analyze';
import { notePositions, ruled } from './rules';

/** A reported solution, which the formula forbids. */
export const BLOCK: u32 = 6;
const ADD: u32 = 0;
const DELETE: u32 = 1;
const STRIKE: u32 = 2;
/** Words before the literals. */
const HEAD: u32 = 5;

// @ts-ignore: a decorator of AssemblyScript
@external("env", "told")
declare function told(at: usize, words: u32): void;

export let proving: bool = false;
/** Lines told so far; the id of the last one. */
export let lines: u32 = 0;
/** The trail up to here has its lines of one literal. */
let rooted: u32 = 0;
let words: u32 = 0;
let marked: u32 = 0;

export function setProving(on: bool): void {
  // The listener may have stopped the last search in the middle of a line.
  if (proving) memory.fill(seen, 0, varCount);
  proving = on;
}

@inline function put(word: u32): void { store<u32>(proofAt + (<usize>(words++) << 2), word); }
@inline function mark(x: u32, as: u8): void {
  store<u8>(seen + x, as);
  store<u32>(toClear + (<usize>(marked++) << 2), x);
}

/** All candidates open, then what the input lacks taken away on the trail. */
export function openState(): void {
  lines = 0;
  rooted = 0;
  const all = fullMask();
  for (let c: u32 = 0; c < <u32>cellCount; c++) store<u64>(cand + (<usize>c << 3), all);
  stateFromMasks();
  // With one value there is nothing to decide, and the cells hold it already.
  if (N == 1) return;
  for (let c: u32 = 0; c < <u32>cellCount; c++) {
    const m = load<u64>(input + (<usize>c << 3)) & all;
    if (m && !(m & (m - 1))) {
      assignTrue((c << shift) | <u32>ctz(m), NONE);
      continue;
    }
    for (let gone = all & ~m; gone; gone &= gone - 1) assignFalse((c << shift) | <u32>ctz(gone), NONE);
  }
}

/** Begins a line for the clause of `size` literals at `from`. */
function open(from: usize, size: u32): void {
  words = HEAD;
  marked = 0;
  for (let i: u32 = 0; i < size; i++) {
    const lit = load<u32>(from + (<usize>i << 2));
    put(lit);
    mark(lit >> 1, 2);
  }
}

/** Marks the first n antecedents; those of level 0 are units, the others are met again on the way back. */
function markAntecedents(n: u32): void {
  for (let i: u32 = 0; i < n; i++) {
    const y = anteAt(i);
    if (load<u8>(seen + y)) continue;
    mark(y, 1);
    if (levelOf(y) == 0) put(y);
  }
}

/** Tells that constraint i had to strike x because of what had fallen then, which stands in `ante`; returns the line. */
function tellStrike(i: u32, x: u32, n: u32): u32 {
  let size: u32 = 5;
  store<u32>(strikeAt, (x << 1) | 1, 16);
  for (let k: u32 = 0; k < n; k++) {
    const y = anteAt(k);
    if (levelOf(y) != 0 && y != x) store<u32>(strikeAt + (<usize>(size++) << 2), y << 1);
  }
  store<u32>(strikeAt, STRIKE);
  store<u32>(strikeAt, ++lines, 4);
  store<u32>(strikeAt, size - 4, 8);
  store<u32>(strikeAt, i, 12);
  told(strikeAt, size);
  return lines;
}

function putReason(x: u32, reason: u32): void {
  const rest = reason >> 3;
  put(reason & 7);
  switch (reason & 7) {
    case PEER: put(x); put(rest); return;
    case CELL: put(x >> shift); put(0); return;
    case HOUSE: put(rest); put(x & valueMask); return;
    case RULE: put(tellStrike(rest, x, collect(x, reason))); put(0); return;
    default: put(clauseId(rest)); put(0);
  }
}

/** Ends a line: the head is known only now. */
function close(size: u32, units: u32, hints: u32): void {
  store<u32>(proofAt, ADD);
  store<u32>(proofAt, ++lines, 4);
  store<u32>(proofAt, size, 8);
  store<u32>(proofAt, units, 12);
  store<u32>(proofAt, hints, 16);
  told(proofAt, words);
  while (marked > 0) store<u8>(seen + load<u32>(toClear + (<usize>(--marked) << 2)), 0);
}

/**
 * Tells a clause that the conflict of kind, a, b refutes when it is false. The n antecedents of that conflict stand in `ante`.
 * First the units of everything in the cone have to be known, so the cone is walked twice: once for units, once for hints.
 */
function derive(from: usize, size: u32, n: u32, kind: u32, a: u32, b: u32): void {
  open(from, size);
  markAntecedents(n);
  const end = level == 0 ? trailSize : load<u32>(levelStart);
  for (let at = trailSize; at > end; ) {
    const x = trailAt(--at) >> 1;
    if (load<u8>(seen + x) == 1) markAntecedents(collect(x, reasonOf(x)));
  }
  const units = words - HEAD - size;
  put(kind); put(a); put(b);
  let hints: u32 = 1;
  for (let at = trailSize; at > end; ) {
    const x = trailAt(--at) >> 1;
    if (load<u8>(seen + x) != 1) continue;
    putReason(x, reasonOf(x));
    hints++;
  }
  close(size, units, hints);
}

/** Tells the clause that was learned from the conflict at hand, before anything is taken back. */
export function tellLearnt(): void { tellConflict(learntSize); }

/** Tells that nothing is left: the conflict at hand stands at level 0. */
export function tellEnd(): void {
  tellRoot();
  tellConflict(0);
}

function tellConflict(size: u32): void {
  if (ruled) notePositions();
  let a = conflictA;
  if (conflictKind == RULE) a = tellStrike(conflictA, conflictB, collectConflict());
  if (conflictKind == CLAUSE) a = clauseId(conflictA);
  derive(learnt, size, collectConflict(), conflictKind, a, conflictB);
}

/** Tells that the guesses in `learnt` lead to the solution of that number, which is forbidden; without guesses nothing is left. */
export function tellSolution(number: u32, size: u32, shown: u32): void {
  if (ruled) notePositions();
  for (let c: u32 = 0; c < shown; c++) store<u32>(ante + (<usize>c << 2), (c << shift) | <u32>ctz(candOf(c)));
  derive(learnt, size, shown, BLOCK, number, 0);
}

/** Tells what level 0 has learned since the last time. */
export function tellRoot(): void {
  for (; rooted < trailSize; rooted++) {
    const lit = trailAt(rooted), x = lit >> 1, reason = reasonOf(x);
    // Givens, locked candidates and learned units have their lines already.
    if (reason == NONE) continue;
    // Everything behind it stands at level 0, so the strike is all there is to say.
    if ((reason & 7) == RULE) {
      tellStrike(reason >> 3, x, 0);
      continue;
    }
    store<u32>(learnt, lit);
    open(learnt, 1);
    markAntecedents(collect(x, reason));
    const units = words - HEAD - 1;
    putReason(x, reason);
    close(1, units, 1);
  }
}

/** Tells that x falls because house h has its places for the value only where x would exclude them. */
export function tellLocked(x: u32, h: u32, own: u32): void {
  const v = x & valueMask, first = groupFirst(own);
  store<u32>(learnt, (x << 1) | 1);
  open(learnt, 1);
  for (let k: u32 = 0; k < <u32>N; k++) {
    const c = groupCell(first + k);
    if (!(candOf(c) >> v & 1)) put((c << shift) | v);
  }
  const units = words - HEAD - 1;
  put(HOUSE); put(h); put(v);
  let hints: u32 = 1;
  for (let k: u32 = 0; k < <u32>N; k++) {
    const c = groupCell(first + k);
    if (!(candOf(c) >> v & 1)) continue;
    put(PEER); put(x); put((c << shift) | v);
    hints++;
  }
  close(1, units, hints);
}

/** Tells that a clause is forgotten. */
export function tellGone(id: u32): void {
  store<u32>(proofAt, DELETE);
  store<u32>(proofAt, id, 4);
  told(proofAt, 2);
}
