import type { Cell, Sum } from '#core';
import type { Tables } from '../tables.ts';
import { Adding } from './adding.ts';
import { FilterNet } from './net.ts';

/** More cells than this on both sides of a difference say next to nothing. */
const MOST_CELLS = 6;
/** How many houses are added up at most. */
const MOST_HOUSES = 4;
/** Beyond this many sets of houses no larger ones are looked at. */
const MOST_SETS = 600;

/** A sum that is not stated: what houses hold in all, less what stated sums take of it. */
export interface Derived {
  /** Cells inside the houses that no sum covers, added; then cells of the sums outside, taken away. */
  readonly inside: readonly Cell[];
  readonly outside: readonly Cell[];
  /** What the first add up to less the second, in values. */
  readonly total: number;
  readonly houses: readonly number[];
  readonly rules: readonly number[];
  /** The part of a cage that such a sum leaves over. */
  readonly isSplit: boolean;
  readonly adding: Adding;
  /** The same with all that cells which see each other demand. */
  readonly net: FilterNet;
}

type Cage = Pick<Sum, 'cells' | 'totals' | 'rule'>;

/** All that can be derived on a geometry; it depends on the rules alone, not on the position. */
export function derivedSums(tables: Tables): readonly Derived[] {
  return tables.borrow('derived sums', () => {
    const cages = tables.geometry.constraints.sums.filter(
      ({ cells, weights, totals }) =>
        totals.length === 1 && weights.every((weight) => weight === 1) && cells.every((cell) => cell < tables.cellCount),
    );
    if (cages.length === 0) return [];
    const found = new Map<string, Derived>();
    const add = (derived: Derived | undefined): void => {
      if (!derived) return;
      const key = `${[...derived.inside].sort((a, b) => a - b).join()} ${[...derived.outside].sort((a, b) => a - b).join()}`;
      if (!found.has(key)) found.set(key, derived);
    };
    for (const houses of houseSets(tables, cages)) {
      const stage = stageOf(tables, houses, cages);
      if (!stage) continue;
      for (const takes of TAKES) add(derive(tables, stage, takes));
    }
    for (const one of [...found.values()]) for (const cage of cages) add(split(tables, one, cage));
    return [...found.values()];
  });
}

/**
 * What people add up: one house, or several that have no cell in common and that cages hold together, as far as there are not too many. Rows
 * beside each other, boxes, and rows with the boxes below them are such sets.
 */
function houseSets(tables: Tables, cages: readonly Cage[]): number[][] {
  const { geometry, isHouse, groupCells, groupsOf } = tables;
  const houses = geometry.groups.filter(({ index, family }) => isHouse[index] === 1 && family !== 'rule').map(({ index }) => index);
  const isKnown = new Set(houses);
  const joined = new Map<number, Set<number>>(houses.map((house) => [house, new Set()]));
  for (const { cells } of cages) {
    const met = new Set(cells.flatMap((cell) => [...groupsOf[cell]!].filter((group) => isKnown.has(group))));
    for (const a of met)
      for (const b of met) if (a !== b && !groupCells[a]!.some((cell) => groupsOf[cell]!.includes(b))) joined.get(a)!.add(b);
  }
  const isDisjoint = (a: number, b: number): boolean => !groupCells[a]!.some((cell) => groupsOf[cell]!.includes(b));
  const sets = houses.map((house) => [house]);
  const seen = new Set(sets.map(String));
  for (const set of sets) {
    if (set.length === MOST_HOUSES || sets.length >= MOST_SETS) continue;
    for (const next of new Set(set.flatMap((house) => [...joined.get(house)!]))) {
      if (set.includes(next) || !set.every((house) => isDisjoint(house, next))) continue;
      const larger = [...set, next].sort((x, y) => x - y);
      if (seen.has(String(larger))) continue;
      seen.add(String(larger));
      sets.push(larger);
    }
  }
  return sets;
}

/** Which cages count, by how many of their cells are outside of the houses and inside; each way says something else. */
const TAKES: readonly ((outside: number, inside: number) => boolean)[] = [
  (out) => out === 0,
  (out) => out <= 1,
  (out, own) => out < own,
  (out, own) => out <= own,
  () => true,
];

