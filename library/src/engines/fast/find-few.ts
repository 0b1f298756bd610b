import { clueCount, type Grid, type Puzzle, type SolveOutcome, type SolveRequest, said, type Words } from '#core';
import { TOLD } from '../told.ts';
import type { GeneralKernel, GeneralSearch } from './general.ts';
import { Repair } from './repair.ts';

/** Work of the kernel between two looks at the budget, in propagations: some 30 milliseconds. */
const CHUNK = 2 ** 18;
/** How many chunks the kernel has for itself: most proofs that it can give take less, and are not to wait for a walk that proves nothing. */
const HEAD_START = 12;
/** Clues for each value up to which the kernel seldom finds a solution before the walk does, which then has the longer turns, and how much longer. */
const HARD_CLUES = 4;
const LONGER = 3;
/** Clues for each value up to which a filling that was switched and repaired nearly always has them: the walk then begins at once, and nothing is there to be proved. */
const FITTING_CLUES = 2;
/** What the walk may cost before the kernel then has its turn: an image and some questions, a second at most. */
const FIRST_TURN = 2 ** 23;

/**
 * A few solutions of a puzzle whose kind has a filling in closed form: the kernel searches, and from some point on it takes turns with a
 * walk that repairs such a filling (`repair.ts`) and then looks for others near it. What the walk begins with is what the kernel then leans on. The first of them
 * answers. Only the kernel proves; a solution that the walk has found is held back until there are as many as were asked for, or the budget ends.
 */
export function findFew(search: GeneralSearch, walker: GeneralKernel, puzzle: Puzzle, request: SolveRequest): SolveOutcome {
  const { limit, budget, onSolution, trace } = request;
  const found: Grid[] = [];
  const show = (solution: Grid): void => {
    found.push(solution);
    trace?.({ type: 'solution', depth: 0, note: said(TOLD.solution, { number: found.length }) });
    onSolution?.(solution);
  };
  const cluesForAValue = clueCount(puzzle) / puzzle.geometry.size;
  const headStart = cluesForAValue <= FITTING_CLUES ? 0 : HEAD_START;
  const turn = cluesForAValue <= HARD_CLUES ? CHUNK * LONGER : CHUNK;
  let repair: Repair | undefined;
  let leanedOn: Grid | undefined;
  let spare: Grid[] = [];
  let isExhausted = false;
  const walk = (effort: number): void => {
    repair ??= new Repair(walker.prepare(puzzle.geometry), puzzle);
    for (const end = repair.effort + effort; repair.effort < end && found.length + spare.length < limit && budget.look(); ) {
      const known = found[0] ?? spare[0];
      const next = known ? repair.near(known) : repair.step();
      if (next && !isAmong(found, next) && !isAmong(spare, next)) spare.push(next);
    }
    if (repair.start && repair.start !== leanedOn) search.lean(repair.start);
    leanedOn = repair.start;
  };
  if (headStart === 0) walk(FIRST_TURN);
  for (let chunk = 0; !isExhausted && found.length + spare.length < limit && budget.look(); chunk++) {
    const before = search.nodes();
    isExhausted = search.run(limit - found.length, budget.nodesLeft, CHUNK);
    for (const solution of search.solutions()) show(solution);
    spare = spare.filter((solution) => !isAmong(found, solution));
    budget.spend(search.nodes() - before);
    if (isExhausted || found.length >= limit) break;
    if (budget.nodesLeft <= 0) budget.stop('nodes');
    // Where there is one already, another near it is rare, and a proof that there is none is likelier.
    else if (chunk >= headStart) walk(found.length > 0 ? CHUNK / 8 : turn);
  }
  if (!isExhausted) for (const solution of spare.slice(0, limit - found.length)) show(solution);
  const status = found.length >= limit ? 'limit' : isExhausted ? 'complete' : 'budget';
  return {
    status,
    count: BigInt(found.length),
    counters: search.counters(),
    ...(status === 'budget' && budget.end ? { end: budget.end } : {}),
    ...(!isExhausted && spare.length > 0 ? { notes: [said(REPAIRED)] } : {}),
  };
}

function isAmong(grids: readonly Grid[], grid: Grid): boolean {
  return grids.some((known) => known.every((value, cell) => value === grid[cell]));
}

const REPAIRED: Words<string> = {
  en: 'found with the help of a filling in closed form, not by search alone',
  de: 'mit Hilfe einer Füllung in geschlossener Form gefunden, nicht durch Suche allein',
  fr: 'trouvé à l’aide d’un remplissage en forme close, pas par la seule recherche',
};
