export { type CheckReport, type CheckSettings, checkPuzzle } from './check.ts';
export {
  type CompareSettings,
  type ComparisonRow,
  type Contender,
  comparePuzzle,
  disagree,
  type MemoryMeter,
  type Verdict,
} from './compare.ts';
export { findMistakes, type HintReport, type HintSettings, hintFor, type Mistake } from './hint.ts';
export { type Explanation, explainPuzzle, isSatisfactory, type LogicSettings, type RatingReport, ratePuzzle } from './logic.ts';
export { type MinimalityReport, testMinimality } from './minimality.ts';
export { findSolution, type SolutionReport, type Solvability } from './solvability.ts';
export { clashReport, END_IN_WORDS, MOST_KEPT, type SolveReport, type SolveSettings, solvePuzzle } from './solve.ts';
export { splitPuzzle } from './split.ts';
export { type Findings, SURVEY_CLASSES, type SurveyClass, type SurveyReport, surveyBounds, surveyClasses, surveyNames } from './survey.ts';
export { type TrueCandidates, trueCandidates } from './true-candidates.ts';
