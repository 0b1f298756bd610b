import { Budget, type BudgetLimits, type Cell, type Engine, type Puzzle, type Value } from '#core';
import {
  applyDeduction,
  brokenRule,
  type Deduction,
  Desk,
  forbiddingRule,
  inTime,
  isContradictory,
  nextDeduction,
  orderFor,
  type WorkingBoard,
} from '#techniques';
import { findSolution } from '../solve/solvability.ts';
import { solvePuzzle } from '../solve/solve-puzzle.ts';

/** Why a value cannot stand in a cell, or that it can. */
export type WhyNot =
  /** A given stands there, perhaps this very value. */
  | { readonly because: 'given'; readonly value: Value }
  /** A peer holds the value: the cell that does, and a group that holds both. */
  | { readonly because: 'peer'; readonly peer: Cell; readonly house: number }
  /** One rule alone forbids it, by its number among the rules of the puzzle. */
  | { readonly because: 'rule'; readonly rule: number }
  /** The puzzle's own candidates leave it out. */
  | { readonly because: 'restricted' }
  /** It is the value of the only solution. */
  | { readonly because: 'right' }
  /** Some solution has it: nothing speaks against it. */
  | { readonly because: 'possible' }
  /** Logic leads from it to a cell or a value without a place, or to a broken rule; the steps show how. */
  | { readonly because: 'contradiction'; readonly steps: readonly Deduction[]; readonly fault: Fault }
  /** Search shows that no solution has it, though these techniques did not find the reason. */
  | { readonly because: 'search'; readonly nodes: number }
  | { readonly because: 'unknown' };

/** Where it breaks: a cell with nothing left, a value without a place in a house, or a rule that cannot be kept. */
type Fault = { readonly cell: Cell } | { readonly house: number; readonly value: Value } | { readonly rule: number };

/** Where a value that was followed leads to. */
interface Broken {
  readonly steps: readonly Deduction[];
  readonly fault: Fault;
}

/** What the two searches and following the value may cost each, and where boards are laid. */
export interface WhyNotSettings {
  readonly budget: BudgetLimits;
  /** What following may cost where it is not as much; a node is one look of a technique. */
  readonly following?: BudgetLimits;
  readonly desk?: Desk;
}

/** Steps that a person follows with pleasure; after more than these "no solution has it" says more. */
const MOST_STEPS = 60;

/**
 * Why a value cannot stand in a cell. The rules are asked first, then the solution; then the value is assumed and followed by the
 * simplest techniques until something breaks, which is the argument that a person would accept.
 */
export function whyNot(
  puzzle: Puzzle,
  cell: Cell,
  value: Value,
  engine: Engine,
  { budget, following = budget, desk = new Desk() }: WhyNotSettings,
): WhyNot {
  const { geometry, givens } = puzzle;
  if (givens[cell] !== 0) return { because: 'given', value: givens[cell]! };
  const values = givens.map((given, at) => given || (at === cell ? 0 : (puzzle.progress?.entries[at] ?? 0)));
  const peer = geometry.peersOf(cell).find((other) => values[other] === value);
  if (peer !== undefined) {
    const house = geometry.groupsOf(cell).find(({ cells }) => cells.includes(peer))!;
    return { because: 'peer', peer, house: house.index };
  }
  if (puzzle.restrictions && !puzzle.restrictions.has(cell, value)) return { because: 'restricted' };
  const rule = puzzle.rules.length > 0 ? forbiddingRule(layWithEntries(puzzle, cell, desk), cell, value) : undefined;
  if (rule !== undefined) return { because: 'rule', rule };
  const assumed = assume(puzzle, cell, value);
  const { status, count, counters } = solvePuzzle(assumed, engine, { limit: 1, budget, keep: 0 });
  if (count > 0n) return { because: findSolution(puzzle, engine, budget).solvability === 'one' ? 'right' : 'possible' };
  const broken = followInTime(assumed, desk, following);
  if (broken) return { because: 'contradiction', ...broken };
  return status === 'complete' ? { because: 'search', nodes: counters.nodes } : { because: 'unknown' };
}

/** The position as the player sees it, but for the cell that is asked about. */
function layWithEntries(puzzle: Puzzle, cell: Cell, desk: Desk): WorkingBoard {
  const board = desk.lay(puzzle, false);
  puzzle.progress?.entries.forEach((value, at) => void (value !== 0 && at !== cell && board.place(at, value)));
  return board;
}

function assume({ progress: _, ...puzzle }: Puzzle, cell: Cell, value: Value): Puzzle {
  const givens = puzzle.givens.slice();
  givens[cell] = value;
  return { ...puzzle, givens };
}

/** As far as the budget goes: where rules are many, one technique alone may look for minutes. */
function followInTime(puzzle: Puzzle, desk: Desk, limits: BudgetLimits): Broken | undefined {
  const board = desk.lay(puzzle, false);
  const budget = new Budget(limits);
  return inTime(
    board,
    () => !budget.spend() || !budget.look(),
    () => followToFault(puzzle, board),
  );
}

/** Applies techniques to an impossible puzzle until it shows; without those that argue from uniqueness, which it does not have. */
function followToFault(puzzle: Puzzle, board: WorkingBoard): Broken | undefined {
  const usable = orderFor(puzzle.geometry, 'hint').filter(
    ({ needsUnique, trial, refuses }) => !needsUnique && trial !== true && !refuses?.(puzzle.geometry),
  );
  const steps: Deduction[] = [];
  while (!isContradictory(board)) {
    const deduction = steps.length < MOST_STEPS ? nextDeduction(board, usable) : undefined;
    if (!deduction) {
      // What is filled in may break a rule though every cell and every house has what it needs.
      const rule = brokenRule(board);
      return rule === undefined ? undefined : { steps, fault: { rule } };
    }
    steps.push(deduction);
    applyDeduction(board, deduction);
  }
  for (let cell = 0; cell < puzzle.geometry.cellCount; cell++)
    if (board.values[cell] === 0 && board.counts[cell] === 0) return { steps, fault: { cell } };
  for (const { index, cells, house } of puzzle.geometry.groups) {
    for (let value = 1; house && value <= board.size; value++) {
      if (board.placesFor(index, value).length === 0 && cells.every((cell) => board.values[cell] !== value))
        return { steps, fault: { house: index, value } };
    }
  }
  return undefined;
}
