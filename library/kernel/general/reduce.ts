/**
 * Reduce: forgetting clauses that tie too many guesses together.
 *
 * Learned clauses slow propagation down, and most are never used again. A clause that links few
 * levels (low lbd) is likely to matter; one that took part in a recent conflict gets one more
 * round. Of the others the half with the highest lbd goes, the oldest first among equals; a
 * histogram finds the border, so nothing is sorted. Clauses that hold a fact on the trail stay, and
 * so do those that block reported solutions. The arena is then packed in place and every list of
 * watches is built again, which also gives fragmented pool memory back.
 */
import { info, arena } from './layout';
import { CLAUSE, valueOf, levelOf, reasonOf } from './state';
import {
  learntCount, setLearntCount, learntAt, setLearntAt, clauseFlags, setClauseFlags, clauseSize, clauseLit, clauseId, clauseWords,
  KEEP, USED, LBD_MASK, arenaTop, setArenaTop, watch, watchClear,
} from './clauses';
import { proving, tellGone } from './proof';

const BUCKETS: u32 = 256;
const histogram: usize = memory.data(4 * 256, 16);
const GONE: u32 = 0x20000000;
/** Clauses up to this lbd are never forgotten. */
export const CORE: u32 = 2;
/** Clauses up to this lbd that were used since the last reduction stay one more round. */
export const TIER: u32 = 6;

function isReason(ref: u32): bool {
  const lit = clauseLit(ref, 0);
  return valueOf(lit) == 1 && reasonOf(lit >> 1) == ((ref << 3) | CLAUSE);
}

function isSatisfiedForGood(ref: u32): bool {
  const size = clauseSize(ref);
  for (let i: u32 = 0; i < size; i++) {
    const lit = clauseLit(ref, i);
    if (valueOf(lit) == 1 && levelOf(lit >> 1) == 0) return true;
  }
  return false;
}

/**
 * Forgets about half of the clauses above lbd `core`, sparing used ones up to lbd `tier`. With 0, 0
 * everything that holds no fact is disposable: the way out when memory is full of good clauses.
 */
export function reduce(core: u32, tier: u32): void {
  memory.fill(histogram, 0, 4 * BUCKETS);
  let disposable: u32 = 0;
  for (let i: u32 = 0; i < learntCount; i++) {
    const ref = learntAt(i), flags = clauseFlags(ref), lbd = flags & LBD_MASK;
    if (flags & KEEP || isReason(ref)) continue;
    if (isSatisfiedForGood(ref)) { setClauseFlags(ref, flags | GONE); continue; }
    if (lbd <= core || (flags & USED && lbd <= tier)) continue;
    const at = histogram + (<usize>min(lbd, BUCKETS - 1) << 2);
    store<u32>(at, load<u32>(at) + 1);
    disposable++;
  }
  let quota = disposable >> 1, border = BUCKETS - 1;
  while (border > 0) {
    const n = load<u32>(histogram + (<usize>border << 2));
    if (n >= quota) break;
    quota -= n;
    border--;
  }
  for (let i: u32 = 0; i < learntCount; i++) {
    const ref = learntAt(i), flags = clauseFlags(ref), lbd = flags & LBD_MASK;
    if (flags & (KEEP | GONE) || isReason(ref)) continue;
    if (lbd <= core || (flags & USED && lbd <= tier)) { setClauseFlags(ref, flags & ~USED); continue; }
    const bucket = min(lbd, BUCKETS - 1);
    if (bucket < border) { setClauseFlags(ref, flags & ~USED); continue; }
    if (bucket == border) {
      if (!quota) { setClauseFlags(ref, flags & ~USED); continue; }
      quota--;
    }
    setClauseFlags(ref, flags | GONE);
  }
  pack();
}

function pack(): void {
  watchClear();
  let to: u32 = 1, kept: u32 = 0;
  for (let i: u32 = 0; i < learntCount; i++) {
    const ref = learntAt(i);
    if (clauseFlags(ref) & GONE) {
      if (proving) tellGone(clauseId(ref));
      continue;
    }
    const words = clauseWords(ref);
    if (isReason(ref)) store<u32>(info + (<usize>(clauseLit(ref, 0) >> 1) << 3), (to << 3) | CLAUSE);
    if (to != ref) memory.copy(arena + (<usize>to << 2), arena + (<usize>ref << 2), <usize>words << 2);
    setLearntAt(kept++, to);
    watch(clauseLit(to, 0), to, clauseLit(to, 1));
    watch(clauseLit(to, 1), to, clauseLit(to, 0));
    to += words;
  }
  setArenaTop(to);
  setLearntCount(kept);
}
