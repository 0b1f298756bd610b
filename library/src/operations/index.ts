export { type Answered, answerRequest } from './answer.ts';
export { type TrueCandidates, trueCandidates } from './candidates/true-candidates.ts';
export type { CertifyReport } from './certify/index.ts';
export { type CheckReport, type CheckSettings, checkPuzzle } from './check/check-puzzle.ts';
export {
  type Checked,
  type CompareSettings,
  type ComparisonRow,
  type Contender,
  comparePuzzle,
  disagree,
  type MemoryMeter,
} from './compare/compare-puzzle.ts';
export type { ExplainReport } from './explain/index.ts';
export {
  type BudgetFields,
  budgetFields,
  EXAMPLE_PUZZLE,
  limitField,
  limitOf,
  NAME_STYLES,
  type NameStyle,
  type PuzzleFields,
  puzzleFields,
  reasoningFields,
  type SearchFields,
  searchFields,
  techniquesField,
} from './fields.ts';
export { freshSeed } from './fresh-seed.ts';
export { madeJson, madeSchema, regionText } from './generate/made.ts';
export { type MakeFields, type MakeSettings, makePuzzles } from './generate/make.ts';
export { orderFields } from './generate/order.ts';
export { type FoundHint, findMistakes, type HintSettings, hintFor, type Mistake } from './hint/hint-for.ts';
export type { HintReport } from './hint/index.ts';
export { type WhyNot, type WhyNotSettings, whyNot } from './hint/why-not.ts';
export { type HintLines, linesOfMistakes } from './hint/words.ts';
export { jsonCount } from './json.ts';
export {
  countFamilies,
  engineAnswer,
  formatAnswer,
  kindAnswer,
  kindDetails,
  peerRange,
  ruleAnswer,
  ruleAnswers,
  techniqueAnswer,
} from './lists.ts';
export { MOST_NODES } from './matrix/index.ts';
export { type MinimalityReport, testMinimality } from './minimal/test-minimality.ts';
export { type AnyOperation, type Defined, defineOperation, type Operation, type Verdict } from './operation.ts';
export type { RateReport } from './rate/index.ts';
export type { ReduceReport } from './reduce/index.ts';
export { refuseRules } from './refuse-rules.ts';
export { type Operations, operationOf, operations } from './registry.ts';
export { schemasOf } from './schemas.ts';
export { findSolution, type SolutionReport, type Solvability, solvabilityOf } from './solve/solvability.ts';
export { clashReport, endNote, MOST_KEPT, type SolveReport, type SolveSettings, solvePuzzle } from './solve/solve-puzzle.ts';
export { splitPuzzle } from './solve/split.ts';
export { type ExplainedStep, explainedStep } from './step.ts';
export { noPuzzle, onePuzzle, readPuzzle, type Subject } from './subject.ts';
export { drawPuzzle, PLAIN_TERMINAL, type Terminal } from './terminal.ts';
export {
  beginClock,
  beginSearch,
  type Limits,
  makeTools,
  NO_LIMITS,
  type ReadyEngine,
  SERVICE_LIMITS,
  type Search,
  settleEngine,
  type Tools,
} from './tools.ts';
export { leftOut, spokenTree, treeHeading, treeRemarks } from './tree/index.ts';
export { verifyReport } from './verify/index.ts';
export { Workshop } from './workshop.ts';
