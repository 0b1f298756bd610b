/**
 * Walk: a sequence of the dive whose layers have at most 64 states, with the states that can be reached as the bits of one word.
 *
 *   step tables   u64[states][thirds][8]: where a state comes to with some of three values
 *
 * Three values at a time are looked up for each state that was reached, forward and then backward. Which values join two live states is
 * asked one by one, but only until all of the cell are known to. The record and the states are those of `sequence.ts`, which also serves sequences with wider layers.
 */
import { N, take } from './layout';
import { allow, laneOf } from './lanes';
import { DEAD, layerStart, movesOf, nextOf } from './sequence';
import { word } from './rules';

const WIDEST: u32 = 64;
/** u64[]: the states before each position. */
let reached: usize = 0;
/** Lookups for one state. */
let thirds: usize = 0;

export function planWalks(longest: u32): void {
  reached = take(8 * <usize>longest);
  thirds = (<usize>N + 2) / 3;
}

/** Makes the step tables of a sequence; 0 where a layer is too wide. */
export function stepTables(at: u32): usize {
  const length = word(at), table = word(at + 1), moves = movesOf(table, length), states = layerStart(table, length);
  for (let l: u32 = 0; l < length; l++) if (layerStart(table, l + 1) - layerStart(table, l) > WIDEST) return 0;
  const tables = take(<usize>states * thirds << 6);
  for (let state: u32 = 0; state < states; state++) {
    for (let g: u32 = 0; g < <u32>thirds; g++) {
      const to = tables + ((<usize>state * thirds + g) << 6);
      store<u64>(to, 0);
      for (let bits: u32 = 1; bits < 8; bits++) {
        const v: u32 = 3 * g + <u32>ctz(bits), t = v < <u32>N ? nextOf(moves, state, v) : DEAD;
        store<u64>(to + (<usize>bits << 3), load<u64>(to + (<usize>(bits & (bits - 1)) << 3)) | (t == DEAD ? 0 : <u64>1 << <u64>t));
      }
    }
  }
  return tables;
}

/** Where a state comes to with the values of a mask. */
@inline function comesTo(tables: usize, state: u32, m: u32): u64 {
  let at = tables + (<usize>state * thirds << 6), all: u64 = 0;
  for (let rest = m; rest; rest >>= 3) {
    all |= load<u64>(at + (<usize>(rest & 7) << 3));
    at += 64;
  }
  return all;
}

export function walk(at: u32, tables: usize): bool {
  const length = word(at), table = word(at + 1), cells = at + 3, moves = movesOf(table, length);
  let set: u64 = 1;
  for (let l: u32 = 0; l < length; l++) {
    store<u64>(reached + (<usize>l << 3), set);
    const m = laneOf(word(cells + l)), from = layerStart(table, l);
    let next: u64 = 0;
    while (set) {
      next |= comesTo(tables, from + <u32>ctz(set), m);
      set &= set - 1;
    }
    if (!next) return false;
    set = next;
  }
  for (let l = length; l-- > 0; ) {
    const c = word(cells + l), m = laneOf(c), from = layerStart(table, l);
    let before = load<u64>(reached + (<usize>l << 3)), alive: u64 = 0, used: u32 = 0;
    while (before) {
      const bit = before & (0 - before), state = from + <u32>ctz(before);
      before ^= bit;
      if (!(comesTo(tables, state, m) & set)) continue;
      alive |= bit;
      for (let rest = m & ~used; rest; rest &= rest - 1) {
        const v = <u32>ctz(rest), t = nextOf(moves, state, v);
        if (t != DEAD && set >> <u64>t & 1) used |= 1 << v;
      }
    }
    if (!allow(c, used)) return false;
    set = alive;
  }
  return true;
}
