import {
  type Cell,
  type Complaint,
  type Constraints,
  complain,
  fail,
  isNumberList,
  isRecord,
  ok,
  type Puzzle,
  type Result,
  type Value,
} from '#core';
import { parseJson, parsePuzzle } from '#formats';
import { sumOfHouses } from './added-sums.ts';
import { mayHold } from './formula.ts';
import { type Excerpt, isImpossible } from './local-search.ts';

type Place = readonly [cell: Cell, value: Value];

/** What one step of an explanation claims: what follows, and from what. Cells, groups and rules are numbers from 0. */
export interface StepClaim {
  readonly place: readonly Place[];
  readonly remove: readonly Place[];
  readonly cells: readonly Cell[];
  readonly groups: readonly number[];
  readonly rules: readonly number[];
}

/** An explanation of which every step holds. */
export interface VerifiedSteps {
  readonly kind: string;
  readonly steps: number;
  /** Whether the steps decide every cell; they have then proved that this is the only solution. */
  readonly isSolved: boolean;
}

/**
 * Checks the steps of an explanation one by one: from what the puzzle and the steps before leave of each cell, and from the cells, groups and
 * rules that the step names, nothing else. What the step strikes is supposed, and a search on those few cells must find no way to
 * fill them; what it places follows when every other value of the cell falls in the same way.
 */
export function verifySteps(text: string, isLate: () => boolean = () => false): Result<VerifiedSteps> {
  const read = readClaims(text);
  if (!read.ok) return read;
  const { puzzle, claims } = read.value;
  const board = new Position(puzzle);
  for (const [index, claim] of claims.entries()) {
    const objection = isLate() ? complain('the time ended before it was looked at') : objectionTo(claim, board, isLate);
    if (objection) return fail('step {number:id}: {reason}', { number: index + 1, reason: objection });
  }
  return ok({ kind: puzzle.kind.spec, steps: claims.length, isSolved: board.isSolved() });
}

function objectionTo(claim: StepClaim, board: Position, isLate: () => boolean): Complaint | undefined {
  const { geometry } = board.puzzle;
  const isThere = ([cell, value]: Place): boolean =>
    Number.isInteger(cell) && cell >= 0 && cell < geometry.cellCount && Number.isInteger(value) && value >= 1 && value <= geometry.size;
  if (![...claim.place, ...claim.remove].every(isThere)) return complain('it speaks of a cell or a value that the puzzle does not have');
  const falls = [
    ...claim.remove,
    ...claim.place.flatMap(([cell, value]) => board.valuesOf(cell).flatMap((other): Place[] => (other === value ? [] : [[cell, other]]))),
  ];
  for (const [cell, value] of falls) {
    if (!board.has(cell, value)) continue;
    const excerpt = excerptOf(claim, board, [cell, value]);
    if (excerpt === undefined) return complain('it names a group or a rule that the puzzle does not have');
    const shown = isImpossible(excerpt, isLate);
    if (shown !== true)
      return shown === 'unknown'
        ? complain('it could not be followed within the effort for one step')
        : complain('what it rules out is possible by what it names');
  }
  for (const [cell, value] of falls) board.strike(cell, value);
  if (!claim.place.every(([cell, value]) => board.has(cell, value))) return complain('it places a value that was ruled out before');
  for (const [cell, value] of claim.place) board.strikeBeside(cell, value);
  return undefined;
}

