import { type Cell, popCount, type Value, valuesIn } from '#core';
import type { Board } from '../board.ts';
import { boardMasks, type Exclusion, exclusionsOf } from './exclusions.ts';
import { eitherLinks } from './links.ts';
import { neededIn } from './needed.ts';
import { type RuleUnit, unitsOf } from './units.ts';

/** That one of some cells has a value, or that none has. */
export interface Fact {
  readonly value: Value;
  readonly cells: readonly Cell[];
  readonly has: boolean;
  /** The rules and houses that the fact is about; none for a candidate. */
  readonly rules: readonly number[];
  readonly houses: readonly number[];
  /** What every cell may hold beside it, by one rule or one group each. */
  readonly masks: Int32Array;
}

/** The facts of a board and what they say of each other. */
export interface Web {
  readonly facts: readonly Fact[];
  /** For each fact those that are true when it is false. */
  readonly otherwise: readonly (readonly number[])[];
  /** Those that are false when it is true. */
  excludes(fact: number): readonly number[];
}

/** Rules of which more cells are blank have too many combinations for a chain. */
const MOST_CELLS = 6;
/** Almost locked sets up to this many cells. */
const MOST_LOCKED = 4;
/** Beyond this many facts no more are taken. */
const MOST_FACTS = 3000;
/** Places of a value that act as one, at most. */
const MOST_PLACES = 3;

export function factsOf(board: Board): Web {
  const maker = new Maker(board);
  maker.addCandidates();
  maker.addCrossings();
  maker.addUnits();
  maker.addNeeded();
  maker.addLockedSets();
  maker.linkHouses();
  maker.linkForced();
  return maker.web();
}

class Maker {
  readonly #board: Board;
  readonly #start: Int32Array;
  readonly #exclusions: ReadonlyMap<number, Exclusion>;
  readonly #facts: Fact[] = [];
  readonly #at = new Map<string, number>();
  readonly #otherwise: Set<number>[] = [];

  constructor(board: Board) {
    this.#board = board;
    this.#start = boardMasks(board);
    this.#exclusions = exclusionsOf(board);
  }

