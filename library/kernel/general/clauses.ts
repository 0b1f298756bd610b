/**
 * Clauses: what was learned, and who watches it.
 *
 * A clause is a run of words in the arena:
 *
 *   | size | flags and lbd | literal 0 | literal 1 | ... |
 *     +0     +1              +2
 *
 * In a search with a proof its line follows the literals. Literals 0 and 1 are watched: as long as neither is false the clause cannot say anything, so
 * only the falling of a watched literal is looked at, and nothing is undone on backtracking.
 * Each watch carries one other literal of the clause (the blocker); when that is true the clause
 * itself is not touched. A list of watches doubles when it is full, from a pool with one free list
 * per size; pool and arena have fixed sizes and `reduce.ts` makes room.
 */
import { arena, arenaWords, lists, pool, poolEnd, varCount, learnts, maxClauses } from './layout';
import { lines, proving } from './proof';

export const CLAUSE_HEAD: u32 = 2;
/** Flag word bit: never delete (blocks a solution already reported). */
export const KEEP: u32 = 0x80000000;
/** Flag bit: took part in a conflict since the last reduction. */
export const USED: u32 = 0x40000000;
export const LBD_MASK: u32 = 0x0fffffff;

export let arenaTop: u32 = 1;
export let learntCount: u32 = 0;
let poolTop: usize = 0;
// Free lists of the pool by log2 of capacity; each free block holds the address of the next.
const FREE_CLASSES = 32;
const free: usize = memory.data(4 * FREE_CLASSES, 16);

@inline export function clauseSize(ref: u32): u32 { return load<u32>(arena + (<usize>ref << 2)); }
@inline export function clauseFlags(ref: u32): u32 { return load<u32>(arena + (<usize>ref << 2), 4); }
@inline export function setClauseFlags(ref: u32, f: u32): void { store<u32>(arena + (<usize>ref << 2), f, 4); }
@inline export function clauseLit(ref: u32, i: u32): u32 {
  return load<u32>(arena + (<usize>(ref + CLAUSE_HEAD + i) << 2));
}
@inline export function setClauseLit(ref: u32, i: u32, lit: u32): void {
  store<u32>(arena + (<usize>(ref + CLAUSE_HEAD + i) << 2), lit);
}
@inline export function learntAt(i: u32): u32 { return load<u32>(learnts + (<usize>i << 2)); }
@inline export function setLearntAt(i: u32, ref: u32): void { store<u32>(learnts + (<usize>i << 2), ref); }
export function setLearntCount(n: u32): void { learntCount = n; }
export function setArenaTop(n: u32): void { arenaTop = n; }

/** Forgets every clause and empties every list. */
export function clauseClear(): void {
  if (poolTop != pool) watchClear();
  arenaTop = 1;
  learntCount = 0;
}

/** Empties the lists and gives their blocks back. */
export function watchClear(): void {
  memory.fill(lists, 0, 32 * <usize>varCount);
  memory.fill(free, 0, 4 * FREE_CLASSES);
  poolTop = pool;
}

/** True when a clause of that size fits, counting the worst case of two lists that double. */
export function hasRoom(size: u32): bool {
  return arenaTop + CLAUSE_HEAD + size + 1 < arenaWords && learntCount + 1 < maxClauses && poolTop + ((poolEnd - pool) >> 2) < poolEnd;
}

function grow(list: usize): bool {
  const old = load<u32>(list), log = load<u32>(list, 8);
  const next: u32 = log ? log + 1 : 2;
  const slot = free + (<usize>next << 2);
  let block = <usize>load<u32>(slot);
  if (block) store<u32>(slot, load<u32>(block));
  else {
    block = poolTop;
    if (block + (<usize>8 << next) > poolEnd) return false;
    poolTop += <usize>8 << next;
  }
  if (log) {
    memory.copy(block, old, <usize>8 << log);
    const back = free + (<usize>log << 2);
    store<u32>(old, load<u32>(back));
    store<u32>(back, <u32>old);
  }
  store<u32>(list, <u32>block);
  store<u32>(list, next, 8);
  return true;
}

/** Lets `lit` watch a clause: it is looked at when `lit` becomes false. */
export function watch(lit: u32, ref: u32, blocker: u32): void {
  const list = lists + (<usize>lit << 4);
  const n = load<u32>(list, 4), log = load<u32>(list, 8);
  if (log == 0 || n >= <u32>1 << log) if (!grow(list)) unreachable();
  const at = <usize>load<u32>(list) + (<usize>n << 3);
  store<u64>(at, <u64>blocker | (<u64>ref << 32));
  store<u32>(list, n + 1, 4);
}

/** The line of a proof that says this clause. */
@inline export function clauseId(ref: u32): u32 { return clauseLit(ref, clauseSize(ref)); }

/** Words of a clause in the arena. */
@inline export function clauseWords(ref: u32): u32 { return CLAUSE_HEAD + clauseSize(ref) + <u32>proving; }

/** Copies `size` literals from `from` into the arena; the caller watches. */
export function addClause(from: usize, size: u32, flags: u32): u32 {
  const ref = arenaTop;
  const at = arena + (<usize>ref << 2);
  store<u32>(at, size);
  store<u32>(at, flags, 4);
  memory.copy(at + 8, from, <usize>size << 2);
  if (proving) setClauseLit(ref, size, lines);
  arenaTop += clauseWords(ref);
  setLearntAt(learntCount++, ref);
  return ref;
}
