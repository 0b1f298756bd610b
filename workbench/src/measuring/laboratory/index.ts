export { compareRuns, type RunComparison, type RunPlace } from './compare.ts';
export { localCrew, processCrew } from './crew.ts';
export { loadDrawing } from './report/draw.ts';
export { writeReport } from './report/files.ts';
export { type RunOutcome, rowsOfRun, runExperiments } from './run.ts';
export { ResultStore, type Stored, StoreError } from './store.ts';
