import type { Board } from '../board.ts';
import { type ChainHint, type ChainKind, isBefore, type LiteralNumber, lengthRating, nestedComplexity, sortHints } from './hint.ts';
import { LinkGraph } from './link-graph.ts';
import { type Effort, type ForcingRun, ForcingRunner, type RunSettings } from './run.ts';

export interface ForcingSettings extends RunSettings {
  /** Whether cells and houses with more than two ways are tried. */
  readonly multiple: boolean;
  readonly base: number;
  /** "Dynamic Contradiction Forcing Chains (+)": what stands before and after the kind. */
  readonly prefix: string;
  readonly suffix: string;
  /** Whether patterns inside chains may be chains, whose length then counts too. */
  readonly nests: boolean;
}

/** Memory for the runs of one position, in literals; beyond it runs are made again instead of kept. */
const MOST_KEPT = 8_000_000;

/**
 * What a search may cost, in literals: some ten times what the hardest rated 9x9 puzzles need. Searches inside searches could go on
 * for days on a board that is nearly empty; they then end with what they have.
 */
const MOST_EFFORT = 30_000_000;

const SORT_KEYS: Readonly<Record<ChainKind, number>> = { double: 1, cycle: 2, chain: 4, cell: 5, region: 6, contradiction: 7 };

/**
 * Searches for forcing chains with several branches.
 *
 * Every candidate is assumed true and assumed false. An assumption that leads to a contradiction is wrong. What follows both from a
 * candidate and from its opposite holds (double); so does what follows from every candidate of a cell (cell chains) and
 * from every place of a value in a house (region chains). All of them are found, and the shortest comes first.
 */
export class ForcingSearch {
  readonly #board: Board;
  readonly #size: number;
  readonly #settings: ForcingSettings;
  readonly #runner: ForcingRunner;
  readonly #keepAll: boolean;
  readonly #effort: Effort;
  readonly #runs: Map<LiteralNumber, ForcingRun> | undefined;
  readonly #hints: ChainHint[] = [];
  #best: ChainHint | undefined;

  private constructor(board: Board, settings: ForcingSettings, keepAll: boolean, effort: Effort) {
    this.#effort = effort;
    this.#board = board;
    this.#size = board.size;
    this.#settings = settings;
    this.#keepAll = keepAll;
    this.#runner = new ForcingRunner(board, new LinkGraph(board).build(board), settings, effort);
    let candidates = 0;
    for (let cell = 0; cell < board.counts.length; cell++) candidates += board.counts[cell]!;
    const literals = 2 * board.tables.cellCount * board.size;
    this.#runs = candidates * literals <= MOST_KEPT ? new Map() : undefined;
  }

  /** The first hint in order; undefined where there is none. */
  static best(board: Board, settings: ForcingSettings, effort: Effort = { left: MOST_EFFORT }): ChainHint | undefined {
    const search = new ForcingSearch(board, settings, false, effort);
    search.#search();
    return search.#best;
  }

  /** All hints in order, those that remove the same only once. */
  static all(board: Board, settings: ForcingSettings, effort: Effort): ChainHint[] {
    const search = new ForcingSearch(board, settings, true, effort);
    search.#search();
    return sortHints(search.#hints);
  }

  #search(): void {
    const { counts, tables } = this.#board;
    const { dynamic, nishio, multiple } = this.#settings;
    for (let cell = 0; cell < tables.cellCount; cell++) {
      const count = counts[cell]!;
      if (this.#effort.left <= 0) return;
      if (count < (dynamic ? 2 : 3)) continue;
      const runs: ForcingRun[] = [];
      for (const value of this.#board.candidatesOf(cell)) {
        const candidate = cell * this.#size + value - 1;
        const on = this.#run(2 * candidate + 1);
        if (dynamic) this.#tryBoth(candidate, on, count >= 3 && !nishio);
        if (!nishio) this.#tryHouses(candidate, value, on);
        runs.push(on);
      }
      if (!nishio && (count === 2 || multiple)) this.#intersect('cell', runs);
    }
  }

  /** Runs from true literals are asked for by cells and by houses and are kept where there is room. */
  #run(literal: LiteralNumber): ForcingRun {
    if (!this.#runs) return this.#runner.run(literal);
    let run = this.#runs.get(literal);
    if (!run) {
      run = this.#runner.run(literal);
      this.#runs.set(literal, run);
    }
    return run;
  }

  #tryBoth(candidate: number, on: ForcingRun, double: boolean): void {
    if (on.contradiction) this.#offer('contradiction', [on, on], on.contradiction, 2 * candidate, 2 * candidate + 1);
    const off = this.#runner.run(2 * candidate);
    if (off.contradiction) this.#offer('contradiction', [off, off], off.contradiction, 2 * candidate + 1, 2 * candidate);
    if (!double) return;
    for (const slots of [on.ons, on.offs]) {
      for (const slot of slots) {
        const other = off.slotOf[on.literals[slot]!]!;
        if (other !== 0) this.#offer('double', [on, off], [slot, other - 1], on.literals[slot]!, 2 * candidate + 1);
      }
    }
  }

