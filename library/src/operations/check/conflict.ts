import {
  Budget,
  type BudgetEnd,
  type BudgetLimits,
  Candidates,
  type Cell,
  type Engine,
  findClashes,
  makePuzzle,
  must,
  type Puzzle,
  type Rule,
} from '#core';
import { withRules } from '#rules';
import { shrink } from './shrink.ts';

/** Clues, restricted cells and rules of a puzzle that contradict each other under the rules of its kind. */
export interface Conflict {
  readonly clues: readonly Cell[];
  /** Cells whose candidates the puzzle restricts. */
  readonly candidates: readonly Cell[];
  /** Rules by their numbers in the puzzle. */
  readonly rules: readonly number[];
  /** Whether each of them is known to be needed for the contradiction; false where the budget ended before. */
  readonly isIrreducible: boolean;
  readonly end?: BudgetEnd;
}

/** A part of a puzzle that can be taken out: a cell, or the number of a rule. */
interface Item {
  readonly type: 'clue' | 'candidates' | 'rule';
  readonly at: number;
}

/**
 * For a puzzle without a solution: a set of its clues, restricted cells and rules that has none either, and has one without any of them, found by
 * taking out. Clues are taken out first, so that a rule that is at fault is likely to stay.
 */
export function findConflict(puzzle: Puzzle, engine: Engine, limits: BudgetLimits): Conflict {
  const [dispute] = puzzle.disputes;
  if (dispute) return { clues: [puzzle.geometry.places[dispute.place]!.cell], candidates: [], rules: [], isIrreducible: true };
  const { timeMs, ...perQuestion } = limits;
  const whole = new Budget(timeMs === undefined ? {} : { timeMs });
  let end: BudgetEnd | undefined;
  const fails = (items: readonly Item[]): boolean | undefined => {
    const part = puzzleOf(puzzle, items);
    if (findClashes(part).length > 0) return true;
    const budget = new Budget({ ...perQuestion, ...(timeMs === undefined ? {} : { timeMs: Math.max(0, whole.timeLeftMs) }) });
    const { status, count } = engine.solve(part, { limit: 1, budget });
    if (count > 0n) return false;
    if (status === 'complete') return true;
    end = budget.end;
    return undefined;
  };
  const { core, undecided } = shrink(itemsOf(puzzle), fails);
  const ofType = (wanted: Item['type']): number[] => core.flatMap(({ type, at }) => (type === wanted ? [at] : []));
  return {
    clues: ofType('clue'),
    candidates: ofType('candidates'),
    rules: ofType('rule'),
    isIrreducible: undecided.length === 0,
    ...(end && undecided.length > 0 ? { end } : {}),
  };
}

function itemsOf({ givens, restrictions, rules, geometry }: Puzzle): Item[] {
  const cells = Array.from(givens.keys());
  return [
    ...cells.filter((cell) => givens[cell] !== 0).map((at): Item => ({ type: 'clue', at })),
    ...cells.filter((cell) => restrictions && restrictions.count(cell) < geometry.size).map((at): Item => ({ type: 'candidates', at })),
    ...rules.map((_, at): Item => ({ type: 'rule', at })),
  ];
}

/** The puzzle with some of its items. */
function puzzleOf(puzzle: Puzzle, items: readonly Item[]): Puzzle {
  const { geometry, givens, restrictions } = puzzle;
  const left = new Uint8Array(givens.length);
  const open = Candidates.all(geometry.cellCount, geometry.size);
  const rules: Rule[] = [];
  for (const { type, at } of items) {
    if (type === 'rule') rules.push(puzzle.rules[at]!);
    else if (type === 'clue') left[at] = givens[at]!;
    else for (let value = 1; value <= geometry.size; value++) if (!restrictions!.has(at, value)) open.remove(at, value);
  }
  return makePuzzle(kindWith(puzzle, rules), left, restrictions ? { restrictions: open } : {});
}

/** The kind of a puzzle with some of its rules, in their order. */
export function kindWith({ kind, rules: all }: Puzzle, rules: readonly Rule[]): Puzzle['kind'] {
  if (rules.length === all.length) return kind;
  return must(withRules(kind, rules));
}
