import type { Geometry, Grid, Group, Random } from '#core';

/**
 * Filled grids that have many wanted values (0 for none wanted), from one that is given: annealing over the grids that switching leads to.
 *
 * A switch exchanges two things in a part of the grid that is closed, so that a filled grid stays one. Two values: a cell that takes the other value
 * takes along, in each of its groups, the cell that had it (a Kempe chain). Two planes: a cell that exchanges its value with the one that stands
 * there in the other plane takes along, in both planes, the cells of its groups that had these values. A closed part may be as large as the
 * values or planes themselves, which is then a renaming or a motion; in grids with structure, such as fillings in closed form, it is often a third of them.
 *
 * Most switches are begun at a cell whose value is wrong, those of values so that it becomes right. Of 24 values wanted of a cube 20 or 21 are met, where the
 * images of the closed form (values renamed, lines and bands exchanged) meet 17.
 */
export class Switching {
  readonly #wanted: Grid;
  readonly #clues: readonly number[];
  readonly #size: number;
  /** The groups of cell c are `groups[starts[c]]` and so on, each as the place of its value 0 in `places`. */
  readonly #groups: Int32Array;
  readonly #starts: Int32Array;
  /** Pairs of planes that can be switched, by cell. */
  readonly #pairsOf: readonly (readonly Pair[])[];
  readonly #grid: Grid;
  /** The cell of value v in group g, at `g * (size + 1) + v`; NOWHERE in a group that does not have the value. */
  readonly #places: Int32Array;
  #met = 0;
  /** The closed part that was looked at last, the value that each of its cells takes, and what that gains. */
  readonly #part: Int32Array;
  readonly #takes: Uint8Array;
  #length = 0;
  #gain = 0;
  readonly #seen: Int32Array;
  #look = 0;
  /** Cells that were looked at. */
  effort = 0;

  constructor(geometry: Geometry, wanted: Grid) {
    const { cellCount, groups, size } = geometry;
    this.#wanted = wanted;
    this.#clues = [...wanted.keys()].filter((cell) => wanted[cell]! > 0);
    this.#size = size;
    const { starts, groups: all } = groupLists(geometry, () => true);
    this.#groups = all;
    this.#starts = starts;
    this.#pairsOf = pairsOf(geometry);
    this.#grid = new Uint8Array(cellCount);
    this.#places = new Int32Array(groups.length * (size + 1));
    this.#part = new Int32Array(cellCount);
    this.#takes = new Uint8Array(cellCount);
    this.#seen = new Int32Array(cellCount);
  }

