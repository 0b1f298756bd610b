import type { Complaint } from '#core';
import { loadMakerParts, Maker, type Order, refuseOrder } from '#generator';
import { type PuzzleRecord, packPuzzle } from '#session';
import { alikeKey } from '#symmetry';
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

export type GenerateAnswer =
  | { readonly ok: true; readonly found: number; readonly attempts: number; readonly gaveUp: boolean }
  | ({ readonly ok: false } & Complaint);

/** How often the page hears of attempts that made nothing. */
const REPORT_MS = 200;

interface MakingRequest {
  readonly order: Order;
  readonly count: number;
  /** No two that symmetry and relabelling turn into each other. */
  readonly distinct: boolean;
  /** Gives up after so long without a puzzle, or after so many attempts in all; never where undefined. */
  readonly seconds?: number;
  readonly tries?: number;
}

/**
 * Makes puzzles until there are enough. A wish may be so rare that none is found for hours, so the page can end the worker at any time;
 * what was found is reported as it is found and is never lost.
 */
export async function generate({ order, count, distinct, seconds, tries }: MakingRequest, { report }: Reporting): Promise<GenerateAnswer> {
  const refusal = refuseOrder(order);
  if (refusal !== undefined) return { ok: false, ...refusal };
  const maker = new Maker(order, await loadMakerParts());
  const seen = new Set<string>();
  let [found, attempts, reported] = [0, 0, 0];
  let lastFound = performance.now();
  while (found < count) {
    const isOver = (tries !== undefined && attempts >= tries) || (seconds !== undefined && performance.now() - lastFound > 1000 * seconds);
    if (isOver) return { ok: true, found, attempts, gaveUp: true };
    const made = maker.attempt(attempts++);
    const key = made && distinct ? alikeKey(made.puzzle.geometry, made.puzzle.givens, made.solution) : undefined;
    if (made && !(key !== undefined && seen.has(key))) {
      if (key !== undefined) seen.add(key);
      found++;
      lastFound = performance.now();
      const { puzzle, clues, minimal, rating } = made;
      const shown: MadePuzzle = {
        puzzle: packPuzzle(puzzle),
        clues,
        minimal,
        ...(rating?.end === 'solved' ? { rating: rating.er, technique: rating.technique } : {}),
      };
      report({ attempts, found, made: shown } satisfies MakingProgress);
    } else if (performance.now() - reported > REPORT_MS) {
      reported = performance.now();
      report({ attempts, found, met: maker.takeTally().met } satisfies MakingProgress);
    }
  }
  return { ok: true, found, attempts, gaveUp: false };
}
