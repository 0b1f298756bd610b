import { type Engine, type Grid, openCandidates, type Puzzle, type SolveOutcome, type SolveRequest, said } from '#core';
import { Standing } from '../standing.ts';
import { TOLD } from '../told.ts';

/**
 * Backtracking on the blank cell with the fewest candidates, lowest cell first, values upward.
 *
 * This is the reference: the least code that is plainly right. Faster engines are judged against it, so it takes no
 * shortcut that would need a proof of its own: a value is possible where no placed peer has it, and nothing more is
 * inferred; a placed value must leave every primitive of its rules standing. Every value of the chosen cell is tried, so every solution is found exactly once and a finished run is
 * a proof. It does not see hidden singles, so cubes with few clues are far beyond it. A node is one cell that was
 * chosen to be filled; hidden cells come after all others, so grids that differ in them alone follow each other and count once. Memory is one row of counters per candidate and does not grow with the search.
 */
export const reference: Engine = {
  id: 'reference',
  refuses: () => undefined,
  solve(puzzle, request) {
    return new Search(puzzle, request).run();
  },
};

class Search {
  readonly #request: SolveRequest;
  readonly #size: number;
  readonly #grid: Grid;
  readonly #peers: readonly Int32Array[];
  /** For each candidate, how many reasons speak against it: placed peers, or a restriction from the start. */
  readonly #reasons: Uint16Array;
  /** For each cell, how many candidates have no reason against them. */
  readonly #open: Uint8Array;
  /** The cells filled by the search, in order. */
  readonly #path: number[] = [];
  readonly #standing: Standing;
  /** Cells that a person sees; the hidden ones follow them. */
  readonly #shown: number;
  #last: Grid | undefined;
  #count = 0n;
  #backtracks = 0;

  constructor({ geometry, ...puzzle }: Puzzle, request: SolveRequest) {
    const candidates = openCandidates({ geometry, ...puzzle });
    const { hidden } = geometry.constraints;
    const cellCount = geometry.cellCount + hidden.length;
    this.#request = request;
    this.#size = geometry.size;
    this.#shown = geometry.cellCount;
    this.#standing = Standing.of(geometry);
    this.#grid = new Uint8Array(cellCount);
    this.#peers = Array.from({ length: cellCount }, (_, cell) => (cell < geometry.cellCount ? geometry.peersOf(cell) : new Int32Array()));
    this.#reasons = new Uint16Array(cellCount * geometry.size);
    this.#open = new Uint8Array(cellCount);
    hidden.forEach((values, i) => {
      this.#open[geometry.cellCount + i] = values;
      this.#reasons.fill(1, this.#at(geometry.cellCount + i, values + 1), this.#at(geometry.cellCount + i + 1, 1));
    });
    for (let cell = 0; cell < geometry.cellCount; cell++) {
      this.#open[cell] = candidates.count(cell);
      // A given that clashes has no candidate left. It stays blank, so the search meets it first and finds no value.
      if (this.#open[cell] === 1) this.#grid[cell] = puzzle.givens[cell]!;
      for (let value = 1; value <= geometry.size; value++) if (!candidates.has(cell, value)) this.#reasons[this.#at(cell, value)] = 1;
    }
  }

  run(): SolveOutcome {
    const { budget } = this.#request;
    const status = !this.#standing.all(this.#grid) || this.#exhaust() ? 'complete' : budget.end ? 'budget' : 'limit';
    return {
      status,
      count: this.#count,
      counters: { nodes: budget.nodes, backtracks: this.#backtracks },
      ...(status === 'budget' && budget.end ? { end: budget.end } : {}),
    };
  }

  /** False when it was stopped. A loop with the path as its stack, since a cube has more cells than a call stack has frames. */
  #exhaust(): boolean {
    let cell = this.#choose();
    for (;;) {
      if (cell === undefined) {
        if (!this.#report()) return false;
      } else {
        if (!this.#request.budget.spend()) return false;
        this.#path.push(cell);
      }
      if (!this.#advance()) return true;
      cell = this.#choose();
    }
  }

  /** Gives the last cell of the path its next value, going back over cells that have none left; false when all are used up. */
  #advance(): boolean {
    for (let cell = this.#path.at(-1); cell !== undefined; cell = this.#path.at(-1)) {
      const tried = this.#grid[cell]!;
      if (tried > 0) this.#take(cell, tried);
      for (let value = tried + 1; value <= this.#size; value++) {
        if (this.#reasons[this.#at(cell, value)] === 0) {
          this.#put(cell, value);
          if (this.#standing.at(cell, this.#grid)) return true;
          this.#take(cell, value);
        }
      }
      this.#path.pop();
      this.#backtracks++;
    }
    return false;
  }

  /** The blank cell with the fewest candidates; undefined when no cell is blank. */
  #choose(): number | undefined {
    let best: number | undefined;
    let fewest = this.#size + 1;
    for (let cell = 0; cell < this.#grid.length && fewest > 0; cell++) {
      if (cell === this.#shown && best !== undefined) return best;
      if (this.#grid[cell] === 0 && this.#open[cell]! < fewest) {
        best = cell;
        fewest = this.#open[cell]!;
      }
    }
    return best;
  }

  #put(cell: number, value: number): void {
    this.#grid[cell] = value;
    for (const peer of this.#peers[cell]!) {
      if (this.#reasons[this.#at(peer, value)]!++ === 0) this.#open[peer]!--;
    }
    this.#request.trace?.({ type: 'place', depth: this.#path.length - 1, cell, value });
  }

  #take(cell: number, value: number): void {
    this.#grid[cell] = 0;
    for (const peer of this.#peers[cell]!) {
      if (--this.#reasons[this.#at(peer, value)]! === 0) this.#open[peer]!++;
    }
    this.#request.trace?.({ type: 'remove', depth: this.#path.length - 1, cell, value });
  }

  /** Hands a solution out; false when that was the last one wanted. */
  #report(): boolean {
    const shown = this.#grid.slice(0, this.#shown);
    if (this.#shown < this.#grid.length && this.#last?.every((value, cell) => value === shown[cell])) return true;
    this.#last = shown;
    this.#count++;
    this.#request.trace?.({ type: 'solution', depth: this.#path.length, note: said(TOLD.solution, { number: Number(this.#count) }) });
    this.#request.onSolution?.(shown);
    return this.#count < this.#request.limit;
  }

  #at(cell: number, value: number): number {
    return cell * this.#size + value - 1;
  }
}
