import { type Cell, type Geometry, NO_STATE, type Relation, type Sequence, type Sum, type Value } from '#core';
import type { Variables } from './variables.ts';

/**
 * The clauses of what rules come down to, in the order relations, sums, sequences, clauses. Every grid that keeps a constraint keeps its
 * clauses, with the helpers chosen as their names say:
 *
 *   relation    pairs that may not stand together do not
 *   set         a sum of cells that differ is made by one set of values: the helper of the grid's own set is true, the others false
 *   path        a sequence, or a sum read as the sequence of sums so far, is a path from state to state: the helpers of the states that the
 *               grid's values lead through and of the moves between them are true, the others false
 */
export function* clausesOfRules({ constraints, groups, size }: Geometry, variables: Variables): Generator<number[]> {
  for (const relation of constraints.relations) yield* relationClauses(relation, variables);
  for (const sum of constraints.sums) {
    const isSet =
      sum.weights.every((weight) => weight === 1) && groups.some(({ cells }) => sum.cells.every((cell) => cells.includes(cell)));
    const sets = isSet ? setsThatSum(sum, size) : [];
    if (isSet && sets.length <= MOST_SETS) yield* setClauses(sum.cells, sets, variables);
    else yield* pathClauses(sum.cells, sumSteps(sum, size), variables);
  }
  for (const sequence of constraints.sequences) yield* pathClauses(sequence.cells, sequenceSteps(sequence, size), variables);
  for (const { literals } of constraints.clauses) {
    yield literals.map(({ cell, value, holds }) => (holds ? 1 : -1) * variables.holds(cell, value));
  }
}

/** Sums with more sets than this are read as sequences. */
const MOST_SETS = 256;

/** From one state to the next by a value. */
type Step = readonly [from: number, value: Value, to: number];

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
  }
}

function* pathClauses(cells: readonly Cell[], steps: readonly (readonly Step[])[], variables: Variables): Generator<number[]> {
  const states = steps.map((own, i) => {
    const found = i === 0 ? [] : own.map(([from]) => from);
    const rising = [...new Set(found)].sort((a, b) => a - b);
    return rising.map((state) => ({ state, helper: variables.helper() }));
  });
  const moves = steps.map((own) => own.map((step) => ({ step, helper: variables.helper() })));
  const helpers = states.map((own) => new Map(own.map(({ state, helper }) => [state, helper])));
  const helperOf = (position: number, state: number): number => helpers[position]!.get(state)!;
  for (const [i, own] of moves.entries()) {
    for (const { step, helper } of own) {
      const [from, value, to] = step;
      if (i > 0) yield [-helper, helperOf(i, from)];
      yield [-helper, variables.holds(cells[i]!, value)];
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
      yield [-variables.holds(cells[i]!, value), ...own.filter(({ step }) => step[1] === value).map(({ helper }) => helper)];
    }
  }
}

function sequenceSteps({ cells, layers }: Sequence, size: number): Step[][] {
  return cells.map((_, i) =>
    [...layers[i]!].flatMap((to, at): Step[] => (to === NO_STATE ? [] : [[Math.floor(at / size), (at % size) + 1, to]])),
  );
}

/** Steps between the sums so far, without those that no total lies behind. */
function sumSteps({ cells, weights, totals }: Sum, size: number): Step[][] {
  const steps: Step[][] = [];
  let sums = [0];
  for (const weight of weights) {
    const own = sums.flatMap((sum) => Array.from({ length: size }, (_, i): Step => [sum, i + 1, sum + weight * (i + 1)]));
    steps.push(own);
    sums = [...new Set(own.map(([, , to]) => to))].sort((a, b) => a - b);
  }
  let ends = new Set(totals);
  for (let i = cells.length - 1; i >= 0; i--) {
    const kept = steps[i]!.filter(([, , to]) => ends.has(to));
    steps[i] = kept;
    ends = new Set(kept.map(([from]) => from));
  }
  return steps;
}