  /** The houses in which the candidate is the first place of its value. */
  #tryHouses(candidate: number, value: number, first: ForcingRun): void {
    const { tables, placeCounts } = this.#board;
    const cell = Math.trunc(candidate / this.#size);
    for (const house of tables.groupsOf[cell]!) {
      const count = placeCounts[house * this.#size + value - 1]!;
      if (!tables.isHouse[house] || count < 2 || (count > 2 && !this.#settings.multiple)) continue;
      const places = this.#board.placesFor(house, value);
      if (places[0] !== cell) continue;
      const runs = places.map((place) => (place === cell ? first : this.#run(2 * (place * this.#size + value - 1) + 1)));
      this.#intersect('region', runs, house);
    }
  }

  /** Offers what follows in every run, in the order of the first. */
  #intersect(kind: 'cell' | 'region', runs: readonly ForcingRun[], house?: number): void {
    const [first] = runs;
    this.#board.pulse();
    for (const slots of [first!.ons, first!.offs]) {
      next: for (const slot of slots) {
        const literal = first!.literals[slot]!;
        const targets = [slot];
        for (let i = 1; i < runs.length; i++) {
          const other = runs[i]!.slotOf[literal]!;
          if (other === 0) continue next;
          targets.push(other - 1);
        }
        this.#offer(kind, runs, targets, literal, undefined, house);
      }
    }
  }

  /** Takes a hint if it is worth something and comes before the best. The cheap lower bound on its length is looked at first. */
  #offer(
    kind: ChainKind,
    runs: readonly ForcingRun[],
    slots: readonly number[],
    result: LiteralNumber,
    source?: LiteralNumber,
    house?: number,
  ): void {
    const { base, prefix, suffix, nishio, nests } = this.#settings;
    const candidate = result >> 1;
    const cell = Math.trunc(candidate / this.#size);
    const isOn = (result & 1) === 1;
    if (isOn && this.#board.counts[cell] === 1) return;
    const sortKey = SORT_KEYS[kind];
    if (!this.#keepAll && this.#best) {
      let least = 0;
      for (let i = 0; i < runs.length; i++) least += runs[i]!.depths[slots[i]!]!;
      if (!isBefore(base + lengthRating(least), least, sortKey, this.#best)) return;
    }
    let complexity = 0;
    for (let i = 0; i < runs.length; i++) complexity += runs[i]!.ancestors(slots[i]!);
    if (!this.#keepAll && !isBefore(base + lengthRating(complexity), complexity, sortKey, this.#best)) return;
    const targets = () => runs.map((run, i) => run.implied(slots[i]!));
    if (nests) complexity += nestedComplexity(targets());
    const rating = base + lengthRating(complexity);
    if (!this.#keepAll && !isBefore(rating, complexity, sortKey, this.#best)) return;
    const others = isOn ? this.#board.candidatesOf(cell).map((value) => cell * this.#size + value - 1) : [];
    const words = nishio ? 'Forcing' : `${KIND_NAMES[kind]} Forcing`;
    const hint: ChainHint = {
      kind,
      name: `${prefix}${words} Chains${suffix}`,
      rating,
      complexity,
      sortKey,
      removals: isOn ? others.filter((other) => other !== candidate) : [candidate],
      placement: isOn ? candidate : -1,
      targets,
      ...(source === undefined ? {} : { source }),
      ...(house === undefined ? {} : { house }),
    };
    if (this.#keepAll) this.#hints.push(hint);
    else this.#best = hint;
  }
}

const KIND_NAMES: Readonly<Record<ChainKind, string>> = {
  contradiction: 'Contradiction',
  double: 'Double',
  cell: 'Cell',
  region: 'Region',
  chain: '',
  cycle: '',
};
