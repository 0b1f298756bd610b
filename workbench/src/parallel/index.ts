export { ThreadMakers } from './makers.ts';
export { LinesPool, SearchPool, type ThreadSearch } from './pool.ts';
export { type PuzzleData, PuzzleUnpacker, puzzleToData } from './puzzle-data.ts';
export { solveOnPool } from './solve.ts';
export { Solver, type SolverRequest } from './solver.ts';
export { solveFromStarts } from './starts.ts';
