import { encode } from 'uqr';
import type { Puzzle } from '#core';
import { formatPuzzle, openLink } from '#formats';
import { BLACK, type Item, type PagePoint, point } from './vector-drawing.ts';

/** A square code that a telephone reads: this many modules on a side, and which are dark, row after row. */
export interface LinkCode {
  readonly modules: number;
  readonly dark: readonly (readonly boolean[])[];
}

/** Bytes that a code can hold with the least of correction. */
const MOST_BYTES = 2900;

/** The address that opens a puzzle in the page of the workbench at `base`; undefined where it is too long for a code. */
export function linkTo(puzzle: Puzzle, base: string): string | undefined {
  const written = formatPuzzle(puzzle, 'json');
  if (!written.ok) return undefined;
  const link = openLink(written.value, base);
  return link.length > MOST_BYTES ? undefined : link;
}

/** The code of a puzzle's link; undefined where the puzzle is too large for one. */
export function linkCode(puzzle: Puzzle, base: string): LinkCode | undefined {
  const link = linkTo(puzzle, base);
  if (link === undefined) return undefined;
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, border: 0 });
  return { modules: size, dark: data };
}

/** The code as one area: neighbours in a row are one rectangle, so that no hairline shows between them. */
export function drawCode({ dark }: LinkCode, corner: PagePoint, module: number): Item {
  const lines: PagePoint[][] = [];
  dark.forEach((row, y) => {
    for (let x = 0; x < row.length; ) {
      let end = x;
      while (row[end] === true) end++;
      if (end > x) {
        const [left, right] = [corner.x + x * module, corner.x + end * module];
        const [top, bottom] = [corner.y + y * module, corner.y + (y + 1) * module];
        lines.push([point(left, top), point(right, top), point(right, bottom), point(left, bottom)]);
      }
      x = end + 1;
    }
  });
  return { type: 'path', lines, closed: true, fill: BLACK };
}
