export {
  defineExperiment,
  type Experiment,
  type ExperimentRun,
  type ExperimentScale,
  type Findings,
  keyOf,
  SIZES,
  type Size,
} from './experiment.ts';
export { dugUnique, emptied } from './instances.ts';
export { experiments } from './registry.ts';
export { type Chapter, chapterOf } from './report/chapter.ts';
export { type ExperimentData, readDataJson, writeDataCsv, writeDataJson } from './report/data-files.ts';
export { makeMeasurement, type Task } from './task.ts';
export { ANSWERS, judge, LEAST_RUNS, type Ruling, type Verdict } from './verdict.ts';
