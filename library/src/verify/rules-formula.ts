import { type Cell, type Geometry, NO_STATE, type Relation, rising, type Sequence, type Sum, type Value } from '#core';
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
 *   ladder      a long sum: a helper says that the sum before a cell is at least some number, which it is or is not. The next sum is what it was and what
 *               the cell adds; it is one of the sums that can be, so where it is at least s, it is at least the first of these that is not below s.
 *   block       of a very long sum, cells of one group, which differ, add together: they hold one set of values (as in `set`), and what that comes to is
 *               the one of their helpers for sums that is true.
 */
export function* clausesOfRules({ constraints, groups, size }: Geometry, variables: Variables): Generator<number[]> {
  for (const relation of constraints.relations) yield* relationClauses(relation, variables);
  for (const sum of constraints.sums) {
    const isSet =
      sum.weights.every((weight) => weight === 1) && groups.some(({ cells }) => sum.cells.every((cell) => cells.includes(cell)));
    const sets = isSet ? setsThatSum(sum, size) : [];
    if (isSet && sets.length <= MOST_SETS) {
      const helpers = sets.map(() => variables.helper());
      yield* clausesOfSets(sum.cells, sets, helpers, variables);
      continue;
    }
    const steps = sumSteps(sum, size);
    const ends = sum.totals.filter((total) => steps.at(-1)!.some(([, , to]) => to === total));
    const sums = [...steps.map((own) => rising(own.map(([from]) => from))), rising(ends)];
    const isLong = sums.flat().length > MOST_STATES && sum.totals.length > sum.totals.at(-1)! - sum.totals[0]!;
    if (isLong) yield* longSum(sum, groups, variables);
    else yield* pathClauses(sum.cells, steps, variables);
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

/** The sets in rising order, and one more than are wanted where there are that many: only sets that can still reach a total are begun. */
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

function* clausesOfSets(
  cells: readonly Cell[],
  sets: readonly Value[][],
  helpers: readonly number[],
  variables: Variables,
): Generator<number[]> {
  yield [...helpers];
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

/** What a cell or a block of cells may add to a sum, and the variable that says so; rising by what is added. */
type Addend = readonly { readonly adds: number; readonly variable: number }[];

/** Sums of more cells than this add up by blocks of cells that differ, as large as their sets of values are no more than those of a sum. */
const MOST_SINGLE = 16;

function* longSum({ cells, weights, totals }: Sum, groups: Geometry['groups'], variables: Variables): Generator<number[]> {
  const { values } = variables;
  let largest = 1;
  while (largest < values.length && combinations(values, largest + 1).length <= MOST_SETS) largest++;
  const addends: Addend[] = [];
  for (const places of cells.length > MOST_SINGLE ? blocksOf(cells, weights, groups, largest) : cells.map((_, i) => [i])) {
    const weight = weights[places[0]!]!;
    const own = places.map((i) => cells[i]!);
    const found: { sum: number; variable: number }[] = [];
    if (own.length === 1) for (const value of values) found.push({ sum: value, variable: variables.holds(own[0]!, value) });
    else {
      const sets = combinations(values, own.length);
      const helpers = sets.map(() => variables.helper());
      yield* clausesOfSets(own, sets, helpers, variables);
      const sums = sets.map((set) => set.reduce((all, value) => all + value, 0));
      for (const sum of rising(sums)) found.push({ sum, variable: variables.helper() });
      for (const [i, sum] of sums.entries()) yield [-helpers[i]!, found.find((one) => one.sum === sum)!.variable];
      for (const { sum, variable } of found) yield [-variable, ...helpers.filter((_, i) => sums[i] === sum)];
    }
    const all = found.map(({ sum, variable }) => ({ adds: weight * sum, variable }));
    addends.push(weight < 0 ? all.reverse() : all);
  }
  yield* ladderClauses(addends, totals, variables);
}

/** The places of a sum cut into blocks: the most cells of one weight in one group; of as many those whose last stands first, then those of the first group. */
function blocksOf(cells: readonly Cell[], weights: readonly number[], groups: Geometry['groups'], largest: number): number[][] {
  const blocks: number[][] = [];
  const free = new Set(cells.keys());
  while (free.size > 0) {
    let best = [Math.min(...free)];
    for (const { cells: group } of groups) {
      const inside = [...free].filter((i) => group.includes(cells[i]!));
      for (const weight of new Set(inside.map((i) => weights[i]!))) {
        const alike = inside.filter((i) => weights[i] === weight);
        if (alike.length > best.length || (alike.length === best.length && alike.length > 1 && alike.at(-1)! < best.at(-1)!)) best = alike;
      }
    }
    const block = best.slice(0, largest);
    for (const i of block) free.delete(i);
    blocks.push(block);
  }
  return blocks;
}

function combinations(values: readonly Value[], count: number): Value[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, i) => combinations(values.slice(i + 1), count - 1).map((rest) => [value, ...rest]));
}

/** The helpers say "the sum before addend i is at least the k-th that can be", for every k but the first. */
function* ladderClauses(addends: readonly Addend[], totals: readonly number[], variables: Variables): Generator<number[]> {
  const last = addends.length - 1;
  const sums = sumsBetween(addends, totals);
  if (sums[0]!.length === 0) yield [];
  const helpers = sums.map((own, i) => own.map((_, k) => (k > 0 && i > 0 && i <= last ? [variables.helper()] : [])));
  for (const [i, addend] of addends.entries()) {
    const next = sums[i + 1]!;
    const said = addend.map(({ variable }) => variable);
    for (const [k, sum] of sums[i]!.entries()) {
      for (const [rank, { adds }] of addend.entries()) {
        const atLeast = countBelow(next, sum + adds);
        if (atLeast === next.length || (atLeast > 0 && i < last))
          yield [...no(helpers[i]![k]!), ...said.slice(0, rank), ...(helpers[i + 1]![atLeast] ?? [])];
        const beyond = countBelow(next, sum + adds + 1);
        if (beyond === 0 || (beyond < next.length && i < last))
          yield [...(helpers[i]![k + 1] ?? []), ...said.slice(rank + 1), ...(beyond === 0 ? [] : no(helpers[i + 1]![beyond]!))];
      }
    }
  }
}

/** The sums before each addend, and behind the last, that can be: begun at nothing, and with a total before them. */
function sumsBetween(addends: readonly Addend[], totals: readonly number[]): number[][] {
  const begun = [[0]];
  for (const addend of addends) begun.push(rising(begun.at(-1)!.flatMap((sum) => addend.map(({ adds }) => sum + adds))));
  const sums: number[][] = [begun.at(-1)!.filter((sum) => totals.includes(sum))];
  for (let i = addends.length - 1; i >= 0; i--) {
    const next = new Set(sums[0]);
    sums.unshift(begun[i]!.filter((sum) => addends[i]!.some(({ adds }) => next.has(sum + adds))));
  }
  return sums;
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
