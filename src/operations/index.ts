export * from './check.ts';
export * from './hint.ts';
export * from './logic.ts';
export * from './minimality.ts';
export * from './solvability.ts';
export * from './solve.ts';
export * from './split.ts';
export * from './survey.ts';
