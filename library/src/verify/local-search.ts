import { type Cell, type Clause, type Geometry, NO_STATE, type Relation, type Sequence, type Sum, type Value } from '#core';

/** What a claim may use: some cells with what they may hold, and the rules that are named. */
export interface Excerpt {
  readonly geometry: Geometry;
  /** What each cell of the excerpt may hold, as a mask of values; bit 0 is value 1. */
  readonly open: ReadonlyMap<Cell, bigint>;
  /** Groups that hold every value once and lie whole in the excerpt. */
  readonly houses: readonly (readonly Cell[])[];
  readonly relations: readonly Relation[];
  readonly sums: readonly Sum[];
  readonly sequences: readonly Sequence[];
  readonly clauses: readonly Clause[];
}

/** Guesses after which a claim counts as not shown, and those of the first attempt; each attempt has twice as many as the one before. */
const MOST_NODES = 200_000;
const FIRST_NODES = 100;
/** What the cells of rules weigh from the beginning, and others come to by running empty. */
const OF_RULE = 16;

const bitOf = (value: Value): bigint => 1n << BigInt(value - 1);

/**
 * Whether nothing can be put into the cells of an excerpt: by trying, cell by cell, striking between two guesses what a single rule strikes. Cells
 * that share a group differ, whatever groups a claim names. 'unknown' where that takes too long, or is to end.
 *
 * Why it is right: only values are struck that no filling can hold which keeps the rule at hand, and of the cell that is tried every value is.
 * So if each try ends with a cell that has nothing left, no filling of these cells keeps these rules, and none of the whole grid does.
 *
 * Which cell is tried matters for the time alone. A claim names whole groups, most cells of which have nothing to do with it; so the cells of
 * rules come first, then those that ran empty, each weighing more every time, and an attempt that takes long starts over with what it has
 * learned of the weights.
 */
export function isImpossible(excerpt: Excerpt, isLate: () => boolean): boolean | 'unknown' {
  const search = new Filling(excerpt, isLate);
  for (let nodes = FIRST_NODES; nodes < MOST_NODES; nodes *= 2) {
    const found = search.attempt(nodes);
    if (found !== 'unknown') return !found;
    if (isLate()) break;
  }
  return 'unknown';
}

/** Tries to fill the cells of an excerpt, and remembers which ones ran empty. */
class Filling {
  readonly #excerpt: Excerpt;
  readonly #isLate: () => boolean;
  readonly #peers: ReadonlyMap<Cell, readonly Cell[]>;
  readonly #weights: Map<Cell, number>;
  #nodes = 0;

  constructor(excerpt: Excerpt, isLate: () => boolean) {
    const { open, relations, sums, sequences, clauses } = excerpt;
    this.#excerpt = excerpt;
    this.#isLate = isLate;
    this.#peers = new Map([...open.keys()].map((cell) => [cell, peersIn(cell, excerpt)]));
    this.#weights = new Map([...open.keys()].map((cell) => [cell, 1]));
    const ofRules = [
      ...[...relations, ...sums, ...sequences].map(({ cells }) => cells),
      ...clauses.map(({ literals }) => literals.map(({ cell }) => cell)),
    ];
    for (const cell of new Set(ofRules.flatMap((cells) => [...cells]))) this.#weights.set(cell, OF_RULE);
  }

  /** True where a filling exists, false where none does. */
  attempt(nodes: number): boolean | 'unknown' {
    this.#nodes = nodes;
    return this.#fill(new Map(this.#excerpt.open));
  }

