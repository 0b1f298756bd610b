/**
 * Propagation: what follows from a state without guessing.
 *
 * Look at one digit in one band. Its three boxes and three rows make a 3x3 table of minirows, and the digit has
 * to use one minirow per row and per box: a permutation. A minirow lies on one exactly when the 2x2 table left
 * by striking its row and its box has a diagonal. Keeping those minirows only is all that can be said about them
 * ("locked candidates" in every form, and hidden singles of rows as a by-product). Minicolumns in stacks: the same.
 *
 * A minirow needs one bit in three, so three digits (a trio) share a vector, one per bit position modulo 3. A
 * minicolumn needs one lane in three, so three digits share a vector there too, one per lane. Every rule below
 * runs on whole vectors, without a table and without a branch. A table of the 512 patterns was counted out on
 * paper: moving lanes to scalar registers and back alone takes as many instructions as the permutation rule.
 *
 * One sweep over the nine digits is
 *
 *   settle     a cell with one candidate takes it from the rest of its box (only when there is such a cell)
 *   rows       the permutation rule on minirows
 *   columns    the permutation rule on minicolumns; then a digit with one cell left in a box is placed
 *   expel      placed cells lose their other digits; candidates per cell are counted as none, one or more
 *
 * Hidden singles need no search in rows and columns: after the permutation rules a digit with one cell in a row
 * or column has one cell in that box. Sweeps repeat until nothing moves; the triad rule (triads.ts) has the last word.
 *
 * The stages are separate loops over the three trios although that stores and reloads every digit: the chain
 * of dependent instructions through one trio is longer than the reorder window, so short loops let the trios
 * overlap (+3.5%). Unrolling them gains nothing; skipping trios in which nothing has changed saves 38% of the steps
 * on the hard sets and loses more than that on mispredicted branches (3% slower overall). See LOG.md.
 */
import {
  DIGITS, PLACED, TRIO, and, any, cells, digit0, digit1, digit2, down, firstStack, lastColumn, lastStack, left, nextBand,
  nextColumn, nextRow, none, notFirstStack, notLastStack, notRight, or, or3, otherColumns, otherRows, right, up, weave,
  widen, without, xor, xor3,
} from "./lanes";
import { triads } from "./triads";

/** The state has no solution. */
export const DEAD = 0;
/** Every cell is placed. */
export const SOLVED = 1;
/** Nothing more follows. */
export const OPEN = 2;
/** As `touched`: any digit may have changed. */
export const EVERY_TRIO: usize = 3;

/** Three vectors of minirows (digit = bit modulo 3), then three of minicolumns (digit = lane); exact when OPEN. */
export const minis: usize = memory.data(96, 16);
/** For each digit the cells placed with it, as of this sweep. */
const placedBy: usize = memory.data(144, 16);

/** `left` where any of the three cells of a minirow is set: the carry of an addition, as shifts are scarcer than adds. */
@inline function minirows(x: v128): v128 { return and(or(x, i32x4.add(and(x, notRight()), notRight())), right()); }

@inline function permuteRows(m: v128): v128 {
  const a = or(and(down(m, 3), notLastStack()), and(up(m, 6), lastStack()));
  const b = or(and(down(m, 6), firstStack()), and(up(m, 3), notFirstStack()));
  return and(m, nextRow(or(and(a, nextRow(b)), and(b, nextRow(a)))));
}

@inline function permuteColumns(m: v128): v128 {
  const a = nextColumn(m), b = lastColumn(m);
  return and(m, nextBand(or(and(a, nextBand(b)), and(b, nextBand(a)))));
}

@inline function rows(frame: usize, from: usize, to: usize): void {
  for (let trio = from; trio < to; trio++) {
    const at = frame + TRIO * trio;
    const x0 = v128.load(at, 0), x1 = v128.load(at, 16), x2 = v128.load(at, 32);
    const kept = permuteRows(or3(down(minirows(x0), 2), down(minirows(x1), 1), minirows(x2)));
    v128.store(at, and(x0, widen(and(kept, left()))), 0);
    v128.store(at, and(x1, widen(and(down(kept, 1), left()))), 16);
    v128.store(at, and(x2, widen(and(down(kept, 2), left()))), 32);
    v128.store(minis + 16 * trio, kept, 0);
  }
}

/** A cell with one candidate takes that digit from the rest of its box; rows and columns follow by permutation. */
@inline function settle(at: usize, single: v128): void {
  const x0 = v128.load(at, 0), x1 = v128.load(at, 16), x2 = v128.load(at, 32);
  const s0 = and(x0, single), s1 = and(x1, single), s2 = and(x2, single);
  const w = weave(or(s0, otherRows(s0)), or(s1, otherRows(s1)), or(s2, otherRows(s2)));
  const box = widen(and(or3(w, down(w, 1), down(w, 2)), left()));
  v128.store(at, or(without(x0, digit0(box)), s0), 0);
  v128.store(at, or(without(x1, digit1(box)), s1), 16);
  v128.store(at, or(without(x2, digit2(box)), s2), 32);
}

