/**
 * Relation: which pairs of values two cells may hold.
 *
 *   | cell a | cell b | table of a | table of b |        tables: for each value of one a mask of the other
 *
 * A value stays while the other cell has one that it may stand beside: domain consistent, one union of masks each way. The
 * reason of a strike is that all its partners are gone, whatever else happened, so no positions are needed.
 */
import { shift, valueMask, ante } from './layout';
import { candOf } from './state';
import { keepOnly, program, word } from './rules';

@inline function maskAt(table: u32, v: u32): u64 {
  return load<u64>(program + (<usize>table << 2) + (<usize>v << 3));
}

/** What partners the values of a mask have. */
@inline function union(table: u32, values: u64): u64 {
  let m = values, all: u64 = 0;
  while (m) {
    all |= maskAt(table, <u32>ctz(m));
    m &= m - 1;
  }
  return all;
}

export function relate(i: u32, at: u32): bool {
  const a = word(at), b = word(at + 1);
  return keepOnly(b, union(word(at + 2), candOf(a)), i) && keepOnly(a, union(word(at + 3), candOf(b)), i);
}

export function explainRelation(at: u32, x: u32): u32 {
  const c = x >> shift, a = word(at), b = word(at + 1);
  const other = c == a ? b : a;
  let m = maskAt(word(at + (c == a ? 2 : 3)), x & valueMask), n: u32 = 0;
  while (m) {
    store<u32>(ante + (<usize>(n++) << 2), (other << shift) | <u32>ctz(m));
    m &= m - 1;
  }
  return n;
}
