import type { Cell, Sum } from '#core';
import type { Tables } from '../tables.ts';
import { Adding } from './adding.ts';
import { Net } from './net.ts';

/** More cells than this on both sides of a difference say next to nothing. */
const MOST_CELLS = 6;
/** How many houses are added up at most. */
const MOST_HOUSES = 4;
/** Beyond so many sets of houses no larger ones are looked at. */
const MOST_SETS = 600;

/** A sum that nobody states: what houses hold in all, less what stated sums take of it. */
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
  readonly net: Net;
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
      add(derive(tables, houses, cages, (out) => out === 0));
      add(derive(tables, houses, cages, (out) => out <= 1));
      add(derive(tables, houses, cages, (out, own) => out < own));
      add(derive(tables, houses, cages, (out, own) => out <= own));
      add(derive(tables, houses, cages, () => true));
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

/** The cages that lie in houses with enough of their cells, taken as far as they do not overlap, and what is left. */
function derive(
  tables: Tables,
  houses: readonly number[],
  cages: readonly Cage[],
  takes: (outside: number, inside: number) => boolean,
): Derived | undefined {
  const { size, groupCells } = tables;
  const union = new Set(houses.flatMap((house) => [...groupCells[house]!]));
  if (union.size < houses.length * size) return undefined;
  const covered = new Set<Cell>();
  const outside: Cell[] = [];
  const rules: number[] = [];
  let total = (houses.length * size * (size + 1)) / 2;
  const fitting = cages
    .map((cage) => ({ cage, out: cage.cells.filter((cell) => !union.has(cell)) }))
    .filter(({ cage, out }) => out.length < cage.cells.length && takes(out.length, cage.cells.length - out.length))
    .sort((a, b) => a.out.length - b.out.length || b.cage.cells.length - a.cage.cells.length);
  for (const { cage, out } of fitting) {
    if (cage.cells.some((cell) => covered.has(cell))) continue;
    for (const cell of cage.cells) covered.add(cell);
    outside.push(...out);
    total -= cage.totals[0]!;
    if (cage.rule !== undefined) rules.push(cage.rule);
  }
  const inside = [...union].filter((cell) => !covered.has(cell)).sort((a, b) => a - b);
  if (rules.length === 0 || inside.length + outside.length === 0 || inside.length + outside.length > MOST_CELLS) return undefined;
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
  return {
    ...parts,
    adding: new Adding(tables, sum),
    net: new Net(tables, { relations: [], sums: [sum], sequences: [], clauses: [] }),
  };
}
