import type { Cell, Geometry, Sum } from '#core';

/** Left-over cells up to which an implied sum is worth its propagator, and up to which it is where hardly any has so few: a wide sum costs more than it tells beside many narrow ones. */
const USUAL_LEFT = 6;
const MOST_LEFT = 8;
const HARDLY_ANY = 6;
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
interface Given {
  readonly cells: readonly Cell[];
  readonly total: number;
  readonly number: number;
}

/**
 * Sums that follow from houses and given sums, and that no propagator sees by itself. A house holds every value once, so it has a known total.
 * Some houses side by side, less the given sums that lie inside, leave a few cells with a known sum (innies); with the sums that
 * reach over the edge, what stands outside less what stays uncovered inside has one too (outies).
 * `mayBeWide`: a proof spells every sum out, so that one of eight cells is nothing for it.
 */
export function impliedSums({ groups, cellCount, size, constraints }: Geometry, mayBeWide = true): ImpliedSum[] {
  const given = constraints.sums.flatMap((sum, number) =>
    sum.totals.length === 1 && sum.weights.every((weight) => weight === 1) ? [{ cells: sum.cells, total: sum.totals[0]!, number }] : [],
  );
  const houses = groups.filter(({ house }) => house);
  if (given.length === 0 || houses.length > MOST_HOUSES) return [];
  const cover = new Cover(given, cellCount + constraints.hidden.length);
  let known: Set<string> | undefined;
  const found: ImpliedSum[] = [];
  const add = (sum: ImpliedSum | undefined): void => {
    if (!sum) return;
    known ??= new Set(constraints.sums.flatMap(({ cells, weights }) => (cells.length > MOST_LEFT ? [] : [keyOf(cells, weights)])));
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
  const usual = found.filter(({ cells }) => cells.length <= USUAL_LEFT);
  return mayBeWide && usual.length <= HARDLY_ANY ? found : usual;
}

/** Some houses that share no cell, and how the given sums lie in them. It is asked of every puzzle with sums before anything is solved, so it has plain loops over numbers. */
class Cover {
  readonly #given: readonly Given[];
  /** The sums of each cell. */
  readonly #sumsOf: number[][];
  /** Whether each cell is in the houses. */
  readonly #inside: Uint8Array;
  /** How many cells of each sum are. */
  readonly #hits: Uint16Array;
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
  /** What the last question took: sums, how many cells they have, how many of these are outside, and what they come to. */
  #chosen: number[] = [];
  #chosenCells = 0;
  #chosenOutside = 0;
  #chosenTotal = 0;

  constructor(given: readonly Given[], cellCount: number) {
    this.#given = given;
    this.#sumsOf = Array.from({ length: cellCount }, () => []);
    given.forEach(({ cells }, index) => {
      for (const cell of cells) this.#sumsOf[cell]!.push(index);
    });
    this.#areApart = this.#sumsOf.every((own) => own.length <= 1);
    this.#inside = new Uint8Array(cellCount);
    this.#hits = new Uint16Array(given.length);
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
    for (const cell of cells) if (this.#inside[cell]) return false;
    for (const cell of cells) {
      this.#inside[cell] = 1;
      this.#cells.push(cell);
      for (const sum of this.#sumsOf[cell]!) this.#hit(sum);
    }
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
    this.#ask();
    this.#take(true);
    if (this.#cells.length - this.#chosenCells > MOST_LEFT) return undefined;
    const cells = this.#bare();
    if (cells.length === 0) return undefined;
    return { cells, weights: cells.map(() => 1), totals: [all - this.#chosenTotal], ...this.#origin() };
  }

  /** The cells outside that sums reaching over the edge cover, less those inside that none does. */
  outies(all: number): ImpliedSum | undefined {
    if (this.#areApart && this.#outside + this.#cells.length - this.#covered > MOST_LEFT) return undefined;
    this.#ask();
    this.#take(true);
    this.#take(false);
    const count = this.#chosenOutside + this.#cells.length - (this.#chosenCells - this.#chosenOutside);
    if (count === 0 || count > MOST_LEFT) return undefined;
    const outside = this.#chosen.flatMap((index) => this.#given[index]!.cells.filter((cell) => !this.#inside[cell]));
    const bare = this.#bare();
    return {
      cells: [...outside, ...bare],
      weights: [...outside.map(() => 1), ...bare.map(() => -1)],
      totals: [this.#chosenTotal - all],
      ...this.#origin(),
    };
  }

  #origin(): Pick<ImpliedSum, 'houses' | 'less'> {
    return { houses: [...this.#houses], less: this.#chosen.map((index) => this.#given[index]!.number) };
  }

  /** Cells of the houses that no chosen sum has. */
  #bare(): Cell[] {
    return this.#cells.filter((cell) => this.#taken[cell] !== this.#asked);
  }

  #ask(): void {
    this.#asked++;
    this.#chosen = [];
    this.#chosenCells = this.#chosenOutside = this.#chosenTotal = 0;
  }

  /** Takes sums that lie inside, or that reach over the edge, and share no cell with one taken before; first come first served. */
  #take(isWithin: boolean): void {
    const [given, hits, taken, asked] = [this.#given, this.#hits, this.#taken, this.#asked];
    for (let index = 0; index < given.length; index++) {
      const own = hits[index]!;
      if (own === 0) continue;
      const { cells, total } = given[index]!;
      if ((own === cells.length) !== isWithin || doMeet(cells, taken, asked)) continue;
      for (const cell of cells) taken[cell] = asked;
      this.#chosen.push(index);
      this.#chosenCells += cells.length;
      this.#chosenOutside += cells.length - own;
      this.#chosenTotal += total;
    }
  }
}

function doMeet(cells: readonly Cell[], taken: Uint32Array, asked: number): boolean {
  for (const cell of cells) if (taken[cell] === asked) return true;
  return false;
}

/** Says which cells with which weights, in any order; few enough to be put in order by hand. */
function keyOf(cells: readonly Cell[], weights: readonly number[]): string {
  return cells
    .map((cell, i) => 1024 * cell + weights[i]!)
    .sort((a, b) => a - b)
    .join();
}
