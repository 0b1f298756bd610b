export * from './compare.ts';
export { localCrew, processCrew } from './crew.ts';
export { writeReport } from './report/files.ts';
export * from './run.ts';
export * from './store.ts';
