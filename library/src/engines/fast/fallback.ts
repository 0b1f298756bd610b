import { type Candidates, type Counters, type Engine, type Geometry, indices, oncePer, openCandidates, type SolveRequest } from '#core';
import { type CandidateSheet, filtersOf, type PrimitiveFilter } from './filters.ts';

/**
 * The fast engine without WebAssembly: the same answers, found by plain TypeScript. Naked and hidden singles in every
 * house to a fixed point, then the cell with the fewest candidates, lowest value first.
 *
 * Candidates are removed one by one; each removal lowers the number left in its cell and, for its value, in each of
 * its houses. A number that reaches one places a value, one that reaches zero is a dead end. A trail of removals
 * undoes a guess, so memory is one byte per candidate however deep the search goes. It does not learn from
 * dead ends, so sparse cubes that the kernel solves are beyond it. What rules demand beyond groups is looked at when the singles are done
 * (`filters.ts`). A node is one guess, and the root.
 */
export const fallback: Engine = {
  id: 'fast',
  refuses: () => undefined,
  solve(puzzle, request) {
    return search(new SearchState(puzzle.geometry, openCandidates(puzzle)), request, puzzle.geometry.cellCount);
  },
};

/** A position of the plain search: candidates, singles followed, and a trail that undoes. */
export class SearchState implements CandidateSheet {
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
  /** What rules demand, by cell, and which of it has to be looked at again. */
  readonly #filtersOf: readonly (readonly PrimitiveFilter[])[];
  readonly #changed = new Set<PrimitiveFilter>();

  constructor(geometry: Geometry, open: Candidates) {
    const { size, groups, constraints } = geometry;
    const cellCount = geometry.cellCount + constraints.hidden.length;
    this.#geometry = geometry;
    this.size = size;
    this.cellCount = cellCount;
    this.#alive = new Uint8Array(cellCount * size).fill(1);
    this.#leftInCell = new Uint8Array(cellCount).fill(size);
    this.#leftInHouse = new Uint8Array(groups.length * size).fill(size);
    const { housesOf, filters, filtersByCell } = tablesOf(geometry);
    this.#housesOf = housesOf;
    this.#filtersOf = filtersByCell;
    for (const filter of filters) this.#changed.add(filter);
    this.isPossible = true;
    constraints.hidden.forEach((values, i) => {
      for (let value = values + 1; value <= size; value++) this.remove(geometry.cellCount + i, value);
    });
    for (let cell = 0; cell < geometry.cellCount; cell++) {
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

  /** How many candidates a cell has left. */
  left(cell: number): number {
    return this.#leftInCell[cell]!;
  }

  has(cell: number, value: number): boolean {
    return this.#alive[cell * this.size + value - 1] === 1;
  }

  /** The undecided cell with the fewest candidates, hidden ones last; undefined when all are decided. */
  tightest(): number | undefined {
    let best: number | undefined;
    let fewest = this.size + 1;
    for (let cell = 0; cell < this.cellCount && fewest > 2; cell++) {
      if (cell === this.#geometry.cellCount && best !== undefined) return best;
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
    for (const filter of this.#filtersOf[cell]!) this.#changed.add(filter);
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

  /** Follows the singles and then what rules strike, until neither has anything to say; false at a dead end. */
  propagate(): boolean {
    while (this.#followSingles()) {
      const [filter] = this.#changed;
      if (!filter) return true;
      this.#changed.delete(filter);
      if (!filter.strike(this)) break;
    }
    this.#queue.length = 0;
    this.#changed.clear();
    return false;
  }

  #followSingles(): boolean {
    for (let candidate = this.#queue.pop(); candidate !== undefined; candidate = this.#queue.pop()) {
      const cell = Math.floor(candidate / this.size);
      const value = (candidate % this.size) + 1;
      let isAlive = this.has(cell, value);
      for (let other = 1; other <= this.size && isAlive; other++) if (other !== value) isAlive = this.remove(cell, other);
      const peers = cell < this.#geometry.cellCount ? this.#geometry.peersOf(cell) : [];
      for (let i = 0; i < peers.length && isAlive; i++) isAlive = this.remove(peers[i]!, value);
      if (!isAlive) return false;
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
    return Uint8Array.from({ length: this.#geometry.cellCount }, (_, cell) => this.#onlyValue(cell));
  }

  #onlyValue(cell: number): number {
    return this.#alive.indexOf(1, cell * this.size) - cell * this.size + 1;
  }

  #onlyPlace(house: number, value: number): number {
    return this.#geometry.groups[house]!.cells.find((cell) => this.has(cell, value)) ?? -1;
  }
}

/** What is the same for all puzzles of a geometry. */
interface Tables {
  readonly housesOf: readonly (readonly number[])[];
  readonly filters: readonly PrimitiveFilter[];
  readonly filtersByCell: readonly (readonly PrimitiveFilter[])[];
}
const tablesOf = oncePer(makeTables);

function makeTables(geometry: Geometry): Tables {
  const { constraints, size } = geometry;
  const cells = indices(geometry.cellCount + constraints.hidden.length);
  const housesAt = (cell: number) => geometry.groupsOf(cell).filter(({ house }) => house);
  const filters = filtersOf(constraints, size);
  const filtersByCell = cells.map((): PrimitiveFilter[] => []);
  for (const filter of filters) for (const cell of new Set(filter.cells)) filtersByCell[cell]!.push(filter);
  return {
    housesOf: cells.map((cell) => (cell < geometry.cellCount ? housesAt(cell).map(({ index }) => index) : [])),
    filters,
    filtersByCell,
  };
}

/** A guess that is being followed: the cell, the value tried last, and where to go back to. */
interface Guess {
  readonly cell: number;
  value: number;
  readonly mark: number;
}

function search(state: SearchState, { limit, budget, onSolution, trace }: SolveRequest, shown: number): ReturnType<Engine['solve']> {
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
      // Other values of hidden cells would be the same grid again.
      for (let guess = path.at(-1); guess && guess.cell >= shown; guess = path.at(-1)) {
        state.undoTo(guess.mark);
        path.pop();
      }
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
