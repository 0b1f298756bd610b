export * from './check.ts';
export * from './compare.ts';
export * from './minimality.ts';
export * from './solve.ts';
export * from './split.ts';
export * from './survey.ts';
export * from './true-candidates.ts';
