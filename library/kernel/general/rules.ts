/**
 * Rules: what puzzles demand beyond groups, and when each of it is looked at.
 *
 * The host writes one program of words for a geometry, offsets counted in words from its start:
 *
 *   | count | records | cell starts | cell lists | clauses | ... records, tables, lists ... |
 *
 *   records[i]                 offset of constraint i, whose first word is its type
 *   cell starts, cell lists    the constraints of each cell
 *   clauses                    the first constraint that is a clause; none but clauses follow. In the learning search they become clauses that are never forgotten
 *
 * There are two of them, since the dive sees sums in another way than the learning search, and that of the latter is written only when it is needed.
 *
 * A constraint that lost a candidate waits in a ring; singles and clauses come first, so it runs when they have
 * nothing left to say. It reads the masks as they are and keeps nothing between two runs, so nothing has to be undone.
 * What it strikes has the reason `constraint << 3 | RULE`; which candidates that stands for is worked out when a conflict asks
 * (`explain`), from the positions on the trail, which are written down at the start of an analysis.
 *
 * A geometry without rules has no program, and nothing of this is called.
 */
import { cellCount, shift, take, varCount, learnt } from './layout';
import { NONE, CLAUSE, RULE, assign, assignFalse, candOf, queueHead, trailAt, trailSize, valueOf, levelOf } from './state';
import { propagate, addWork } from './propagate';
import { setConflict } from './reasons';
import { addClause, setClauseLit, watch, KEEP, hasRoom } from './clauses';
import { relate, explainRelation } from './relation';
import { follow, explainSequence } from './sequence';
import { weigh, explainSum } from './sum';
import { choose, explainCage } from './cage';
import { allow, diving } from './lanes';

export const RELATION: u32 = 0;
export const SEQUENCE: u32 = 1;
export const SUM: u32 = 2;
export const CAGE: u32 = 3;
export const CLAUSE_OF: u32 = 4;
/** In the program of the dive alone, which counts where the learning search follows states. */
export const TALLY: u32 = 5;

/** True when the geometry has a program. */
export let ruled: bool = false;
/** Cells that a person sees; the hidden ones follow them. */
export let shown: u32 = 0;
export let program: usize = 0;
let count: u32 = 0;
/** u32[count]: ring of waiting constraints; `waits` marks its members. */
let ring: usize = 0;
let waits: usize = 0;
let first: u32 = 0;
let waiting: u32 = 0;
/** The trail up to here has woken its constraints. */
let woken: u32 = 0;
/** u32[varCount]: place on the trail, valid during an analysis for what is on it. */
let position: usize = 0;
/** Scratch of the sequences: a stamp and a flag a state, and lists of states. */
export let stamps: usize = 0;
export let states: usize = 0;
export let epoch: u32 = 0;

@inline export function word(i: u32): u32 { return load<u32>(program + (<usize>i << 2)); }
@inline function recordOf(i: u32): u32 { return word(word(1) + i); }
export function nextEpoch(): u32 { return ++epoch; }

/** No program: a puzzle of groups alone. */
export function planNothing(): void {
  ruled = false;
  shown = cellCount;
}

/** The two programs. */
export const DIVE_PROGRAM: u32 = 0;
export const LEARNING_PROGRAM: u32 = 1;
/** u32[2 * 7]: what belongs to each of them. */
const slots: usize = memory.data(4 * 2 * 7, 16);

/** Room for a program of this many words and sequences of this many states; the host then writes it. */
export function planRules(which: u32, visible: u32, words: u32, constraints: u32, most: u32): usize {
  ruled = true;
  shown = visible;
  const at = slots + <usize>which * 28;
  store<u32>(at, constraints);
  store<u32>(at, <u32>take(4 * <usize>words), 4);
  store<u32>(at, <u32>take(4 * <usize>constraints + 4), 8);
  store<u32>(at, <u32>take(constraints + 1), 12);
  store<u32>(at, <u32>take(4 * <usize>varCount), 16);
  store<u32>(at, <u32>take(8 * <usize>most + 16), 20);
  store<u32>(at, <u32>take(4 * <usize>most + 16), 24);
  useProgram(which);
  memory.fill(stamps, 0, 8 * <usize>most + 16);
  return program;
}

export function useProgram(which: u32): void {
  const at = slots + <usize>which * 28;
  count = load<u32>(at);
  program = load<u32>(at, 4);
  ring = load<u32>(at, 8);
  waits = load<u32>(at, 12);
  position = load<u32>(at, 16);
  stamps = load<u32>(at, 20);
  states = load<u32>(at, 24);
}

/** Wakes everything, for a new puzzle. */
export function rulesReset(): void {
  first = 0;
  waiting = 0;
  woken = 0;
  memory.fill(waits, 0, count);
  for (let i: u32 = 0; i < word(4); i++) push(i);
}

function sleep(): void {
  while (waiting > 0) store<u8>(waits + pop(), 0);
}

function pop(): u32 {
  const i = load<u32>(ring + (<usize>first << 2));
  first = first + 1 == count ? 0 : first + 1;
  waiting--;
  return i;
}

function push(i: u32): void {
  if (load<u8>(waits + i)) return;
  store<u8>(waits + i, 1);
  let at = first + waiting;
  if (at >= count) at -= count;
  store<u32>(ring + (<usize>at << 2), i);
  waiting++;
}

/** Wakes the constraints of every candidate that fell, but for one that needs no second look. */
function wake(except: u32): void {
  const starts = word(2), lists = word(3), said = word(4);
  for (; woken < trailSize; woken++) {
    const lit = trailAt(woken);
    if (!(lit & 1)) continue;
    const c = lit >> 1 >> shift;
    const end = word(starts + c + 1);
    for (let p = word(starts + c); p < end; p++) {
      const i = word(lists + p);
      // Clauses are watched.
      if (i >= said) break;
      if (i != except) push(i);
    }
  }
}

