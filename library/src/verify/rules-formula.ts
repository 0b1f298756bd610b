import { type Cell, type Geometry, NO_STATE, type Relation, type Sequence, type Sum, type Value } from '#core';
import type { Variables } from './variables.ts';

/**
 * The clauses of what rules come down to, in the order relations, sums, sequences, clauses. Every grid that keeps a constraint keeps its
 * clauses, with the helpers chosen as their names say:
 *
 *   relation    pairs that may not stand together do not
 *   set         a sum of cells that differ is made by one set of values: the helper of the grid's own set is true, the others false. Each value of
 *               that set has a cell, and each cell one of its values.
 *   path        a sequence, or a sum read as the sequence of sums so far, is a path from state to state: the helpers of the states that the
 *               grid's values lead through and of the moves between them are true, the others false. A move is by any of the values that lead from one state
 *               to the other.
 *   ladder      a long sum: a helper says that the sum before a cell is at least so much, which it is or is not. The next sum is what it was and what
 *               the cell adds; it is one of the sums that can be, so where it is at least s, it is at least the first of these that is not below s.
 */
export function* clausesOfRules({ constraints, groups, size }: Geometry, variables: Variables): Generator<number[]> {
  for (const relation of constraints.relations) yield* relationClauses(relation, variables);
  for (const sum of constraints.sums) {
    const isSet =
      sum.weights.every((weight) => weight === 1) && groups.some(({ cells }) => sum.cells.every((cell) => cells.includes(cell)));
    const sets = isSet ? setsThatSum(sum, size) : [];
    if (isSet && sets.length <= MOST_SETS) {
      yield* setClauses(sum.cells, sets, variables);
      continue;
    }
    const steps = sumSteps(sum, size);
    const ends = sum.totals.filter((total) => steps.at(-1)!.some(([, , to]) => to === total));
    const sums = [...steps.map((own) => rising(own.map(([from]) => from))), rising(ends)];
    const isLong = sums.flat().length > MOST_STATES && sum.totals.length > sum.totals.at(-1)! - sum.totals[0]!;
    yield* isLong ? ladderClauses(sum, sums, variables) : pathClauses(sum.cells, steps, variables);
  }
  for (const sequence of constraints.sequences) yield* pathClauses(sequence.cells, sequenceSteps(sequence, size), variables);
  for (const { literals } of constraints.clauses) {
    yield literals.map(({ cell, value, holds }) => (holds ? 1 : -1) * variables.holds(cell, value));
  }
}

/** Sums with more sets than this are read as sequences. */
const MOST_SETS = 256;

/** Sums so far up to which a sum is read as a sequence; so is one whose totals have gaps. */
const MOST_STATES = 60;

/** From one state to the next by one of some values. */
type Step = readonly [from: number, values: readonly Value[], to: number];

function* relationClauses({ cells: [a, b], table }: Relation, variables: Variables): Generator<number[]> {
  for (const [i, allowed] of table.entries()) {
    const size = variables.values.length;
    if (allowed === 0) yield [-variables.holds(a, Math.floor(i / size) + 1), -variables.holds(b, (i % size) + 1)];
  }
}

/** The sets in rising order, and one more than are wanted where there are so many: only sets that can still reach a total are begun. */
function setsThatSum({ cells, totals }: Sum, size: number): Value[][] {
  const sets: Value[][] = [];
  const extend = (set: readonly Value[], sum: number): void => {
    const missing = cells.length - set.length;
    if (missing === 0) sets.push([...set]);
    for (let value = (set.at(-1) ?? 0) + 1; missing > 0 && value + missing - 1 <= size && sets.length <= MOST_SETS; value++) {
      const [least, most] = [
        missing * value + (missing * (missing - 1)) / 2,
        value + (missing - 1) * size - ((missing - 1) * (missing - 2)) / 2,
      ];
      if (totals.some((total) => sum + least <= total && total <= sum + most)) extend([...set, value], sum + value);
    }
  };
  extend([], 0);
  return sets;
}

function* setClauses(cells: readonly Cell[], sets: readonly Value[][], variables: Variables): Generator<number[]> {
  const helpers = sets.map(() => variables.helper());
  yield helpers;
  for (const [i, set] of sets.entries()) {
    const no = -helpers[i]!;
    for (const cell of cells) {
      for (const value of variables.values) if (!set.includes(value)) yield [no, -variables.holds(cell, value)];
    }
    for (const value of set) yield [no, ...cells.map((cell) => variables.holds(cell, value))];
    for (const cell of cells) yield [no, ...set.map((value) => variables.holds(cell, value))];
  }
}

