import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { line } from './line.ts';
import { ninefold } from './ninefold.ts';

/**
 * Which format reads a text: the first in the registry that knows it. What no format knows is read line by line where
 * its lines are long, else as a bare grid, so that every mistake is named where it stands.
 */
export function detectFormat(formats: readonly Format[], head: string, hints: ReadHints): Format {
  const found = formats.find((format) => format.open && format.detect(head, hints));
  if (found) return found;
  const longest = head.split('\n').reduce((most, row) => Math.max(most, row.length), 0);
  return longest > 64 ? line : ninefold;
}
