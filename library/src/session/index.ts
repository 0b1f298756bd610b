export {
  blankNotes,
  blanksOf,
  type Change,
  conflictsOf,
  filledOf,
  foggedCells,
  type Game,
  type GameTally,
  isFinished,
  listOf,
  type Move,
  newGame,
  type Origin,
  progressOf,
  valuesOf,
  withKnowledge,
  withProgress,
} from './game.ts';
export { fillMarks, fillSingles, tidyMarks } from './helpers.ts';
export { BLANK_NOTE, type CellNote, COLOURS, isBlankNote, type MarkKind, type Tint, withItem, withTint } from './note.ts';
export { type Action, ENTRY_MODES, type EntryMode, type Helpers, NO_HELPERS, play } from './play.ts';
export {
  type AddRules,
  type PositionRecord,
  type ProgressRecord,
  type PuzzleRecord,
  packPosition,
  packPuzzle,
  unpackPosition,
  unpackPuzzle,
} from './puzzle-record.ts';
export { loadGame, type SavedGame, saveGame } from './save.ts';
export { AXES, type Axis, type AxisView, axesOf, type Sheet, type Spot, spotsOf, viewOf } from './sheets.ts';
export { formatDuration, NEW_TIMER, pauseTimer, readTimer, resumeTimer, startTimer, stopTimer, type Timer } from './timer.ts';
export { type Course, type Direction, nearestPlace, step, turnedTo, type Whereabouts } from './walk.ts';
