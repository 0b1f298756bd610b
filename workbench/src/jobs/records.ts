import { clueCount, fail, type Grid, type Kind, makePuzzle, must, ok, type Random, type Result, said, type Words } from '#core';
import { formatLine, parseGrid, parsePuzzle } from '#formats';
import {
  kindOfOrder,
  MOST_CHAINS,
  MOST_ROUNDS,
  nextKind,
  type OrderedKind,
  onlySolution,
  RecordHunt,
  RecordPool,
  randomFor,
  readRegions,
  recordFields,
} from '#generator';
import { regionText } from '#operations';
import { list, type OutOf, object, text, whole } from '#schema';
import { defineJob, type JobTools, type Json } from './operation.ts';

const cells = list(whole());
/** Puzzles as they stand in a line, with what is known of their neighbours. */
const poolField = object({
  regions: cells.optional(),
  best: text(),
  held: list(object({ givens: text(), open: cells, long: cells })),
  seen: list(whole()),
  longLists: whole().default(0),
  walker: text().optional(),
  plainSteps: whole().default(0),
});

/** One round of one chain: it starts over, or goes on with a pool. */
const roundPart = object({
  chain: whole(0, MOST_CHAINS),
  round: whole(0, MOST_ROUNDS),
  /** Rounds since the chain last had fewer clues. */
  stale: whole(0, MOST_ROUNDS).default(0),
  pool: poolField.optional(),
});
type RoundPart = OutOf<typeof roundPart>;

interface Found {
  readonly clues: number;
  readonly puzzle: string;
  /** The region map of a jigsaw. */
  readonly regions?: string;
}

interface RecordsTotal {
  readonly best?: Found;
  /** By round: the fewest clues that some chain had at its end. */
  readonly history: Readonly<Record<string, number>>;
  readonly tried: number;
}

/**
 * Chains of rounds, each a search of its own (`generator/records.ts`). A round has a fixed number of moves and its randomness from the seed, the chain
 * and its number, and hands on its pool as the next part; so what a job finds does not depend on who ran it, nor on how often it was interrupted.
 */
export const records = defineJob({
  id: 'records',
  summary: 'Look for puzzles of a kind with as few clues as possible.',
  words: {
    en: { title: 'Look for few clues', summary: 'Puzzles of a kind with as few clues as possible, each proved to have one solution.' },
    de: {
      title: 'Wenige Vorgaben suchen',
      summary: 'Rätsel einer Art mit möglichst wenigen Vorgaben, jedes mit nachweislich genau einer Lösung.',
    },
    fr: {
      title: 'Chercher peu de chiffres donnés',
      summary: 'Grilles d’un type avec aussi peu de chiffres donnés que possible, chacune à solution unique prouvée.',
    },
  },
  schema: object(recordFields),
  part: roundPart,
  example: { kind: 'classic:2x2', chains: 2, rounds: 3, moves: 10 },
  async begin(request, tools) {
    const start = await startOf(request, tools);
    if (!start.ok) return start;
    return ok(Array.from({ length: request.chains }, (_, chain): RoundPart => ({ chain, round: 0, stale: 0 })));
  },
  async run(part: RoundPart, request, tools) {
    // Only the first round looks at the start: its solution may take a second to find.
    const start = must(await startOf(part.pool ? { ...request, start: undefined } : request, tools, part.pool?.regions));
    const { ordered, givens } = start;
    const random = randomFor(request.seed, part.chain * MOST_ROUNDS + part.round);
    const kind = nextKind(ordered, random);
    const hunt = new RecordHunt(kind, await tools.workshop.makers.parts(), random, {
      effort: request.effort,
      walks: request.walk,
      lists: request.lists,
      singles: request.singles,
    });
    const next = { chain: part.chain, round: part.round + 1 };
    const isLast = next.round >= request.rounds;
    const first = part.pool ? undefined : givens ? hunt.hold(givens) : hunt.begin();
    const pool = first ? RecordPool.of(first, random) : part.pool && readPool(part.pool, kind, random);
    // A grid that could not be made this time may be made the next.
    if (!pool) return { partial: {}, items: [], nodes: 0, rest: isLast ? [] : [{ ...next, stale: 0 }], share: 1 };
    const before = clueCount({ givens: pool.best });
    const tried = hunt.go(pool, request.moves);
    const clues = clueCount({ givens: pool.best });
    const found: Found = {
      clues,
      puzzle: formatLine(makePuzzle(kind, pool.best)),
      ...(kind.regions ? { regions: regionText(kind.regions) } : {}),
    };
    const isBetter = clues < before || first !== undefined;
    const stale = isBetter ? 0 : part.stale + 1;
    return {
      partial: { ...found, round: part.round, tried },
      items: isBetter ? [{ ...found, chain: part.chain, round: part.round }] : [],
      nodes: tried,
      rest: isLast ? [] : [{ ...next, ...(stale < request.patience ? { stale, pool: writePool(pool, kind) } : { stale: 0 }) }],
      share: 1 / (request.rounds - part.round),
    };
  },
  nothing: { history: {}, tried: 0 } as RecordsTotal,
  add(total, partial): RecordsTotal {
    if (partial['clues'] === undefined) return total;
    const { round, tried, ...found } = partial as unknown as Found & { round: number; tried: number };
    const { clues, puzzle } = found;
    const { best, history } = total;
    const isBest = !best || clues < best.clues || (clues === best.clues && puzzle < best.puzzle);
    return {
      best: isBest ? found : best,
      history: { ...history, [round]: Math.min(clues, history[round] ?? clues) },
      tried: total.tried + tried,
    };
  },
  finish: ({ best, history, tried }, _, end): Json => ({ status: end === 'budget' ? 'budget' : 'complete', ...best, tried, history }),
  tell: ({ clues }) => (clues === undefined ? said(NOTHING) : said(FEWEST, { clues: clues as number })),
});

