import { createHash } from 'node:crypto';
import { must, ok } from '#core';
import { makeAttempts, orderOf } from '#generator';
import { madeJson, operationOf } from '#operations';
import { type OutOf, object, whole } from '#schema';
import { cutRest, defineJob, type JobTexts, PART_MS, tellCount } from './operation.ts';

/**
 * Parts that the first rest is cut into; each rest has as many parts as there were before it, and larger ones, so the number of rests
 * stays small however many puzzles are wanted.
 */
const FAN_OUT = 16;
const MOST_PARTS = 1024;
const MOST_ATTEMPTS = 256;
/** The share of the wanted puzzles that one part makes at most: what is begun when enough are there is made for nothing. */
const MOST_SHARE = 1 / 32;
const MOST = 10_000_000;

/** Attempts `from` to `from + attempts`, or with `fanOut` all that follow from there on. */
const attemptsPart = object({
  from: whole(),
  attempts: whole(1, MOST_ATTEMPTS),
  fanOut: whole(1, MOST_PARTS)
    .optional()
    .describe('It only stands for those that follow: where it comes to its turn it is cut into this many parts and a new rest.'),
});
type AttemptsPart = OutOf<typeof attemptsPart>;

/** What may be wished is what the operation takes; a job has no bounds of its own. */
const { tries: _, timeMs: __, ...wishes } = operationOf('generate').fields;

const MADE = {
  running: {
    en: '{count} {count|puzzle|puzzles} made so far',
    de: 'bisher {count} Rätsel erzeugt',
    fr: '{count} {count|grille créée|grilles créées} jusqu’ici',
  },
  complete: { en: '{count} {count|puzzle|puzzles} made', de: '{count} Rätsel erzeugt', fr: '{count} {count|grille créée|grilles créées}' },
  budget: {
    en: '{count} {count|puzzle|puzzles} made; not all that were wanted',
    de: '{count} Rätsel erzeugt; nicht alle gewünschten',
    fr: '{count} {count|grille créée|grilles créées}\u00a0; moins que voulu',
  },
  none: {
    en: 'no filled grid keeps these rules',
    de: 'kein gefülltes Gitter hält diese Regeln ein',
    fr: 'aucune grille remplie ne respecte ces règles',
  },
} as const satisfies JobTexts;

/** How many attempts it will take is not known, so parts are made as they are needed. */
export const generate = defineJob({
  id: 'generate',
  summary: 'Make any number of puzzles, each proved to have one solution.',
  words: {
    en: { title: 'Make puzzles', summary: 'Any number, each proved to have one solution.' },
    de: { title: 'Rätsel erzeugen', summary: 'Beliebig viele, jedes mit nachweislich genau einer Lösung.' },
    fr: { title: 'Créer des grilles', summary: 'Autant qu’on veut, chacune à solution unique prouvée.' },
  },
  schema: object({
    ...wishes,
    count: whole(1, MOST).describe('How many.'),
    seed: whole().default(1).describe('The same seed gives the same puzzles on any number of machines.'),
  }),
  part: attemptsPart,
  example: { kind: 'classic:2x2', count: 5, seed: 1 },
  async begin(request, tools) {
    const order = orderOf(request, tools);
    return order.ok ? ok([{ from: 0, attempts: 1, fanOut: FAN_OUT }]) : order;
  },
  async run(part: AttemptsPart, request, tools) {
    const { from, attempts, fanOut } = part;
    if (fanOut !== undefined)
      return { partial: {}, items: [], nodes: 0, rest: cutAttempts(from, attempts, fanOut, request.count), share: 0 };
    const order = must(orderOf(request, tools));
    const maker = await tools.workshop.makers.maker(order);
    const { distinct, seed } = request;
    const { made, done, misses } = makeAttempts(maker, { from, count: attempts, timeMs: PART_MS, alike: distinct });
    const items = made.map((one) => madeJson(one, seed));
    const likenesses = made.flatMap(({ likeness }) => (likeness === undefined ? [] : [digest(likeness)]));
    const left = Array.from({ length: attempts - done }, (_, i) => from + done + i);
    const rest = cutRest(left, done).map((some): AttemptsPart => ({ from: some[0]!, attempts: some.length }));
    return {
      partial: misses.none ? { isNone: true } : {},
      items,
      ...(distinct ? { likenesses } : {}),
      nodes: done,
      rest,
      share: done / attempts,
    };
  },
  nothing: { isNone: false },
  add: ({ isNone }, partial) => ({ isNone: isNone || partial['isNone'] === true }),
  // Where no grid keeps the rules no attempt ever makes one.
  isEnough: ({ isNone }) => isNone,
  mostItems: ({ count }) => count,
  isEndless: true,
  finish: ({ isNone }, { count }, end, items) => ({
    status: isNone ? 'none' : end === 'budget' ? 'budget' : 'complete',
    count: Math.min(items, count),
  }),
  tell: tellCount(MADE),
});

/** A job may keep the likenesses of millions of puzzles. */
function digest(likeness: string): string {
  return createHash('sha256').update(likeness).digest('base64url').slice(0, 22);
}

/** The next parts, and one that stands for all behind them. */
function cutAttempts(from: number, attempts: number, fanOut: number, count: number): AttemptsPart[] {
  const parts = Array.from({ length: fanOut }, (_, i): AttemptsPart => ({ from: from + i * attempts, attempts }));
  const most = Math.max(1, Math.min(MOST_ATTEMPTS, Math.ceil(count * MOST_SHARE)));
  const next = { attempts: Math.min(4 * attempts, most), fanOut: Math.min(2 * fanOut, MOST_PARTS) };
  return [...parts, { from: from + fanOut * attempts, ...next }];
}
