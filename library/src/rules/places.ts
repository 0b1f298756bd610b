import { type Cell, fail, ok, type Result, refuseAllButText } from '#core';
import type { Space } from './space.ts';

/**
 * Lists of cells as text: "r1c1 r1c2 r2c1", and "r1c1..r1c9" for all from one to the other in a straight line. Places are named as
 * everywhere; a cell with several places answers to each of them and is written by its first.
 */
export function parseCellList(text: string, space: Space): Result<Cell[]> {
  const refusal = refuseAllButText(text);
  if (refusal) return refusal;
  const names = nameTable(space);
  const cells: Cell[] = [];
  // Faces are named with a space, "U r4c7", which goes unnoticed in a list.
  const words = text
    .trim()
    .replace(/\b([a-z])\s+(?=r\d)/gi, '$1')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  for (const word of words) {
    const [first, last, ...more] = word.toLowerCase().split('..');
    const from = names.get(first!);
    if (from === undefined || more.length > 0)
      return fail('{found} is not a cell of the puzzle; expected one such as {example}', {
        found: JSON.stringify(word.slice(0, 40)),
        example: space.geometry.places[0]!.name,
      });
    if (last === undefined) {
      cells.push(from);
      continue;
    }
    const to = names.get(last);
    if (to === undefined)
      return fail('{found} is not a cell of the puzzle; expected one such as {example}', {
        found: JSON.stringify(word.slice(0, 40)),
        example: space.geometry.places[0]!.name,
      });
    const line = space.line(from, to);
    if (!line) return fail('no straight line joins the ends of {word}', { word });
    cells.push(...line);
  }
  return ok(cells);
}

/** The list as text that `parseCellList` reads back, with straight runs of three and more shortened. */
export function formatCellList(cells: readonly Cell[], space: Space): string {
  const words: string[] = [];
  for (let i = 0; i < cells.length; ) {
    const run = runFrom(cells, i, space);
    words.push(run < 3 ? cellWord(cells[i]!, space) : `${cellWord(cells[i]!, space)}..${cellWord(cells[i + run - 1]!, space)}`);
    i += run < 3 ? 1 : run;
  }
  return words.join(' ');
}

/** The name of a cell without spaces. */
export function cellWord(cell: Cell, { geometry }: Space): string {
  return geometry.places[geometry.placesOf(cell)[0]!]!.name.replaceAll(' ', '');
}

/** How many cells from a start on are exactly what "first..last" would be read as. */
function runFrom(cells: readonly Cell[], start: number, space: Space): number {
  let length = Math.min(2, cells.length - start);
  if (length < 2 || !space.line(cells[start]!, cells[start + 1]!)) return 1;
  while (start + length < cells.length) {
    const line = space.line(cells[start]!, cells[start + length]!);
    if (line?.length !== length + 1 || !line.every((cell, i) => cell === cells[start + i])) break;
    length++;
  }
  return length;
}

function nameTable({ geometry }: Space): ReadonlyMap<string, Cell> {
  return new Map(geometry.places.map(({ name, cell }) => [name.toLowerCase().replaceAll(' ', ''), cell]));
}
