import { type Candidates, type Counters, type Engine, type Geometry, openCandidates, type SolveRequest } from '#core';

/**
 * The fast engine without WebAssembly: the same answers, found by plain TypeScript. Naked and hidden singles in every
 * house to a fixed point, then the cell with the fewest candidates, lowest value first.
 *
 * Candidates are removed one by one; each removal lowers the number left in its cell and, for its value, in each of
 * its houses. A number that reaches one places a value, one that reaches nought is a dead end. A trail of removals
 * undoes a guess, so memory is one byte per candidate however deep the search goes. It does not learn from
 * dead ends, so sparse cubes that the kernel solves are beyond it. A node is one guess, and the root.
 */
export const fallback: Engine = {
  id: 'fast',
  refuses: () => undefined,
  solve(puzzle, request) {
    return search(new State(puzzle.geometry, openCandidates(puzzle)), request);
  },
};

class State {
  readonly size: number;
  readonly cellCount: number;
  readonly #alive: Uint8Array;
  readonly #leftInCell: Uint8Array;
  /** For each house and value, how many of its cells may still hold it. */
  readonly #leftInHouse: Uint8Array;
  readonly #geometry: Geometry;
  readonly #housesOf: readonly (readonly number[])[];
  readonly #trail: number[] = [];
  readonly #queue: number[] = [];

  constructor(geometry: Geometry, open: Candidates) {
    const { size, cellCount, groups } = geometry;
    this.#geometry = geometry;
    this.size = size;
    this.cellCount = cellCount;
    this.#alive = new Uint8Array(cellCount * size).fill(1);
    this.#leftInCell = new Uint8Array(cellCount).fill(size);
    this.#leftInHouse = new Uint8Array(groups.length * size).fill(size);
    this.#housesOf = Array.from({ length: cellCount }, (_, cell) =>
      geometry
        .groupsOf(cell)
        .filter(({ house }) => house)
        .map(({ index }) => index),
    );
    this.isPossible = true;
    for (let cell = 0; cell < cellCount; cell++) {
      for (let value = 1; value <= size; value++) if (!open.has(cell, value) && !this.remove(cell, value)) this.isPossible = false;
    }
    this.isPossible &&= this.propagate();
  }

  /** False where the start is a dead end already. */
  readonly isPossible: boolean;

  /** How many removals there were; give it back to `undoTo`. */
  get mark(): number {
    return this.#trail.length;
  }

  has(cell: number, value: number): boolean {
    return this.#alive[cell * this.size + value - 1] === 1;
  }

  /** The undecided cell with the fewest candidates; undefined when all are decided. */
  tightest(): number | undefined {
    let best: number | undefined;
    let fewest = this.size + 1;
    for (let cell = 0; cell < this.cellCount && fewest > 2; cell++) {
      const left = this.#leftInCell[cell]!;
      if (left > 1 && left < fewest) {
        best = cell;
        fewest = left;
      }
    }
    return best;
  }

  /** Removes a candidate and notes the singles that follow; false at a dead end. */
  remove(cell: number, value: number): boolean {
    const candidate = cell * this.size + value - 1;
    if (this.#alive[candidate] === 0) return true;
    this.#alive[candidate] = 0;
    this.#trail.push(candidate);
    const left = --this.#leftInCell[cell]!;
    if (left === 1) this.#queue.push(cell * this.size + this.#onlyValue(cell) - 1);
    let isAlive = left > 0;
    for (const house of this.#housesOf[cell]!) {
      const places = --this.#leftInHouse[house * this.size + value - 1]!;
      if (places === 1) this.#queue.push(this.#onlyPlace(house, value) * this.size + value - 1);
      isAlive &&= places > 0;
    }
    return isAlive;
  }

  /** Places a value and follows the singles; false at a dead end. */
  place(cell: number, value: number): boolean {
    this.#queue.push(cell * this.size + value - 1);
    return this.propagate();
  }

  propagate(): boolean {
    for (let candidate = this.#queue.pop(); candidate !== undefined; candidate = this.#queue.pop()) {
      const cell = Math.floor(candidate / this.size);
      const value = (candidate % this.size) + 1;
      let isAlive = this.has(cell, value);
      for (let other = 1; other <= this.size && isAlive; other++) if (other !== value) isAlive = this.remove(cell, other);
      const peers = this.#geometry.peersOf(cell);
      for (let i = 0; i < peers.length && isAlive; i++) isAlive = this.remove(peers[i]!, value);
      if (!isAlive) {
        this.#queue.length = 0;
        return false;
      }
    }
    return true;
  }

  undoTo(mark: number): void {
    while (this.#trail.length > mark) {
      const candidate = this.#trail.pop()!;
      const cell = Math.floor(candidate / this.size);
      this.#alive[candidate] = 1;
      this.#leftInCell[cell]!++;
      for (const house of this.#housesOf[cell]!) this.#leftInHouse[house * this.size + (candidate % this.size)]!++;
    }
  }

  toGrid(): Uint8Array {
    return Uint8Array.from({ length: this.cellCount }, (_, cell) => this.#onlyValue(cell));
  }

  #onlyValue(cell: number): number {
    return this.#alive.indexOf(1, cell * this.size) - cell * this.size + 1;
  }

  #onlyPlace(house: number, value: number): number {
    return this.#geometry.groups[house]!.cells.find((cell) => this.has(cell, value)) ?? -1;
  }
}

/** A guess that is being followed: the cell, the value tried last, and where to go back to. */
interface Guess {
  readonly cell: number;
  value: number;
  readonly mark: number;
}

function search(state: State, { limit, budget, onSolution, trace }: SolveRequest): ReturnType<Engine['solve']> {
  let count = 0;
  let guesses = 0;
  const path: Guess[] = [];

  /** Tries the next value of the deepest guess that has one; false when there is none left anywhere, or no budget. */
  const advance = (): boolean => {
    for (let guess = path.at(-1); guess; guess = path.at(-1)) {
      state.undoTo(guess.mark);
      while (++guess.value <= state.size) {
        if (!state.has(guess.cell, guess.value)) continue;
        if (!budget.spend()) return false;
        guesses++;
        trace?.({ type: 'place', depth: path.length, cell: guess.cell, value: guess.value });
        if (state.place(guess.cell, guess.value)) return true;
        state.undoTo(guess.mark);
      }
      path.pop();
    }
    return false;
  };

  const counters = (): Counters => ({ nodes: budget.nodes, guesses });
  let isOpen = budget.spend() && state.isPossible;
  trace?.({ type: 'start', depth: 0 });
  while (isOpen) {
    const cell = state.tightest();
    if (cell === undefined) {
      onSolution?.(state.toGrid());
      if (++count >= limit) return { status: 'limit', count: BigInt(count), counters: counters() };
    } else path.push({ cell, value: 0, mark: state.mark });
    isOpen = advance();
  }
  return {
    status: budget.end ? 'budget' : 'complete',
    count: BigInt(count),
    counters: counters(),
    ...(budget.end ? { end: budget.end } : {}),
  };
}
