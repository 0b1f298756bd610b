export { defineExperiment, type Experiment, type Findings, keyOf, type Run, type Scale, SIZES, type Size } from './experiment.ts';
export { experiments } from './registry.ts';
export * from './report/chapter.ts';
export * from './report/data-files.ts';
export * from './task.ts';
