import type { PlaceBoard } from './place-board.ts';

/**
 * Every swap there is, with all that a proposal needs to know laid out flat.
 *
 *     free places:  f -> firstSwap[f], mates[f]        the swaps of f are firstSwap[f] .. + mates[f] - 1
 *     swap s:       a[s], b[s]                         the two places
 *                   lines[start[s] .. middle[s]]       groups of a that b is not in
 *                   lines[middle[s] .. start[s + 1]]   groups of b that a is not in
 *
 * A group that holds both places does not change by the swap, so leaving it out here saves the question later. Groups are
 * written as offsets into the table of counts.
 */
export interface SwapTable {
  readonly freeCount: number;
  readonly firstSwap: Int32Array;
  readonly mates: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly start: Int32Array;
  readonly middle: Int32Array;
  readonly lines: Int32Array;
  /** The block of each free place, for swaps that must not meet. */
  readonly blockOf: Int32Array;
}

/** All swaps of two free places inside a block; free places alone in their block take part in none. */
export function swapTable(board: PlaceBoard, isFree: (place: number) => boolean): SwapTable {
  const stride = board.size + 1;
  const linesOf: number[][] = Array.from({ length: board.placeCount }, () => []);
  board.groups.forEach(({ places }, group) => {
    for (const place of places) linesOf[place]!.push(group * stride);
  });
  const firstSwap: number[] = [];
  const mates: number[] = [];
  const blockOf: number[] = [];
  const a: number[] = [];
  const b: number[] = [];
  const start: number[] = [];
  const middle: number[] = [];
  const lines: number[] = [];
  board.blocks.forEach((places, block) => {
    const free = places.filter(isFree);
    if (free.length < 2) return;
    for (const place of free) {
      firstSwap.push(a.length);
      mates.push(free.length - 1);
      blockOf.push(block);
      for (const mate of free) {
        if (mate === place) continue;
        a.push(place);
        b.push(mate);
        start.push(lines.length);
        for (const line of linesOf[place]!) if (!linesOf[mate]!.includes(line)) lines.push(line);
        middle.push(lines.length);
        for (const line of linesOf[mate]!) if (!linesOf[place]!.includes(line)) lines.push(line);
      }
    }
  });
  start.push(lines.length);
  return {
    freeCount: firstSwap.length,
    firstSwap: Int32Array.from(firstSwap),
    mates: Int32Array.from(mates),
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    start: Int32Array.from(start),
    middle: Int32Array.from(middle),
    lines: Int32Array.from(lines),
    blockOf: Int32Array.from(blockOf),
  };
}
