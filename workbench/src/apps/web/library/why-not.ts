import type { Cell, Value } from '#core';
import { type ExplainedStep, explainedStep, type WhyNot, whyNot } from '#operations';

import { type PositionRecord, unpackPosition } from '#session';
<<<<<<< HEAD
import { applyDeduction, hintOrder, isContradictory, nextDeduction } from '#techniques';
import { theEngine, workshop } from './asking.ts';
=======
import { theEngine } from './engine.ts';
import { sharedDesk } from './steps.ts';
>>>>>>> main

export type WhyNotAnswer =
  | Exclude<WhyNot, { because: 'contradiction' }>
  | (Omit<Extract<WhyNot, { because: 'contradiction' }>, 'steps'> & { readonly steps: readonly ExplainedStep[] });

<<<<<<< HEAD
/** Where it breaks: a cell with nothing left, or a value without a place in a house. */
type Fault = { readonly cell: Cell } | { readonly house: number; readonly value: Value };

/** Steps that a person follows with pleasure; after more than these "no solution has it" says more. */
const MOST_STEPS = 60;

/**
 * Why a value cannot stand in a cell. The rules are asked first, then the solution; then the value is assumed and followed by the
 * simplest techniques until something breaks, which is the argument that a person would accept.
 */
export async function answerWhyNot({
  puzzle: record,
  cell,
  value,
}: {
  puzzle: PositionRecord;
  cell: Cell;
  value: Value;
}): Promise<WhyNotAnswer> {
  const puzzle = unpackPosition(record);
  const { geometry, givens } = puzzle;
  if (givens[cell] !== 0) return { because: 'given', value: givens[cell]! };
  const values = givens.map((given, at) => given || (at === cell ? 0 : (puzzle.progress?.entries[at] ?? 0)));
  const peer = geometry.peersOf(cell).find((other) => values[other] === value);
  if (peer !== undefined) {
    const house = geometry.groupsOf(cell).find(({ cells }) => cells.includes(peer))!;
    return { because: 'peer', peer, house: house.index };
  }
  if (puzzle.restrictions && !puzzle.restrictions.has(cell, value)) return { because: 'restricted' };
  const engine = await theEngine();
  const assumed = assume(puzzle, cell, value);
  const { status, count, counters } = solvePuzzle(assumed, engine, { limit: 1, budget: { timeMs: 20_000 }, keep: 0 });
  if (count > 0n) return { because: findSolution(puzzle, engine, { timeMs: 20_000 }).solvability === 'one' ? 'right' : 'possible' };
  const broken = followToFault(assumed);
  if (broken) return { because: 'contradiction', ...broken };
  return status === 'complete' ? { because: 'search', nodes: counters.nodes } : { because: 'unknown' };
}

function assume({ progress: _, ...puzzle }: Puzzle, cell: Cell, value: Value): Puzzle {
  const givens = puzzle.givens.slice();
  givens[cell] = value;
  return { ...puzzle, givens };
}

/** Applies techniques to an impossible puzzle until it shows; without those that argue from uniqueness, which it has not. */
function followToFault(puzzle: Puzzle): { steps: ExplainedStep[]; fault: Fault } | undefined {
  const board = workshop.desk.lay(puzzle, false);
  const usable = hintOrder.filter(({ needsUnique, trial, refuses }) => !needsUnique && !trial && refuses?.(puzzle.geometry) === undefined);
  const steps: ExplainedStep[] = [];
  while (!isContradictory(board)) {
    const deduction = steps.length < MOST_STEPS ? nextDeduction(board, usable) : undefined;
    if (!deduction) return undefined;
    steps.push(explainedStep(puzzle, deduction));
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
=======
/** Why a value cannot stand in a cell, its steps with their words. */
export async function answerWhyNot(asked: { puzzle: PositionRecord; cell: Cell; value: Value }): Promise<WhyNotAnswer> {
  const puzzle = unpackPosition(asked.puzzle);
  const answer = whyNot(puzzle, asked.cell, asked.value, await theEngine(), { budget: { timeMs: 20_000 }, desk: sharedDesk });
  return answer.because === 'contradiction' ? { ...answer, steps: answer.steps.map((step) => explainedStep(puzzle, step)) } : answer;
>>>>>>> main
}
