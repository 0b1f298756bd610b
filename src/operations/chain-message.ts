import { type BudgetLimits, Candidates, type Grid, makePuzzle, type OptionValue, type Puzzle, type SolveOutcome } from '#core';
import { kindOf } from '#kinds';

/** A puzzle as plain data that a thread can be sent. */
export interface PuzzleMessage {
  readonly spec: string;
  readonly regions?: readonly number[];
  readonly givens: Grid;
  readonly restrictions?: Uint32Array;
}

/** What a chain's thread is told. */
export interface ChainTask {
  readonly puzzle: PuzzleMessage;
  readonly engineId: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly limit: number;
  readonly limits: Pick<BudgetLimits, 'nodes' | 'timeMs' | 'stored'>;
  /** One 64-bit number: the fewest steps after which any chain had an answer. */
  readonly fewest: SharedArrayBuffer;
}

/** What a chain's thread answers. */
export interface ChainAnswer {
  readonly steps: number;
  readonly outcome: SolveOutcome;
  readonly solution?: Grid;
}

/** Packs a puzzle without disputes: one with them has no solution and needs no thread. */
export function packPuzzle({ kind, givens, restrictions }: Puzzle): PuzzleMessage {
  return {
    spec: kind.spec,
    ...(kind.regions ? { regions: kind.regions } : {}),
    givens,
    ...(restrictions ? { restrictions: restrictions.words } : {}),
  };
}

/** The puzzle again. */
export function restorePuzzle({ spec, regions, givens, restrictions }: PuzzleMessage): Puzzle {
  const kind = kindOf(spec, regions);
  if (!restrictions) return makePuzzle(kind, givens);
  const restored = Candidates.none(kind.geometry.cellCount, kind.geometry.size);
  restored.words.set(restrictions);
  return makePuzzle(kind, givens, { restrictions: restored });
}
