import { type RefObject, useRef } from 'react';
import type { Puzzle } from '#core';

/**
 * The id of the run to which the step of a link belongs: the first, or the first with the puzzle that the link brought along. A run of the
 * puzzle before may still be there when that one has come.
 */
export function useFirstRun(
  run: { readonly id: number; readonly puzzle: Puzzle } | undefined,
  puzzle: Puzzle,
  isThere: boolean,
): RefObject<number | undefined> {
  const first = useRef<number | undefined>(undefined);
  if (run?.puzzle === puzzle && first.current === undefined && isThere) first.current = run.id;
  return first;
}