  web(): Web {
    const conflicts = new Conflicts(this.#board, this.#start, this.#facts);
    return { facts: this.#facts, otherwise: this.#otherwise.map((others) => [...others]), excludes: (fact) => conflicts.of(fact) };
  }

  addCandidates(): void {
    const { tables } = this.#board;
    for (let cell = 0; cell < tables.cellCount; cell++) {
      const values = this.#board.candidatesOf(cell);
      const own = values.map((value) => this.#has(value, [cell]));
      if (values.length === 2) this.#link(own[0], own[1]);
    }
    const { size } = this.#board;
    for (const { candidates } of eitherLinks(this.#board)) {
      const [a, b] = candidates.map((one) => this.#has((one % size) + 1, [Math.trunc(one / size)]));
      this.#link(a, b);
    }
  }

  /** Places of a value where two groups cross. */
  addCrossings(): void {
    const { tables, size } = this.#board;
    for (const { pointing, crossings } of tables.passes) {
      if (!pointing) continue;
      for (const { base, cover } of crossings) {
        this.#board.pulse();
        for (let value = 1; value <= size; value++) {
          const cells = this.#board.placesFor(base, value).filter((cell) => tables.groupsOf[cell]!.includes(cover));
          if (cells.length > 1 && cells.length <= MOST_PLACES) this.#has(value, cells);
        }
      }
    }
  }

  /** A rule has a value or lacks it. */
  addUnits(): void {
    const { all } = unitsOf(this.#board.tables);
    for (const unit of [...all].sort((a, b) => a.cells.length - b.cells.length)) {
      const open = unit.cells.filter((cell) => this.#board.values[cell] === 0);
      if (open.length < 2 || open.length > MOST_CELLS) continue;
      this.#board.pulse();
      const masks = unit.masksOf(this.#board);
      for (const value of valuesIn(open.reduce((union, cell) => union | this.#board.low[cell]!, 0))) {
        if (unit.cells.some((cell) => this.#board.values[cell] === value)) continue;
        this.#pair(
          value,
          open.filter((cell) => this.#board.has(cell, value)),
          unit,
          masks,
        );
      }
    }
  }

  /** A value that a rule cannot do without stands inside a house or outside. */
  addNeeded(): void {
    const { tables } = this.#board;
    for (const { part, value, places } of neededIn(this.#board, (cells) => cells.length <= 2 * MOST_CELLS)) {
      for (const house of new Set(places.flatMap((cell) => [...tables.groupsOf[cell]!]))) {
        const inside = places.filter((cell) => tables.groupsOf[cell]!.includes(house));
        const outside = places.filter((cell) => !inside.includes(cell));
        if (outside.length === 0 || inside.length > MOST_CELLS || outside.length > MOST_CELLS) continue;
        const by = { rules: [part.rule], houses: [] };
        const [a, b] = [this.#has(value, inside, by), this.#has(value, outside, by)];
        this.#link(a, b);
        // The rest of a house is where the value goes when it is in none of these.
        for (const cells of [inside, outside])
          for (const home of tables.groupsOf[cells[0]!]!)
            if (tables.isHouse[home] === 1 && cells.every((cell) => tables.groupsOf[cell]!.includes(home))) {
              const rest = this.#board.placesFor(home, value).filter((cell) => !cells.includes(cell));
              if (rest.length > 1 && rest.length <= MOST_CELLS) this.#has(value, rest, { rules: [], houses: [home] });
            }
      }
    }
  }

  /** Cells of a group with one value more than cells. */
  addLockedSets(): void {
    const { tables, values, low } = this.#board;
    const seen = new Set<string>();
    for (const group of tables.scan) {
      const blanks = [...tables.groupCells[group]!].filter((cell) => values[cell] === 0).sort((a, b) => a - b);
      const most = Math.min(blanks.length - 2, MOST_LOCKED);
      const go = (from: number, chosen: readonly Cell[], union: number): void => {
        if (chosen.length > 1 && popCount(union) === chosen.length + 1 && !seen.has(chosen.join())) {
          seen.add(chosen.join());
          this.#lockedSet(chosen, union, group);
        }
        if (chosen.length >= most) return;
        for (let i = from; i < blanks.length; i++) {
          const next = union | low[blanks[i]!]!;
          if (popCount(next) <= most + 1) go(i + 1, [...chosen, blanks[i]!], next);
        }
      };
      go(0, [], 0);
    }
  }

  #lockedSet(cells: readonly Cell[], union: number, group: number): void {
    const unit: RuleUnit = {
      cells,
      rules: [],
      houses: [group],
      masksOf: (board) => Int32Array.from(cells, (cell) => board.low[cell]!),
      // As many values as cells: each of them has its place.
      narrow: (masks) => !masks.includes(0) && popCount(masks.reduce((all, mask) => all | mask, 0)) >= cells.length,
    };
    const masks = unit.masksOf(this.#board);
    for (const value of valuesIn(union))
      this.#pair(
        value,
        cells.filter((cell) => this.#board.has(cell, value)),
        unit,
        masks,
      );
  }

  /** A house with a value at two places or groups of places. */
  linkHouses(): void {
    const { tables, size, placeCounts } = this.#board;
    for (const [i, { value, cells, has }] of [...this.#facts].entries()) {
      if (!has) continue;
      for (const house of tables.groupsOf[cells[0]!]!) {
        if (tables.isHouse[house] === 0 || placeCounts[house * size + value - 1]! === cells.length) continue;
        if (!cells.every((cell) => tables.groupsOf[cell]!.includes(house))) continue;
        const rest = this.#board.placesFor(house, value).filter((cell) => !cells.includes(cell));
        this.#link(i, this.#at.get(keyOf(value, rest, true)));
      }
    }
  }

  /** What a rule is bound to have when a candidate is false. */
  linkForced(): void {
    const { all, of } = unitsOf(this.#board.tables);
    const masksOf = all.map((unit) => unit.masksOf(this.#board));
    for (const [i, { value, cells, has }] of [...this.#facts].entries()) {
      if (!has) continue;
      for (const u of of[cells[0]!]!) {
        const unit = all[u]!;
        if (!cells.every((cell) => of[cell]!.includes(u))) continue;
        const masks = masksOf[u]!.slice();
        for (const cell of cells) masks[unit.cells.indexOf(cell)]! &= ~(1 << (value - 1));
        if (masks.includes(0) || !unit.narrow(masks)) continue;
        unit.cells.forEach((cell, k) => {
          const mask = masks[k]!;
          if ((mask & (mask - 1)) === 0 && mask !== masksOf[u]![k]) this.#link(i, this.#at.get(keyOf(32 - Math.clz32(mask), [cell], true)));
        });
      }
    }
  }

  #pair(value: Value, cells: readonly Cell[], unit: RuleUnit, masks: Int32Array): void {
    if (cells.length === 0) return;
    const lacks = this.#lacks(value, cells, unit, masks);
    if (lacks !== undefined) this.#link(this.#has(value, cells, unit), lacks);
  }

  /** That one of the cells has the value; undefined where some rule forbids one of them, whose table strikes it. */
  #has(value: Value, cells: readonly Cell[], unit?: Pick<RuleUnit, 'rules' | 'houses'>): number | undefined {
    const key = keyOf(value, cells, true);
    const known = this.#at.get(key);
    if (known !== undefined) return known;
    const beside = cells.flatMap((cell) => this.#exclusions.get(cell * this.#board.size + value - 1)?.masks ?? []);
    if (beside.length < cells.length) return undefined;
    const masks = beside.length === 1 ? beside[0]! : beside[0]!.map((_, cell) => beside.reduce((all, one) => all | one[cell]!, 0));
    return this.#add(key, { value, cells, has: true, rules: unit?.rules.slice(0, 1) ?? [], houses: unit?.houses ?? [], masks });
  }

  /** That none of the cells of a unit has the value; undefined where it cannot do without. */
  #lacks(value: Value, cells: readonly Cell[], unit: RuleUnit, own: Int32Array): number | undefined {
    const { tables } = this.#board;
    const key = `${keyOf(value, cells, false)} ${unit.cells.join()}`;
    const left = own.slice();
    for (const cell of cells) left[unit.cells.indexOf(cell)]! &= ~(1 << (value - 1));
    if (left.includes(0) || !unit.narrow(left)) return undefined;
    const masks = this.#start.slice();
    unit.cells.forEach((cell, i) => {
      masks[cell]! &= left[i]!;
    });
    for (const other of valuesIn(left.subarray(0, unit.cells.length).reduce((union, mask) => union | mask, 0))) {
      const bit = 1 << (other - 1);
      const without = left.map((mask, i) => (i < unit.cells.length ? mask & ~bit : mask));
      if (!without.includes(0) && unit.narrow(without)) continue;
      const places = unit.cells.filter((_, i) => (left[i]! & bit) !== 0);
      for (const peer of tables.peersOf[places[0]!]!)
        if (!places.includes(peer) && places.every((place) => tables.sees(place, peer))) masks[peer]! &= ~bit;
    }
    return this.#add(key, { value, cells, has: false, rules: unit.rules.slice(0, 1), houses: unit.houses, masks });
  }

  #add(key: string, fact: Fact): number | undefined {
    if (fact.masks.includes(0) || this.#facts.length >= MOST_FACTS) return undefined;
    this.#at.set(key, this.#facts.length);
    this.#otherwise.push(new Set());
    return this.#facts.push(fact) - 1;
  }

  #link(a: number | undefined, b: number | undefined): void {
    if (a === undefined || b === undefined || a === b) return;
    this.#otherwise[a]!.add(b);
    this.#otherwise[b]!.add(a);
  }
}

function keyOf(value: Value, cells: readonly Cell[], has: boolean): string {
  return `${has ? '+' : '-'}${value} ${[...cells].sort((a, b) => a - b).join()}`;
}

/**
 * Which facts exclude each other: together they leave a cell nothing, or a value no place in a house.
 *
 * Facts are many (hundreds of pairs of cells where a rule speaks of all that lie in some way apart), so they are not compared two by two: each candidate
 * has the facts that leave it as a row of bits, and what a fact leaves in a cell or to a value in a house is the union of a few rows.
 */
class Conflicts {
  readonly #board: Board;
  readonly #start: Int32Array;
  readonly #facts: readonly Fact[];
  /** Words of a row of bits, one bit for each fact. */
  readonly #length: number;
  /** For each candidate the facts that leave it. */
  readonly #leaving: readonly Int32Array[];
  readonly #known: (readonly number[] | undefined)[] = [];

  constructor(board: Board, start: Int32Array, facts: readonly Fact[]) {
    const { size } = board;
    this.#board = board;
    this.#start = start;
    this.#facts = facts;
    this.#length = (facts.length + 31) >>> 5;
    this.#leaving = Array.from({ length: start.length * size }, () => new Int32Array(this.#length));
    facts.forEach(({ masks }, fact) => {
      for (let cell = 0; cell < masks.length; cell++)
        for (let rest = masks[cell]!; rest !== 0; rest &= rest - 1)
          this.#leaving[cell * size + 31 - Math.clz32(rest & -rest)]![fact >>> 5]! |= 1 << (fact & 31);
    });
  }

  of(fact: number): readonly number[] {
    this.#known[fact] ??= this.#find(fact);
    return this.#known[fact];
  }

  /** Only where the fact takes something away: elsewhere it leaves all that the other leaves. */
  #find(fact: number): number[] {
    const { tables, size } = this.#board;
    const { masks } = this.#facts[fact]!;
    const fitting = new Int32Array(this.#length).fill(-1);
    const lost = new Set<number>();
    for (let cell = 0; cell < masks.length; cell++) {
      const taken = this.#start[cell]! & ~masks[cell]!;
      if (taken === 0) continue;
      this.#keep(fitting, rowsOf(masks[cell]!, cell * size));
      for (const house of tables.groupsOf[cell]!)
        if (tables.isHouse[house] === 1) for (const value of valuesIn(taken)) lost.add(house * size + value - 1);
    }
    for (const one of lost) {
      const value = one % size;
      const places = tables.groupCells[Math.trunc(one / size)]!.filter((cell) => ((masks[cell]! >> value) & 1) === 1);
      this.#keep(
        fitting,
        [...places].map((cell) => cell * size + value),
      );
    }
    const found: number[] = [];
    for (let other = 0; other < this.#facts.length; other++)
      if (other !== fact && ((fitting[other >>> 5]! >> (other & 31)) & 1) === 0) found.push(other);
    return found;
  }

  /** Keeps the facts that leave one of these candidates. */
  #keep(fitting: Int32Array, candidates: readonly number[]): void {
    for (let word = 0; word < fitting.length; word++) {
      let leaving = 0;
      for (const candidate of candidates) leaving |= this.#leaving[candidate]![word]!;
      fitting[word]! &= leaving;
    }
  }
}

function rowsOf(mask: number, first: number): number[] {
  return valuesIn(mask).map((value) => first + value - 1);
}
