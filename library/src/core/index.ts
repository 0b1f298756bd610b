export { expected, refuseAllButFields, refuseAllButText, showId, showValue } from './arguments.ts';
export { Budget, type BudgetEnd, type BudgetLimits } from './budget.ts';
export { Candidates, popCount } from './candidates.ts';
export { type Candidate, type Cell, type Grid, isAmong, type Value } from './cell.ts';
export { assertSolution, check, isLineSolution, type Violation } from './checker.ts';
export { channelsOf, faded } from './colours.ts';
export { type Complaint, ComplaintError, complain, complaintOf, foreign, type Hole, type Holes } from './complaint.ts';
export {
  type Clause,
  type Constraints,
  hasConstraints,
  isRuled,
  type Literal,
  type Mask,
  NO_STATE,
  type Relation,
  type Sequence,
  type Sum,
  type Told,
} from './constraint.ts';
export { COUNTER_WORDS, COUNTERS, type CounterName, type Counters } from './counters.ts';
export { Deadline } from './deadline.ts';
export { type Deferred, makeDeferred } from './deferred.ts';
export {
  type Engine,
  type EngineEntry,
  type EngineOption,
  type EventOf,
  type Exchange,
  type OptionValue,
  type Pieces,
  type SolveOutcome,
  type SolveRequest,
  type SolveStatus,
  STATUSES,
  type TraceEvent,
} from './engine.ts';
export { bindSettings, settleOptions } from './engine-options.ts';
export { english, inEnglish, joinedCell, plainSpeaker, quotedField } from './english.ts';
export { escapeXml } from './escape-xml.ts';
export {
  type Block,
  CROSS_PLANES,
  type CrossPlanes,
  cellName,
  cellPart,
  defineGeometry,
  type Edge,
  extendGeometry,
  findPlace,
  type Geometry,
  type GeometryDefinition,
  GROUP_FAMILIES,
  type Group,
  type GroupFamily,
  MAX_SIZE,
  MINIGRIDS,
  neighboursOf,
  PARTITIONS,
  type Panel,
  type Partition,
  type PartitionId,
  type Place,
  type Position,
  partitionOf,
  type Seam,
  type Shape,
  SIDES,
  type Side,
} from './geometry.ts';
export { groupBy } from './group-by.ts';
export { isRecord } from './is-record.ts';
export {
  type Fog,
  type Kept,
  type KeptDrawing,
  type KeptSpot,
  keptRoom,
  LINE_CAPS,
  LINE_JOINS,
  type LineCap,
  type LineJoin,
  readKept,
} from './kept.ts';
export type { Kind, KindArguments, KindByLength, KindFamily, KindWords, Starter } from './kind.ts';
export {
  describeLevel,
  LEVELS,
  type Level,
  type LevelId,
  type LevelRange,
  levelOf,
  levelRange,
  rangeOf,
  SCALES,
  type Scale,
  scaleOf,
} from './levels.ts';
export { indices, inPieces, isNumberList, isSameList, joinedParts, renumbered, rising, stepsAlong } from './lists.ts';
export { once, oncePer } from './once.ts';
export { overlapRegions } from './overlap-regions.ts';
export {
  type Clash,
  clueCount,
  type Dispute,
  describeClash,
  findClashes,
  isSamePartition,
  isSamePuzzle,
  makePuzzle,
  makePuzzleFromPlaces,
  openCandidates,
  type Progress,
  type Puzzle,
  type PuzzleInfo,
  type PuzzleParts,
  restrictionsOf,
  valuesAtPlaces,
} from './puzzle.ts';
export { makeRandom, type Random } from './random.ts';
export { fail, failedBy, must, ok, type Result } from './result.ts';
export { round } from './round.ts';
export type { CompiledRule, Drawing, FieldValue, LineStyle, Rule } from './rule.ts';
export {
  type CellPart,
  type FieldPart,
  type GroupName,
  LANGUAGE_CODES,
  type LanguageCode,
  type Noun,
  nounOf,
  type Part,
  type Said,
  said,
  type Words,
} from './said.ts';
export { type Net, netOf } from './seams.ts';
export { type Hash, Sha256 } from './sha256.ts';
export { sortTitle, titleWithRules } from './sort-title.ts';
export {
  capital,
  type Language,
  type Piece,
  parseText,
  type Slot,
  type Speaker,
  speak,
  speakText,
  type Texts,
  uncapital,
} from './speak.ts';
export { numberedSquare, squareName } from './square-name.ts';
export { defaultSymbols, formatSymbols, makeSymbols, numberSymbols, parseSymbols, type SymbolStyle, type Symbols } from './symbols.ts';
export { unescaped } from './unescaped.ts';
export { valuesIn } from './values-in.ts';