  #fill(domains: Map<Cell, bigint>): boolean | 'unknown' {
    const empty = strikeAll(domains, this.#excerpt, this.#peers);
    if (empty !== undefined) {
      this.#weights.set(empty, this.#weights.get(empty)! + 1);
      return false;
    }
    const cell = this.#choose(domains);
    if (cell === undefined) return true;
    for (const value of valuesIn(domains.get(cell)!)) {
      if (--this.#nodes < 0 || this.#isLate()) return 'unknown';
      const found = this.#fill(new Map(domains).set(cell, bitOf(value)));
      if (found !== false) return found;
    }
    return false;
  }

  /** An open cell with few values and much weight; undefined where none is open. */
  #choose(domains: ReadonlyMap<Cell, bigint>): Cell | undefined {
    let [best, least] = [undefined as Cell | undefined, Number.POSITIVE_INFINITY];
    for (const [cell, mask] of domains) {
      const values = count(mask);
      const score = values / this.#weights.get(cell)!;
      if (values > 1 && score < least) [best, least] = [cell, score];
    }
    return best;
  }
}

function peersIn(cell: Cell, { geometry, open }: Excerpt): Cell[] {
  const { groups, cellCount } = geometry;
  if (cell >= cellCount) return [];
  const beside = new Set(groups.flatMap(({ cells }) => (cells.includes(cell) ? cells : [])));
  return [...beside].filter((other) => other !== cell && open.has(other));
}

function count(mask: bigint): number {
  let [left, bits] = [mask, 0];
  for (; left > 0n; left &= left - 1n) bits++;
  return bits;
}

function valuesIn(mask: bigint): Value[] {
  const values: Value[] = [];
  for (let value = 1; mask >> BigInt(value - 1) > 0n; value++) if (mask & bitOf(value)) values.push(value);
  return values;
}

/** Strikes until nothing changes; gives a cell that has nothing left, if there is one. */
function strikeAll(domains: Map<Cell, bigint>, excerpt: Excerpt, peers: ReadonlyMap<Cell, readonly Cell[]>): Cell | undefined {
  let changed = true;
  const keep = (cell: Cell, mask: bigint): void => {
    const before = domains.get(cell)!;
    if ((before & mask) === before) return;
    domains.set(cell, before & mask);
    changed = true;
  };
  while (changed) {
    changed = false;
    for (const [cell, others] of peers) {
      const mask = domains.get(cell)!;
      if (count(mask) === 1) for (const other of others) keep(other, ~mask);
    }
    for (const house of excerpt.houses) strikeHouse(house, excerpt.geometry.size, domains, keep);
    for (const { cells, table } of excerpt.relations) strikeRelation(cells, table, excerpt.geometry.size, domains, keep);
    for (const sum of excerpt.sums) if (!canAddUp(sum, excerpt.geometry, domains)) return sum.cells[0];
    for (const { cells, weights, totals } of excerpt.sums)
      strikePath(
        cells,
        [0],
        (sum, value, i) => sum + weights[i]! * value,
        (sum) => totals.includes(sum),
        domains,
        keep,
      );
    for (const { cells, layers } of excerpt.sequences) {
      const { size } = excerpt.geometry;
      strikePath(
        cells,
        [0],
        (state, value, i) => layers[i]![state * size + value - 1]!,
        (state) => state !== NO_STATE,
        domains,
        keep,
      );
    }
    for (const { literals } of excerpt.clauses) strikeClause(literals, domains, keep);
    for (const [cell, mask] of domains) if (mask === 0n) return cell;
  }
  return undefined;
}

type Keep = (cell: Cell, mask: bigint) => void;

/**
 * Whether a sum can come to a total, as far as its bounds tell. Cells that share a group differ, so they add at least what their lowest values come to when
 * each takes the next one up that none before it has, and at most what their highest come to in the same way.
 */
