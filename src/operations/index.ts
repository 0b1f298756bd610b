export * from './chains.ts';
export * from './check.ts';
export * from './minimality.ts';
export * from './solve.ts';
export * from './survey.ts';
