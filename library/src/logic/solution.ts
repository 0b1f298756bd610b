import { Deadline, type Grid, type Puzzle, round, type Scale, scaleOf } from '#core';
import { type Deduction, Desk, isTrial, type LogicEnd, orderFor, solveByLogic, type Technique } from '#techniques';

/** A place on a scale, and how the puzzle is solved in its order. */
export interface RatingReport {
  /** Sudoku Explainer's, or ours where the puzzle has rules. */
  readonly scale: Scale;
  readonly end: LogicEnd;
  /** The hardest step (ER), the hardest step up to the first placement (EP), and the first step (ED). */
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
  /** The form of the hardest step, in Sudoku Explainer's words, and our id of its technique. */
  readonly hardest: string;
  readonly technique: string;
  readonly steps: number;
  /** How many steps each technique took, by id, in the order of the scale. */
  readonly shares: Readonly<Record<string, number>>;
}

/** Settings of a logical solution. */
export interface LogicSettings {
  /** Whether the puzzle has exactly one solution, or how to find out when an argument needs it. */
  readonly unique: boolean | (() => boolean);
  /** The one solution, where it is known by proof, or can be found: an explanation then comes to its end where logic does not. */
  readonly solution?: () => Grid | undefined;
  /** Boards to work on; one desk serves many puzzles. */
  readonly desk?: Desk;
  /** What may be used; all techniques, in the order of the scale or of hints, where undefined. */
  readonly techniques?: readonly Technique[];
  /** Asked between steps and inside long searches; true ends the work with `budget`. */
  readonly isCancelled?: () => boolean;
}

/**
 * Rates a puzzle: solves it in the order of Sudoku Explainer 1.2.1, or with rules in the order of our scale for these, and notes the
 * hardest steps.
 */
export function ratePuzzle(puzzle: Puzzle, settings: LogicSettings): RatingReport {
  const { unique, desk = new Desk(), isCancelled } = settings;
  let [er, ep, ed, steps] = [0, 0, 0, 0];
  let [hardest, technique] = ['', ''];
  const shares = new Map<string, number>();
  const techniques = settings.techniques ?? orderFor(puzzle.geometry, 'rating');
  const board = desk.lay(puzzle, unique === true);
  board.tells = false;
  const end = solveByLogic(board, {
    ...(typeof unique === 'function' ? { isUnique: unique } : {}),
    ...(isCancelled ? { isCancelled } : {}),
    techniques,
    onStep(deduction) {
      steps++;
      shares.set(deduction.technique, (shares.get(deduction.technique) ?? 0) + 1);
      if (deduction.rating > er) [er, hardest, technique] = [deduction.rating, deduction.name, deduction.technique];
      if (ed === 0) ed = er;
      if (ep === 0 && deduction.place.length > 0) ep = er;
      return true;
    },
  });
  const sorted = techniques.filter(({ id }) => shares.has(id)).map(({ id }): [string, number] => [id, shares.get(id)!]);
  const scale = scaleOf(puzzle);
  return { scale, end, er: tenths(er), ep: tenths(ep), ed: tenths(ed), hardest, technique, steps, shares: Object.fromEntries(sorted) };
}

/** Ratings mean one digit after the point; the rest is floating point. */
const tenths = (rating: number): number => round(rating, 1);

/** A solution step by step. */
export interface Explanation {
  readonly end: LogicEnd;
  readonly steps: readonly Deduction[];
}

/** Solves a puzzle by logic, in the order in which a person would look, and keeps every step. */
export function explainPuzzle(puzzle: Puzzle, settings: LogicSettings & { readonly onStep?: (deduction: Deduction) => void }): Explanation {
  const { unique, solution, desk = new Desk(), isCancelled, onStep } = settings;
  const steps: Deduction[] = [];
  const end = solveByLogic(desk.lay(puzzle, unique === true), {
    ...(solution ? { solution } : {}),
    ...(typeof unique === 'function' ? { isUnique: unique } : {}),
    ...(isCancelled ? { isCancelled } : {}),
    techniques: settings.techniques ?? orderFor(puzzle.geometry, 'hint'),
    onStep(deduction) {
      steps.push({ ...deduction, rating: tenths(deduction.rating) });
      onStep?.(deduction);
      return true;
    },
  });
  return { end, steps };
}

/**
 * Whether a puzzle of one solution is solved without trial and error, which the survey (002) calls satisfactory; undefined where
 * the time did not suffice to tell.
 */
export function isSatisfactory(puzzle: Puzzle, timeMs: number): boolean | undefined {
  const { isLate } = new Deadline(timeMs);
  const honest = orderFor(puzzle.geometry, 'hint').filter((technique) => !isTrial(technique, puzzle.geometry));
  const { end } = explainPuzzle(puzzle, { unique: true, techniques: honest, isCancelled: isLate });
  return end === 'budget' ? undefined : end === 'solved';
}
