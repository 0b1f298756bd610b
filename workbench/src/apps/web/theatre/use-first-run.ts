import { type RefObject, useRef } from 'react';

/** The id of the run to which the step of a link belongs: the first, or the first with the puzzle that the link brought along. */
export function useFirstRun(id: number | undefined, isThere: boolean): RefObject<number | undefined> {
  const first = useRef<number | undefined>(undefined);
  if (id !== undefined && first.current === undefined && isThere) first.current = id;
  return first;
}
