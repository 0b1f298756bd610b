import type { Board } from '../board.ts';
import { eitherLinks, type PairLink, pairLinks } from '../ruled/links.ts';

/**
 * The implications between the candidates of one position, as lists in typed arrays.
 *
 *     weak:   candidate true  -> these are false    | others of the cell, what rules exclude | others of its groups ... |
 *     strong: candidate false -> these are true     | other of a cell of two, or of a rule   | other of a house with two places |
 *             start[c]                                middle[c]                                           start[c + 1]
 *
 * Each list stands in the order in which Sudoku Explainer follows links, each target once.
 */
export class LinkGraph {
  weak = new Int32Array(1 << 12);
  strong = new Int32Array(1 << 10);
  readonly weakStart: Int32Array;
  readonly weakMiddle: Int32Array;
  readonly strongStart: Int32Array;
  readonly strongMiddle: Int32Array;
  readonly #seen: Int32Array;

  constructor({ tables, size }: Board) {
    const total = tables.cellCount * size;
    this.weakStart = new Int32Array(total + 1);
    this.weakMiddle = new Int32Array(total);
    this.strongStart = new Int32Array(total + 1);
    this.strongMiddle = new Int32Array(total);
    this.#seen = new Int32Array(tables.cellCount);
  }

  /** Takes the links of a position. */
  build(board: Board): this {
    const { tables, size, counts, low, high, placeCounts } = board;
    const { weakStart, weakMiddle, strongStart, strongMiddle } = this;
    const seen = this.#seen.fill(-1);
    const pairs = pairLinks(tables);
    const either = eithersOf(board);
    let weaks = 0;
    let strongs = 0;
    for (let cell = 0; cell < tables.cellCount; cell++) {
      const groups = tables.groupsOf[cell]!;
      const most = size + tables.peersOf[cell]!.length + size * pairs[cell]!.length;
      for (let v = 0; v < size; v++) {
        const candidate = cell * size + v;
        weakStart[candidate] = weaks;
        strongStart[candidate] = strongs;
        weakMiddle[candidate] = weaks;
        strongMiddle[candidate] = strongs;
        const words = v < 32 ? low : high;
        const bit = 1 << (v & 31);
        if ((words[cell]! & bit) === 0) continue;
        if (weaks + most > this.weak.length) this.weak = grown(this.weak);
        const others = either.get(candidate) ?? NONE;
        if (strongs + groups.length + others.length + 1 > this.strong.length) this.strong = grown(this.strong);
        const { weak, strong } = this;
        for (let other = 0; other < size; other++) {
          if (other === v || ((other < 32 ? low : high)[cell]! & (1 << (other & 31))) === 0) continue;
          weak[weaks++] = cell * size + other;
          if (counts[cell] === 2) strong[strongs++] = cell * size + other;
        }
        for (let i = 0; i < pairs[cell]!.length; i++) weaks = exclude(board, pairs[cell]![i]!, v, weak, weaks);
        for (let i = 0; i < others.length; i++) strong[strongs++] = others[i]!;
        weakMiddle[candidate] = weaks;
        strongMiddle[candidate] = strongs;
        for (let i = 0; i < groups.length; i++) {
          const group = groups[i]!;
          const isStrong = tables.isHouse[group] === 1 && placeCounts[group * size + v] === 2;
          const cells = tables.groupCells[group]!;
          for (let j = 0; j < cells.length; j++) {
            const other = cells[j]!;
            if ((words[other]! & bit) === 0 || other === cell) continue;
            const target = other * size + v;
            if (isStrong) {
              let at = strongMiddle[candidate]!;
              while (at < strongs && strong[at] !== target) at++;
              if (at === strongs) strong[strongs++] = target;
            }
            if (seen[other] === candidate) continue;
            seen[other] = candidate;
            weak[weaks++] = target;
          }
        }
      }
    }
    weakStart[tables.cellCount * size] = weaks;
    strongStart[tables.cellCount * size] = strongs;
    return this;
  }
}

const NONE: readonly number[] = [];

/** Adds what a value excludes by a rule about two cells; gives the new end of the list. */
function exclude({ low, size }: Board, { other, allowed }: PairLink, v: number, weak: Int32Array, from: number): number {
  let end = from;
  for (let rest = low[other]! & ~allowed[v]!; rest !== 0; rest &= rest - 1) weak[end++] = other * size + 31 - Math.clz32(rest & -rest);
  return end;
}

/** By candidate, the candidates that a rule makes true where it is false. */
function eithersOf(board: Board): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const {
    candidates: [a, b],
  } of eitherLinks(board)) {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  }
  return found;
}

function grown(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * words.length);
  larger.set(words);
  return larger;
}
