import { z } from 'zod';
import { type BudgetLimits, bindSettings, type Engine, fail, ok, type Puzzle, type Result, settleOptions } from '#core';
import { DEFAULT_ENGINE, engineEntries } from '#engines';
import { formats, parsePuzzle } from '#formats';
import type { Workshop } from './workshop.ts';

/** What one request may cost, whoever sends it. */
export interface RequestLimits {
  /** Milliseconds for the whole answer; a shorter time that was asked for wins. */
  readonly timeMs: number;
  /** Places of a puzzle. */
  readonly places: number;
  /** Solutions in one answer. */
  readonly solutions: number;
  /** Things that an engine may keep in memory at once. */
  readonly stored: number;
}

/** The limits of a public service; whoever runs one for friends may raise them. */
export const DEFAULT_LIMITS: RequestLimits = { timeMs: 10_000, places: 5000, solutions: 1000, stored: 1_000_000 };

/** The most characters in one puzzle: the longest candidate grid of the largest kind that is taken fits twice. */
const MOST_TEXT = 600_000;

const readable = formats.filter(({ open }) => open).map(({ id }) => id);
const engineIds = engineEntries.map(({ id }) => id);

/** How a puzzle comes. */
export const puzzleFields = {
  puzzle: z.string().min(1).max(MOST_TEXT).describe('The puzzle in any format that is read (see formats); one puzzle.'),
  kind: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('Its kind, such as classic:3x3 or solid:3/layers, where the text leaves two readings.'),
  from: z.enum(readable).optional().describe('Its format, where the text alone does not tell.'),
};

/** How it is searched. */
export const solvingFields = {
  engine: z.enum(engineIds).default(DEFAULT_ENGINE).describe('The engine (see engines).'),
  settings: z
    .record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()]))
    .optional()
    .describe('Settings of the engine by their names.'),
  nodes: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional().describe('Stop after so many search nodes.'),
  timeMs: z.int().min(1).max(3_600_000).optional().describe('Stop after so many milliseconds; the service has a limit of its own.'),
};

export const limitField = z.union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), z.literal('all')]);

/** The limit as engines take it. */
export function limitOf(limit: number | 'all'): number {
  return limit === 'all' ? Number.POSITIVE_INFINITY : limit;
}

type PuzzleFields = z.infer<z.ZodObject<typeof puzzleFields>>;
type SolvingFields = z.infer<z.ZodObject<typeof solvingFields>>;

/** Reads the puzzle of a request. */
export function readPuzzle(
  { puzzle, kind, from }: PuzzleFields,
  limits: Pick<RequestLimits, 'places'>,
  { kinds }: Workshop,
): Result<Puzzle> {
  const read = parsePuzzle(puzzle, { kind, from, kinds });
  if (!read.ok) return read;
  const { length } = read.value.geometry.places;
  return length <= limits.places
    ? read
    : fail('the puzzle has {places} places; this service takes at most {most}', { places: length, most: limits.places });
}

/** A puzzle with the engine that is to search it. */
export interface ReadySearch {
  readonly puzzle: Puzzle;
  readonly engine: Engine;
  readonly budget: BudgetLimits;
  /** When the time is over, as `performance.now` tells it. */
  readonly deadline: number;
}

/** Reads the puzzle of a request and makes its engine ready. */
export async function readySearch(
  request: PuzzleFields & SolvingFields,
  limits: RequestLimits,
  workshop: Workshop,
): Promise<Result<ReadySearch>> {
  const timeMs = Math.min(request.timeMs ?? limits.timeMs, limits.timeMs);
  const deadline = performance.now() + timeMs;
  const puzzle = readPuzzle(request, limits, workshop);
  if (!puzzle.ok) return puzzle;
  const entry = engineEntries.find(({ id }) => id === request.engine)!;
  const settings = settleOptions(entry, request.settings ?? {});
  if (!settings.ok) return settings;
  const engine = bindSettings(await workshop.engine(entry), settings.value);
  const refusal = engine.refuses(puzzle.value.geometry, settings.value);
  if (refusal !== undefined)
    return fail('the engine {engine} cannot take {kind}: {refusal}', { engine: engine.id, kind: puzzle.value.kind.spec, refusal });
  return ok({
    puzzle: puzzle.value,
    engine,
    deadline,
    budget: {
      timeMs: Math.max(1, deadline - performance.now()),
      stored: limits.stored,
      ...(request.nodes === undefined ? {} : { nodes: request.nodes }),
    },
  });
}
