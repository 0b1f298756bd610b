/**
 * Branching: which question to ask when nothing more follows.
 *
 * The question is "does this digit use this minirow (or minicolumn) of this box?", both answers being worth
 * much: a yes takes the digit from the rest of the box and of the row, a no from the minirow, which leaves one way
 * when there were two. It is asked in the band or stack with the fewest digits that still have a choice of minirows
 * there, because the answers then meet: each one shortens the others, and the band is soon decided or dead. In
 * that band the lowest digit with two ways through it is taken, in the first box where it has two minirows.
 *
 * Nodes on hardest_1106 for other questions, with the dual triad rule still in: first cell with two candidates 353,
 * digit with fewest ways in any band 637, band with the fewest ways in sum over its digits 222, this 175. The choice
 * of the digit matters little: ten ways to make it moved the sets by 1 to 8%, in opposite directions.
 *
 * An OPEN state always has such a digit: one minirow and one minicolumn in every box would leave it one cell in each.
 */
import {
  FRAME, and, cells, down, firstStack, left, or, or3, otherColumns, otherRows, up, without,
} from "./lanes";

/** The first stack in all three bands. */
const STACK = 0o007007007;
/** One lane each. */
const lanes: usize = memory.data<i32>([-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0], 16);

/** Digits of a trio with a choice, by band: bit 9 * band + digit, spread over the lanes. */
@inline function openInBands(minirows: v128): v128 {
  const m = and(minirows, otherRows(minirows));
  return and(or3(m, down(m, 3), down(m, 6)), firstStack());
}

/** Digits of a trio with a choice: bit 9 * band + 3 * stack in the digit's lane. */
@inline function openInStacks(minicolumns: v128): v128 {
  const m = and(minicolumns, otherColumns(minicolumns));
  return and(or3(m, down(m, 1), down(m, 2)), left());
}

@inline function fork(frame: usize, digit: usize, yes: v128, no: v128): usize {
  const child = frame + FRAME;
  for (let o: usize = 0; o < FRAME; o += 80) {
    v128.store(child + o, v128.load(frame + o, 0), 0);
    v128.store(child + o, v128.load(frame + o, 16), 16);
    v128.store(child + o, v128.load(frame + o, 32), 32);
    v128.store(child + o, v128.load(frame + o, 48), 48);
    v128.store(child + o, v128.load(frame + o, 64), 64);
  }
  const x = v128.load(frame + 16 * digit);
  v128.store(child + 16 * digit, without(x, and(cells(), yes)));
  v128.store(frame + 16 * digit, without(x, and(cells(), no)));
  return digit / 3;
}

/**
 * Splits an OPEN frame in two: the next frame becomes the state with the answer yes, the frame itself the state
 * with the answer no. Returns the trio of the digit in question.
 */
export function branch(frame: usize, minis: usize): usize {
  const r = or3(
    openInBands(v128.load(minis, 0)), up(openInBands(v128.load(minis, 16)), 3), up(openInBands(v128.load(minis, 32)), 6));
  const bands = i32x4.extract_lane(r, 0) | i32x4.extract_lane(r, 1) | i32x4.extract_lane(r, 2); // 9 * band + digit
  let c = or3(
    openInStacks(v128.load(minis, 48)), up(openInStacks(v128.load(minis, 64)), 1),
    up(openInStacks(v128.load(minis, 80)), 2));
  c = or3(c, down(c, 9), down(c, 18));
  const stacks = (i32x4.extract_lane(c, 0) & 511) | ((i32x4.extract_lane(c, 1) & 511) << 9)
    | ((i32x4.extract_lane(c, 2) & 511) << 18); // 9 * (digit modulo 3) + 3 * stack + trio

  // Fewest first, and a band without a choice last: (0 - 1) & 15. The minimum compiles to a conditional move.
  let best: u32 = -1;
  for (let i = 0; i < 3; i++) {
    best = min(best, (((<u32>popcnt(bands & (511 << (9 * i))) - 1) & 15) << 3) | i);
    best = min(best, (((<u32>popcnt(stacks & (STACK << (3 * i))) - 1) & 15) << 3) | (i + 3));
  }
  const house = <i32>(best & 7);
  return house < 3 ? branchInBand(frame, minis, house, bands) : branchInStack(frame, minis, 3 * (house - 3), stacks);
}

// Of the nine minirows of a digit in a band, 5 or 6 left mean two ways, 7 three, 8 four, 9 six.
const TWO_WAYS = 6;

@inline function branchInBand(frame: usize, minis: usize, band: i32, bands: i32): usize {
  let open = (bands >>> (9 * band)) & 511;
  let digit: usize = 0, fewest = 10, row0 = 0, row1 = 0, row2 = 0;
  while (open && fewest > TWO_WAYS) {
    const d = <usize>ctz(open);
    open &= open - 1;
    const at = minis + 16 * (d / 3), shift = 9 * band + <i32>(d % 3);
    const m0 = (load<i32>(at, 0) >>> shift) & 0o111;
    const m1 = (load<i32>(at, 4) >>> shift) & 0o111;
    const m2 = (load<i32>(at, 8) >>> shift) & 0o111;
    const ways = popcnt(m0 | (m1 << 1) | (m2 << 2));
    if (ways < fewest) { fewest = ways; digit = d; row0 = m0; row1 = m1; row2 = m2; }
  }
  const several = (row0 & row1) | (row2 & (row0 | row1)), three = row0 & row1 & row2;
  const boxes = several == three ? several : several ^ three;
  const box = boxes & -boxes;
  const row: usize = row0 & box ? 0 : 1;
  const inBox = i32x4.splat((7 * box) << (9 * band)), lane = v128.load(lanes + 16 * row);
  return fork(frame, digit, without(inBox, lane), and(inBox, lane));
}

@inline function branchInStack(frame: usize, minis: usize, stack: i32, stacks: i32): usize {
  let open = (stacks >>> stack) & STACK;
  let digit: usize = 0, fewest = 10, columns = 0;
  while (open && fewest > TWO_WAYS) {
    const bit = ctz(open), lane = bit / 9, trio = bit % 9;
    open &= open - 1;
    const m = (load<i32>(minis + 16 * trio + 4 * lane, 48) >>> stack) & STACK;
    const ways = popcnt(m);
    if (ways < fewest) { fewest = ways; digit = 3 * trio + lane; columns = m; }
  }
  let shift = 0, few = 4;
  for (let i = 0; i < 27; i += 9) {
    const n = popcnt((columns >>> i) & 7);
    if (n > 1 && n < few) { few = n; shift = i; }
  }
  const choices = (columns >>> shift) & 7, column = choices & -choices;
  shift += stack;
  return fork(frame, digit, i32x4.splat((7 ^ column) << shift), i32x4.splat(column << shift));
}
