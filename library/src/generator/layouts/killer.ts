import { type Cell, complain, type Grid, indices } from '#core';
import { imageOf, isSame } from './images.ts';
import type { Laid, Layout, LayoutGround, RuleSet } from './layout.ts';

/** How often cages have this many cells, of 100. */
const SIZES = [
  [2, 30],
  [3, 40],
  [4, 22],
  [5, 8],
] as const;
const LARGEST = 5;

/** Cages over the whole grid: of two to five cells in one piece, none of them a whole house, hardly any single cell. */
export const killer: Layout = {
  id: 'killer',
  words: {
    en: { name: 'Killer', what: 'Cages of two to five cells with their sums, over the whole grid.' },
    de: { name: 'Killer', what: 'Käfige aus zwei bis fünf Feldern mit ihren Summen, über das ganze Gitter.' },
    fr: { name: 'Killer', what: 'Des cages de deux à cinq cases avec leurs sommes, sur toute la grille.' },
  },
  rules: ['cage'],
  isAlone: true,
  refuses: ({ numbers }) => (numbers.length < 3 ? complain('cages need at least three values') : undefined),
  draft: (drafting) => new Cages(drafting),
};

/** Cuts the cells into cages. */
class Cages implements Laid {
  readonly #drafting: LayoutGround;
  /** The orbit of cages that a cell is in; undefined while it is in none. */
  readonly #orbitOf: (Cell[][] | undefined)[];
  readonly #orbits = new Set<Cell[][]>();
  readonly #besides: readonly (readonly Cell[])[];
  readonly #largest: number;

