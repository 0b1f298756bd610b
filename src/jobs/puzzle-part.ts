import { z } from 'zod';
import { Budget, findClashes, ok, type Puzzle, type Result } from '#core';
import { DEFAULT_ENGINE, engineEntries } from '#engines';
import { formatPuzzle, parsePuzzle } from '#formats';
import { splitPuzzle } from '#operations';
import { puzzleFields, readPuzzle } from '#requests';
import type { JobTools } from './operation.ts';

/** A part of the search for the solutions of one puzzle: the puzzle with some more cells given. */
export interface PuzzlePart extends Readonly<Record<string, unknown>> {
  /** As JSON text of the format of that name, which holds every puzzle. */
  readonly puzzle: string;
}

const FAST = engineEntries.find(({ id }) => id === DEFAULT_ENGINE)!;

/** Nodes that one part may cost before it is cut: half a second of a classic grid, several of a cube. */
const GRAIN = 1_000_000;
/** Milliseconds after which a part is cut whose way of being cut does not show in the result: nodes of large kinds are slow. */
export const PATIENCE_MS = 2000;
/** Into how many parts at least one that turned out big is cut: the nodes spent in vain are then a small share. */
const FAN_OUT = 16;

/** The fields of a request that searches one puzzle. */
export const searchFields = {
  ...puzzleFields,
  grain: z.int().min(1000).max(1_000_000_000).default(GRAIN).describe('Nodes that one part may cost before it is cut into smaller ones.'),
};

/** The whole puzzle as the first part. */
export function wholePuzzle(request: z.infer<z.ZodObject<typeof puzzleFields>>, tools: JobTools): Result<readonly PuzzlePart[]> {
  const puzzle = readPuzzle(request, tools, tools.workshop);
  return puzzle.ok ? ok([partOf(puzzle.value)]) : puzzle;
}

/** What searching one part gave; `split` where it turned out too big. */
export interface PartSearch {
  readonly count: bigint;
  readonly nodes: number;
  readonly split?: readonly PuzzlePart[];
}

/**
 * Searches a part under a budget. Where that does not suffice the part is cut, and what was found is thrown away. A budget of
 * nodes repeats, so every worker cuts the same parts in the same way; one of time only suits those who add up numbers.
 */
export async function searchPart(
  part: PuzzlePart,
  { workshop }: JobTools,
  request: {
    readonly limit: number;
    readonly grain: number;
    readonly timeMs?: number;
    readonly onSolution?: (puzzle: Puzzle, grid: Uint8Array) => void;
  },
): Promise<PartSearch> {
  const puzzle = must(parsePuzzle(part.puzzle, { from: 'json', kinds: workshop.kinds }));
  if (findClashes(puzzle).length > 0) return { count: 0n, nodes: 0 };
  const { limit, grain, timeMs, onSolution } = request;
  const engine = await workshop.engine(FAST);
  const outcome = engine.solve(puzzle, {
    limit,
    budget: new Budget({ nodes: grain, ...(timeMs === undefined ? {} : { timeMs }) }),
    ...(onSolution ? { onSolution: (grid: Uint8Array) => onSolution(puzzle, grid) } : {}),
  });
  const { nodes } = outcome.counters;
  if (outcome.status !== 'budget') return { count: outcome.count, nodes };
  return { count: 0n, nodes, split: splitPuzzle(puzzle, FAN_OUT).map(partOf) };
}

function partOf(puzzle: Puzzle): PuzzlePart {
  return { puzzle: must(formatPuzzle(puzzle, 'json')) };
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** A limit as it is asked for. */
export const limitField = z.union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), z.literal('all')]);
