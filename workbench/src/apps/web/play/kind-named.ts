import type { Kind } from '#core';
import { parseKind, starters } from '#kinds';
import { starterPuzzle } from './starters.ts';

/** The kind of a name, where it only has to be said what it is: a jigsaw has the regions of the one that comes with the page. */
export function kindNamed(spec: string): Kind | undefined {
  const kind = parseKind(spec);
  if (kind.ok) return kind.value;
  const starter = starters.find((one) => one.spec === spec);
  return starter && starterPuzzle(starter).kind;
}
