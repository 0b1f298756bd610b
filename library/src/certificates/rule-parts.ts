import { type Cell, type Geometry, NO_STATE, rising, type Sequence, type Sum } from '#core';
import { groupsByCell, provedCliques } from '#engines';
import { Ladder, type LadderStep } from './ladder.ts';

/** One constraint as clauses. */
export interface ConstraintClauses {
  /** Number of its first clause; the others follow. */
  readonly first: number;
  readonly cells: readonly Cell[];
  readonly clauses: readonly (readonly number[])[];
  /** How the clauses of a sum that is a ladder are found by their number. */
  readonly ladder?: Ladder;
  /** Helpers to suppose something of, before cells are. */
  readonly choices?: readonly number[];
}

/** A way on from one layer of states to the next, by any of some values. */
interface Move {
  readonly from: number;
  readonly values: readonly number[];
  readonly to: number;
}

/** Combinations of a cage up to which they are written down one by one. */
const MOST_COMBINATIONS = 256;
/** Sums so far up to which a sum is a sequence; one whose totals have gaps is one always. */
const MOST_STATES = 60;

/**
 * The constraints of a puzzle as clauses, with helper variables behind those of the candidates. In the order of the constraints:
 *
 *   relation    not both, for every pair of values that may not stand together
 *   sum         of cells of one group, each once, with at most 256 sets of values: one variable a set. Some set holds; no cell holds a value outside it,
 *               each of its values is in some cell, and each cell has one of its values. Any other sum: a sequence whose states are the sums so far, or, where
 *               these are more than 60 and the totals have no gaps, a ladder (`ladder.ts`).
 *               Of more than 16 cells, those of one group and weight stand on it as one block: a variable a set of values, as above, and one a sum of such a set.
 *   sequence    one variable a state between two positions, then one a move from a state to another. A move has its two states and one of its values; a state
 *               has a move out and one in; the first position has a move; a value has a move that uses it. What no accepted sequence holds then falls by unit
 *               propagation.
 *   clause      as it is
 */
export class RuleParts {
  /** By number of the constraint, in the kernel's order: relations, sums, sequences. */
  readonly parts: ConstraintClauses[] = [];
  /** Number of the first clause that a rule states as it is. */
  readonly firstClause: number;
  readonly stated: readonly (readonly number[])[];
  readonly variables: number;
  readonly clauses: number;
  readonly #size: number;
  #variables: number;
  #next: number;

