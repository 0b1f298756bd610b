import { type Cell, groupBy, type Sum } from '#core';
import type { Tables } from '../tables.ts';
import { Adding } from './adding.ts';

/** More cells than this on both sides of a difference say next to nothing. */
const MOST_CELLS = 6;
/** How many houses are added up at most. */
const MOST_HOUSES = 4;

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
    for (const houses of houseSets(tables)) {
      add(derive(tables, houses, cages, 0));
      add(derive(tables, houses, cages, 1));
      add(derive(tables, houses, cages, 3));
    }
    for (const one of [...found.values()]) for (const cage of cages) add(split(tables, one, cage));
    return [...found.values()];
  });
}

/** One house, two that touch, and runs of lines: what people add up. */
function houseSets({ geometry, isHouse, groupCells }: Tables): number[][] {
  const houses = geometry.groups.filter(({ index, family }) => isHouse[index] === 1 && family !== 'rule');
  const sets = houses.map(({ index }) => [index]);
  for (const [family, all] of groupBy(houses, ({ family: one }) => one)) {
    const isDisjoint = (a: number, b: number): boolean => !groupCells[a]!.some((cell) => groupCells[b]!.includes(cell));
    if (family === 'row' || family === 'column' || family === 'pillar') {
      all.forEach((_, i) => {
        for (let count = 2; count <= MOST_HOUSES && i + count <= all.length; count++)
          sets.push(all.slice(i, i + count).map(({ index }) => index));
      });
    } else {
      for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) if (isDisjoint(a.index, b.index)) sets.push([a.index, b.index]);
    }
  }
  return sets;
}

/** The cages that lie in houses but for so many cells, taken as far as they do not overlap, and what is left. */
function derive(tables: Tables, houses: readonly number[], cages: readonly Cage[], mostOutside: number): Derived | undefined {
  const { size, groupCells } = tables;
  const union = new Set(houses.flatMap((house) => [...groupCells[house]!]));
  if (union.size < houses.length * size) return undefined;
  const covered = new Set<Cell>();
  const outside: Cell[] = [];
  const rules: number[] = [];
  let total = (houses.length * size * (size + 1)) / 2;
  const fitting = cages
    .map((cage) => ({ cage, out: cage.cells.filter((cell) => !union.has(cell)) }))
    .filter(({ cage, out }) => out.length <= mostOutside && out.length < cage.cells.length)
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

function make(tables: Tables, parts: Omit<Derived, 'adding'>): Derived {
  const { inside, outside, total } = parts;
  const weights = [...inside.map(() => 1), ...outside.map(() => -1)];
  return { ...parts, adding: new Adding(tables, { cells: [...inside, ...outside], weights, totals: [total] }) };
}
