/**
 * Sequence: the values along some cells are accepted by an automaton that is unrolled over the positions.
 *
 *   | length | table | twice | cell ... |
 *   table:  | layer start ... (length + 1 words) | u16 next state by layer, state and value |
 *
 * `layer start` counts states before a layer, so a state of a layer has a number of its own among all. One pass forward finds the states
 * that the values left can reach, one backward those that still come to an end; a value stays when it joins two of them. Domain
 * consistent where no cell comes twice.
 *
 * The reason of a strike are fallen values that keep every path with it from its end. Going forward through what can be reached when
 * fallen values are given back, a value must stay fallen only if it would lead to a state from where the end can be reached;
 * all others play no part. That leaves few, in one pass each way (after Gange, Stuckey and Szymanek).
 */
import { N, shift, valueMask, ante } from './layout';
import { candOf, levelOf, valueOf } from './state';
import { addWork } from './propagate';
import { diving, laneOf } from './lanes';
import { epoch, fellBefore, nextEpoch, keepOnly, program, stamps, states, word } from './rules';

export const DEAD: u32 = 0xffff;

@inline export function layerStart(table: u32, layer: u32): u32 { return word(table + layer); }
@inline export function nextOf(moves: usize, state: u32, v: u32): u32 {
  return <u32>load<u16>(moves + (<usize>(state * <u32>N + v) << 1));
}
@inline export function movesOf(table: u32, length: u32): usize { return program + (<usize>(table + length + 1) << 2); }
@inline function stampOf(state: u32): u32 { return load<u32>(stamps + (<usize>state << 3)); }
@inline function setStamp(state: u32, e: u32): void { store<u32>(stamps + (<usize>state << 3), e); }
/** A second stamp of the same state. */
@inline function markOf(state: u32): u32 { return load<u32>(stamps + (<usize>state << 3), 4); }
@inline function setMark(state: u32, e: u32): void { store<u32>(stamps + (<usize>state << 3), e, 4); }
@inline function listed(i: u32): u32 { return load<u32>(states + (<usize>i << 2)); }
@inline function list(i: u32, state: u32): void { store<u32>(states + (<usize>i << 2), state); }

/** The candidates of a cell, in either search. */
@inline function maskOf(c: u32): u64 { return diving ? <u64>laneOf(c) : candOf(c); }

export function follow(i: u32, at: u32): bool {
  const length = word(at), table = word(at + 1), cells = at + 3, moves = movesOf(table, length), now = nextEpoch();
  // Forward: the states of layer l stand in `states` from `layerStart(l)` on.
  let filled: u32 = 1;
  list(0, 0);
  for (let l: u32 = 0; l < length; l++) {
    const from = layerStart(table, l), next = layerStart(table, l + 1), dom = maskOf(word(cells + l));
    let to = next;
    for (let k = from; k < from + filled; k++) {
      const state = listed(k);
      let m = dom;
      while (m) {
        const t = nextOf(moves, state, <u32>ctz(m));
        m &= m - 1;
        if (t == DEAD) continue;
        const s = next + t;
        if (stampOf(s) == now) continue;
        setStamp(s, now);
        list(to++, s);
      }
    }
    addWork(filled >> 1);
    store<u32>(states + (<usize>(layerStart(table, length) + 1 + l) << 2), filled);
    filled = to - next;
  }
  // Backward: a state is marked while the end can be reached from it.
  const end = layerStart(table, length);
  if (stampOf(end) == now) setMark(end, now);
  let fine = true;
  for (let l = length; l-- > 0 && fine; ) {
    const from = layerStart(table, l), next = layerStart(table, l + 1), c = word(cells + l), dom = maskOf(c);
    const many = load<u32>(states + (<usize>(end + 1 + l) << 2));
    let used: u64 = 0;
    for (let k = from; k < from + many; k++) {
      const state = listed(k);
      let m = dom, alive = false;
      while (m) {
        const bit = m & (0 - m), t = nextOf(moves, state, <u32>ctz(m));
        m ^= bit;
        if (t == DEAD || markOf(next + t) != now) continue;
        alive = true;
        used |= bit;
      }
      if (alive) setMark(state, now);
    }
    if (dom & ~used && !keepOnly(c, used, i)) fine = false;
  }
  return fine;
}

/** Marks the states from which the end can be reached with value v at position p and what had not fallen elsewhere; true when the start is one. */
function markAlive(at: u32, p: u32, v: u32, when: u32): bool {
  const length = word(at), table = word(at + 1), cells = at + 3, moves = movesOf(table, length), now = nextEpoch();
  setMark(layerStart(table, length), now);
  for (let l = length; l-- > 0; ) {
    const from = layerStart(table, l), next = layerStart(table, l + 1), x = word(cells + l) << shift;
    let dom: u64 = 0;
    if (l == p) dom = <u64>1 << v;
    else for (let w: u32 = 0; w < <u32>N; w++) if (!fellBefore(x | w, when)) dom |= <u64>1 << w;
    for (let state = from; state < next; state++) {
      let m = dom;
      while (m) {
        const t = nextOf(moves, state, <u32>ctz(m));
        m &= m - 1;
        if (t == DEAD || markOf(next + t) != now) continue;
        setMark(state, now);
        break;
      }
    }
  }
  return markOf(0) == now;
}

export function explainSequence(at: u32, x: u32, when: u32): u32 {
  const length = word(at), table = word(at + 1), cells = at + 3, moves = movesOf(table, length), v = x & valueMask;
  // A cell that comes twice may be struck for the sake of either place.
  let p: u32 = 0;
  while (word(cells + p) != x >> shift || markAlive(at, p, v, when)) p++;
  const now = epoch;
  let filled: u32 = 1, n: u32 = 0;
  setStamp(0, now);
  list(0, 0);
  for (let l: u32 = 0; l < length; l++) {
    const from = layerStart(table, l), next = layerStart(table, l + 1), y = word(cells + l) << shift;
    let to = next;
    for (let w: u32 = 0; w < <u32>N; w++) {
      if (l == p) { if (w != v) continue; }
      else if (valueOf((y | w) << 1) == 2 && levelOf(y | w) == 0) continue;
      else if (fellBefore(y | w, when)) {
        let needed = false;
        for (let k = from; k < from + filled; k++) {
          const t = nextOf(moves, listed(k), w);
          if (t != DEAD && markOf(next + t) == now) { needed = true; break; }
        }
        if (needed) { store<u32>(ante + (<usize>(n++) << 2), y | w); continue; }
      }
      for (let k = from; k < from + filled; k++) {
        const t = nextOf(moves, listed(k), w);
        if (t == DEAD || stampOf(next + t) == now) continue;
        setStamp(next + t, now);
        list(to++, next + t);
      }
    }
    filled = to - next;
  }
  return n;
}
