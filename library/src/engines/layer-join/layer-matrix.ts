import type { Budget, Candidates, Value } from '#core';
import type { Layer } from './layers.ts';

/** Bytes that the solutions of one layer may take, whatever number the budget allows. */
const MOST_BYTES = 2 ** 28;

/**
 * All solutions of one layer: the matrix of table 4 in 000.
 *
 *     head        | blank 1 | blank 2 | ... | blank n |      `layer.blanks`
 *     solution 1  | value   | value   |     | value   |      `values`, row after row
 */
export interface LayerMatrix {
  readonly layer: Layer;
  readonly count: number;
  readonly values: Uint8Array;
}

/** What came of looking for all solutions of a layer. */
export interface LayerSearchResult extends LayerMatrix {
  /** `stored` when there are more than were allowed, `budget` when the search itself was stopped. */
  readonly stopped?: 'stored' | 'budget';
}

/**
 * Finds all solutions of a layer as a puzzle of its own, by backtracking on the blank cell with the fewest values left,
 * at most this many. The paper sorts the cells by that count once; choosing again at every step gives the same solutions
 * from a far smaller tree.
 */
export function solveLayer(layer: Layer, candidates: Candidates, mostRows: number, budget: Budget): LayerSearchResult {
  // A given that clashes inside the layer leaves no value for its cell.
  if (layer.cells.some((cell) => candidates.count(cell) === 0)) return { layer, count: 0, values: new Uint8Array(0) };
  return new LayerSearch(layer, candidates, mostRows, budget).run();
}

class LayerSearch {
  readonly #layer: Layer;
  readonly #budget: Budget;
  readonly #most: number;
  readonly #size: number;
  readonly #filled: Uint8Array;
  /** For each value of each blank, how many reasons speak against it. */
  readonly #reasons: Uint8Array;
  readonly #open: Uint8Array;
  readonly #path: number[] = [];
  #rows = new Uint8Array(1024);
  #count = 0;
  #stopped: 'stored' | 'budget' | undefined;

  constructor(layer: Layer, candidates: Candidates, mostRows: number, budget: Budget) {
    const { blanks } = layer;
    this.#layer = layer;
    this.#budget = budget;
    this.#most = Math.min(mostRows, Math.floor(MOST_BYTES / Math.max(1, blanks.length)));
    this.#size = candidates.size;
    this.#filled = new Uint8Array(blanks.length);
    this.#reasons = new Uint8Array(blanks.length * candidates.size);
    this.#open = Uint8Array.from(blanks, (cell) => candidates.count(cell));
    blanks.forEach((cell, i) => {
      for (let value = 1; value <= this.#size; value++) if (!candidates.has(cell, value)) this.#reasons[i * this.#size + value - 1] = 1;
    });
  }

  run(): LayerSearchResult {
    this.#search();
    return {
      layer: this.#layer,
      count: this.#count,
      values: this.#rows.slice(0, this.#count * this.#filled.length),
      ...(this.#stopped ? { stopped: this.#stopped } : {}),
    };
  }

  #search(): void {
    let blank = this.#choose();
    for (;;) {
      if (blank < 0) {
        if (!this.#keep()) return;
      } else {
        if (!this.#budget.spend()) {
          this.#stopped = 'budget';
          return;
        }
        this.#path.push(blank);
      }
      if (!this.#advance()) return;
      blank = this.#choose();
    }
  }

  #advance(): boolean {
    for (let i = this.#path.at(-1); i !== undefined; i = this.#path.at(-1)) {
      const tried = this.#filled[i]!;
      if (tried > 0) this.#take(i, tried);
      for (let value = tried + 1; value <= this.#size; value++) {
        if (this.#reasons[i * this.#size + value - 1] === 0) {
          this.#put(i, value);
          return true;
        }
      }
      this.#path.pop();
    }
    return false;
  }

  /** The blank with the fewest values left; -1 when all are filled. */
  #choose(): number {
    let best = -1;
    let fewest = this.#size + 1;
    for (let i = 0; i < this.#filled.length && fewest > 0; i++) {
      if (this.#filled[i] === 0 && this.#open[i]! < fewest) {
        best = i;
        fewest = this.#open[i]!;
      }
    }
    return best;
  }

  #put(i: number, value: Value): void {
    this.#filled[i] = value;
    for (const peer of this.#layer.peers[i]!) if (this.#reasons[peer * this.#size + value - 1]!++ === 0) this.#open[peer]!--;
  }

  #take(i: number, value: Value): void {
    this.#filled[i] = 0;
    for (const peer of this.#layer.peers[i]!) if (--this.#reasons[peer * this.#size + value - 1]! === 0) this.#open[peer]!++;
  }

  #keep(): boolean {
    if (this.#count >= this.#most) {
      this.#stopped = 'stored';
      return false;
    }
    const width = this.#filled.length;
    const end = (this.#count + 1) * width;
    if (end > this.#rows.length) {
      const larger = new Uint8Array(Math.max(end, this.#rows.length * 2));
      larger.set(this.#rows);
      this.#rows = larger;
    }
    this.#rows.set(this.#filled, end - width);
    this.#count++;
    return true;
  }
}
