export * from './pool.ts';
export * from './solve.ts';
export * from './solver.ts';