  constructor(drafting: LayoutGround) {
    this.#drafting = drafting;
    const { space, sheet, random } = drafting;
    const { cellCount, size } = space.geometry;
    const cells = indices(cellCount);
    this.#orbitOf = cells.map(() => undefined);
    this.#besides = cells.map((cell) => sheet.besides(cell));
    this.#largest = Math.min(LARGEST, size - 1);
    const order = random.shuffle(cells);
    // The cell with the fewest free neighbours begins, so that hardly a cell is left alone.
    for (let cell = this.#loneliest(order); cell !== undefined; cell = this.#loneliest(order)) this.#add(this.#grow(cell, this.#size()));
    for (const orbit of [...this.#orbits]) if (orbit[0]!.length === 1) this.#join(orbit);
  }

  get sets(): RuleSet[] {
    const { make, at } = this.#drafting;
    return Array.from(this.#orbits, (orbit) =>
      orbit.map((cells) => make('cage', { cells, sum: cells.reduce((all, cell) => all + at(cell), 0) })),
    );
  }

  /**
   * Two ways: a large cage is cut in two whose sums the other grid does not have, or a cell that it fills otherwise goes over to a cage
   * beside it, which changes both sums. Cutting comes first, since it leaves fewer solutions; moving keeps cages large.
   */
  mend(other: Grid): boolean {
    const { random, solution } = this.#drafting;
    const differs = (cell: Cell): boolean => solution[cell] !== other[cell];
    const wrong = random.shuffle([...new Set([...this.#orbitOf.keys()].filter(differs).map((cell) => this.#orbitOf[cell]!))]);
    return wrong.some((orbit) => this.#cut(orbit, other)) || wrong.some((orbit) => this.#shift(orbit, differs));
  }

  #cut(orbit: Cell[][], other: Grid): boolean {
    const { random, solution } = this.#drafting;
    const cage = orbit[0]!;
    if (cage.length < 4) return false;
    const sum = (cells: readonly Cell[], grid: Grid): number => cells.reduce((all, cell) => all + grid[cell]!, 0);
    for (const start of random.shuffle([...cage])) {
      for (const next of this.#besides[start]!.filter((cell) => cage.includes(cell))) {
        const part = [start, next];
        const rest = cage.filter((cell) => !part.includes(cell));
        if (sum(part, solution) === sum(part, other) || !this.#isWhole(rest)) continue;
        this.#remove(orbit);
        if (this.#fits(part) && this.#fits(rest)) {
          this.#add(part);
          this.#add(rest);
          return true;
        }
        this.#add(cage);
        return false;
      }
    }
    return false;
  }

  /** A cell of a cage goes over to one beside it. Only where nothing has to be symmetric. */
  #shift(orbit: Cell[][], differs: (cell: Cell) => boolean): boolean {
    const { random, motions } = this.#drafting;
    const cage = orbit[0]!;
    if (motions.length > 1 || cage.length < 3) return false;
    for (const cell of random.shuffle(cage.filter(differs))) {
      const rest = cage.filter((one) => one !== cell);
      if (!this.#isWhole(rest)) continue;
      for (const next of random.shuffle([...new Set(this.#besides[cell]!.map((near) => this.#orbitOf[near]!))])) {
        if (next === orbit || next[0]!.length >= this.#largest || !this.#isMixed([...next[0]!, cell])) continue;
        this.#remove(orbit);
        this.#remove(next);
        this.#add(rest);
        this.#add([...next[0]!, cell]);
        return true;
      }
    }
    return false;
  }

  #loneliest(order: readonly Cell[]): Cell | undefined {
    let [best, fewest] = [undefined as Cell | undefined, Number.POSITIVE_INFINITY];
    for (const cell of order) {
      if (this.#orbitOf[cell]) continue;
      const free = this.#besides[cell]!.filter((next) => !this.#orbitOf[next]).length;
      if (free < fewest) [best, fewest] = [cell, free];
    }
    return best;
  }

  #size(): number {
    let left = this.#drafting.random.below(100);
    const size = SIZES.find(([, share]) => {
      left -= share;
      return left < 0;
    })![0];
    return Math.min(size, this.#largest);
  }

  /** A cage of about this many free cells. */
  #grow(start: Cell, size: number): Cell[] {
    const { random } = this.#drafting;
    let cage = [start];
    while (cage.length < size) {
      const next = [...new Set(cage.flatMap((cell) => this.#besides[cell]!))].filter(
        (cell) => !this.#orbitOf[cell] && !cage.includes(cell),
      );
      const larger = random
        .shuffle(next)
        .map((cell) => this.#with(cage, cell))
        .find((cells) => cells.length <= this.#largest && this.#fits(cells));
      if (!larger) break;
      cage = larger;
    }
    return cage;
  }

  /** A cage with one more cell, and with its images under all motions that leave the cage where it is. */
  #with(cage: readonly Cell[], cell: Cell): Cell[] {
    const images = this.#drafting.motions.filter((motion) => isSame(imageOf(cage, motion), cage)).map((motion) => motion[cell]!);
    return [...new Set([...cage, ...images])];
  }

  /** Whether the values of a cage and of its images differ, all of it is free, and no two images share some cells but not all. */
  #fits(cage: readonly Cell[]): boolean {
    return this.#drafting.motions.every((motion) => {
      const image = imageOf(cage, motion);
      if (!this.#isMixed(image) || image.some((cell) => this.#orbitOf[cell])) return false;
      return isSame(image, cage) || !image.some((cell) => cage.includes(cell));
    });
  }

  #isMixed(cage: readonly Cell[]): boolean {
    return new Set(cage.map((cell) => this.#drafting.solution[cell])).size === cage.length;
  }

  /** Whether cells are in one piece. */
  #isWhole(cells: readonly Cell[]): boolean {
    const reached = new Set([cells[0]!]);
    for (const cell of reached) for (const next of this.#besides[cell]!) if (cells.includes(next)) reached.add(next);
    return reached.size === cells.length;
  }

  #add(cage: readonly Cell[]): void {
    const orbit: Cell[][] = [];
    for (const motion of this.#drafting.motions) {
      const image = imageOf(cage, motion);
      if (this.#orbitOf[image[0]!]) continue;
      for (const cell of image) this.#orbitOf[cell] = orbit;
      orbit.push(image);
    }
    this.#orbits.add(orbit);
  }

  #remove(orbit: Cell[][]): void {
    this.#orbits.delete(orbit);
    for (const cell of orbit.flat()) this.#orbitOf[cell] = undefined;
  }

  /** A cell that stayed alone joins a cage beside it that has room, and its images theirs. */
  #join(orbit: Cell[][]): void {
    const [cell] = orbit[0]! as [Cell];
    const near = new Set(this.#besides[cell]!.map((next) => this.#orbitOf[next]!));
    this.#remove(orbit);
    const sorted = [...near].filter((next) => next !== orbit).sort((a, b) => a[0]!.length - b[0]!.length);
    for (const next of sorted) {
      const cage = next.find((cells) => cells.some((one) => this.#besides[cell]!.includes(one)))!;
      this.#remove(next);
      const larger = [...cage, cell];
      if (larger.length <= this.#largest && this.#fits(larger)) {
        this.#add(larger);
        return;
      }
      this.#add(cage);
    }
    this.#add([cell]);
  }
}
