import type { Cell, Value } from '#core';
import { type ExplainedStep, explainedStep, type WhyNot, whyNot } from '#operations';
import type { PositionRecord } from '#session';
import { theEngine, workshop } from './asking.ts';
import { positionOf } from './position-of.ts';

export type WhyNotAnswer =
  | Exclude<WhyNot, { because: 'contradiction' }>
  | (Omit<Extract<WhyNot, { because: 'contradiction' }>, 'steps'> & { readonly steps: readonly ExplainedStep[] });

/** A second or two of looks: an argument that takes longer to find is no answer to somebody who waits, and the search has one already. */
const LOOKS = 300_000;

/** Why a value cannot stand in a cell, its steps with their words. */
export async function answerWhyNot(asked: { puzzle: PositionRecord; cell: Cell; value: Value }): Promise<WhyNotAnswer> {
  const puzzle = positionOf(asked.puzzle);
  const budget = { timeMs: 20_000 };
  const following = { ...budget, nodes: LOOKS };
  const answer = whyNot(puzzle, asked.cell, asked.value, await theEngine(), { budget, following, desk: workshop.desk });
  return answer.because === 'contradiction' ? { ...answer, steps: answer.steps.map((step) => explainedStep(puzzle, step)) } : answer;
}
