/**
 * Reading puzzles into frames and solved frames into bytes.
 *
 * A value 0..9 has four bits. The reader lifts each bit of nine cells at once to a mask (`bitmask` takes the top bit of
 * every byte) and gets four bit planes of the grid, from which nine digit sets are a few logical operations: 41 ns a
 * puzzle. The writer goes back: four planes from nine digits, spread to bytes row by row, 53 ns. Neither branches on
 * a cell, so their cost does not depend on the puzzle; they are a quarter of the time of an easy one.
 */
import { LANE, PLACED } from "./lanes";

/** Four bit planes of the values in the layout of a digit; the fourth lanes stay zero. */
const planes: usize = memory.data(64, 16);

/** One bit of nine values as nine bits; `shift` drops cells loaded before the row. */
@inline function plane(row: v128, bit: i32, shift: i32): i32 {
  return (i8x16.bitmask(i16x8.shl(row, 7 - bit)) >>> shift) & 511;
}

/**
 * Reads 81 bytes: `zero` + 1 .. `zero` + 9 are givens, anything else is blank. Clashing givens are not looked for; the
 * first propagation finds them.
 */
export function readValues(frame: usize, at: usize, zero: i32): void {
  for (let lane = 0; lane < 3; lane++) {
    let p0 = 0, p1 = 0, p2 = 0, p3 = 0;
    for (let band = 2; band >= 0; band--) {
      // The last row is loaded from seven bytes earlier, so that nothing past the 81st byte is read.
      const row = lane + 3 * band, shift = row == 8 ? 7 : 0;
      let values = i8x16.sub(v128.load(at + 9 * row - shift), i8x16.splat(<i8>zero));
      values = v128.and(values, i8x16.le_u(values, i8x16.splat(9)));
      p0 = (p0 << 9) | plane(values, 0, shift);
      p1 = (p1 << 9) | plane(values, 1, shift);
      p2 = (p2 << 9) | plane(values, 2, shift);
      p3 = (p3 << 9) | plane(values, 3, shift);
    }
    store<i32>(planes + 4 * lane, p0, 0);
    store<i32>(planes + 4 * lane, p1, 16);
    store<i32>(planes + 4 * lane, p2, 32);
    store<i32>(planes + 4 * lane, p3, 48);
  }
  const p0 = v128.load(planes, 0), p1 = v128.load(planes, 16), p2 = v128.load(planes, 32), p3 = v128.load(planes, 48);
  const four = v128.or(p2, p3), low = v128.or(p0, p1);
  const blank = v128.andnot(i32x4.splat(LANE), v128.or(four, low));
  const is1 = v128.andnot(p0, p1), is2 = v128.andnot(p1, p0), is3 = v128.and(p0, p1);
  v128.store(frame, v128.or(blank, v128.andnot(is1, four)), 0);
  v128.store(frame, v128.or(blank, v128.andnot(is2, four)), 16);
  v128.store(frame, v128.or(blank, v128.andnot(is3, four)), 32);
  v128.store(frame, v128.or(blank, v128.andnot(p2, low)), 48);
  v128.store(frame, v128.or(blank, v128.and(p2, is1)), 64);
  v128.store(frame, v128.or(blank, v128.and(p2, is2)), 80);
  v128.store(frame, v128.or(blank, v128.and(p2, is3)), 96);
  v128.store(frame, v128.or(blank, v128.andnot(p3, p0)), 112);
  v128.store(frame, v128.or(blank, v128.and(p3, p0)), 128);
  v128.store(frame, i32x4.splat(0), PLACED);
}

/** Reads 81 candidate masks of 16 bits, bit v - 1 for value v; higher bits are ignored. */
export function readMasks(frame: usize, at: usize): void {
  for (let digit = 0; digit < 9; digit++) {
    for (let lane = 0; lane < 3; lane++) {
      let bits = 0;
      for (let band = 2; band >= 0; band--) {
        const row = at + <usize>(18 * (lane + 3 * band));
        const ninth = (<i32>load<u16>(row, 16) >>> digit) & 1;
        bits = (bits << 9) | (ninth << 8) | i16x8.bitmask(i16x8.shl(v128.load(row), 15 - digit));
      }
      store<i32>(frame + 16 * digit + 4 * lane, bits);
    }
    store<i32>(frame + 16 * digit + 12, LANE);
  }
  v128.store(frame, i32x4.splat(0), PLACED);
}

/** The weight in every byte whose bit is set: eight bits of the first byte, one of the second. */
@inline function weigh(bits: v128, weight: i32): v128 {
  const pick = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 0, 0, 0, 0, 0, 0, 0);
  return v128.and(i8x16.eq(v128.and(bits, pick), pick), i8x16.splat(<i8>weight));
}
@inline function spread0(v: v128): v128 { return v128.shuffle<i8>(v, v, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1); }
@inline function spread1(v: v128): v128 { return v128.shuffle<i8>(v, v, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5); }
@inline function spread2(v: v128): v128 { return v128.shuffle<i8>(v, v, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9); }
@inline function compose(a: v128, b: v128, c: v128, d: v128, base: v128): v128 {
  return v128.add<i8>(v128.or(v128.or(weigh(a, 1), weigh(b, 2)), v128.or(weigh(c, 4), weigh(d, 8))), base);
}

/** Writes the 81 values of a solved frame as bytes `zero` + 1 .. `zero` + 9, and not one byte more. */
export function writeValues(frame: usize, at: usize, zero: i32): void {
  const d1 = v128.load(frame, 0), d2 = v128.load(frame, 16), d3 = v128.load(frame, 32);
  const d4 = v128.load(frame, 48), d5 = v128.load(frame, 64), d6 = v128.load(frame, 80);
  const d7 = v128.load(frame, 96), d8 = v128.load(frame, 112), d9 = v128.load(frame, 128);
  const d57 = v128.or(d5, d7), d67 = v128.or(d6, d7);
  let a = v128.or(v128.or(d1, d3), v128.or(d57, d9));
  let b = v128.or(v128.or(d2, d3), d67);
  let c = v128.or(v128.or(d4, d5), d67);
  let d = v128.or(d8, d9);
  const base = i8x16.splat(<i8>zero);
  for (let band = 0; band < 3; band++) {
    // Rows are nine bytes and stores sixteen; each next row overwrites the excess of the one before.
    v128.store(at, compose(spread0(a), spread0(b), spread0(c), spread0(d), base), 0);
    v128.store(at, compose(spread1(a), spread1(b), spread1(c), spread1(d), base), 9);
    const third = compose(spread2(a), spread2(b), spread2(c), spread2(d), base);
    v128.store64_lane(at, third, 0, 18);
    v128.store8_lane(at, third, 8, 26);
    at += 27;
    a = i32x4.shr_u(a, 9);
    b = i32x4.shr_u(b, 9);
    c = i32x4.shr_u(c, 9);
    d = i32x4.shr_u(d, 9);
  }
}
