export { solveInChains } from './chains.ts';
export { ThreadMakers } from './makers.ts';
export { type Search, SearchPool } from './pool.ts';
export { puzzleData } from './puzzle-data.ts';
export { solveOnPool } from './solve.ts';
export { Solver, type SolverRequest } from './solver.ts';
