import type { Board } from '../board.ts';

/**
 * The implications between the candidates of one position, as lists in typed arrays.
 *
 *     weak:   candidate true  -> these are false    | others of the cell ... | others of its groups ... |
 *     strong: candidate false -> these are true     | other of a cell of two | other of a house with two places |
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
    let weaks = 0;
    let strongs = 0;
    for (let cell = 0; cell < tables.cellCount; cell++) {
      const groups = tables.groupsOf[cell]!;
      const most = size + tables.peersOf[cell]!.length;
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
        if (strongs + groups.length + 1 > this.strong.length) this.strong = grown(this.strong);
        const { weak, strong } = this;
        for (let other = 0; other < size; other++) {
          if (other === v || ((other < 32 ? low : high)[cell]! & (1 << (other & 31))) === 0) continue;
          weak[weaks++] = cell * size + other;
          if (counts[cell] === 2) strong[strongs++] = cell * size + other;
        }
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

function grown(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * words.length);
  larger.set(words);
  return larger;
}
