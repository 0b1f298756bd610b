/**
 * Constraints of the dive: which of them wait, and what each leaves of its cells.
 *
 * They are numbered again, cheap sorts first, and wait as bits: what a changed cell wakes is one word or a few, and the next in turn is the lowest bit.
 * The records are those of the program for the dive; see `rules.ts`.
 */
import { cellCount, shift, take, valueMask } from './layout';
import { NOBODY, addPlace, allow, laneOf, noPlaces, strikeSeen } from './lanes';
import { CAGE, CLAUSE_OF, RELATION, SEQUENCE, SUM, TALLY, program, recordAt, recordCount, word } from './rules';
import { deal } from './deal';
import { weighExactly } from './exact';
import { follow } from './sequence';
import { tally } from './tally';
import { planWalks, stepTables, walk } from './walk';

export let diveCount: u32 = 0;
/** u32[diveCount]: where the record of a constraint begins. */
let records: usize = 0;
/** u32[diveCount]: the step tables of a sequence, which those that say the same share; 0 where there are none. */
let steps: usize = 0;
/** Words of 64 bits for one bit a constraint. */
export let constraintSets: usize = 0;
/** u64[constraintSets], two at least: the constraints that wait. u64[cellCount * constraintSets]: those of each cell. */
let waiting: usize = 0;
let ofCell: usize = 0;

@inline function recordOf(i: u32): u32 { return load<u32>(records + (<usize>i << 2)); }

/** What is cheap comes first. */
function sortOf(type: u32): u32 {
  return type == RELATION || type == CLAUSE_OF ? 0 : type == CAGE ? 1 : type == SUM || type == TALLY ? 2 : 3;
}
const SORTS: u32 = 4;

export function planDiveRules(): void {
  diveCount = recordCount();
  constraintSets = (<usize>diveCount + 63) >> 6;
  records = take(4 * <usize>diveCount);
  steps = take(4 * <usize>diveCount);
  waiting = take(8 * max<usize>(constraintSets, 2));
  ofCell = take(8 * constraintSets * <usize>cellCount);
  memory.fill(waiting, 0, 8 * max<usize>(constraintSets, 2));
  memory.fill(ofCell, 0, 8 * constraintSets * <usize>cellCount);
  let n: u32 = 0;
  for (let sort: u32 = 0; sort < SORTS; sort++) {
    for (let i: u32 = 0; i < diveCount; i++) if (sortOf(word(recordAt(i))) == sort) store<u32>(records + (<usize>(n++) << 2), recordAt(i));
  }
  for (let i: u32 = 0; i < diveCount; i++) {
    const size = diveSize(i);
    for (let k: u32 = 0; k < size; k++) {
      const at = ofCell + ((<usize>diveCells(i, k) * constraintSets + (i >> 6)) << 3);
      store<u64>(at, load<u64>(at) | <u64>1 << <u64>(i & 63));
    }
  }
  planSteps();
}

/** Sequences come last, so that those before have their tables. */
function planSteps(): void {
  let longest: u32 = 0;
  for (let i: u32 = 0; i < diveCount; i++) longest = max(longest, diveSize(i));
  planWalks(longest);
  for (let i: u32 = 0; i < diveCount; i++) {
    const at = recordOf(i);
    let tables: usize = 0;
    if (word(at) == SEQUENCE) {
      let j = i;
      while (j > 0 && word(recordOf(j - 1)) == SEQUENCE && word(recordOf(j - 1) + 2) != word(at + 2)) j--;
      tables = j > 0 && word(recordOf(j - 1)) == SEQUENCE ? <usize>load<u32>(steps + (<usize>(j - 1) << 2)) : stepTables(at + 1);
    }
    store<u32>(steps + (<usize>i << 2), <u32>tables);
  }
}

