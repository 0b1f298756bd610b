import type { Complaint } from '#core';
import type { Made, OrderFields } from '#generator';
import { makePuzzles } from '#operations';
import { type PuzzleRecord, packPuzzle } from '#session';
import { workshop } from './asking.ts';
import type { Reporting } from './reporting.ts';

/** A puzzle that was made, as the page shows it. */
interface MadePuzzle {
  readonly puzzle: PuzzleRecord;
  readonly clues: number;
  readonly minimal: boolean | 'unknown';
  /** The hardest step, where it was rated. */
  readonly rating?: number;
  readonly technique?: string;
}

/** How far the making is; `made` has the puzzle that was found just now. */
interface MakingProgress {
  readonly attempts: number;
  readonly found: number;
  readonly made?: MadePuzzle;
  /** What attempts came to that were not as wished: least and most. */
  readonly met?: { readonly clues: readonly [number, number]; readonly rating: readonly [number, number] };
}

export type GenerationAnswer =
  | { readonly ok: true; readonly found: number; readonly attempts: number; readonly how: 'done' | 'gaveUp' | 'reach' }
  | ({ readonly ok: false } & Complaint);

interface MakingRequest {
  readonly order: OrderFields;
  readonly count: number;
  /** No two that symmetry and relabelling turn into each other. */
  readonly distinct: boolean;
  /** Gives up after this long without a puzzle, or after this many attempts in all; never where undefined. */
  readonly seconds?: number | undefined;
  readonly tries?: number | undefined;
}

/**
 * Makes puzzles until there are enough. A wish may be so rare that none is found for hours, so the page can end the worker at any time;
 * what was found is reported as it is found and is never lost.
 */
export async function make({ order, count, distinct, seconds, tries }: MakingRequest, { report }: Reporting): Promise<GenerationAnswer> {
  const result = await makePuzzles(
    { ...order, count, distinct, tries },
    {
      makers: workshop.makers,
      patienceMs: seconds === undefined ? undefined : 1000 * seconds,
      stubborn: seconds !== undefined || tries !== undefined,
      onMade: (one, { attempts, made }) => report({ attempts, found: made, made: shown(one) } satisfies MakingProgress),
      onProgress: ({ attempts, made, met }) => report({ attempts, found: made, met } satisfies MakingProgress),
    },
  );
  if (!result.ok) return result;
  const { made, attempts, end } = result.value;
  return { ok: true, found: made, attempts, how: end === 'done' || end === 'reach' ? end : 'gaveUp' };
}

function shown({ puzzle, clues, minimal, rating }: Made): MadePuzzle {
  return {
    puzzle: packPuzzle(puzzle),
    clues,
    minimal,
    ...(rating?.end === 'solved' ? { rating: rating.er, technique: rating.technique } : {}),
  };
}
