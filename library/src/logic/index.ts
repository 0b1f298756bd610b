export * from './solution.ts';
export * from './survey.ts';
