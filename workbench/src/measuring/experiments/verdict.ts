import { type Part, plainSpeaker, type Said, said, speak, type Words } from '#core';
import { deviation, mean, sum } from '#measuring/tools';
import { STOPS, type StopReason } from './verdict-words.ts';

// What may be said of a claim of the documents after so many measurements. The rule is here and nowhere else, so that no
// study draws more from its rows than another would.

/** What can become of a claim. */
const RULINGS = ['holds', 'does-not-hold', 'cannot-be-told'] as const;
export type Ruling = (typeof RULINGS)[number];

/** Fewer runs than this in a setting tell nothing, whatever they came to. */
export const LEAST_RUNS = 5;
/** Of the runs of a setting this many have to bear on the claim; those that a budget ended do not. */
const LEAST_SHARE = 0.8;

/** What the runs of one setting (a kind, a rate, a level) say about a claim. */
export interface MeasuredSetting {
  /** A name, or words in every language. */
  readonly name: string | Said;
  /** Whether its runs speak for the claim or against it; undefined where they are too close to tell. */
  readonly says: boolean | undefined;
  readonly runs: number;
  /** The runs that bear on it: those that ended by themselves. */
  readonly counting: number;
  /** How many were stopped, by what stopped them. */
  readonly stops: Readonly<Partial<Record<StopReason, number>>>;
  /** Where one case against the claim refutes it, as a second solution refutes uniqueness, no number of runs is needed. */
  readonly refutes?: boolean;
}

/** A claim and everything that was measured about it. */
export interface ClaimEvidence {
  /** A clause that follows "that" and "whether". */
  readonly claim: Words<string>;
  readonly settings: readonly MeasuredSetting[];
  /** What one run could spend; undefined where nothing was limited. */
  readonly budget?: Said;
}

/** The first sentence of a section. */
export interface ClaimVerdict {
  readonly answer: Ruling;
  /** In English, for data and for the page of the report. */
  readonly sentence: string;
  /** The same for a speaker of any language. */
  readonly said: Said;
}

/**
 * Decides. Claims speak of every setting: one told setting against it is enough to refuse it, and it holds only where every
 * setting is told and speaks for it. A setting is told by LEAST_RUNS runs or more of which LEAST_SHARE bear on the claim.
 */
export function judge(evidence: ClaimEvidence): ClaimVerdict {
  const { settings } = evidence;
  const against = settings.filter((setting) => setting.says === false && isTold(setting));
  const untold = settings.filter((setting) => !isTold(setting));
  const answer = against.length > 0 ? 'does-not-hold' : settings.length > 0 && untold.length === 0 ? 'holds' : 'cannot-be-told';
  const sentence = sentenceOf(evidence, answer, against, untold);
  return { answer, sentence: speak(sentence, plainSpeaker), said: sentence };
}

/** Whether a setting may be used at all. */
function isTold({ says, runs, counting, refutes }: MeasuredSetting): boolean {
  if (says === undefined) return false;
  if (says === false && refutes === true) return counting > 0;
  return runs >= LEAST_RUNS && counting >= LEAST_RUNS && counting >= LEAST_SHARE * runs;
}

/** How the rows of a setting are read. */
interface Reading<Row> {
  /** What stopped the run of a row; false where it ended by itself. */
  readonly stop?: (row: Row) => StopReason | false;
  /** A stopped run bears on the claim too, because its figures are lower bounds and that is enough for what is said. */
  readonly bounds?: boolean;
  readonly refutes?: boolean;
}

/** A setting from its rows. */
export function settingOf<Row>(
  name: string | Said,
  rows: readonly Row[],
  says: boolean | undefined,
  { stop = () => false, bounds = false, refutes = false }: Reading<Row> = {},
): MeasuredSetting {
  const stops: Partial<Record<StopReason, number>> = {};
  for (const row of rows) {
    const why = stop(row);
    if (why !== false) stops[why] = (stops[why] ?? 0) + 1;
  }
  const counting = bounds ? rows.length : rows.length - sum(Object.values(stops));
  return { name, says, runs: rows.length, counting, stops, refutes };
}

/** What ended the run of a row; false where it ended by itself. */
export function stopOf({ status, end }: { readonly status: string; readonly end: string | null }): StopReason | false {
  if (status !== 'budget') return false;
  return end !== null && end in STOPS ? (end as StopReason) : 'budget';
}