/** The constraints of a cell, a bit each. */
export function constraintsOf(c: u32): usize { return ofCell + (<usize>c * constraintSets << 3); }
/** Wakes constraints by their bits, of which the first two words hold most. */
@inline export function wakeRules(some: u64, others: u64): void {
  store<u64>(waiting, load<u64>(waiting) | some);
  store<u64>(waiting, load<u64>(waiting, 8) | others, 8);
}
/** Wakes those of the third word on. */
export function wakeMore(own: usize): void {
  for (let j: usize = 16; j < constraintSets << 3; j += 8) store<u64>(waiting + j, load<u64>(waiting + j) | load<u64>(own + j));
}
export function sleep(): void { memory.fill(waiting, 0, constraintSets << 3); }
/** Takes one that has just run off the list. */
export function sleepAgain(i: u32): void {
  const at = waiting + (<usize>(i >> 6) << 3);
  store<u64>(at, load<u64>(at) & ~(<u64>1 << <u64>(i & 63)));
}
/** The next constraint, the cheapest sort first; NOBODY where none waits. */
export function nextWaiting(): u32 {
  for (let j: usize = 0; j < constraintSets; j++) {
    const at = waiting + (j << 3), set = load<u64>(at);
    if (!set) continue;
    store<u64>(at, set & (set - 1));
    return <u32>(j << 6) + <u32>ctz(set);
  }
  return NOBODY;
}

export function diveSize(i: u32): u32 {
  const at = recordOf(i);
  return word(at) == RELATION ? 2 : word(at + 1);
}
/** The k-th cell of a constraint. */
export function diveCells(i: u32, k: u32): u32 {
  const at = recordOf(i);
  switch (word(at)) {
    case RELATION: return word(at + 1 + k);
    case CLAUSE_OF: return word(at + 2 + k) >> 1 >> shift;
    case SUM: return word(at + 4 + 3 * k);
    default: return word(at + 4 + k);
  }
}

/** Runs a constraint: 0 when it has said all it can, 1 when it may say more about what it changed, 2 at a contradiction. */
export function diveRule(i: u32): u32 {
  const at = recordOf(i);
  switch (word(at)) {
    case RELATION: return relate(at + 1) ? 0 : 2;
    case SEQUENCE: {
      const tables = <usize>load<u32>(steps + (<usize>i << 2));
      return (tables ? walk(at + 1, tables) : follow(i, at + 1)) ? word(at + 3) : 2;
    }
    case CAGE: return deal(at + 1) ? 0 : 2;
    case CLAUSE_OF: return keepOne(at + 1) ? 0 : 2;
    case TALLY: return tally(at + 1) ? 1 : 2;
    default: return weighExactly(at + 1) ? 0 : 2;
  }
}

/** What partners the values of a mask have: looked up by its lower and its upper eight values. */
@inline function partners(table: u32, m: u32): u32 {
  const at = program + (<usize>table << 2);
  return <u32>load<u16>(at + (<usize>(m & 255) << 1)) | <u32>load<u16>(at + (<usize>(m >> 8) << 1), 512);
}

function relate(at: u32): bool {
  const a = word(at), b = word(at + 1);
  return allow(b, partners(word(at + 2), laneOf(a))) && allow(a, partners(word(at + 3), laneOf(b)));
}

/** A clause: its last literal that can still be true is; and one value that has to stand somewhere leaves the cells that see all these places. */
function keepOne(at: u32): bool {
  const size = word(at);
  let last: u32 = 0, open: u32 = 0, isOneValue = size <= MOST_PLACES;
  noPlaces();
  for (let k: u32 = 1; k <= size; k++) {
    const lit = word(at + k), c = lit >> 1 >> shift, m = laneOf(c), bit: u32 = 1 << (lit >> 1 & valueMask);
    if (lit & 1 ? !(m & bit) : m == bit) return true;
    if (lit & 1 ? m == bit : !(m & bit)) continue;
    if (lit & 1 || (open > 0 && (lit ^ last) >> 1 & valueMask)) isOneValue = false;
    if (isOneValue) addPlace(c);
    else if (open) return true;
    open++;
    last = lit;
  }
  if (!open) return false;
  const bit: u32 = 1 << (last >> 1 & valueMask);
  if (open > 1) return strikeSeen(bit);
  return allow(last >> 1 >> shift, last & 1 ? ~bit : bit);
}
const MOST_PLACES: u32 = 64;