/** The cells that a claim names or that its groups and rules have, and these rules; with one thing supposed. */
function excerptOf({ cells, groups, rules }: StepClaim, board: Position, [supposed, value]: Place): Excerpt | undefined {
  const { geometry } = board.puzzle;
  const { constraints, size, cellCount } = geometry;
  const named = groups.map((group) => geometry.groups[group]);
  if (named.includes(undefined) || !rules.every((rule) => constraints.rules[rule] !== undefined)) return undefined;
  const own = <T extends { readonly rule?: number }>(all: readonly T[]): T[] =>
    all.filter(({ rule }) => rule !== undefined && rules.includes(rule));
  const sums = own(constraints.sums);
  const houses = named.flatMap((group) => (group!.cells.length === size ? [group!.cells] : []));
  const parts: Pick<Constraints, 'relations' | 'sums' | 'sequences' | 'clauses'> = {
    relations: own(constraints.relations),
    sums: [...sums, ...sumOfHouses(geometry, groups, sums)],
    sequences: own(constraints.sequences),
    clauses: own(constraints.clauses),
  };
  const all = new Set<Cell>([
    supposed,
    ...cells.filter((cell) => Number.isInteger(cell) && cell >= 0 && cell < cellCount),
    ...named.flatMap((group) => group!.cells),
    ...[...parts.relations, ...parts.sums, ...parts.sequences].flatMap((part) => [...part.cells]),
    ...parts.clauses.flatMap(({ literals }) => literals.map(({ cell }) => cell)),
  ]);
  const open = new Map([...all].map((cell) => [cell, board.maskOf(cell)]));
  open.set(supposed, 1n << BigInt(value - 1));
  return { geometry, open, houses, ...parts };
}

/** What is left of each cell as the steps go on; a value that stands somewhere is struck from the cells beside it. */
class Position {
  readonly puzzle: Puzzle;
  readonly #masks: bigint[];

  constructor(puzzle: Puzzle) {
    const { cellCount, size } = puzzle.geometry;
    this.puzzle = puzzle;
    const values = Array.from({ length: size }, (_, i) => i + 1);
    this.#masks = Array.from({ length: cellCount }, (_, cell) =>
      values.reduce((mask, value) => (mayHold(puzzle, cell, value) ? mask | (1n << BigInt(value - 1)) : mask), 0n),
    );
    puzzle.givens.forEach((value, cell) => {
      if (value > 0) this.strikeBeside(cell, value);
    });
  }

  maskOf(cell: Cell): bigint {
    const { cellCount, constraints } = this.puzzle.geometry;
    return cell < cellCount ? this.#masks[cell]! : (1n << BigInt(constraints.hidden[cell - cellCount]!)) - 1n;
  }

  has(cell: Cell, value: Value): boolean {
    return ((this.#masks[cell]! >> BigInt(value - 1)) & 1n) === 1n;
  }

  valuesOf(cell: Cell): Value[] {
    return Array.from({ length: this.puzzle.geometry.size }, (_, i) => i + 1).filter((value) => this.has(cell, value));
  }

  strike(cell: Cell, value: Value): void {
    this.#masks[cell]! &= ~(1n << BigInt(value - 1));
  }

  strikeBeside(cell: Cell, value: Value): void {
    for (const { cells } of this.puzzle.geometry.groups)
      if (cells.includes(cell)) for (const other of cells) if (other !== cell) this.strike(other, value);
  }

  isSolved(): boolean {
    return this.#masks.every((_, cell) => this.valuesOf(cell).length === 1);
  }
}

function readClaims(text: string): Result<{ readonly puzzle: Puzzle; readonly claims: readonly StepClaim[] }> {
  const data = parseJson(text);
  if (!data.ok || !isRecord(data.value)) return fail('the explanation is not a JSON object');
  const { puzzle, claims } = data.value;
  if (typeof puzzle !== 'string' || !Array.isArray(claims) || !claims.every(isClaim))
    return fail('the explanation lacks its puzzle or its claims');
  const read = parsePuzzle(puzzle, { from: 'ninefold' });
  return read.ok ? ok({ puzzle: read.value, claims }) : read;
}

function isClaim(claim: unknown): claim is StepClaim {
  if (typeof claim !== 'object' || claim === null) return false;
  const { place, remove, cells, groups, rules } = claim as Record<string, unknown>;
  const isPlaces = (list: unknown): boolean => Array.isArray(list) && list.every((one) => isNumberList(one) && one.length === 2);
  return isPlaces(place) && isPlaces(remove) && isNumberList(cells) && isNumberList(groups) && isNumberList(rules);
}