/** Values of one setting; those of stopped runs are lower bounds. */
export interface MeasuredSample {
  readonly values: readonly number[];
  readonly stopped: number;
}

/** The sample that some rows are. */
export function sampleOf<Row>(rows: readonly Row[], measured: (row: Row) => number, isStopped: (row: Row) => boolean): MeasuredSample {
  return { values: rows.map(measured), stopped: rows.filter(isStopped).length };
}

/**
 * Whether the first mean is below the second: true or false only where the means are more than two standard errors apart and no
 * stopped run, whose value is a lower bound, could turn it round.
 */
export function isClearlyBelow(first: MeasuredSample, second: MeasuredSample): boolean | undefined {
  if (first.values.length < LEAST_RUNS || second.values.length < LEAST_RUNS) return undefined;
  const gap = mean(second.values) - mean(first.values);
  if (Math.abs(gap) <= 2 * Math.hypot(standardError(first.values), standardError(second.values))) return undefined;
  if (gap > 0) return first.stopped === 0 ? true : undefined;
  return second.stopped === 0 ? false : undefined;
}

function standardError(values: readonly number[]): number {
  return (deviation(values) ?? 0) / Math.sqrt(values.length);
}

const OPENING: Readonly<Record<Ruling, Words<string>>> = {
  holds: {
    en: 'It holds that {claim}: {reason}',
    de: 'Es gilt, dass {claim}: {reason}',
    fr: 'Cela se vérifie\u00a0: {claim}\u00a0; {reason}',
  },
  'does-not-hold': {
    en: 'It does not hold that {claim}: {reason}',
    de: 'Es gilt nicht, dass {claim}: {reason}',
    fr: 'Cela ne se vérifie pas\u00a0: {claim}\u00a0; {reason}',
  },
  'cannot-be-told': {
    en: 'It cannot be told here whether {claim}: {reason}',
    de: 'Ob {claim}, lässt sich hier nicht sagen: {reason}',
    fr: 'On ne peut pas le dire ici\u00a0: {claim}\u00a0; {reason}',
  },
};
const UNMEASURED: Words<string> = {
  en: 'nothing has been measured yet.',
  de: 'Noch ist nichts gemessen.',
  fr: 'rien n’a encore été mesuré.',
};
const WHOLE: Words<string> = { en: '{reason}; {runs}{budget}.', de: '{reason}; {runs}{budget}.', fr: '{reason}\u00a0; {runs}{budget}.' };
const BUDGET: Words<string> = {
  en: ', each with at most {budget}',
  de: ', jeder mit höchstens {budget}',
  fr: ', chacun avec au plus {budget}',
};
const REASONS: Readonly<Record<Ruling, Words<string>>> = {
  holds: {
    en: '{all|its one setting says|all {all} settings say} so',
    de: '{all|die eine Einstellung sagt|alle {all} Einstellungen sagen} es',
    fr: '{all|le seul réglage le dit|les {all} réglages le disent}',
  },
  'does-not-hold': {
    en: '{some} of {all} {all|setting|settings} {some|says|say} otherwise ({names})',
    de: '{some} von {all} {all|Einstellung|Einstellungen} {some|sagt|sagen} anderes ({names})',
    fr: '{some} {some|réglage|réglages} sur {all} {some|dit|disent} le contraire ({names})',
  },
  'cannot-be-told': {
    en: '{some} of {all} {all|setting|settings} {some|tells|tell} nothing ({names}){why}',
    de: '{some} von {all} {all|Einstellung|Einstellungen} {some|sagt|sagen} nichts ({names}){why}',
    fr: '{some} {some|réglage|réglages} sur {all} ne {some|dit|disent} rien ({names}){why}',
  },
};
const NAMES: Words<string> = { en: '{names:, } and {more} more', de: '{names:, } und {more} weitere', fr: '{names:, } et {more} de plus' };
const SHOWN_NAMES: Words<string> = { en: '{names:, }', de: '{names:, }', fr: '{names:, }' };
const WHY: Words<string> = { en: ', {why:, }', de: ', {why:, }', fr: ', {why:, }' };
const FEW: Words<string> = { en: 'fewer than {least} runs', de: 'weniger als {least} Läufe', fr: 'moins de {least} essais' };
const STOPPED: Words<string> = { en: 'too many stopped', de: 'zu viele abgebrochen', fr: 'trop d’essais arrêtés' };
const CLOSE: Words<string> = { en: 'too close to tell', de: 'zu dicht beieinander', fr: 'trop proches' };
const NOTHING: Words<string> = { en: '', de: '', fr: '' };
const RUNS: Words<string> = {
  en: '{runs} {runs|run|runs}{each}, {ended}',
  de: '{runs} {runs|Lauf|Läufe}{each}, {ended}',
  fr: '{runs} {runs|essai|essais}{each}, {ended}',
};
const EACH: Words<string> = { en: ', {most} a setting', de: ', {most} je Einstellung', fr: ', {most} par réglage' };
const BETWEEN: Words<string> = {
  en: ', {least} to {most} a setting',
  de: ', {least} bis {most} je Einstellung',
  fr: ', de {least} à {most} par réglage',
};
const ENDED: Words<string> = {
  en: '{runs|which ended by itself|all of which ended by themselves}',
  de: '{runs|der von selbst endete|die alle von selbst endeten}',
  fr: '{runs|qui a pris fin de lui-même|qui ont tous pris fin d’eux-mêmes}',
};
const SOME_STOPPED: Words<string> = {
  en: 'of which {stopped} {stopped|was|were} stopped ({by:, })',
  de: 'davon {stopped} abgebrochen ({by:, })',
  fr: 'dont {stopped} {stopped|arrêté|arrêtés} ({by:, })',
};
const BY: Words<string> = { en: '{count} by {stop}', de: '{count} durch {stop}', fr: '{count} par {stop}' };

