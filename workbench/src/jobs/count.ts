import { said } from '#core';
import { jsonCount, limitOf, operationOf, type Solvability, solvabilityOf } from '#operations';
import { object } from '#schema';
import { defineJob, type JobEnd, type JobTexts, type JobTools, type Json, PART_MS, type PartOutcome, tellCount } from './operation.ts';
import { jobSearchFields, type PuzzlePart, puzzlePart, searchPart, wholePuzzle } from './puzzle-part.ts';

interface CountTotal {
  /** A whole number as text: counts pass 2^53. */
  readonly count: string;
}

const addCounts = (total: CountTotal, partial: Json): CountTotal => ({
  count: String(BigInt(total.count) + BigInt(String(partial['count']))),
});

type CountFields = Parameters<typeof searchPart>[1] & { readonly grain: number };

/** Counts the solutions of a part up to a limit. How a sum was cut does not show, so the clock may cut it. */
async function countPart(part: PuzzlePart, limit: number, request: CountFields, tools: JobTools): Promise<PartOutcome> {
  const { count, nodes, rest, share, restShares } = await searchPart(part, request, tools, {
    limit,
    grain: request.grain,
    timeMs: PART_MS,
  });
  return { partial: { count: String(count) }, items: [], nodes, rest, share, restShares };
}

/** What is known of a count when the job ends. */
function statusOf(count: bigint, limit: number, end: JobEnd): 'complete' | 'limit' | 'budget' {
  return Number(count) >= limit ? 'limit' : end === 'budget' ? 'budget' : 'complete';
}

const COUNTED = {
  running: {
    en: '{count} {count|solution|solutions} so far',
    de: 'bisher {count} {count|Lösung|Lösungen}',
    fr: '{count} {count|solution|solutions} jusqu’ici',
  },
  complete: {
    en: 'Exactly {count} {count|solution|solutions}',
    de: 'Genau {count} {count|Lösung|Lösungen}',
    fr: 'Exactement {count} {count|solution|solutions}',
  },
  limit: {
    en: 'At least {count} {count|solution;|solutions;} the limit was reached',
    de: 'Mindestens {count} {count|Lösung;|Lösungen;} die Grenze wurde erreicht',
    fr: 'Au moins {count} {count|solution|solutions}\u00a0; la limite est atteinte',
  },
  budget: {
    en: 'At least {count} {count|solution;|solutions;} the search did not come to its end',
    de: 'Mindestens {count} {count|Lösung;|Lösungen;} die Suche kam nicht ans Ende',
    fr: 'Au moins {count} {count|solution|solutions}\u00a0; la recherche n’est pas allée au bout',
  },
} as const satisfies JobTexts;

const SO_FAR = {
  one: { en: 'One solution so far', de: 'Bisher eine Lösung', fr: 'Une solution jusqu’ici' },
  none: { en: 'No solution so far', de: 'Bisher keine Lösung', fr: 'Aucune solution jusqu’ici' },
  several: { en: 'More than one solution', de: 'Mehr als eine Lösung', fr: 'Plus d’une solution' },
  unknown: { en: 'Not known yet', de: 'Noch nicht bekannt', fr: 'Pas encore connu' },
} as const satisfies JobTexts;
const PROVED = {
  one: { en: 'Exactly one solution, proved', de: 'Genau eine Lösung, bewiesen', fr: 'Exactement une solution, prouvé' },
  none: { en: 'No solution, proved', de: 'Keine Lösung, bewiesen', fr: 'Aucune solution, prouvé' },
  several: { en: 'More than one solution', de: 'Mehr als eine Lösung', fr: 'Plus d’une solution' },
  unknown: {
    en: 'Not known: the search did not come to its end',
    de: 'Nicht bekannt: Die Suche kam nicht ans Ende',
    fr: 'Inconnu\u00a0: la recherche n’est pas allée au bout',
  },
} as const satisfies JobTexts;

export const count = defineJob({
  id: 'count',
  summary: 'Count the solutions of one puzzle, however many there are.',
  words: {
    en: { title: 'Count all solutions', summary: 'Of one puzzle, however many there are.' },
    de: { title: 'Alle Lösungen zählen', summary: 'Eines Rätsels, wie viele es auch sind.' },
    fr: { title: 'Compter toutes les solutions', summary: 'D’une grille, quel que soit leur nombre.' },
  },
  schema: object({ ...jobSearchFields, limit: operationOf('count').fields.limit }),
  part: puzzlePart,
  example: { puzzle: '1...............', kind: 'classic:2x2' },
  begin: async (request, tools) => wholePuzzle(request, tools),
  run: (part: PuzzlePart, request, tools) => countPart(part, limitOf(request.limit), request, tools),
  nothing: { count: '0' } as CountTotal,
  add: addCounts,
  isEnough: (total, { limit }) => Number(total.count) >= limitOf(limit),
  finish(total, request, end) {
    const limit = limitOf(request.limit);
    const status = statusOf(BigInt(total.count), limit, end);
    // How far a search got past its limit depends on who was faster, so it is not told.
    return { status, count: status === 'limit' ? limit : jsonCount(BigInt(total.count)) };
  },
  tell: tellCount(COUNTED),
});

export const unique = defineJob({
  id: 'unique',
  summary: 'Prove that a puzzle has exactly one solution, or that it does not.',
  words: {
    en: { title: 'Prove uniqueness', summary: 'That a puzzle has one solution, or that it does not.' },
    de: { title: 'Eindeutigkeit beweisen', summary: 'Dass ein Rätsel genau eine Lösung hat oder nicht.' },
    fr: { title: 'Prouver l’unicité', summary: 'Qu’une grille a une seule solution, ou qu’elle ne l’a pas.' },
  },
  schema: object(jobSearchFields),
  part: puzzlePart,
  example: { puzzle: '12..............', kind: 'classic:2x2' },
  begin: async (request, tools) => wholePuzzle(request, tools),
  run: (part: PuzzlePart, request, tools) => countPart(part, 2, request, tools),
  nothing: { count: '0' } as CountTotal,
  add: addCounts,
  isEnough: (total) => BigInt(total.count) >= 2n,
  finish(total, _, end) {
    const found = BigInt(total.count);
    const status = statusOf(found, 2, end);
    const solutions = solvabilityOf({ status, count: found });
    return { status, solutions, unique: solutions === 'unknown' ? 'unknown' : solutions === 'one' };
  },
  tell: ({ solutions }, isRunning) => said((isRunning ? SO_FAR : PROVED)[solutions as Solvability]),
});