/** Strikes candidate x for constraint i. False when it holds already, which is a conflict. */
export function strike(x: u32, i: u32): bool {
  if (valueOf(x << 1) == 1) {
    setConflict(RULE, i, x);
    return false;
  }
  assignFalse(x, (i << 3) | RULE);
  return true;
}

/** Strikes all candidates of a cell but the allowed ones. */
export function keepOnly(c: u32, allowed: u64, i: u32): bool {
  if (diving) return allow(c, <u32>allowed);
  let lost = candOf(c) & ~allowed;
  while (lost) {
    if (!strike((c << shift) | <u32>ctz(lost), i)) return false;
    lost &= lost - 1;
  }
  return true;
}

function runRule(i: u32): bool {
  const at = recordOf(i);
  switch (word(at)) {
    case RELATION: return relate(i, at + 1);
    case SEQUENCE: return follow(i, at + 1);
    case CAGE: return choose(i, at + 1);
    default: return weigh(i, at + 1);
  }
}

/** Relations and sequences say all they can at once, unless a cell comes twice; sums and cages may say more about what they struck. */
@inline function saysMore(at: u32): bool { return word(at) >= SUM || (word(at) == SEQUENCE && word(at + 3) != 0); }

/** Singles, clauses and rules to the end. False on conflict. */
export function propagateRuled(): bool {
  woken = queueHead;
  while (true) {
    if (!propagate()) break;
    wake(0xffffffff);
    if (!waiting) return true;
    const i = pop();
    store<u8>(waits + i, 0);
    addWork(4);
    if (!runRule(i)) break;
    if (trailSize > woken) wake(saysMore(recordOf(i)) ? 0xffffffff : i);
  }
  sleep();
  return false;
}

/** Adds the clauses of the program, at level 0. False when one of them cannot be kept. */
export function loadClauses(): bool {
  for (let i = word(4); i < count; i++) {
    const at = recordOf(i) + 2, size = word(at - 1);
    let open: u32 = 0, kept = false;
    for (let j: u32 = 0; j < size; j++) {
      const lit = word(at + j), state = valueOf(lit);
      if (state == 1) kept = true;
      if (state == 0) store<u32>(learnt + (<usize>(open++) << 2), lit);
    }
    if (kept) continue;
    if (open == 0) return false;
    if (open == 1) assign(load<u32>(learnt), NONE);
    else keepClause(open);
  }
  return true;
}

/**
 * The same for a search with a proof: every clause whole and under its own number, which the host knows by the highest bit. Nothing has been
 * propagated yet, so a clause that has lost literals is looked at when the queue comes to them. One of a single literal stands there twice; one
 * without any, which a rule that cannot be kept compiles to, is the conflict. False then.
 */
export function loadProvedClauses(): bool {
  const first = word(4);
  for (let i = first; i < count; i++) {
    const at = recordOf(i) + 2, size = word(at - 1);
    let open: u32 = 0, closed = size;
    for (let j: u32 = 0; j < size; j++) {
      const lit = word(at + j);
      store<u32>(learnt + (<usize>(valueOf(lit) == 2 ? --closed : open++) << 2), lit);
    }
    if (size == 0) {
      const ref = addClause(learnt, 0, KEEP);
      setClauseLit(ref, 0, 0x80000000 | (i - first));
      setConflict(CLAUSE, ref, 0);
      return false;
    }
    const a = load<u32>(learnt);
    if (size == 1) store<u32>(learnt, a, 4);
    const b = load<u32>(learnt, 4), length = max(size, 2);
    if (!hasRoom(length)) unreachable();
    const ref = addClause(learnt, length, KEEP);
    setClauseLit(ref, length, 0x80000000 | (i - first));
    watch(a, ref, b);
    watch(b, ref, a);
    if (size == 1 && valueOf(a) == 0) assign(a, (ref << 3) | CLAUSE);
  }
  return true;
}

/** Makes a clause of the first literals of `learnt`, which are open, that is never forgotten. */
export function keepClause(size: u32): void {
  if (!hasRoom(size)) unreachable();
  const ref = addClause(learnt, size, KEEP), a = load<u32>(learnt), b = load<u32>(learnt, 4);
  watch(a, ref, b);
  watch(b, ref, a);
}

/** Writes down where everything stands on the trail, before reasons are asked for. */
export function notePositions(): void {
  for (let i: u32 = 0; i < trailSize; i++) store<u32>(position + (<usize>(trailAt(i) >> 1) << 2), i);
}

@inline export function positionOf(x: u32): u32 { return load<u32>(position + (<usize>x << 2)); }
/** True when x had fallen before a place on the trail. */
@inline export function fellBefore(x: u32, at: u32): bool {
  return valueOf(x << 1) == 2 && (levelOf(x) == 0 || positionOf(x) < at);
}

/** Writes the candidates whose fall made constraint i strike x at a place of the trail; returns how many. */
export function explain(i: u32, x: u32, at: u32): u32 {
  const record = recordOf(i);
  switch (word(record)) {
    case RELATION: return explainRelation(record + 1, x);
    case SEQUENCE: return explainSequence(record + 1, x, at);
    case CAGE: return explainCage(record + 1, x, at);
    default: return explainSum(record + 1, x, at);
  }
}

/** Whether there is more than relations and clauses. */
export function weighs(): bool {
  for (let i: u32 = 0; i < count; i++) if (word(recordOf(i)) != RELATION && word(recordOf(i)) != CLAUSE_OF) return true;
  return false;
}

// What the dive asks.
export function recordCount(): u32 { return count; }
export function recordAt(i: u32): u32 { return recordOf(i); }