function canAddUp({ cells, weights, totals }: Sum, { groups }: Geometry, domains: ReadonlyMap<Cell, bigint>): boolean {
  const left = new Set(cells);
  let [least, most] = [0, 0];
  while (left.size > 0) {
    const [first] = left as Set<Cell>;
    const weight = weights[cells.indexOf(first!)]!;
    const together = groups.map((group) => group.cells.filter((cell) => left.has(cell) && weights[cells.indexOf(cell)] === weight));
    const own = together.reduce((a, b) => (b.includes(first!) && b.length > a.length ? b : a), [first!]);
    for (const cell of own) left.delete(cell);
    const [low, high] = [apart(own, domains, 1), apart(own, domains, -1)];
    least += Math.min(weight * low, weight * high);
    most += Math.max(weight * low, weight * high);
  }
  return totals.some((total) => least <= total && total <= most);
}

/** What cells that differ come to at least (going up by 1) or at most (going down). */
function apart(cells: readonly Cell[], domains: ReadonlyMap<Cell, bigint>, by: 1 | -1): number {
  const taken = new Set<Value>();
  for (const cell of cells) {
    let value = valuesIn(domains.get(cell)!).at(by === 1 ? 0 : -1) ?? 0;
    while (taken.has(value)) value += by;
    taken.add(value);
  }
  return [...taken].reduce((sum, value) => sum + value, 0);
}

/** A value with one place in a house stands there; one without a place leaves nothing. */
function strikeHouse(house: readonly Cell[], size: number, domains: ReadonlyMap<Cell, bigint>, keep: Keep): void {
  for (let value = 1; value <= size; value++) {
    const places = house.filter((cell) => domains.get(cell)! & bitOf(value));
    if (places.length === 0) keep(house[0]!, 0n);
    if (places.length === 1) keep(places[0]!, bitOf(value));
  }
}

function strikeRelation(
  [a, b]: readonly [Cell, Cell],
  table: Uint8Array,
  size: number,
  domains: ReadonlyMap<Cell, bigint>,
  keep: Keep,
): void {
  const [ofA, ofB] = [valuesIn(domains.get(a)!), valuesIn(domains.get(b)!)];
  const goes = (v: Value, w: Value): boolean => table[(v - 1) * size + w - 1] === 1;
  keep(a, maskOf(ofA.filter((v) => ofB.some((w) => goes(v, w)))));
  keep(b, maskOf(ofB.filter((w) => ofA.some((v) => goes(v, w)))));
}

function maskOf(values: readonly Value[]): bigint {
  return values.reduce((mask, value) => mask | bitOf(value), 0n);
}

/** Keeps the values that lie on a path from the start to an accepted end, position by position. */
function strikePath(
  cells: readonly Cell[],
  start: readonly number[],
  next: (state: number, value: Value, position: number) => number,
  accepts: (state: number) => boolean,
  domains: ReadonlyMap<Cell, bigint>,
  keep: Keep,
): void {
  const options = cells.map((cell) => valuesIn(domains.get(cell)!));
  const layers: Set<number>[] = [new Set(start)];
  options.forEach((values, i) => {
    layers.push(new Set([...layers[i]!].flatMap((state) => values.map((value) => next(state, value, i)).filter((to) => to !== NO_STATE))));
  });
  let alive = new Set([...layers.at(-1)!].filter(accepts));
  for (let i = cells.length - 1; i >= 0; i--) {
    const values = new Set<Value>();
    const before = new Set<number>();
    for (const state of layers[i]!) {
      for (const value of options[i]!) {
        if (!alive.has(next(state, value, i))) continue;
        values.add(value);
        before.add(state);
      }
    }
    keep(cells[i]!, maskOf([...values]));
    alive = before;
  }
}

function strikeClause(literals: Clause['literals'], domains: ReadonlyMap<Cell, bigint>, keep: Keep): void {
  const mayHold = literals.filter(({ cell, value, holds }) => {
    const mask = domains.get(cell)!;
    return holds ? (mask & bitOf(value)) !== 0n : mask !== bitOf(value);
  });
  if (mayHold.length > 1) return;
  const [last] = mayHold;
  if (last) keep(last.cell, last.holds ? bitOf(last.value) : ~bitOf(last.value));
  else if (literals[0]) keep(literals[0].cell, 0n);
}
