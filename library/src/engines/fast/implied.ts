import type { Cell, Geometry, Sum } from '#core';

/** Left-over cells up to which an implied sum is worth its propagator. */
const MOST_LEFT = 6;
/** Kinds with more houses than this get none, so that a large cube does not pay for pairs of planes. */
const MOST_HOUSES = 128;

/** A sum with where it comes from: the totals of some houses less some given sums, or the other way round. */
export interface ImpliedSum extends Sum {
  /** Numbers among the houses. */
  readonly houses: readonly number[];
  /** Numbers among the given sums. */
  readonly less: readonly number[];
}

/** A given sum and its number. */
type Given = Sum & { readonly number: number };

/**
 * Sums that follow from houses and given sums, and that no propagator sees by itself. A house holds every value once, so it has a known total.
 * Some houses side by side, less the given sums that lie inside, leave a few cells with a known sum (innies); with the sums that
 * reach over the edge, what stands outside less what stays uncovered inside has one too (outies).
 */
export function impliedSums({ groups, cellCount, size, constraints }: Geometry): ImpliedSum[] {
  const given = constraints.sums.flatMap((sum, number) =>
    sum.totals.length === 1 && sum.weights.every((weight) => weight === 1) ? [{ ...sum, number }] : [],
  );
  const houses = groups.filter(({ house }) => house);
  if (given.length === 0 || houses.length > MOST_HOUSES) return [];
  const cover = new Cover(given, cellCount + constraints.hidden.length);
  let known: Set<string> | undefined;
  const found: ImpliedSum[] = [];
  const add = (sum: ImpliedSum | undefined): void => {
    if (!sum) return;
    known ??= new Set(constraints.sums.map(({ cells, weights }) => keyOf(cells, weights)));
    const key = keyOf(sum.cells, sum.weights);
    if (known.has(key)) return;
    known.add(key);
    found.push(sum);
  };
  const total = (size * (size + 1)) / 2;
  houses.forEach((first, i) => {
    cover.clear();
    let all = 0;
    for (let at = i; at < houses.length; at++) {
      const house = houses[at]!;
      if (house.family !== first.family || !cover.adds(at, house.cells)) break;
      all += total;
      add(cover.innies(all));
      add(cover.outies(all));
    }
  });
  return found;
}

/** Some houses that share no cell, and how the given sums lie in them. */
class Cover {
  readonly #given: readonly Given[];
  /** The sums of each cell. */
  readonly #sumsOf: number[][];
  /** Whether each cell is in the houses. */
  readonly #inside: Uint8Array;
  /** How many cells of each sum are. */
  readonly #hits: Uint8Array;
  /** The last question for which a sum took the cell. */
  readonly #taken: Uint32Array;
  #asked = 0;
  #cells: Cell[] = [];
  #houses: number[] = [];
  /** Whether no two sums share a cell, so that cells can be counted before any sum is taken. */
  readonly #areApart: boolean;
  /** Cells of sums that lie inside; cells inside that any sum covers, and those outside that such sums reach. */
  #within = 0;
  #covered = 0;
  #outside = 0;

  constructor(given: readonly Given[], cellCount: number) {
    this.#given = given;
    this.#sumsOf = Array.from({ length: cellCount }, () => []);
    given.forEach(({ cells }, index) => {
      for (const cell of cells) this.#sumsOf[cell]!.push(index);
    });
    this.#areApart = this.#sumsOf.every((own) => own.length <= 1);
    this.#inside = new Uint8Array(cellCount);
    this.#hits = new Uint8Array(given.length);
    this.#taken = new Uint32Array(cellCount);
  }

  clear(): void {
    this.#inside.fill(0);
    this.#hits.fill(0);
    this.#cells = [];
    this.#houses = [];
    this.#within = this.#covered = this.#outside = 0;
  }

  /** Adds a house; false where it shares a cell with one before. */
  adds(house: number, cells: readonly Cell[]): boolean {
    if (cells.some((cell) => this.#inside[cell])) return false;
    for (const cell of cells) {
      this.#inside[cell] = 1;
      for (const sum of this.#sumsOf[cell]!) this.#hit(sum);
    }
    this.#cells.push(...cells);
    this.#houses.push(house);
    return true;
  }

  #hit(sum: number): void {
    const { length } = this.#given[sum]!.cells;
    const hits = ++this.#hits[sum]!;
    this.#covered++;
    this.#outside += hits === 1 ? length - 1 : -1;
    if (hits === length) this.#within += length;
  }

  /** The cells that no sum within the houses covers. */
  innies(all: number): ImpliedSum | undefined {
    // Sums that overlap cover less.
    if (this.#cells.length - this.#within > MOST_LEFT) return undefined;
    const asked = ++this.#asked;
    const taken = this.#take(asked, (index) => this.#hits[index] === this.#given[index]!.cells.length);
    if (this.#cells.length - taken.cells > MOST_LEFT) return undefined;
    const cells = this.#cells.filter((cell) => this.#taken[cell] !== asked);
    if (cells.length === 0) return undefined;
    return { cells, weights: cells.map(() => 1), totals: [all - taken.sum], ...this.#origin(taken.taken) };
  }

  /** The cells outside that sums reaching over the edge cover, less those inside that none does. */
  outies(all: number): ImpliedSum | undefined {
    if (this.#areApart && this.#outside + this.#cells.length - this.#covered > MOST_LEFT) return undefined;
    const asked = ++this.#asked;
    const isWithin = (index: number): boolean => this.#hits[index] === this.#given[index]!.cells.length;
    const within = this.#take(asked, isWithin);
    const over = this.#take(asked, (index) => this.#hits[index]! > 0 && !isWithin(index));
    const outside = over.taken.flatMap((index) => this.#given[index]!.cells.filter((cell) => !this.#inside[cell]));
    const covered = within.cells + over.cells - outside.length;
    const count = outside.length + this.#cells.length - covered;
    if (count === 0 || count > MOST_LEFT) return undefined;
    const bare = this.#cells.filter((cell) => this.#taken[cell] !== asked);
    return {
      cells: [...outside, ...bare],
      weights: [...outside.map(() => 1), ...bare.map(() => -1)],
      totals: [within.sum + over.sum - all],
      ...this.#origin([...within.taken, ...over.taken]),
    };
  }

  #origin(taken: readonly number[]): Pick<ImpliedSum, 'houses' | 'less'> {
    return { houses: [...this.#houses], less: taken.map((index) => this.#given[index]!.number) };
  }

  /** Takes sums that share no cell with one taken before, first come first served. */
  #take(asked: number, isWanted: (index: number) => boolean): { taken: number[]; cells: number; sum: number } {
    const taken: number[] = [];
    let [count, sum] = [0, 0];
    this.#given.forEach(({ cells, totals }, index) => {
      if (!isWanted(index) || cells.some((cell) => this.#taken[cell] === asked)) return;
      for (const cell of cells) this.#taken[cell] = asked;
      taken.push(index);
      count += cells.length;
      sum += totals[0]!;
    });
    return { taken, cells: count, sum };
  }
}

function keyOf(cells: readonly Cell[], weights: readonly number[]): string {
  return cells
    .map((cell, i) => `${cell}*${weights[i]}`)
    .sort()
    .join();
}