function* pathClauses(cells: readonly Cell[], steps: readonly (readonly Step[])[], variables: Variables): Generator<number[]> {
  const states = steps.map((own, i) => {
    const found = i === 0 ? [] : rising(own.map(([from]) => from));
    return found.map((state) => ({ state, helper: variables.helper() }));
  });
  const moves = steps.map((own) => own.map((step) => ({ step, helper: variables.helper() })));
  const helpers = states.map((own) => new Map(own.map(({ state, helper }) => [state, helper])));
  const helperOf = (position: number, state: number): number => helpers[position]!.get(state)!;
  for (const [i, own] of moves.entries()) {
    for (const { step, helper } of own) {
      const [from, values, to] = step;
      if (i > 0) yield [-helper, helperOf(i, from)];
      yield [-helper, ...values.map((value) => variables.holds(cells[i]!, value))];
      if (i + 1 < moves.length) yield [-helper, helperOf(i + 1, to)];
    }
  }
  for (const [i, own] of states.entries()) {
    for (const { state, helper } of own) {
      yield [-helper, ...moves[i]!.filter(({ step }) => step[0] === state).map((move) => move.helper)];
      yield [-helper, ...moves[i - 1]!.filter(({ step }) => step[2] === state).map((move) => move.helper)];
    }
  }
  yield moves[0]!.map(({ helper }) => helper);
  for (const [i, own] of moves.entries()) {
    for (const value of variables.values) {
      yield [-variables.holds(cells[i]!, value), ...own.filter(({ step }) => step[1].includes(value)).map(({ helper }) => helper)];
    }
  }
}

/** The helpers say "the sum before cell i is at least the k-th that can be", for every k but the first. */
function* ladderClauses({ cells, weights }: Sum, sums: readonly (readonly number[])[], variables: Variables): Generator<number[]> {
  const last = cells.length - 1;
  const helpers = sums.map((own, i) => own.map((_, k) => (k > 0 && i > 0 && i <= last ? [variables.helper()] : [])));
  for (const [i, cell] of cells.entries()) {
    const next = sums[i + 1]!;
    const values = weights[i]! < 0 ? [...variables.values].reverse() : variables.values;
    const held = (some: readonly Value[]): number[] => some.map((value) => variables.holds(cell, value));
    for (const [k, sum] of sums[i]!.entries()) {
      for (const [rank, value] of values.entries()) {
        const to = sum + weights[i]! * value;
        const atLeast = countBelow(next, to);
        if (atLeast === next.length || (atLeast > 0 && i < last))
          yield [...no(helpers[i]![k]!), ...held(values.slice(0, rank)), ...(helpers[i + 1]![atLeast] ?? [])];
        const beyond = countBelow(next, to + 1);
        if (beyond === 0 || (beyond < next.length && i < last))
          yield [...(helpers[i]![k + 1] ?? []), ...held(values.slice(rank + 1)), ...(beyond === 0 ? [] : no(helpers[i + 1]![beyond]!))];
      }
    }
  }
}

function no(literals: readonly number[]): number[] {
  return literals.map((literal) => -literal);
}

/** How many numbers of a rising list are below a bound. */
function countBelow(list: readonly number[], bound: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rising(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** By state and the first of the values that lead to the same one. */
function sequenceSteps({ cells, layers }: Sequence, size: number): Step[][] {
  return cells.map((_, i) => {
    const layer = [...layers[i]!];
    return layer.flatMap((to, at): Step[] => {
      const state = at - (at % size);
      const values = layer.slice(state, state + size).flatMap((other, v) => (other === to ? [v + 1] : []));
      return to === NO_STATE || values[0] !== (at % size) + 1 ? [] : [[state / size, values, to]];
    });
  });
}

/** Steps between the sums so far, without those that no total lies behind. */
function sumSteps({ cells, weights, totals }: Sum, size: number): Step[][] {
  const steps: Step[][] = [];
  let sums = [0];
  for (const weight of weights) {
    const own = sums.flatMap((sum) => Array.from({ length: size }, (_, i): Step => [sum, [i + 1], sum + weight * (i + 1)]));
    steps.push(own);
    sums = rising(own.map(([, , to]) => to));
  }
  let ends = new Set(totals);
  for (let i = cells.length - 1; i >= 0; i--) {
    const kept = steps[i]!.filter(([, , to]) => ends.has(to));
    steps[i] = kept;
    ends = new Set(kept.map(([from]) => from));
  }
  return steps;
}
