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
/** What the cells of rules weigh from the beginning, and others come to where something runs empty. */
const OF_RULE = 16;

const LOW_31 = (1n << 31n) - 1n;

const bitOf = (value: Value): bigint => 1n << BigInt(value - 1);

/**
 * Whether nothing can be put into the cells of an excerpt: by trying, cell by cell, striking between two guesses what a single rule strikes. Cells
 * that share a group differ, whatever groups a claim names. 'unknown' where that takes too long, or is to end.
 *
 * Why it is right: only values are struck that no filling can hold which keeps the rule at hand, and of the cell that is tried every value is.
 * So if each try ends with a cell that has nothing left, no filling of these cells keeps these rules, and none of the whole grid does.
 *
 * Which cell is tried matters for the time alone. A claim names whole groups, most cells of which have nothing to do with it; so the cells of
 * rules come first, then those of whatever left a cell empty, each weighing more every time, and an attempt that takes long starts over with
 * what it has learned of the weights.
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

/** Tries to fill the cells of an excerpt, and remembers what left a cell empty. */
class Filling {
  readonly #open: Excerpt['open'];
  readonly #isLate: () => boolean;
  readonly #strikes: readonly Strike[];
  /** Of each cell what strikes when it changes. */
  readonly #concerned: ReadonlyMap<Cell, readonly Strike[]>;
  readonly #weights: Map<Cell, number>;
  #nodes = 0;