function sentenceOf(
  { claim, settings, budget }: ClaimEvidence,
  answer: Ruling,
  against: readonly MeasuredSetting[],
  untold: readonly MeasuredSetting[],
): Said {
  const opening = (reason: Said): Said => said(OPENING[answer], { claim: said(claim), reason });
  if (sum(settings.map((setting) => setting.runs)) === 0) return opening(said(UNMEASURED));
  const some = answer === 'does-not-hold' ? against : untold;
  const reason = said(REASONS[answer], { all: settings.length, some: some.length, names: names(some), why: whyUntold(untold) });
  const limit = budget === undefined ? said(NOTHING) : said(BUDGET, { budget });
  return opening(said(WHOLE, { reason, runs: runsOf(settings), budget: limit }));
}

function whyUntold(untold: readonly MeasuredSetting[]): Said {
  const why: Part[] = [];
  if (untold.some(({ runs }) => runs < LEAST_RUNS)) why.push(said(FEW, { least: LEAST_RUNS }));
  if (untold.some(({ runs, counting }) => counting < runs)) why.push(said(STOPPED));
  if (untold.some(({ says, runs, counting }) => says === undefined && runs >= LEAST_RUNS && counting === runs)) why.push(said(CLOSE));
  return why.length === 0 ? said(NOTHING) : said(WHY, { why });
}

function runsOf(settings: readonly MeasuredSetting[]): Said {
  const sizes = settings.map((setting) => setting.runs);
  const [least, most, runs] = [Math.min(...sizes), Math.max(...sizes), sum(sizes)];
  const each = settings.length === 1 ? said(NOTHING) : least === most ? said(EACH, { most }) : said(BETWEEN, { least, most });
  const stops = new Map<StopReason, number>();
  for (const setting of settings)
    for (const [name, number] of Object.entries(setting.stops))
      stops.set(name as StopReason, (stops.get(name as StopReason) ?? 0) + number);
  const stopped = sum([...stops.values()]);
  const by = [...stops].map(([stop, number]) => said(BY, { count: number, stop: said(STOPS[stop]) }));
  return said(RUNS, { runs, each, ended: stopped === 0 ? said(ENDED, { runs }) : said(SOME_STOPPED, { stopped, by }) });
}

/** The first names, and how many more there are. */
function names(settings: readonly MeasuredSetting[]): Said {
  const shown = settings.slice(0, 3).map(({ name }) => name);
  const more = settings.length - shown.length;
  return more > 0 ? said(NAMES, { names: shown, more }) : said(SHOWN_NAMES, { names: shown });
}