const NOTHING: Words<string> = { en: 'No puzzle so far', de: 'Bisher kein Rätsel', fr: 'Aucune grille jusqu’ici' };
const FEWEST: Words<string> = {
  en: 'Fewest clues found: {clues}',
  de: 'Wenigste Vorgaben bisher: {clues}',
  fr: 'Le moins de chiffres donnés trouvé\u00a0: {clues}',
};

/** The kind of a request, with the regions of a pool where there is one, and the puzzle that it starts from. */
async function startOf(
  request: { readonly kind: string; readonly regions?: string | undefined; readonly start?: string | undefined; readonly effort: number },
  { workshop, places }: JobTools,
  known?: readonly number[],
): Promise<Result<{ readonly ordered: OrderedKind; readonly givens?: Grid }>> {
  const map = known ?? (request.regions === undefined ? undefined : readRegions(request.regions));
  const regions = map ? { regions: map } : {};
  const ordered = kindOfOrder({ spec: request.kind, ...regions });
  if (!ordered.ok) return ordered;
  const { length } = ordered.value.kind.geometry.places;
  if (length > places)
    return fail('{kind} has {places} {places|place|places}; at most {most} are taken', {
      kind: request.kind,
      places: length,
      most: places,
    });
  if (request.start === undefined) return ok({ ordered: ordered.value });
  const puzzle = parsePuzzle(request.start, { kind: ordered.value.kind.spec, ...regions });
  if (!puzzle.ok) return puzzle;
  const solution = onlySolution(puzzle.value, await workshop.makers.parts(), { effort: request.effort });
  // A jigsaw brings its regions along.
  return solution.ok ? ok({ ordered: { kind: puzzle.value.kind, makesRegions: false }, givens: puzzle.value.givens }) : solution;
}

function writePool(pool: RecordPool, kind: Kind): OutOf<typeof poolField> {
  const { best, held, seen, longLists = 0, walker, plainSteps = 0 } = pool.state;
  const write = (givens: Grid): string => formatLine(makePuzzle(kind, givens));
  return {
    ...(kind.regions ? { regions: [...kind.regions] } : {}),
    best: write(best),
    held: held.map(({ givens, open, long }) => ({ givens: write(givens), open, long })),
    seen,
    longLists,
    ...(walker ? { walker: write(walker) } : {}),
    plainSteps,
  };
}

function readPool({ best, held, seen, longLists, walker, plainSteps }: OutOf<typeof poolField>, kind: Kind, random: Random): RecordPool {
  const { symbols } = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  const read = (line: string): Grid => {
    return must(parseGrid(line, { kind, symbols }));
  };
  return new RecordPool(random, {
    best: read(best),
    held: held.map((one) => ({ ...one, givens: read(one.givens) })),
    seen,
    longLists,
    walker: walker === undefined ? undefined : read(walker),
    plainSteps,
  });
}
