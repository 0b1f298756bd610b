import { findClashes, type OptionValue, type Puzzle, said, type Words } from '#core';
import { clashReport, endNote, type SolveReport } from '#operations';
import { SearchPool } from './pool.ts';
import { puzzleToData } from './puzzle-data.ts';
import type { SolverRequest } from './solver.ts';

/**
 * Runs one random search in several threads with seeds in a row; the first answer wins.
 *
 * First means: after the fewest steps, not by the clock, so that the same seed gives the same answer on a busy machine
 * and on an idle one. A chain that has an answer writes its steps where the others see it, and those go on only up to
 * that many. A time limit can still cut this short.
 */
export async function solveFromStarts(
  puzzle: Puzzle,
  request: SolverRequest,
  engine: string,
  options: Readonly<Record<string, OptionValue>>,
  chains: number,
): Promise<SolveReport> {
  const start = performance.now();
  if (findClashes(puzzle).length > 0) return clashReport(puzzle, engine, start);
  const fewest = new SharedArrayBuffer(8);
  new BigInt64Array(fewest)[0] = 2n ** 62n;
  const first = Number(options['seed'] ?? 1);
  const pool = new SearchPool(chains);
  const { limit, budget } = request;
  const answers = await Promise.all(
    Array.from({ length: chains }, (_, i) =>
      pool.run('solveStart', { puzzle: puzzleToData(puzzle), engine, options: { ...options, seed: first + i }, limit, budget, fewest }),
    ),
  );
  await pool.close();
  const winner = answers.reduce((best, answer) => (answer.solution && (!best.solution || answer.steps < best.steps) ? answer : best));
  const { status, count, counters, end, notes } = winner.outcome;
  if (winner.solution) await request.onSolutions?.([winner.solution]);
  const told = winner.solution
    ? said(FIRST, { number: answers.indexOf(winner) + 1, of: chains, seed: first + answers.indexOf(winner) })
    : said(NONE, { starts: chains });
  return {
    status,
    count,
    solutions: winner.solution ? [winner.solution] : [],
    engine,
    counters,
    elapsedMs: performance.now() - start,
    ...(end ? { end } : {}),
    notes: [...(end ? [endNote(end)] : []), ...(notes ?? []), told],
  };
}

const FIRST: Words<string> = {
  en: 'start {number} of {of} was first, with seed {seed:id}',
  de: 'Start {number} von {of} war zuerst fertig, mit Startwert {seed:id}',
  fr: 'le départ {number} sur {of} a fini le premier, avec la graine {seed:id}',
};
const NONE: Words<string> = {
  en: 'none of {starts} {starts|start|starts} found a solution',
  de: '{starts|der {starts} Start fand keine Lösung|keiner von {starts} Starts fand eine Lösung}',
  fr: 'aucun {starts|départ|des {starts} départs} n’a trouvé de solution',
};