/** Houses without a common cell, and the cages that have cells in them: those that stick out least first, then the largest. */
interface Stage {
  readonly houses: readonly number[];
  readonly cells: readonly Cell[];
  readonly cages: readonly { readonly cage: Cage; readonly out: readonly Cell[] }[];
}

function stageOf({ size, groupCells, cellCount }: Tables, houses: readonly number[], cages: readonly Cage[]): Stage | undefined {
  const isInside = new Uint8Array(cellCount);
  const cells: Cell[] = [];
  for (const house of houses)
    for (const cell of groupCells[house]!) {
      if (isInside[cell] === 1) continue;
      isInside[cell] = 1;
      cells.push(cell);
    }
  if (cells.length < houses.length * size) return undefined;
  const met: { cage: Cage; out: Cell[] }[] = [];
  for (const cage of cages) {
    let inside = 0;
    for (let i = 0; i < cage.cells.length; i++) inside += isInside[cage.cells[i]!]!;
    if (inside > 0) met.push({ cage, out: inside === cage.cells.length ? [] : cage.cells.filter((cell) => isInside[cell] === 0) });
  }
  met.sort((a, b) => a.out.length - b.out.length || b.cage.cells.length - a.cage.cells.length);
  return { houses, cells, cages: met };
}

/** The cages that lie in houses with enough of their cells, taken as far as they do not overlap, and what is left. */
function derive(tables: Tables, { houses, cells, cages }: Stage, takes: (typeof TAKES)[number]): Derived | undefined {
  const { size, cellCount } = tables;
  const isCovered = new Uint8Array(cellCount);
  const outside: Cell[] = [];
  const rules: number[] = [];
  let left = cells.length;
  let total = (houses.length * size * (size + 1)) / 2;
  for (const { cage, out } of cages) {
    if (!takes(out.length, cage.cells.length - out.length) || cage.cells.some((cell) => isCovered[cell] === 1)) continue;
    for (const cell of cage.cells) isCovered[cell] = 1;
    left -= cage.cells.length - out.length;
    outside.push(...out);
    total -= cage.totals[0]!;
    if (cage.rule !== undefined) rules.push(cage.rule);
  }
  if (rules.length === 0 || left + outside.length === 0 || left + outside.length > MOST_CELLS) return undefined;
  const inside = cells.filter((cell) => isCovered[cell] === 0).sort((a, b) => a - b);
  return make(tables, { inside, outside, total, houses, rules, isSplit: false });
}

/** What is left of a cage when a part of it is known. */
function split(tables: Tables, { inside, outside, total, houses, rules }: Derived, cage: Cage): Derived | undefined {
  const known = inside.length > 0 ? inside : outside;
  if (inside.length > 0 && outside.length > 0) return undefined;
  if (known.length >= cage.cells.length || !known.every((cell) => cage.cells.includes(cell))) return undefined;
  const rest = cage.cells.filter((cell) => !known.includes(cell));
  const left = cage.totals[0]! - (inside.length > 0 ? total : -total);
  const all = cage.rule === undefined ? rules : [cage.rule, ...rules];
  return make(tables, { inside: rest, outside: [], total: left, houses, rules: [...new Set(all)], isSplit: true });
}

function make(tables: Tables, parts: Omit<Derived, 'adding' | 'net'>): Derived {
  const { inside, outside, total } = parts;
  const weights = [...inside.map(() => 1), ...outside.map(() => -1)];
  const sum = { cells: [...inside, ...outside], weights, totals: [total] };
  let [adding, net]: [Adding | undefined, FilterNet | undefined] = [undefined, undefined];
  // Most are never looked at that closely, and many are found twice.
  return {
    ...parts,
    get adding() {
      adding ??= new Adding(tables, sum);
      return adding;
    },
    get net() {
      net ??= new FilterNet(tables, { relations: [], sums: [sum], sequences: [], clauses: [] });
      return net;
    },
  };
}
