import { type Budget, Candidates, openCandidates, type Puzzle, type Random } from '#core';
import { SearchState } from '../fast/fallback.ts';
import type { Prober } from '../fast/prober.ts';

/** What an ask of the kernel may cost: solutions, and its own units of effort. It is counted as this many steps. */
const LEAF = { limit: 200, effort: 0.25, steps: 40 };
/** What it may cost to show that a branch is dead. */
const TEST = { limit: 1, effort: 0.25, steps: 10 };

/**
 * Walks down the search tree of a puzzle at random, after Knuth: at each position the cell with the fewest candidates is filled with one
 * of those that do not fail at once, each as likely as the others, and the weight of the walk is the product of how many there were. A
 * solution that stands below n such choices is met with the chance of one in their product, so weights are the number of solutions
 * on average, whatever the puzzle; a walk into a dead end weighs nothing.
 *
 * Weights of single walks differ by magnitudes. Two things bring them together. Below a position that leaves little choice the kernel counts
 * what is left, so that the last part of the walk is not left to chance. Where many walks end in nothing, branches are tested by the kernel
 * before they are entered. Both depend on the position alone and not on earlier walks, else the average would be off.
 */
export class Sampler {
  /** Whether branches are tested by the kernel before they are entered. */
  isCareful = false;
  /** From which room on (see `#room`) the kernel is asked to count what is left. */
  countBelow = 0;
  readonly #state: SearchState;
  readonly #shown: number;
  readonly #prober: Prober;
  readonly #random: Random;
  readonly #budget: Budget;

  constructor(puzzle: Puzzle, prober: Prober, random: Random, budget: Budget) {
    this.#shown = puzzle.geometry.cellCount;
    this.#state = new SearchState(puzzle.geometry, openCandidates(puzzle));
    this.#prober = prober;
    this.#random = random;
    this.#budget = budget;
  }

  get isPossible(): boolean {
    return this.#state.isPossible;
  }

  /** One walk: the natural logarithm of its weight, minus infinity for a dead end. Undefined where the budget ended. */
  walk(): number | undefined {
    const start = this.#state.mark;
    const weight = this.#descend();
    this.#state.undoTo(start);
    return weight;
  }

  /**
   * The most room at which the kernel can still count what is left, on one walk: the positions of the walk are tried by halving. Undefined
   * where the budget ended.
   */
  measureRoom(): { readonly room: number; readonly isDead: boolean } | undefined {
    const start = this.#state.mark;
    const choices: { readonly room: number; readonly cell: number; readonly value: number }[] = [];
    const weight = this.#descend((cell, value) => choices.push({ room: this.#room(), cell, value }));
    let [low, high] = [0, choices.length];
    // The walk is undone to the last position and done again as far as is asked.
    while (weight !== undefined && low < high) {
      const middle = (low + high) >> 1;
      this.#state.undoTo(start);
      for (const { cell, value } of choices.slice(0, middle)) this.#state.place(cell, value);
      if (!this.#budget.spend(LEAF.steps)) break;
      if (this.#ask(LEAF).complete) high = middle;
      else low = middle + 1;
    }
    this.#state.undoTo(start);
    return weight === undefined ? undefined : { room: choices[high]?.room ?? 0, isDead: weight === Number.NEGATIVE_INFINITY };
  }

  #descend(onChoice?: (cell: number, value: number) => void): number | undefined {
    const state = this.#state;
    for (let weight = 0; ; ) {
      const cell = state.tightest();
      if (cell === undefined) return weight;
      if (cell >= this.#shown || (this.countBelow > 0 && this.#room() <= this.countBelow)) {
        if (!this.#budget.spend(LEAF.steps)) return undefined;
        const { complete, count } = this.#ask(LEAF);
        if (complete) return weight + Math.log(count);
        // Hidden cells only have to be possible.
        if (cell >= this.#shown) return count > 0 ? weight : Number.NEGATIVE_INFINITY;
      }
      const branches = this.#branches(cell);
      if (!branches) return undefined;
      if (branches.length === 0) return Number.NEGATIVE_INFINITY;
      weight += Math.log(branches.length);
      const value = branches[this.#random.below(branches.length)]!;
      onChoice?.(cell, value);
      state.place(cell, value);
    }
  }

  /** The candidates of a cell that do not fail at once; undefined where the budget ended. */
  #branches(cell: number): number[] | undefined {
    const state = this.#state;
    const { mark } = state;
    const open: number[] = [];
    for (let value = 1; value <= state.size; value++) {
      if (!state.has(cell, value)) continue;
      if (!this.#budget.spend(this.isCareful ? TEST.steps : 1)) return undefined;
      const isAlive = state.place(cell, value) && !(this.isCareful && this.#isDead());
      state.undoTo(mark);
      if (isAlive) open.push(value);
    }
    return open;
  }

  #isDead(): boolean {
    const { complete, count } = this.#ask(TEST);
    return complete && count === 0;
  }

  #ask({ limit, effort }: typeof LEAF): { readonly complete: boolean; readonly count: number } {
    const { geometry } = this.#prober;
    const open = Candidates.none(geometry.cellCount, geometry.size);
    for (let cell = 0; cell < geometry.cellCount; cell++) {
      for (let value = 1; value <= geometry.size; value++) if (this.#state.has(cell, value)) open.add(cell, value);
    }
    this.#prober.take(open);
    return this.#prober.ask({ limit: limit + 1, effort });
  }

  /** How much choice is left: the logarithms of the candidates of all cells, added up. */
  #room(): number {
    let room = 0;
    for (let cell = 0; cell < this.#shown; cell++) room += Math.log(this.#state.left(cell));
    return room;
  }
}
