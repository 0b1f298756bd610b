import type { Puzzle } from '#core';
import { type Deduction, Desk, techniques, wordsFor } from '#techniques';

/** Boards of this worker; their tables are dearer than most puzzles. */
export const sharedDesk = new Desk();

/** A deduction with its words: what the board draws and what stands beside it. */
export interface ExplainedStep extends Deduction {
  /** What the step is called: the form where a technique has several, else the technique. */
  readonly label: string;
  /** The argument as a sentence. */
  readonly sentence: string;
}

export function explainedStep(puzzle: Puzzle, deduction: Deduction): ExplainedStep {
  const technique = techniques.find(({ id }) => id === deduction.technique)!;
  return {
    ...deduction,
    rating: Math.round(deduction.rating * 10) / 10,
    label: deduction.form === undefined ? technique.name : deduction.name,
    sentence: technique.describe(deduction, wordsFor(puzzle)),
  };
}
