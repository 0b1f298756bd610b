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
  readonly weak: Int32Array;
  readonly weakStart: Int32Array;
  readonly weakMiddle: Int32Array;
  readonly strong: Int32Array;
  readonly strongStart: Int32Array;
  readonly strongMiddle: Int32Array;

  constructor(board: Board) {
    const { tables, size, counts, low, high, placeCounts } = board;
    const total = tables.cellCount * size;
    this.weakStart = new Int32Array(total + 1);
    this.weakMiddle = new Int32Array(total);
    this.strongStart = new Int32Array(total + 1);
    this.strongMiddle = new Int32Array(total);
    const weak: number[] = [];
    const strong: number[] = [];
    const seen = new Int32Array(tables.cellCount).fill(-1);
    for (let cell = 0; cell < tables.cellCount; cell++) {
      const groups = tables.groupsOf[cell]!;
      for (let v = 0; v < size; v++) {
        const candidate = cell * size + v;
        this.weakStart[candidate] = weak.length;
        this.strongStart[candidate] = strong.length;
        this.weakMiddle[candidate] = weak.length;
        this.strongMiddle[candidate] = strong.length;
        if ((((v < 32 ? low : high)[cell]! >>> (v & 31)) & 1) === 0) continue;
        for (let other = 0; other < size; other++) {
          if (other === v || (((other < 32 ? low : high)[cell]! >>> (other & 31)) & 1) === 0) continue;
          weak.push(cell * size + other);
          if (counts[cell] === 2) strong.push(cell * size + other);
        }
        this.weakMiddle[candidate] = weak.length;
        this.strongMiddle[candidate] = strong.length;
        seen[cell] = candidate;
        for (let i = 0; i < groups.length; i++) {
          const group = groups[i]!;
          const isStrong = tables.isHouse[group] === 1 && placeCounts[group * size + v] === 2;
          const cells = tables.groupCells[group]!;
          for (let j = 0; j < cells.length; j++) {
            const other = cells[j]!;
            if (other === cell || (((v < 32 ? low : high)[other]! >>> (v & 31)) & 1) === 0) continue;
            const target = other * size + v;
            if (isStrong && strong.indexOf(target, this.strongMiddle[candidate]!) < 0) strong.push(target);
            if (seen[other] === candidate) continue;
            seen[other] = candidate;
            weak.push(target);
          }
        }
      }
    }
    this.weakStart[total] = weak.length;
    this.strongStart[total] = strong.length;
    this.weak = Int32Array.from(weak);
    this.strong = Int32Array.from(strong);
  }
}
