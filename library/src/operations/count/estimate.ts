import { ok, type Puzzle, type Result, round, type Said, said, type Words } from '#core';
import { countFew, type Estimate, estimateSolutions } from '#engines';
import { number, type OutOf, object, whole } from '#schema';
import { countField } from '../answer-fields.ts';
import { freshSeed } from '../fresh-seed.ts';
import type { LimitedFields } from '../solve/search.ts';
import { clashReport, type SolveReport } from '../solve/solve-puzzle.ts';
import { beginClock, type Tools } from '../tools.ts';

/** What is asked of an estimate. */
export const estimateFields = {
  estimate: number(0.01, 86_400)
    .optional()
    .describe('Estimate the number of solutions by random walks for this many seconds, where they are too many to count.'),
  seed: whole().optional().describe('The same estimate again, as far as the time allows.'),
};

/** An estimate with the seed that it came from. */
export interface SeededEstimate extends Estimate {
  readonly seed: number;
}

const logarithm = number().describe('The same as a logarithm to base 10.');
export const estimateAnswer = object({
  number: countField.describe('The estimate, rounded: a number, or a string such as 6.67e400 beyond what a number can be.'),
  low: countField.describe('The lower end of the interval that holds the true number with a confidence of 95 %.'),
  high: countField.describe('Its upper end.'),
  log10: logarithm,
  log10Low: logarithm,
  log10High: logarithm,
  walks: number().describe('Random walks through the search tree, or populations of positions that go down it together.'),
  population: number().optional().describe('How many positions a population has; missing where single walks were made.'),
  effective: number().describe('How many equal walks would say as much; below 30 the interval may be too narrow.'),
  seed: number(),
}).describe('An estimate, which is never a count; missing where nothing was estimated or no walk found a solution.');

/** Below this many walks that count, an interval is a guess itself. */
const FEW_WALKS = 30;
/** What it costs, in nodes, to count out a puzzle with few solutions. */
const COUNTING_OUT = 400;

/** Estimates the number of solutions; a puzzle that has few is counted. */
export async function runEstimate(
  puzzle: Puzzle,
  fields: LimitedFields & { readonly estimate: number; readonly seed?: number | undefined },
  { workshop, limits }: Tools,
): Promise<Result<SolveReport & { readonly estimate?: SeededEstimate }>> {
  const start = performance.now();
  const clashes = clashReport(puzzle, 'fast', start);
  if (clashes.notes.length > 0) return ok(clashes);
  const clock = beginClock({ ...fields, timeMs: Math.min(1000 * fields.estimate, fields.timeMs ?? Number.POSITIVE_INFINITY) }, limits);
  const prober = (await workshop.makers.parts()).makeProber(puzzle.geometry);
  const { nodes = Number.POSITIVE_INFINITY } = clock.budget();
  const few = nodes < COUNTING_OUT ? undefined : countFew(puzzle, prober);
  const report = { ...clashes, count: BigInt(few?.count ?? 0), notes: [] };
  if (few?.complete) return ok({ ...report, status: 'complete', elapsedMs: performance.now() - start });
  const seed = fields.seed ?? freshSeed();
  const estimate = estimateSolutions(puzzle, prober, { budget: clock.budget(), seed });
  return ok({
    ...report,
    // That there are at least this many is certain; the rest is not.
    status: 'budget',
    counters: { nodes: estimate.steps },
    elapsedMs: performance.now() - start,
    ...(estimate.end ? { end: estimate.end } : {}),
    ...(estimate.effective > 0 ? { estimate: { ...estimate, seed } } : { notes: [said(NO_WALK, { walks: estimate.walks })] }),
  });
}