  constructor(excerpt: Excerpt, isLate: () => boolean) {
    const { open, relations, sums, sequences, clauses } = excerpt;
    this.#open = open;
    this.#isLate = isLate;
    this.#strikes = strikesOf(excerpt);
    const concerned = new Map([...open.keys()].map((cell) => [cell, [] as Strike[]]));
    for (const strike of this.#strikes) for (const cell of new Set(strike.cells)) concerned.get(cell)!.push(strike);
    this.#concerned = concerned;
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
    if ([...this.#open.values()].includes(0n)) return false;
    return this.#fill(new Map(this.#open), this.#strikes);
  }

  #fill(domains: Map<Cell, bigint>, changed: readonly Strike[]): boolean | 'unknown' {
    const struck = this.#strikeAll(domains, changed);
    if (struck !== undefined) {
      for (const cell of struck) this.#weights.set(cell, this.#weights.get(cell)! + 1);
      return false;
    }
    const cell = this.#choose(domains);
    if (cell === undefined) return true;
    for (const value of valuesIn(domains.get(cell)!)) {
      if (--this.#nodes < 0 || this.#isLate()) return 'unknown';
      const found = this.#fill(new Map(domains).set(cell, bitOf(value)), this.#concerned.get(cell)!);
      if (found !== false) return found;
    }
    return false;
  }

  /** Strikes until nothing changes, beginning with what has changed. Where a cell has nothing left it gives that cell, and those of the rule that struck. */
  #strikeAll(domains: Map<Cell, bigint>, changed: readonly Strike[]): ReadonlySet<Cell> | undefined {
    const waiting = new Set(changed);
    let empty: Cell | undefined;
    const keep = (cell: Cell, mask: bigint): void => {
      const before = domains.get(cell)!;
      const after = before & mask;
      if (after === before) return;
      domains.set(cell, after);
      if (after === 0n) empty = cell;
      for (const strike of this.#concerned.get(cell)!) waiting.add(strike);
    };
    for (const strike of waiting) {
      waiting.delete(strike);
      strike.run(domains, keep);
      if (empty !== undefined) return new Set([...strike.cells, empty]);
    }
    return undefined;
  }

  /** An open cell with few values and much weight; undefined where none is open. */
  #choose(domains: ReadonlyMap<Cell, bigint>): Cell | undefined {
    let [best, least] = [undefined as Cell | undefined, Number.POSITIVE_INFINITY];
    for (const [cell, mask] of domains) {
      const values = valuesIn(mask).length;
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

function isOne(mask: bigint): boolean {
  return mask > 0n && (mask & (mask - 1n)) === 0n;
}

function valuesIn(mask: bigint): Value[] {
  const values: Value[] = [];
  // Thirty-one values at a time, because numbers are faster.
  for (let [rest, base] = [mask, 1]; rest > 0n; rest >>= 31n, base += 31)
    for (let left = Number(rest & LOW_31); left !== 0; left &= left - 1) values.push(base + 31 - Math.clz32(left & -left));
  return values;
}

type Keep = (cell: Cell, mask: bigint) => void;

/** A single rule: what it strikes follows from what is left of its cells, and from nothing else. */
interface Strike {
  readonly cells: readonly Cell[];
  readonly run: (domains: ReadonlyMap<Cell, bigint>, keep: Keep) => void;
}

/** All that strikes in an excerpt; what costs least comes first. */
function strikesOf(excerpt: Excerpt): Strike[] {
  const { geometry, open, houses, relations, sums, sequences, clauses } = excerpt;
  const { size } = geometry;
  return [
    ...[...open.keys()].map((cell): Strike => {
      const peers = peersIn(cell, excerpt);
      return {
        cells: [cell],
        run: (domains, keep) => {
          const mask = domains.get(cell)!;
          if (isOne(mask)) for (const other of peers) keep(other, ~mask);
        },
      };
    }),
    ...houses.map((cells): Strike => ({ cells, run: (domains, keep) => strikeHouse(cells, size, domains, keep) })),
    ...relations.map(({ cells, table }): Strike => ({ cells, run: (domains, keep) => strikeRelation(cells, table, size, domains, keep) })),
    ...clauses.map(
      ({ literals }): Strike => ({
        cells: literals.map(({ cell }) => cell),
        run: (domains, keep) => strikeClause(literals, domains, keep),
      }),
    ),
    ...sums.map((sum): Strike => {
      const parts = apartIn(sum, geometry);
      return { cells: sum.cells, run: (domains, keep) => strikeSum(sum, parts, domains, keep) };
    }),
    ...sequences.map(
      ({ cells, layers }): Strike => ({
        cells,
        run: (domains, keep) =>
          strikePath(
            cells,
            (state, value, i) => layers[i]![state * size + value - 1]!,
            (state) => state !== NO_STATE,
            domains,
            keep,
          ),
      }),
    ),
  ];
}

/** Cells of a sum that differ, with their weight. */
interface Apart {
  readonly cells: readonly Cell[];
  readonly weight: number;
}

/** The cells of a sum by the groups that they share. */
function apartIn({ cells, weights }: Sum, { groups }: Geometry): Apart[] {
  const left = new Set(cells);
  const parts: Apart[] = [];
  while (left.size > 0) {
    const [first] = left as Set<Cell>;
    const weight = weights[cells.indexOf(first!)]!;
    const together = groups.map((group) => group.cells.filter((cell) => left.has(cell) && weights[cells.indexOf(cell)] === weight));
    const own = together.reduce((a, b) => (b.includes(first!) && b.length > a.length ? b : a), [first!]);
    for (const cell of own) left.delete(cell);
    parts.push({ cells: own, weight });
  }
  return parts;
}

/**
 * What no way to come to a total holds. Before that its bounds are looked at: cells that share a group differ, so they add at least what their lowest
 * values come to when each takes the next one up that none before it has, and at most what their highest come to in the same way.
 */
function strikeSum(sum: Sum, parts: readonly Apart[], domains: ReadonlyMap<Cell, bigint>, keep: Keep): void {
  const { totals } = sum;
  let [least, most] = [0, 0];
  for (const { cells, weight } of parts) {
    const [low, high] = [apart(cells, domains, 1), apart(cells, domains, -1)];
    least += Math.min(weight * low, weight * high);
    most += Math.max(weight * low, weight * high);
  }
  if (totals.some((total) => least <= total && total <= most)) strikeTotals(sum, domains, keep);
  else keep(sum.cells[0]!, 0n);
}

/** Keeps the values with which a sum comes to a total. What its first cells can come to is a row of bits, counted from the least of it. */
function strikeTotals({ cells, weights, totals }: Sum, domains: ReadonlyMap<Cell, bigint>, keep: Keep): void {
  let least = 0;
  const options = cells.map((cell, i) => {
    const parts = valuesIn(domains.get(cell)!).map((value) => ({ value, part: weights[i]! * value }));
    const floor = Math.min(...parts.map(({ part }) => part));
    least += floor;
    return parts.map(({ value, part }) => ({ value, by: BigInt(part - floor) }));
  });
  const reached = [1n];
  for (const [i, values] of options.entries()) reached.push(values.reduce((bits, { by }) => bits | (reached[i]! << by), 0n));
  let alive = reached.at(-1)! & totals.reduce((bits, total) => (total < least ? bits : bits | (1n << BigInt(total - least))), 0n);
  for (let i = cells.length - 1; i >= 0; i--) {
    const fitting = options[i]!.filter(({ by }) => (reached[i]! << by) & alive);
    keep(cells[i]!, maskOf(fitting.map(({ value }) => value)));
    alive = fitting.reduce((bits, { by }) => bits | (alive >> by), 0n) & reached[i]!;
  }
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
  next: (state: number, value: Value, position: number) => number,
  accepts: (state: number) => boolean,
  domains: ReadonlyMap<Cell, bigint>,
  keep: Keep,
): void {
  const options = cells.map((cell) => valuesIn(domains.get(cell)!));
  const layers: Set<number>[] = [new Set([0])];
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
