/**
 * The vocabulary of the kernel: how a grid lies in vectors, and the few moves on them.
 *
 * Every digit owns one v128 of four 32-bit lanes. Lane r holds the three rows whose number is r modulo 3,
 * nine bits each, so that the same row of the three bands lies in one lane:
 *
 *            bit 26 ........ 18 17 ......... 9 8 .......... 0
 *   lane 0   |     row 6       |     row 3    |    row 0     |     bit = 9 * band + 3 * stack + column in stack
 *   lane 1   |     row 7       |     row 4    |    row 1     |
 *   lane 2   |     row 8       |     row 5    |    row 2     |     a set bit: the digit may still go there
 *   lane 3   |  always full: a dummy that every rule keeps   |
 *              '-- band 2 --'   '-- band 1 --' '-- band 0 --'
 *
 * In words: the lane is the row within its band, the bits are band, stack, column within the stack, from high
 * to low. This order makes the common moves cheap. To step to the next row of the same box is one shuffle; a
 * minirow (three cells of a row in one box) is three neighbouring bits; a minicolumn (three cells of a column
 * in one box) is one bit position across three lanes. The obvious layout with a band per lane was counted out
 * on paper: 112 instead of 96 instructions for the permutation rules on three digits.
 *
 * Lane 3 is full and stays full, which saves masking it away: "no lane is empty" is then a plain all_true, worth 2%.
 */

/** One search state: nine digits, then the cells already placed. */
export const FRAME: usize = 160;
/** Where the placed cells lie in a frame. */
export const PLACED: usize = 144;
/** The bytes of three digits: rules run on a trio at a time. */
export const TRIO: usize = 48;
/** The bytes of nine digits. */
export const DIGITS: usize = 144;
/** The 27 cells of one lane. */
export const LANE = 0o777777777;

// Masks are loads from memory on purpose. V8 builds a v128 constant again through an integer register wherever it runs
// out of vector registers: with only the four column masks as constants in the code the kernel was 5% slower.
const masks: usize = memory.data<i32>([
  0o111111111, 0o111111111, 0o111111111, 0o111111111,
  0o444444444, 0o444444444, 0o444444444, 0o444444444,
  0o333333333, 0o333333333, 0o333333333, 0o333333333,
  0o666666666, 0o666666666, 0o666666666, 0o666666666,
  0o007007007, 0o007007007, 0o007007007, 0o007007007,
  0o700700700, 0o700700700, 0o700700700, 0o700700700,
  0o077077077, 0o077077077, 0o077077077, 0o077077077,
  0o770770770, 0o770770770, 0o770770770, 0o770770770,
  0o777777777, 0o777777777, 0o777777777, 0,
], 16);

/** First column of every stack; also "bit 0 of every group of three". */
@inline export function left(): v128 { return v128.load(masks, 0); }
/** Last column of every stack. */
@inline export function right(): v128 { return v128.load(masks, 16); }
@inline export function notRight(): v128 { return v128.load(masks, 32); }
@inline export function notLeft(): v128 { return v128.load(masks, 48); }
@inline export function firstStack(): v128 { return v128.load(masks, 64); }
@inline export function lastStack(): v128 { return v128.load(masks, 80); }
@inline export function notLastStack(): v128 { return v128.load(masks, 96); }
@inline export function notFirstStack(): v128 { return v128.load(masks, 112); }
/** The 81 cells, without the dummy lane. */
@inline export function cells(): v128 { return v128.load(masks, 128); }
@inline export function none(): v128 { return i32x4.splat(0); }

@inline export function and(a: v128, b: v128): v128 { return v128.and(a, b); }
@inline export function or(a: v128, b: v128): v128 { return v128.or(a, b); }
@inline export function or3(a: v128, b: v128, c: v128): v128 { return v128.or(v128.or(a, b), c); }
@inline export function xor(a: v128, b: v128): v128 { return v128.xor(a, b); }
@inline export function xor3(a: v128, b: v128, c: v128): v128 { return v128.xor(v128.xor(a, b), c); }
@inline export function without(a: v128, b: v128): v128 { return v128.andnot(a, b); }
@inline export function up(a: v128, bits: i32): v128 { return i32x4.shl(a, bits); }
@inline export function down(a: v128, bits: i32): v128 { return i32x4.shr_u(a, bits); }
@inline export function double(a: v128): v128 { return i32x4.add(a, a); }
@inline export function any(a: v128): bool { return v128.any_true(a); }

/** Brings the next row of the band to this lane: r + 1 to r, cyclically. */
@inline export function nextRow(a: v128): v128 { return v128.shuffle<i32>(a, a, 1, 2, 0, 3); }
/** Brings the row after the next, which is the previous one. */
@inline export function lastRow(a: v128): v128 { return v128.shuffle<i32>(a, a, 2, 0, 1, 3); }
/** The other two rows of the band, united. */
@inline export function otherRows(a: v128): v128 { return or(nextRow(a), lastRow(a)); }
/** Brings the next band to this one, cyclically; leaves rubbish above bit 26 for the caller to mask. */
@inline export function nextBand(a: v128): v128 { return or(down(a, 9), up(a, 18)); }

/** Each group of three bits rotated by one: the next column of the stack comes to this one. */
@inline export function nextColumn(a: v128): v128 {
  return or(and(down(a, 1), notRight()), and(double(double(a)), right()));
}
@inline export function lastColumn(a: v128): v128 {
  return or(and(down(a, 2), left()), and(double(a), notLeft()));
}
/** The other two columns of the stack, united. */
@inline export function otherColumns(a: v128): v128 { return or(nextColumn(a), lastColumn(a)); }

/** Turns every `left` bit into its group of three. */
@inline export function widen(a: v128): v128 { return i32x4.sub(up(a, 3), a); }

/** Lane j of the result is lane j of the j-th argument: three digits side by side. */
@inline export function weave(a: v128, b: v128, c: v128): v128 {
  return v128.shuffle<i32>(v128.shuffle<i32>(a, b, 0, 5, 2, 3), c, 0, 1, 6, 3);
}
/** The inverse: digit j of a woven vector in all three lanes. */
@inline export function digit0(a: v128): v128 { return v128.shuffle<i32>(a, a, 0, 0, 0, 3); }
@inline export function digit1(a: v128): v128 { return v128.shuffle<i32>(a, a, 1, 1, 1, 3); }
@inline export function digit2(a: v128): v128 { return v128.shuffle<i32>(a, a, 2, 2, 2, 3); }
