import { explainPuzzle, type RatingReport, ratePuzzle } from '#logic';
import { type ExplainedStep, explainedStep, findSolution, type Solvability } from '#operations';
import { type PositionRecord, unpackPosition } from '#session';
import { hintOrder, type LogicEnd } from '#techniques';
import { PATIENCE, theEngine } from './engine.ts';
import type { Reporting } from './reporting.ts';
import { sharedDesk } from './steps.ts';

export interface ExplainAnswer {
  readonly end: LogicEnd;
  readonly solvability: Solvability;
  readonly steps: readonly ExplainedStep[];
}

/** Solves a puzzle by logic from its givens; reports how many cells are done as it goes. */
export async function explain({ puzzle: record }: { puzzle: PositionRecord }, { report }: Reporting): Promise<ExplainAnswer> {
  const { progress: _, ...puzzle } = unpackPosition(record);
  const { solvability } = findSolution(puzzle, await theEngine(), PATIENCE);
  let count = 0;
  const { end, steps } = explainPuzzle(puzzle, {
    unique: solvability === 'one',
    desk: sharedDesk,
    onStep() {
      if (++count % 10 === 0) report({ steps: count });
    },
  });
  return { end, solvability, steps: steps.map((step) => explainedStep(puzzle, step)) };
}

export type RateAnswer = { readonly solvability: Exclude<Solvability, 'one'> } | ({ readonly solvability: 'one' } & RatingReport);

/** Rates a puzzle of one solution on the scale of Sudoku Explainer. */
export async function rate({ puzzle: record }: { puzzle: PositionRecord }): Promise<RateAnswer> {
  const { progress: _, ...puzzle } = unpackPosition(record);
  const { solvability } = findSolution(puzzle, await theEngine(), PATIENCE);
  if (solvability !== 'one') return { solvability };
  return { solvability, ...ratePuzzle(puzzle, { unique: true, desk: sharedDesk }) };
}

/** A technique as the catalogue lists it. */
export interface TechniqueInfo {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly ratings: readonly [least: number, most: number];
  readonly needsUnique: boolean;
  readonly trial: boolean;
}

/** Every technique, in the order in which hints look for them. */
export function techniqueCatalogue(_input: Record<string, never>): readonly TechniqueInfo[] {
  return hintOrder.map(({ id, aliases = [], ratings, needsUnique = false, trial = false }) => ({
    id,
    aliases,
    ratings,
    needsUnique,
    trial,
  }));
}