  constructor(geometry: Geometry, variables: number, nextClause: number) {
    const { constraints, size } = geometry;
    this.#size = size;
    this.#variables = variables;
    this.#next = nextClause;
    for (const { cells, table } of constraints.relations) this.#add(cells, this.#relation(cells, table));
    for (const sum of constraints.sums) this.#addSum(sum, geometry);
    for (const sequence of constraints.sequences) this.#add(sequence.cells, this.#moves(sequence.cells, movesOf(sequence, size)));
    this.firstClause = this.#next;
    this.stated = constraints.clauses.map(({ literals }) =>
      literals.map(({ cell, value, holds }) => (holds ? this.#holds(cell, value) : -this.#holds(cell, value))),
    );
    this.variables = this.#variables;
    this.clauses = this.#next + this.stated.length - nextClause;
  }

  #holds(cell: Cell, value: number): number {
    return cell * this.#size + value;
  }

  #add(cells: readonly Cell[], clauses: readonly (readonly number[])[], more: Pick<ConstraintClauses, 'ladder' | 'choices'> = {}): void {
    this.parts.push({ first: this.#next, cells: [...new Set(cells)], clauses, ...more });
    this.#next += clauses.length;
  }

  #relation([a, b]: readonly [Cell, Cell], table: Uint8Array): number[][] {
    const clauses: number[][] = [];
    for (let v = 1; v <= this.#size; v++) {
      for (let w = 1; w <= this.#size; w++) {
        if (table[(v - 1) * this.#size + w - 1] === 0) clauses.push([-this.#holds(a, v), -this.#holds(b, w)]);
      }
    }
    return clauses;
  }

  #addSum(sum: Sum, geometry: Geometry): void {
    const { groups } = geometry;
    const { cells, weights, totals } = sum;
    const differ = weights.every((weight) => weight === 1) && groups.some((group) => cells.every((cell) => group.cells.includes(cell)));
    const sets = differ ? setsOf(sum, this.#size) : undefined;
    if (sets) {
      this.#add(cells, this.#sets(cells, sets).clauses);
      return;
    }
    const single = cells.map((cell, i) => this.#cellStep(cell, weights[i]!));
    const alive = sumsSoFar(single, totals);
    const states = alive.reduce((all, sums) => all + sums.length, 0);
    if (states <= MOST_STATES || totals.at(-1)! - totals[0]! >= totals.length) {
      this.#add(cells, this.#moves(cells, sumMoves(sum, alive, this.#size)));
      return;
    }
    const groupsOf = groupsByCell(geometry);
    const blocks = provedCliques(sum, (cell) => groupsOf[cell]!, this.#size).map((terms) => this.#block(terms, sum));
    const steps = blocks.map(({ step }) => step);
    const ladder = new Ladder(steps, sumsSoFar(steps, totals), this.#variables);
    this.#variables += ladder.variables;
    const clauses = [...blocks.flatMap((block) => block.clauses), ...ladder.clauses];
    const choices = blocks.flatMap(({ chosen }) => chosen);
    this.#add(cells, clauses, choices.length > 0 ? { choices } : { ladder });
  }

  #cellStep(cell: Cell, weight: number): LadderStep {
    const rising = Array.from({ length: this.#size }, (_, i) => i + 1);
    const values = weight < 0 ? rising.toReversed() : rising;
    return { cell, values, adds: values.map((value) => weight * value), literals: values.map((value) => this.#holds(cell, value)) };
  }

  /** Cells of one group and weight: their sets of values, and what these come to. */
  #block(terms: readonly number[], { cells, weights }: Sum): { step: LadderStep; chosen: readonly number[]; clauses: number[][] } {
    const weight = weights[terms[0]!]!;
    if (terms.length === 1) return { step: this.#cellStep(cells[terms[0]!]!, weight), chosen: [], clauses: [] };
    const own = terms.map((i) => cells[i]!);
    const sets = subsets(terms.length, this.#size);
    const { chosen, clauses } = this.#sets(own, sets);
    const sums = sets.map((set) => set.reduce((all, value) => all + value, 0));
    const named = new Map(rising(sums).map((sum) => [sum, ++this.#variables]));
    for (const [k, sum] of sums.entries()) clauses.push([-chosen[k]!, named.get(sum)!]);
    for (const [sum, variable] of named) clauses.push([-variable, ...chosen.filter((_, k) => sums[k] === sum)]);
    const order = weight < 0 ? [...named].reverse() : [...named];
    return {
      step: { adds: order.map(([sum]) => weight * sum), literals: order.map(([, variable]) => variable) },
      chosen,
      clauses,
    };
  }

  #sets(cells: readonly Cell[], sets: readonly (readonly number[])[]): { readonly chosen: number[]; readonly clauses: number[][] } {
    const chosen = sets.map(() => ++this.#variables);
    const clauses: number[][] = [chosen];
    sets.forEach((set, k) => {
      for (const cell of cells) {
        for (let v = 1; v <= this.#size; v++) if (!set.includes(v)) clauses.push([-chosen[k]!, -this.#holds(cell, v)]);
      }
      for (const v of set) clauses.push([-chosen[k]!, ...cells.map((cell) => this.#holds(cell, v))]);
      for (const cell of cells) clauses.push([-chosen[k]!, ...set.map((v) => this.#holds(cell, v))]);
    });
    return { chosen, clauses };
  }

  #moves(cells: readonly Cell[], layers: readonly (readonly Move[])[]): number[][] {
    const last = layers.length - 1;
    // States are named by their layer; those before the first and behind the last position need no variable.
    const states = layers.map((_, i) => {
      if (i === 0) return new Map<number, number>();
      const named = rising(layers[i]!.map(({ from }) => from));
      return new Map(named.map((state) => [state, ++this.#variables]));
    });
    const taken = layers.map((moves) => moves.map(() => ++this.#variables));
    const clauses: number[][] = [];
    layers.forEach((moves, i) => {
      moves.forEach(({ from, values, to }, k) => {
        const move = taken[i]![k]!;
        if (i > 0) clauses.push([-move, states[i]!.get(from)!]);
        clauses.push([-move, ...values.map((value) => this.#holds(cells[i]!, value))]);
        if (i < last) clauses.push([-move, states[i + 1]!.get(to)!]);
      });
    });
    states.forEach((named, i) => {
      const out = takenBy(layers[i]!, taken[i]!, ({ from }) => from);
      const into = takenBy(layers[i - 1] ?? [], taken[i - 1] ?? [], ({ to }) => to);
      for (const [state, variable] of named) {
        clauses.push([-variable, ...(out.get(state) ?? [])]);
        clauses.push([-variable, ...(into.get(state) ?? [])]);
      }
    });
    clauses.push([...taken[0]!]);
    layers.forEach((moves, i) => {
      for (let v = 1; v <= this.#size; v++) {
        clauses.push([-this.#holds(cells[i]!, v), ...taken[i]!.filter((_, k) => moves[k]!.values.includes(v))]);
      }
    });
    return clauses;
  }
}

/** The variables of moves by something they have. */
function takenBy(moves: readonly Move[], variables: readonly number[], key: (move: Move) => number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  moves.forEach((move, k) => {
    const own = found.get(key(move));
    if (own) own.push(variables[k]!);
    else found.set(key(move), [variables[k]!]);
  });
  return found;
}

/** The sets of different values that add up to a total, in rising order; undefined where they are too many. */
function setsOf({ cells, totals }: Sum, size: number): number[][] | undefined {
  const sets: number[][] = [];
  const pick = (set: readonly number[], sum: number): void => {
    if (sets.length > MOST_COMBINATIONS) return;
    if (set.length === cells.length) {
      if (totals.includes(sum)) sets.push([...set]);
      return;
    }
    for (let value = (set.at(-1) ?? 0) + 1; value <= size; value++) {
      const rest = cells.length - set.length - 1;
      // With the smallest and the largest values that may follow: what reaches no total is not begun.
      const low = sum + value + rest * value + (rest * (rest + 1)) / 2;
      const high = sum + value + rest * size - (rest * (rest - 1)) / 2;
      if (totals.some((total) => low <= total && total <= high)) pick([...set, value], sum + value);
    }
  };
  pick([], 0);
  return sets.length > MOST_COMBINATIONS ? undefined : sets;
}

/** The moves of a sequence, by layer, state and the first of their values. */
function movesOf({ cells, layers }: Sequence, size: number): Move[][] {
  return cells.map((_, i) => {
    const layer = layers[i]!;
    return Array.from({ length: layer.length / size }, (_, from) => {
      const byEnd = new Map<number, number[]>();
      for (let value = 1; value <= size; value++) {
        const to = layer[from * size + value - 1]!;
        if (to === NO_STATE) continue;
        const known = byEnd.get(to);
        if (known) known.push(value);
        else byEnd.set(to, [value]);
      }
      return [...byEnd].map(([to, values]) => ({ from, values, to }));
    }).flat();
  });
}

/** By position, and behind the last: the sums so far that can be reached from nothing and can still reach a total, in rising order. */
function sumsSoFar(steps: readonly LadderStep[], totals: readonly number[]): number[][] {
  const forward: Set<number>[] = [new Set([0])];
  steps.forEach(({ adds }, i) => {
    forward.push(new Set([...forward[i]!].flatMap((sum) => adds.map((more) => sum + more))));
  });
  const alive: Set<number>[] = [];
  alive[steps.length] = new Set(totals.filter((total) => forward[steps.length]!.has(total)));
  for (let i = steps.length - 1; i >= 0; i--) {
    alive[i] = new Set([...forward[i]!].filter((sum) => steps[i]!.adds.some((more) => alive[i + 1]!.has(sum + more))));
  }
  return alive.map((sums) => [...sums].sort((a, b) => a - b));
}

/** All sets of this many values, in rising order. */
function subsets(count: number, size: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: size }, (_, i) => i + 1).flatMap((first) =>
    subsets(count - 1, size - first).map((rest) => [first, ...rest.map((value) => value + first)]),
  );
}

/** The moves between them; by layer, sum and value. */
function sumMoves({ cells, weights }: Sum, alive: readonly (readonly number[])[], size: number): Move[][] {
  const values = Array.from({ length: size }, (_, i) => i + 1);
  return cells.map((_, i) => {
    const next = new Set(alive[i + 1]);
    return alive[i]!.flatMap((from) => values.map((value) => ({ from, values: [value], to: from + weights[i]! * value }))).filter(
      ({ to }) => next.has(to),
    );
  });
}
