import type { Puzzle, Said } from '#core';
import { type Deduction, Desk, explanationOf, techniques } from '#techniques';

/** Boards of this worker; their tables take longer to make than most puzzles to solve. */
export const sharedDesk = new Desk();

/** A deduction with its words: what the board draws and what stands beside it. */
export interface ExplainedStep extends Deduction {
  /** What the step is called: the form where a technique has several, else the technique. */
  readonly label: Said;
  /** The argument. */
  readonly why: Said;
}

export function explainedStep(puzzle: Puzzle, deduction: Deduction): ExplainedStep {
  const technique = techniques.find(({ id }) => id === deduction.technique)!;
  const { en, de, fr } = technique.words;
  const label = { en: deduction.form === undefined ? en.name : deduction.name, de: de.name, fr: fr.name };
  return {
    ...deduction,
    rating: Math.round(deduction.rating * 10) / 10,
    label: { text: label, parts: {} },
    why: explanationOf(puzzle, technique, deduction),
  };
}
