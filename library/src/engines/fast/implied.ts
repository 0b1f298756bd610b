import type { Cell, Geometry, Sum } from '#core';

/** Left-over cells up to which an implied sum is worth its propagator. */
const MOST_LEFT = 6;
/** Kinds with more houses than this get none, so that a large cube does not pay for pairs of planes. */
const MOST_HOUSES = 128;

/**
 * Sums that follow from houses and given sums, and that no propagator sees by itself. A house holds every value once, so it has a known total.
 * Some houses side by side, less the given sums that lie inside, leave a few cells with a known sum (innies); with the sums that
 * reach over the edge, what stands outside less what stays uncovered inside has one too (outies).
 */
export function impliedSums({ groups, cellCount, size, constraints }: Geometry): Sum[] {
  const given = constraints.sums.filter(({ weights, totals }) => totals.length === 1 && weights.every((weight) => weight === 1));
  const houses = groups.filter(({ house }) => house);
  if (given.length === 0 || houses.length > MOST_HOUSES) return [];
  const cover = new Cover(given, cellCount + constraints.hidden.length);
  const known = new Set(constraints.sums.map(({ cells, weights }) => keyOf(cells, weights)));
  const found: Sum[] = [];
  const add = (sum: Sum | undefined): void => {
    if (!sum) return;
    const key = keyOf(sum.cells, sum.weights);
    if (known.has(key)) return;
    known.add(key);
    found.push(sum);
  };
  const total = (size * (size + 1)) / 2;
  houses.forEach((first, i) => {
    cover.clear();
    let all = 0;
    for (const house of houses.slice(i)) {
      if (house.family !== first.family || !cover.adds(house.cells)) break;
      all += total;
      add(cover.innies(all));
      add(cover.outies(all));
    }
  });
  return found;
}

/** Some houses that share no cell, and how the given sums lie in them. */
class Cover {
  readonly #given: readonly Sum[];
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

  constructor(given: readonly Sum[], cellCount: number) {
    this.#given = given;
    this.#sumsOf = Array.from({ length: cellCount }, () => []);
    given.forEach(({ cells }, index) => {
      for (const cell of cells) this.#sumsOf[cell]!.push(index);
    });
    this.#inside = new Uint8Array(cellCount);
    this.#hits = new Uint8Array(given.length);
    this.#taken = new Uint32Array(cellCount);
  }

  clear(): void {
    this.#inside.fill(0);
    this.#hits.fill(0);
    this.#cells = [];
  }

  /** Adds a house; false where it shares a cell with one before. */
  adds(cells: readonly Cell[]): boolean {
    if (cells.some((cell) => this.#inside[cell])) return false;
    for (const cell of cells) {
      this.#inside[cell] = 1;
      for (const sum of this.#sumsOf[cell]!) this.#hits[sum]!++;
    }
    this.#cells.push(...cells);
    return true;
  }

  /** The cells that no sum within the houses covers. */
  innies(all: number): Sum | undefined {
    const asked = ++this.#asked;
    const taken = this.#take(asked, (index) => this.#hits[index] === this.#given[index]!.cells.length);
    if (this.#cells.length - taken.cells > MOST_LEFT) return undefined;
    const cells = this.#cells.filter((cell) => this.#taken[cell] !== asked);
    return cells.length === 0 ? undefined : { cells, weights: cells.map(() => 1), totals: [all - taken.sum] };
  }

  /** The cells outside that sums reaching over the edge cover, less those inside that none does. */
  outies(all: number): Sum | undefined {
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
    };
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
