import { clueCount, type Grid, isAmong, type Puzzle, type SolveOutcome, type SolveRequest, said, type Words } from '#core';
import { TOLD } from '../told.ts';
import type { GeneralKernel, GeneralSearch } from './general.ts';
import { Repair } from './repair.ts';
import { slicesOf } from './slices.ts';
import { Walks } from './walks.ts';

/** Work of the kernel between two looks at the budget, in propagations: some 30 milliseconds. */
const CHUNK = 2 ** 18;
/** How many chunks the kernel has for itself: most proofs that it can give take less, and are not to wait for a walk that proves nothing. */
const HEAD_START = 12;
/** Clues for each value up to which the kernel seldom finds a solution before a walk does, so that walks have more of the time, and how much more. */
const HARD_CLUES = 4;
const LONGER = 3;
/** Clues for each value up to which a filling that was switched and repaired nearly always has them: walks then begin at once, and nothing is there to be proved. */
const FITTING_CLUES = 2;
/** What walks may cost before the kernel then has its turn: a second at most. */
const FIRST_TURN = 2 ** 23;

/**
 * A few solutions of a puzzle whose kind has a filling in closed form: the kernel searches, and from some point on it takes turns with
 * walks that repair such a filling (`repair.ts`); once there is a solution, others are looked for near it. What a walk began with is what the kernel then leans on. The first of them
 * answers. Only the kernel proves; a solution that a walk has found is held back until there are as many as were asked for, or the budget ends.
 *
 * Another search may go some of the walks (`helpFindFew`): they count in the order of their numbers, and the kernel's turn after each depends on what it cost, so the answer is the same.
 */
export function findFew(search: GeneralSearch, walker: GeneralKernel, puzzle: Puzzle, request: SolveRequest): SolveOutcome {
  const { limit, budget, onSolution, trace } = request;
  const found: Grid[] = [];
  const show = (solution: Grid): void => {
    found.push(solution);
    trace?.({ type: 'solution', depth: 0, note: said(TOLD.solution, { number: found.length }) });
    onSolution?.(solution);
  };
  const { headStart, share } = turnsFor(puzzle);
  const mayGoOn = (): boolean => budget.look();
  let repair: Repair | undefined;
  let walks: Walks | undefined;
  let spare: Grid[] = [];
  let isExhausted = false;
  const isEnough = (): boolean => isExhausted || found.length + spare.length >= limit;
  /** Chunks that the kernel has before the next walk. */
  let owed = headStart;
  const keep = (solution: Grid | undefined): void => {
    if (solution && !isAmong(found, solution) && !isAmong(spare, solution)) spare.push(solution);
  };
  const walk = (): void => {
    repair ??= new Repair(walker.prepare(puzzle.geometry), puzzle);
    const known = found[0] ?? spare[0];
    if (known) {
      // Where the kernel has found one, another near it is rare, and a proof that there is none is likelier.
      for (
        const end = repair.effort + (found.length > 0 ? CHUNK / 8 : CHUNK * share);
        repair.effort < end && !isEnough() && budget.look();
      )
        keep(repair.near(known));
      owed += 1;
      return;
    }
    walks ??= new Walks(repair, request.exchange?.pieces);
    const ended = walks.next(mayGoOn);
    if (!ended) return;
    keep(ended.solution);
    search.lean(ended.start);
    owed += ended.effort / share / CHUNK;
  };
  while (!isEnough() && budget.look()) {
    if (owed < 1) {
      walk();
      continue;
    }
    owed--;
    const before = search.nodes();
    isExhausted = search.run(limit - found.length, budget.nodesLeft, CHUNK);
    for (const solution of search.solutions()) show(solution);
    spare = spare.filter((solution) => !isAmong(found, solution));
    budget.spend(search.nodes() - before);
    if (!isEnough() && budget.nodesLeft <= 0) budget.stop('nodes');
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

/**
 * The second search beside `findFew`: it takes in what the first learns, to prove that there is nothing more to find, and goes walks for the first in between. Where it has found
 * solutions enough itself it only walks, until it is ended: its solutions count if the first has none then (`parallel/together.ts`), those of walks too that the first has not come to.
 */
export function helpFindFew(search: GeneralSearch, walker: GeneralKernel, puzzle: Puzzle, request: SolveRequest): SolveOutcome {
  const { limit, budget, onSolution } = request;
  const { headStart, share } = turnsFor(puzzle);
  const found: Grid[] = [];
  const walked: Grid[] = [];
  const show = (solution: Grid): void => {
    found.push(solution);
    onSolution?.(solution);
  };
  let walks: Walks | undefined;
  const walk = (): number | undefined => {
    walks ??= new Walks(new Repair(walker.prepare(puzzle.geometry), puzzle), request.exchange?.pieces);
    const gone = walks.help(() => budget.look());
    if (gone?.solution && !isAmong(walked, gone.solution)) walked.push(gone.solution);
    return gone?.effort;
  };
  const slices = slicesOf(search, { ...request, onSolution: show }, CHUNK);
  let owed = headStart * CHUNK;
  let done = 0;
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) {
    const { propagations = 0 } = search.counters();
    owed -= propagations - done;
    done = propagations;
    if (owed <= 0) owed += (walk() ?? 0) / share;
  }
  const outcome = slice.value;
  if (outcome.status === 'limit') while (walk() !== undefined);
  const more = walked.filter((solution) => !isAmong(found, solution)).slice(0, limit - found.length);
  for (const solution of more) show(solution);
  if (more.length === 0) return outcome;
  const { end, ...rest } = outcome;
  const isEnough = found.length >= limit;
  return {
    ...rest,
    ...(isEnough ? { status: 'limit' } : end ? { end } : {}),
    count: BigInt(found.length),
    notes: [said(REPAIRED)],
  };
}

/** How many chunks the kernel has for itself, and how many times its work walks may cost from then on. */
function turnsFor(puzzle: Puzzle): { readonly headStart: number; readonly share: number } {
  const cluesForAValue = clueCount(puzzle) / puzzle.geometry.size;
  return {
    headStart: cluesForAValue <= FITTING_CLUES ? -FIRST_TURN / CHUNK / LONGER : HEAD_START,
    share: cluesForAValue <= HARD_CLUES ? LONGER : 1,
  };
}

const REPAIRED: Words<string> = {
  en: 'found with the help of a filling in closed form, not by search alone',
  de: 'mit Hilfe einer Füllung in geschlossener Form gefunden, nicht durch Suche allein',
  fr: 'trouvé à l’aide d’un remplissage en forme close, pas par la seule recherche',
};