export function estimateJson({ log10, low, high, walks, population, effective, seed }: SeededEstimate): OutOf<typeof estimateAnswer> {
  const rounded = (log: number): number => Math.round(log * 1e4) / 1e4;
  return {
    number: jsonRough(log10),
    low: jsonRough(low),
    high: jsonRough(high),
    log10: rounded(log10),
    log10Low: rounded(low),
    log10High: rounded(high),
    walks,
    ...(population === undefined ? {} : { population }),
    effective: round(effective, 1),
    seed,
  };
}

/** "about 6.67e21, between 6.31e21 and 7.05e21 with a confidence of 95 %". */
export function estimateLine({ log10, low, high }: Estimate): Said {
  return said(ABOUT, { number: rough(log10), low: rough(low), high: rough(high) });
}

/** What the estimate rests on. */
export function estimateDetail({ walks, population, effective, seed }: SeededEstimate, elapsedMs: number): Said {
  const parts = { walks, effective: Math.round(effective), seed, ms: Math.round(elapsedMs) };
  return population === undefined ? said(RESTS_ON, parts) : said(RESTS_ON_POPULATIONS, { ...parts, population });
}

/** What a reader should know of an estimate. */
export function estimateRemarks({ effective }: Estimate): Said[] {
  return effective < FEW_WALKS ? [said(TOO_NARROW)] : [];
}

const NO_WALK: Words<string> = {
  en: 'none of {walks} {walks|walk|walks} found a solution',
  de: '{walks|der {walks} Durchlauf fand keine Lösung|keiner von {walks} Durchläufen fand eine Lösung}',
  fr: 'aucun {walks|parcours|des {walks} parcours} n’a trouvé de solution',
};
const ABOUT: Words<string> = {
  en: 'about {number}, between {low} and {high} with a confidence of 95 %',
  de: 'etwa {number}, mit 95 % Sicherheit zwischen {low} und {high}',
  fr: 'environ {number}, entre {low} et {high} avec une confiance de 95\u00a0%',
};
const RESTS_ON: Words<string> = {
  en: 'An estimate, not a count: {walks:id} {walks|walk|walks}, worth {effective:id} equal ones, seed {seed:id}, {ms:id} ms.',
  de: 'Eine Schätzung, keine Zählung: {walks:id} {walks|Durchlauf|Durchläufe}, so viel wert wie {effective:id} gleiche, Startwert {seed:id}, {ms:id} ms.',
  fr: 'Une estimation, pas un décompte\u00a0: {walks:id} parcours, qui en valent {effective:id} égaux, graine {seed:id}, {ms:id}\u00a0ms.',
};
const RESTS_ON_POPULATIONS: Words<string> = {
  en: 'An estimate, not a count: {walks:id} {walks|population|populations} of {population:id} positions, worth {effective:id} equal ones, seed {seed:id}, {ms:id} ms.',
  de: 'Eine Schätzung, keine Zählung: {walks:id} {walks|Population|Populationen} von {population:id} Stellungen, so viel wert wie {effective:id} gleiche, Startwert {seed:id}, {ms:id} ms.',
  fr: 'Une estimation, pas un décompte\u00a0: {walks:id} {walks|population|populations} de {population:id} positions, qui en valent {effective:id} égales, graine {seed:id}, {ms:id}\u00a0ms.',
};
const TOO_NARROW: Words<string> = {
  en: 'few of the walks found most of the solutions, so the interval may be too narrow; more time helps',
  de: 'wenige Durchläufe fanden die meisten Lösungen, also kann der Bereich zu eng sein; mehr Zeit hilft',
  fr: 'peu de parcours ont trouvé la plupart des solutions, donc l’intervalle peut être trop étroit\u00a0; plus de temps aide',
};

/** A number given by its logarithm, to four digits. */
function rough(log: number): string {
  if (log < 6) return String(Math.round(10 ** log));
  const exponent = Math.floor(log);
  return `${(10 ** (log - exponent)).toPrecision(4)}e${exponent}`;
}

function jsonRough(log: number): number | string {
  return log < 300 ? Number((10 ** log).toPrecision(6)) : rough(log);
}
