import { type Cell, type Constraints, NO_STATE, type Value } from '#core';

/** Candidates that a filter reads and strikes. */
export interface CandidateSheet {
  readonly size: number;
  has(cell: Cell, value: Value): boolean;
  /** Strikes a candidate; false at a dead end. */
  remove(cell: Cell, value: Value): boolean;
}

/** Strikes what a primitive cannot use any more; false at a dead end. */
export interface PrimitiveFilter {
  readonly cells: readonly Cell[];
  strike(sheet: CandidateSheet): boolean;
}

/**
 * The primitives as filters of candidates, each in the plain way: a value stays where the rest of the primitive supports it. Relations and
 * sequences by pairs and by states, sums by the least and the most that the other cells can add, clauses by their last open literal.
 */
export function filtersOf({ relations, sums, sequences, clauses }: Constraints, size: number): PrimitiveFilter[] {
  return [
    ...relations.map(({ cells, table }) => ({ cells, strike: (sheet: CandidateSheet) => strikePairs(sheet, cells, table) })),
    ...sums.map(({ cells, weights, totals }) => ({ cells, strike: (sheet: CandidateSheet) => strikeSum(sheet, cells, weights, totals) })),
    ...sequences.map(({ cells, layers }) => ({ cells, strike: (sheet: CandidateSheet) => strikeRuns(sheet, cells, layers, size) })),
    ...clauses.map(({ literals }) => ({
      cells: literals.map(({ cell }) => cell),
      strike(sheet: CandidateSheet) {
        const open = literals.filter(({ cell, value, holds }) => (holds ? sheet.has(cell, value) : hasOther(sheet, cell, value)));
        if (open.length !== 1) return open.length > 0;
        const { cell, value, holds } = open[0]!;
        if (!holds) return sheet.remove(cell, value);
        return valuesOf(sheet, cell).every((other) => other === value || sheet.remove(cell, other));
      },
    })),
  ];
}

function valuesOf(sheet: CandidateSheet, cell: Cell): Value[] {
  const values: Value[] = [];
  for (let value = 1; value <= sheet.size; value++) if (sheet.has(cell, value)) values.push(value);
  return values;
}

function hasOther(sheet: CandidateSheet, cell: Cell, value: Value): boolean {
  for (let other = 1; other <= sheet.size; other++) if (other !== value && sheet.has(cell, other)) return true;
  return false;
}

function strikePairs(sheet: CandidateSheet, [a, b]: readonly [Cell, Cell], table: Uint8Array): boolean {
  const allows = (x: Value, y: Value): boolean => table[(x - 1) * sheet.size + y - 1] === 1;
  const ys = valuesOf(sheet, b);
  for (const x of valuesOf(sheet, a)) if (!ys.some((y) => allows(x, y)) && !sheet.remove(a, x)) return false;
  const xs = valuesOf(sheet, a);
  for (const y of ys) if (!xs.some((x) => allows(x, y)) && !sheet.remove(b, y)) return false;
  return true;
}

function strikeSum(sheet: CandidateSheet, cells: readonly Cell[], weights: readonly number[], totals: readonly number[]): boolean {
  const ends = cells.map((cell, i) => {
    const products = valuesOf(sheet, cell).map((value) => value * weights[i]!);
    return [Math.min(...products), Math.max(...products)] as const;
  });
  const [least, most] = [0, 1].map((end) => ends.reduce((all, each) => all + each[end as 0 | 1], 0)) as [number, number];
  for (const [i, cell] of cells.entries()) {
    const [low, high] = [least - ends[i]![0], most - ends[i]![1]];
    for (const value of valuesOf(sheet, cell)) {
      const product = value * weights[i]!;
      if (!totals.some((total) => total >= low + product && total <= high + product) && !sheet.remove(cell, value)) return false;
    }
  }
  return true;
}

function strikeRuns(sheet: CandidateSheet, cells: readonly Cell[], layers: readonly Uint16Array[], size: number): boolean {
  const reached: Set<number>[] = [new Set([0])];
  for (let i = 0; i < layers.length; i++) {
    const values = valuesOf(sheet, cells[i]!);
    const next = new Set<number>();
    for (const state of reached[i]!) for (const value of values) next.add(layers[i]![state * size + value - 1]!);
    next.delete(NO_STATE);
    if (next.size === 0) return false;
    reached.push(next);
  }
  let alive = reached.at(-1)!;
  for (let i = layers.length - 1; i >= 0; i--) {
    const values = valuesOf(sheet, cells[i]!);
    const supported = new Set<Value>();
    const before = new Set<number>();
    for (const state of reached[i]!) {
      for (const value of values) {
        if (!alive.has(layers[i]![state * size + value - 1]!)) continue;
        supported.add(value);
        before.add(state);
      }
    }
    for (const value of values) if (!supported.has(value) && !sheet.remove(cells[i]!, value)) return false;
    alive = before;
  }
  return true;
}