/** Settles the givens of a fresh frame, so that the first sweep has something to work on. */
export function settleGivens(frame: usize): void {
  let one = none(), two = none();
  for (let o: usize = 0; o < DIGITS; o += 16) {
    const x = v128.load(frame + o);
    two = or(two, and(one, x));
    one = or(one, x);
  }
  for (let o: usize = 0; o < DIGITS; o += TRIO) settle(frame + o, without(one, two));
}

/**
 * Propagates a frame in place and returns DEAD, SOLVED or OPEN. `touched` is the trio of the digit that a guess
 * has changed in a frame that was OPEN before, or EVERY_TRIO. A guess concerns one digit, so the first sweep
 * looks at its trio alone; that saves two thirds of a sweep per node (+9% on the hard sets).
 */
export function propagate(frame: usize, touched: usize): i32 {
  let placed = v128.load(frame, PLACED), single = none();
  let from: usize = 0, to: usize = 3;
  const guessed = touched < EVERY_TRIO;
  let first = guessed;
  if (guessed) {
    from = touched;
    to = touched + 1;
    for (let o: usize = 0; o < DIGITS; o += TRIO) {
      v128.store(placedBy + o, none(), 0);
      v128.store(placedBy + o, none(), 16);
      v128.store(placedBy + o, none(), 32);
    }
  }
  for (;;) {
    rows(frame, from, to);

    let moved = none(), now = none();
    for (let trio = from; trio < to; trio++) {
      const at = frame + TRIO * trio, by = placedBy + TRIO * trio;
      let x0 = v128.load(at, 0), x1 = v128.load(at, 16), x2 = v128.load(at, 32);
      const above0 = otherRows(x0), above1 = otherRows(x1), above2 = otherRows(x2);
      const minicolumns = weave(or(x0, above0), or(x1, above1), or(x2, above2));
      const kept = permuteColumns(minicolumns);
      // A digit without a place in some row, column or box has lost all its places by now.
      if (!v128.all_true<i32>(kept)) return DEAD;
      v128.store(minis + 16 * trio, kept, 48);
      moved = or(moved, xor(kept, minicolumns));
      x0 = and(x0, digit0(kept));
      x1 = and(x1, digit1(kept));
      x2 = and(x2, digit2(kept));
      v128.store(at, x0, 0);
      v128.store(at, x1, 16);
      v128.store(at, x2, 32);
      // Placed: the only minicolumn of its box, and alone in it. Taking `kept` here and not `minicolumns`, whose
      // rotations are at hand, costs 11 instructions and saves one sweep in ten (+6%).
      const sole = without(kept, otherColumns(kept));
      const p0 = and(without(x0, above0), digit0(sole));
      const p1 = and(without(x1, above1), digit1(sole));
      const p2 = and(without(x2, above2), digit2(sole));
      v128.store(by, p0, 0);
      v128.store(by, p1, 16);
      v128.store(by, p2, 32);
      // Exclusive or: where two digits claim a cell, both lose it below and the next sweep finds them dead.
      now = xor(now, xor3(p0, p1, p2));
    }

    let one = none(), two = none();
    for (let o: usize = 0; o < DIGITS; o += TRIO) {
      const at = frame + o, by = placedBy + o;
      const x0 = without(v128.load(at, 0), xor(now, v128.load(by, 0)));
      const x1 = without(v128.load(at, 16), xor(now, v128.load(by, 16)));
      const x2 = without(v128.load(at, 32), xor(now, v128.load(by, 32)));
      v128.store(at, x0, 0);
      v128.store(at, x1, 16);
      v128.store(at, x2, 32);
      two = or(two, and(one, x0));
      one = or(one, x0);
      two = or(two, and(one, x1));
      one = or(one, x1);
      two = or(two, and(one, x2));
      one = or(one, x2);
    }
    if (any(without(cells(), one))) return DEAD;

    if (first) {
      first = false;
      from = 0;
      to = 3;
      now = or(now, placed);
      moved = cells();
    }
    // All 81 cells placed means nine cells for each digit, one per box. That rows hold is known only if the columns
    // moved nothing after them; leaving that out accepts wrong grids (host.mjs shows it on 17_clue).
    if (!any(or(moved, xor(cells(), now)))) return SOLVED;
    moved = or(moved, xor(now, placed));
    placed = now;

    const before = single;
    single = without(without(one, two), placed);
    if (any(single)) {
      // Settled before, nothing has moved, and still not alone in its box: the box has the digit twice.
      if (!any(or(moved, xor(single, before)))) return DEAD;
      for (let o: usize = 0; o < DIGITS; o += TRIO) settle(frame + o, single);
    } else if (!any(moved) && !triads(frame, minis)) break;
  }
  v128.store(frame, placed, PLACED);
  return OPEN;
}
