import type { Cell, Value } from '#core';
import { countBits } from './bits.ts';
import type { Board } from './board.ts';

/** Cells in the order of a loop along which two values could be exchanged. */
export interface Loop {
  readonly cells: readonly Cell[];
  readonly values: readonly [Value, Value];
}

/** A search for loops goes through no more cells than this on one board; 9x9 grids stay far below it. */
const MOST_VISITS = 300_000;

/**
 * The loops of a board on which a unique loop may be built: from a cell of two candidates through cells that have both,
 * of which two may have other candidates as well, or more when all have the same one beside. Neighbours share a group and no
 * two steps in a row use the same one. A loop counts when each group of its cells holds exactly one cell at an odd and one
 * at an even place, so that an exchange of the values leaves every group as it was. Cells of which a rule says more than that they
 * differ take no part: the rule may forbid the exchange.
 */
export function loopsOf(board: Board): Loop[] {
  const { tables, counts } = board;
  const search = new LoopSearch(board);
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (counts[cell] !== 2 || tables.isBound[cell] === 1) continue;
    board.pulse();
    search.from(cell);
  }
  return search.found;
}

class LoopSearch {
  readonly found: Loop[] = [];
  readonly #board: Board;
  readonly #loop: Cell[] = [];
  readonly #inLoop: Uint8Array;
  /** Whether a group holds a cell at an even, or at an odd, place of the loop: 2 * group + parity. */
  readonly #visited: Uint8Array;
  #values: readonly [Value, Value] = [1, 2];
  #first: Cell = -1;
  #visitsLeft = MOST_VISITS;

  constructor(board: Board) {
    this.#board = board;
    this.#inLoop = new Uint8Array(board.tables.cellCount);
    this.#visited = new Uint8Array(2 * board.tables.groupCount);
  }

  from(cell: Cell): void {
    this.#first = cell;
    this.#values = this.#board.candidatesOf(cell) as [Value, Value];
    this.#follow(cell, 2, 0, 0, -1);
  }

  /** `spare` cells with other candidates are still allowed; `low` and `high` are the other candidates met so far. */
  #follow(cell: Cell, spare: number, extraLow: number, extraHigh: number, lastGroup: number): void {
    const { tables, counts, low, high } = this.#board;
    const parity = this.#loop.length & 1;
    const groups = tables.groupsOf[cell]!;
    // Two cells of the same parity in one group can never become a loop that counts.
    for (let i = 0; i < groups.length; i++) if (this.#visited[2 * groups[i]! + parity] === 1) return;
    if (this.#visitsLeft-- <= 0) return;
    this.#enter(cell, groups, parity, 1);
    // The first cell has the two values and nothing else, so its masks are what every cell of the loop must have.
    const bothLow = low[this.#first]!;
    const bothHigh = high[this.#first]!;
    let seenLow = extraLow;
    let seenHigh = extraHigh;
    for (let i = 0; i < groups.length; i++) {
      const group = groups[i]!;
      if (group === lastGroup) continue;
      const cells = tables.groupCells[group]!;
      for (let j = 0; j < cells.length; j++) {
        const next = cells[j]!;
        if ((low[next]! & bothLow) !== bothLow || (high[next]! & bothHigh) !== bothHigh) continue;
        if (next === this.#first && this.#loop.length >= 4) this.#close();
        else if (this.#inLoop[next] === 0 && tables.isBound[next] === 0) {
          seenLow |= low[next]! & ~bothLow;
          seenHigh |= high[next]! & ~bothHigh;
          const isPlain = counts[next] === 2;
          if (isPlain || spare > 0 || countBits(seenLow, seenHigh) === 1)
            this.#follow(next, isPlain ? spare : spare - 1, seenLow, seenHigh, group);
        }
      }
    }
    this.#enter(cell, groups, parity, 0);
  }

  #enter(cell: Cell, groups: Int32Array, parity: number, mark: 0 | 1): void {
    if (mark === 1) this.#loop.push(cell);
    else this.#loop.pop();
    this.#inLoop[cell] = mark;
    for (let i = 0; i < groups.length; i++) this.#visited[2 * groups[i]! + parity] = mark;
  }

  /** Keeps the loop where every group that one parity visits is visited by the other. */
  #close(): void {
    const { groupsOf } = this.#board.tables;
    for (const cell of this.#loop) {
      for (const group of groupsOf[cell]!) if (this.#visited[2 * group] !== this.#visited[2 * group + 1]) return;
    }
    this.found.push({ cells: [...this.#loop], values: this.#values });
  }
}
