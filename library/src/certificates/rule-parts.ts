import { type Cell, type Geometry, NO_STATE, type Sequence, type Sum } from '#core';

/** One constraint as clauses. */
export interface RulePart {
  /** Number of its first clause; the others follow. */
  readonly first: number;
  readonly cells: readonly Cell[];
  readonly clauses: readonly (readonly number[])[];
}

/** A way on from one layer of states to the next. */
interface Move {
  readonly from: number;
  readonly value: number;
  readonly to: number;
}

/** Combinations of a cage up to which they are written down one by one. */
const MOST_COMBINATIONS = 256;

/**
 * The constraints of a puzzle as clauses, with helper variables behind those of the candidates. In the order of the constraints:
 *
 *   relation    not both, for every pair of values that may not stand together
 *   sum         of cells of one group, each once, with at most 256 sets of values: one variable a set. Some set holds; no cell holds a value outside it,
 *               and each of its values is in some cell. Any other sum: a sequence whose states are the sums so far.
 *   sequence    one variable a state between two positions, then one a move. A move has its two states and its value; a state has a move out and one in;
 *               the first position has a move; a value has a move that uses it. What no accepted sequence holds then falls by unit propagation.
 *   clause      as it is
 */
export class RuleParts {
  /** By number of the constraint, in the kernel's order: relations, sums, sequences. */
  readonly parts: RulePart[] = [];
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
    for (const sum of constraints.sums) this.#add(sum.cells, this.#sum(sum, geometry));
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

  #add(cells: readonly Cell[], clauses: readonly (readonly number[])[]): void {
    this.parts.push({ first: this.#next, cells: [...new Set(cells)], clauses });
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

  #sum(sum: Sum, { groups }: Geometry): number[][] {
    const { cells, weights } = sum;
    const differ = weights.every((weight) => weight === 1) && groups.some((group) => cells.every((cell) => group.cells.includes(cell)));
    const sets = differ ? setsOf(sum, this.#size) : undefined;
    return sets ? this.#sets(cells, sets) : this.#moves(cells, sumMoves(sum, this.#size));
  }

  #sets(cells: readonly Cell[], sets: readonly (readonly number[])[]): number[][] {
    const chosen = sets.map(() => ++this.#variables);
    const clauses: number[][] = [chosen];
    sets.forEach((set, k) => {
      for (const cell of cells) {
        for (let v = 1; v <= this.#size; v++) if (!set.includes(v)) clauses.push([-chosen[k]!, -this.#holds(cell, v)]);
      }
      for (const v of set) clauses.push([-chosen[k]!, ...cells.map((cell) => this.#holds(cell, v))]);
    });
    return clauses;
  }

  #moves(cells: readonly Cell[], layers: readonly (readonly Move[])[]): number[][] {
    const last = layers.length - 1;
    // States are named by their layer; those before the first and behind the last position need no variable.
    const states = layers.map((_, i) => {
      if (i === 0) return new Map<number, number>();
      const named = [...new Set(layers[i]!.map(({ from }) => from))].sort((a, b) => a - b);
      return new Map(named.map((state) => [state, ++this.#variables]));
    });
    const taken = layers.map((moves) => moves.map(() => ++this.#variables));
    const clauses: number[][] = [];
    layers.forEach((moves, i) => {
      moves.forEach(({ from, value, to }, k) => {
        const move = taken[i]![k]!;
        if (i > 0) clauses.push([-move, states[i]!.get(from)!]);
        clauses.push([-move, this.#holds(cells[i]!, value)]);
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
        clauses.push([-this.#holds(cells[i]!, v), ...taken[i]!.filter((_, k) => moves[k]!.value === v)]);
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

/** The moves of a sequence, by layer, state and value. */
function movesOf({ cells, layers }: Sequence, size: number): Move[][] {
  return cells.map((_, i) => {
    const moves: Move[] = [];
    layers[i]!.forEach((to, at) => {
      if (to !== NO_STATE) moves.push({ from: Math.floor(at / size), value: (at % size) + 1, to });
    });
    return moves;
  });
}

/** The moves between sums so far, where both can be reached from nothing and can still reach a total; by layer, sum and value. */
function sumMoves({ cells, weights, totals }: Sum, size: number): Move[][] {
  const values = Array.from({ length: size }, (_, i) => i + 1);
  const forward: Set<number>[] = [new Set([0])];
  cells.forEach((_, i) => {
    forward.push(new Set([...forward[i]!].flatMap((sum) => values.map((value) => sum + weights[i]! * value))));
  });
  const alive: Set<number>[] = [];
  alive[cells.length] = new Set(totals.filter((total) => forward[cells.length]!.has(total)));
  for (let i = cells.length - 1; i >= 0; i--) {
    alive[i] = new Set([...forward[i]!].filter((sum) => values.some((value) => alive[i + 1]!.has(sum + weights[i]! * value))));
  }
  return cells.map((_, i) =>
    [...alive[i]!]
      .sort((a, b) => a - b)
      .flatMap((from) => values.map((value) => ({ from, value, to: from + weights[i]! * value })))
      .filter(({ to }) => alive[i + 1]!.has(to)),
  );
}
