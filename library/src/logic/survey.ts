import { clueCount, type Geometry, type Puzzle, type Words } from '#core';

/** The difficulty classes of the survey (002), tables I and II, from 1 to 5. */
export const SURVEY_CLASSES = ['extremely-easy', 'easy', 'medium', 'difficult', 'evil'] as const;
export type SurveyClass = (typeof SURVEY_CLASSES)[number];
/** What the classes are called. */
export const SURVEY_WORDS: Readonly<Record<SurveyClass, Words<string>>> = {
  'extremely-easy': { en: 'extremely easy', de: 'äußerst leicht', fr: 'extrêmement facile' },
  easy: { en: 'easy', de: 'leicht', fr: 'facile' },
  medium: { en: 'medium', de: 'mittel', fr: 'moyen' },
  difficult: { en: 'difficult', de: 'schwer', fr: 'difficile' },
  evil: { en: 'evil', de: 'böse', fr: 'diabolique' },
};

/** Table I: at least this many clues. The print leaves 46 without a class; it is taken as class 1. */
const LEAST_CLUES: readonly number[] = [46, 36, 32, 28, 17];
/** Table II: at least this many clues in every row and column. */
const LEAST_PER_LINE: readonly number[] = [5, 4, 3, 2, 0];

export interface SurveyReport {
  /** By the number of clues; undefined below 17 clues, and where the tables do not apply. */
  readonly byClues?: SurveyClass;
  /** By the fewest clues in any row or column. */
  readonly byLines?: SurveyClass;
  /** The fewest clues in any row or column. */
  readonly fewestInALine?: number;
}

/** The classes of tables I and II. They are made for 9x9 grids, so other sizes get none. */
export function surveyClasses(puzzle: Puzzle): SurveyReport {
  const { geometry, givens } = puzzle;
  if (!isNineByNine(geometry)) return {};
  const lines = geometry.groups.filter(({ family }) => family === 'row' || family === 'column');
  const fewestInALine = Math.min(...lines.map(({ cells }) => cells.filter((cell) => givens[cell] !== 0).length));
  const byClues = classFor(clueCount(puzzle), LEAST_CLUES);
  const byLines = classFor(fewestInALine, LEAST_PER_LINE);
  return { ...(byClues ? { byClues } : {}), ...(byLines ? { byLines } : {}), fewestInALine };
}

/** The bounds of a class: clues in all, and in every row and column. Undefined where the tables do not apply. */
export function surveyBounds(
  geometry: Geometry,
  surveyClass: SurveyClass,
): { readonly clues: { readonly from: number; readonly to: number }; readonly perLine: number } | undefined {
  if (!isNineByNine(geometry)) return undefined;
  const index = SURVEY_CLASSES.indexOf(surveyClass);
  return { clues: { from: LEAST_CLUES[index]!, to: (LEAST_CLUES[index - 1] ?? 81) - 1 }, perLine: LEAST_PER_LINE[index]! };
}

function classFor(count: number, least: readonly number[]): SurveyClass | undefined {
  return SURVEY_CLASSES[least.findIndex((bound) => count >= bound)];
}

function isNineByNine({ panels, cellCount, size }: Geometry): boolean {
  return panels.length === 1 && size === 9 && cellCount === 81;
}

/** What is known of a puzzle's solutions when the survey's names are given. */
export interface Findings {
  readonly unique: boolean;
  readonly minimal: boolean;
  readonly satisfactory: boolean;
}

/** The survey's names that apply: proper, minimal, Sub Doku, literal and so on. */
export function surveyNames(puzzle: Puzzle, { unique, minimal, satisfactory }: Findings): string[] {
  const { size } = puzzle.geometry;
  const isSquare = puzzle.geometry.shape.form === 'flat';
  const names: [boolean, string][] = [
    [unique, 'proper'],
    [minimal, 'minimal'],
    [satisfactory, 'satisfactory'],
    [unique && clueCount(puzzle) === puzzle.kind.fewestClues?.count, 'Minimum Su Doku'],
    [isSquare && size < 9, 'Sub Doku'],
    [isSquare && size === 4, "Children's Sudoku"],
    [isSquare && size > 9, 'Super Doku'],
    [isSquare && isPrime(size), 'Prime Doku'],
    [puzzle.kind.regions !== undefined, 'Jigsaw Sudoku'],
    [puzzle.symbols.style === 'numeric', 'purely numeric'],
    [puzzle.symbols.style === 'literal', 'purely literal'],
    [puzzle.symbols.style === 'numeroliteral', 'numeroliteral'],
  ];
  return names.filter(([applies]) => applies).map(([, name]) => name);
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return number > 1;
}
