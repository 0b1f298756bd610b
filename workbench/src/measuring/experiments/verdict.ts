import { deviation, mean, sum } from '#measuring/tools';

// What may be said of a claim of the documents after so many measurements. The rule is here and nowhere else, so that no
// study draws more from its rows than another would.

/** What can become of a claim. */
export const ANSWERS = ['holds', 'does-not-hold', 'cannot-be-told'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Fewer runs than this in a setting tell nothing, whatever they came to. */
export const LEAST_RUNS = 5;
/** Of the runs of a setting so many have to bear on the claim; those that a budget ended do not. */
const LEAST_SHARE = 0.8;

/** What the runs of one setting (a kind, a rate, a level) say about a claim. */
export interface Setting {
  readonly name: string;
  /** Whether its runs speak for the claim or against it; undefined where they are too close to tell. */
  readonly says: boolean | undefined;
  readonly runs: number;
  /** The runs that bear on it: those that ended by themselves. */
  readonly counting: number;
  /** How many were stopped, by what stopped them. */
  readonly stops: Readonly<Record<string, number>>;
  /** Where one case against the claim refutes it, as a second solution refutes uniqueness, no number of runs is needed. */
  readonly refutes?: boolean;
}

/** A claim and everything that was measured about it. */
export interface Evidence {
  /** A clause that follows "that" and "whether". */
  readonly claim: string;
  readonly settings: readonly Setting[];
  /** What one run could spend, in words; undefined where nothing was limited. */
  readonly budget?: string;
}

/** The first sentence of a section. */
export interface Verdict {
  readonly answer: Answer;
  readonly sentence: string;
}

/**
 * Decides. Claims speak of every setting: one told setting against it is enough to refuse it, and it holds only where every
 * setting is told and speaks for it. A setting is told by LEAST_RUNS runs or more of which LEAST_SHARE bear on the claim.
 */
export function judge(evidence: Evidence): Verdict {
  const { settings } = evidence;
  const against = settings.filter((setting) => setting.says === false && isTold(setting));
  const untold = settings.filter((setting) => !isTold(setting));
  const answer = against.length > 0 ? 'does-not-hold' : settings.length > 0 && untold.length === 0 ? 'holds' : 'cannot-be-told';
  return { answer, sentence: sentenceOf(evidence, answer, against, untold) };
}

/** Whether a setting may be used at all. */
function isTold({ says, runs, counting, refutes }: Setting): boolean {
  if (says === undefined) return false;
  if (says === false && refutes === true) return counting > 0;
  return runs >= LEAST_RUNS && counting >= LEAST_RUNS && counting >= LEAST_SHARE * runs;
}

/** How the rows of a setting are read. */
interface Reading<Row> {
  /** What stopped the run of a row, in words; false where it ended by itself. */
  readonly stop?: (row: Row) => string | false;
  /** A stopped run bears on the claim too, because its figures are lower bounds and that is enough for what is said. */
  readonly bounds?: boolean;
  readonly refutes?: boolean;
}

/** A setting from its rows. */
export function settingOf<Row>(
  name: string,
  rows: readonly Row[],
  says: boolean | undefined,
  { stop = () => false, bounds = false, refutes = false }: Reading<Row> = {},
): Setting {
  const stops: Record<string, number> = {};
  for (const row of rows) {
    const why = stop(row);
    if (why !== false) stops[why] = (stops[why] ?? 0) + 1;
  }
  const counting = bounds ? rows.length : rows.length - sum(Object.values(stops));
  return { name, says, runs: rows.length, counting, stops, refutes };
}

/** What ended the run of a row, in words; false where it ended by itself. */
export function stopOf({ status, end }: { readonly status: string; readonly end: string | null }): string | false {
  if (status !== 'budget') return false;
  return STOPS[end ?? ''] ?? 'the budget';
}

const STOPS: Readonly<Record<string, string>> = {
  nodes: 'the limit of steps',
  stored: 'the limit of stored things',
  tries: 'the last reheat',
  time: 'the clock',
};

/** Values of one setting; those of stopped runs are lower bounds. */
export interface Sample {
  readonly values: readonly number[];
  readonly stopped: number;
}

/**
 * Whether the first mean is below the second: true or false only where the means are more than two standard errors apart and no
 * stopped run, whose value is a lower bound, could turn it round.
 */
export function isBelow(first: Sample, second: Sample): boolean | undefined {
  if (first.values.length < LEAST_RUNS || second.values.length < LEAST_RUNS) return undefined;
  const gap = mean(second.values) - mean(first.values);
  if (Math.abs(gap) <= 2 * Math.hypot(standardError(first.values), standardError(second.values))) return undefined;
  if (gap > 0) return first.stopped === 0 ? true : undefined;
  return second.stopped === 0 ? false : undefined;
}

function standardError(values: readonly number[]): number {
  return (deviation(values) ?? 0) / Math.sqrt(values.length);
}

const OPENING: Readonly<Record<Answer, string>> = {
  holds: 'It holds that',
  'does-not-hold': 'It does not hold that',
  'cannot-be-told': 'It cannot be told here whether',
};

function sentenceOf(
  { claim, settings, budget }: Evidence,
  answer: Answer,
  against: readonly Setting[],
  untold: readonly Setting[],
): string {
  const opening = `${OPENING[answer]} ${claim}`;
  const runs = sum(settings.map((setting) => setting.runs));
  if (runs === 0) return `${opening}: nothing has been measured yet.`;
  const all = settings.length;
  const reason = {
    holds: `${all === 1 ? 'its one setting says' : `all ${all} settings say`} so`,
    'does-not-hold': `${against.length} of ${count(all, 'setting')} ${against.length === 1 ? 'says' : 'say'} otherwise (${names(against)})`,
    'cannot-be-told': `${untold.length} of ${count(all, 'setting')} ${untold.length === 1 ? 'tells' : 'tell'} nothing (${names(untold)})${whyUntold(untold)}`,
  }[answer];
  return `${opening}: ${reason}; ${runsOf(settings)}${budget === undefined ? '' : `, each with at most ${budget}`}.`;
}

function whyUntold(untold: readonly Setting[]): string {
  const why = [
    untold.some(({ runs }) => runs < LEAST_RUNS) ? `fewer than ${LEAST_RUNS} runs` : '',
    untold.some(({ runs, counting }) => counting < runs) ? 'too many stopped' : '',
    untold.some((setting) => setting.says === undefined && setting.runs >= LEAST_RUNS && setting.counting === setting.runs)
      ? 'too close to tell'
      : '',
  ].filter(Boolean);
  return why.length === 0 ? '' : `, ${why.join(', ')}`;
}

function runsOf(settings: readonly Setting[]): string {
  const sizes = settings.map((setting) => setting.runs);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const runs = sum(sizes);
  const each = settings.length === 1 ? '' : `, ${least === most ? most : `${least} to ${most}`} a setting`;
  const stops = new Map<string, number>();
  for (const setting of settings)
    for (const [name, number] of Object.entries(setting.stops)) stops.set(name, (stops.get(name) ?? 0) + number);
  const stopped = sum([...stops.values()]);
  const ended =
    stopped === 0
      ? runs === 1
        ? 'which ended by itself'
        : 'all of which ended by themselves'
      : `of which ${stopped.toLocaleString('en')} ${stopped === 1 ? 'was' : 'were'} stopped (${[...stops].map(([name, number]) => `${number.toLocaleString('en')} by ${name}`).join(', ')})`;
  return `${count(runs, 'run')}${each}, ${ended}`;
}

/** A number with its noun, as a person says it. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** The first names, and how many more there are. */
function names(settings: readonly Setting[]): string {
  const shown = settings.slice(0, 3).map(({ name }) => name);
  return `${shown.join(', ')}${settings.length > shown.length ? ` and ${settings.length - shown.length} more` : ''}`;
}
