export * from './compare.ts';
export { localCrew, ProcessCrew } from './crew.ts';
export { type Experiment, keyOf, type Row, type Scale, SIZES, type Size } from './experiment.ts';
export { experiments } from './registry.ts';
export { writeReport } from './report/files.ts';
export * from './run.ts';
export * from './store.ts';