  /** The best grid of one annealing from a filled grid. */
  from(start: Grid, random: Random): Grid {
    this.#load(start);
    const first = this.effort;
    let best = { met: this.#met, grid: start };
    while (best.met < this.#clues.length && this.effort - first < MOST_EFFORT) {
      const heat = HOT * (COLD / HOT) ** ((this.effort - first) / MOST_EFFORT);
      if (this.#switchSomewhere(random, heat) && this.#met > best.met) best = { met: this.#met, grid: this.#grid.slice() };
    }
    return best.grid;
  }

  /** Another grid that has as many wanted values as this one, or more: the last such of a short walk over switches. */
  near(start: Grid, random: Random): Grid {
    this.#load(start);
    const first = this.effort;
    let last = { met: this.#met, grid: start };
    while (last.met < this.#clues.length && this.effort - first < NEAR_EFFORT) {
      if (this.#switchSomewhere(random, COLD) && this.#met >= last.met) last = { met: this.#met, grid: this.#grid.slice() };
    }
    return last.grid;
  }

  /** Makes some switch, unless it costs more than the heat allows; false then, and where there is none. */
  #switchSomewhere(random: Random, heat: number): boolean {
    this.effort++;
    if (!this.#lookSomewhere(random)) return false;
    if (this.#gain < 0 && random.unit() >= Math.exp(this.#gain / heat)) return false;
    this.#switch();
    return true;
  }

  #load(start: Grid): void {
    this.#places.fill(NOWHERE);
    this.#met = 0;
    start.forEach((value, cell) => {
      this.#put(cell, value);
      if (this.#wanted[cell] === value) this.#met++;
    });
  }

  /** Looks at some switch; false where there is none. */
  #lookSomewhere(random: Random): boolean {
    const isAimed = random.below(4) > 0;
    const cell = isAimed ? this.#clues[random.below(this.#clues.length)]! : random.below(this.#grid.length);
    if (isAimed && this.#grid[cell] === this.#wanted[cell]) return false;
    const pairs = this.#pairsOf[cell]!;
    if (pairs.length > 0 && random.below(4) > 0) this.#lookAtPlanes(cell, pairs[random.below(pairs.length)]!);
    else this.#lookAtValues(cell, isAimed ? this.#wanted[cell]! : 1 + random.below(this.#size));
    this.effort += this.#length;
    return true;
  }

  #lookAtValues(cell: number, to: number): void {
    this.#begin();
    if (this.#grid[cell] === to) return;
    this.#take(cell, to);
    for (let i = 0; i < this.#length; i++) {
      const at = this.#part[i]!;
      const comes = this.#takes[at]!;
      const leaves = this.#grid[at]!;
      for (let k = this.#starts[at]!; k < this.#starts[at + 1]!; k++) {
        const who = this.#places[this.#groups[k]! + comes]!;
        if (who !== NOWHERE && this.#seen[who] !== this.#look) this.#take(who, leaves);
      }
    }
  }

  #lookAtPlanes(cell: number, { partnerOf, starts, groups }: Pair): void {
    this.#begin();
    this.#take(cell, this.#grid[partnerOf[cell]!]!);
    this.#take(partnerOf[cell]!, this.#grid[cell]!);
    for (let i = 0; i < this.#length; i++) {
      const at = this.#part[i]!;
      const comes = this.#takes[at]!;
      for (let k = starts[at]!; k < starts[at + 1]!; k++) {
        const who = this.#places[groups[k]! + comes]!;
        if (who === NOWHERE || this.#seen[who] === this.#look) continue;
        const other = partnerOf[who]!;
        this.#take(who, this.#grid[other]!);
        this.#take(other, this.#grid[who]!);
      }
    }
  }

  #begin(): void {
    this.#look++;
    this.#length = 0;
    this.#gain = 0;
  }

  #take(cell: number, value: number): void {
    this.#seen[cell] = this.#look;
    this.#takes[cell] = value;
    this.#part[this.#length++] = cell;
    const wanted = this.#wanted[cell]!;
    if (wanted > 0) this.#gain += Number(wanted === value) - Number(wanted === this.#grid[cell]);
  }

  #switch(): void {
    for (let i = 0; i < this.#length; i++) this.#put(this.#part[i]!, this.#takes[this.#part[i]!]!);
    this.#met += this.#gain;
  }

  #put(cell: number, value: number): void {
    this.#grid[cell] = value;
    for (let k = this.#starts[cell]!; k < this.#starts[cell + 1]!; k++) this.#places[this.#groups[k]! + value] = cell;
  }
}

/** How much worse, in wanted values, a switch may make it with a chance of 1/e: at the beginning and at the end. */
const HOT = 0.5;
const COLD = 0.25;
/** What one annealing may cost: some ten milliseconds; and a short walk: less than a millisecond. */
const MOST_EFFORT = 2 ** 18;
const NEAR_EFFORT = 2 ** 14;
const NOWHERE = -1;

/** The groups of every cell that are wanted: those of cell c from `starts[c]` on, each as the place of its value 0 in a table by group and value. */
interface GroupLists {
  readonly starts: Int32Array;
  readonly groups: Int32Array;
}

function groupLists(geometry: Geometry, isWanted: (group: Group, cell: number) => boolean): GroupLists {
  const starts = new Int32Array(geometry.cellCount + 1);
  const groups: number[] = [];
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    for (const group of geometry.groupsOf(cell)) if (isWanted(group, cell)) groups.push(group.index * (geometry.size + 1));
    starts[cell + 1] = groups.length;
  }
  return { starts, groups: Int32Array.from(groups) };
}

/** Two planes: by cell, the one that stands there in the other plane (NOWHERE outside of them), and the groups of a cell that do not hold its partner. */
interface Pair extends GroupLists {
  readonly partnerOf: Int32Array;
}

/** The pairs of planes in which a switch stays: each group of a cell of theirs lies in its plane or holds the partner too. As in a band of a cube. */
function pairsOf(geometry: Geometry): readonly (readonly Pair[])[] {
  const pairs: Pair[][] = Array.from({ length: geometry.cellCount }, () => []);
  for (const { blocks } of geometry.partitions.filter((partition) => partition.blocks.length === geometry.size)) {
    for (let i = 0; i < blocks.length; i++)
      for (let j = 0; j < i; j++) {
        const pair = pairOf(geometry, blocks[i]!.cells, blocks[j]!.cells);
        if (pair) for (const cell of [...blocks[i]!.cells, ...blocks[j]!.cells]) pairs[cell]!.push(pair);
      }
  }
  return pairs;
}

function pairOf(geometry: Geometry, one: readonly number[], other: readonly number[]): Pair | undefined {
  const partnerOf = new Int32Array(geometry.cellCount).fill(NOWHERE);
  one.forEach((cell, index) => {
    partnerOf[cell] = other[index]!;
    partnerOf[other[index]!] = cell;
  });
  const staysIn = (plane: readonly number[]): boolean => {
    const cells = new Set(plane);
    return plane.every((cell) =>
      geometry.groupsOf(cell).every((group) => group.cells.includes(partnerOf[cell]!) || group.cells.every((peer) => cells.has(peer))),
    );
  };
  if (!staysIn(one) || !staysIn(other)) return undefined;
  return { partnerOf, ...groupLists(geometry, ({ cells }, cell) => partnerOf[cell] !== NOWHERE && !cells.includes(partnerOf[cell]!)) };
}
