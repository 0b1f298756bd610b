/**
 * Pairs: two cells that see each other and have the same two candidates take both of them, so that cells which see both do without. It is looked for when nothing else is
 * left to do; cells with two candidates are found eight at a time, and so are their partners.
 */
import { addPlace, frameBytes, laneOf, lanes, noPlaces, peerLanes, strikeSeen } from './lanes';

/** Strikes the values of pairs. False at a contradiction. */
export function pair(): bool {
  const zero = i16x8.splat(0), one = i16x8.splat(1), from = lanes, size = frameBytes;
  for (let j: usize = 0; j < size; j += 16) {
    const m = v128.load(from + j), rest = v128.and(m, i16x8.sub(m, one));
    let bits = <u32>i16x8.bitmask(v128.andnot(i16x8.eq(v128.and(rest, i16x8.sub(rest, one)), zero), i16x8.eq(rest, zero)));
    while (bits) {
      const c = <u32>(j >> 1) + <u32>ctz(bits);
      bits &= bits - 1;
      if (!pairUp(c, j)) return false;
    }
  }
  return true;
}

/** Looks for partners of a cell from a vector on; those before have looked for it. */
function pairUp(c: u32, first: usize): bool {
  const m = laneOf(c), both = i16x8.splat(<i16>m), from = lanes, seen = peerLanes + <usize>c * frameBytes;
  // A pair before this one may have left it a single candidate, which is not a pair with anybody.
  if (!(m & (m - 1))) return true;
  for (let j = first; j < frameBytes; j += 16) {
    let same = <u32>i16x8.bitmask(v128.and(v128.load(seen + j), i16x8.eq(v128.load(from + j), both)));
    while (same) {
      noPlaces();
      addPlace(c);
      addPlace(<u32>(j >> 1) + <u32>ctz(same));
      same &= same - 1;
      if (!strikeSeen(m)) return false;
    }
  }
  return true;
}
