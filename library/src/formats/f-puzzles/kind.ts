import { complain, fail, type Kind, numberedSquare, ok, type Puzzle, type Result } from '#core';
import { squarest } from '#kinds';
import { partitionBox } from '../box-shape.ts';
import { agreeOnKind, type ReadHints } from '../hints.ts';
import { refuseOthers } from '../refusals.ts';
import type { SquareCells } from '../square-cells.ts';

/** The kind of a square of cells with regions. Both diagonals make the diagonal kind where the boxes are the usual ones. */
export function kindOfSquare({ n, cells }: SquareCells, hasDiagonals: boolean, hints: ReadHints): Result<Kind> {
  const usual = squarest(n);
  const plain = hints.kinds.find(usual);
  if (!plain.ok) return plain;
  const boxes = plain.value.geometry.panels[0]!.regions;
  const regions: number[] = [];
  for (const [i, { region }] of cells.entries()) {
    if (region === undefined) regions.push(boxes[i]!);
    else if (region === null) regions.push(-1);
    else if (typeof region === 'number' && Number.isInteger(region) && region >= 0) regions.push(region);
    else
      return fail('the region of {place} is {found}; expected a number or null', {
        place: numberedSquare(i, n),
        found: JSON.stringify(region).slice(0, 40),
      });
  }
  const kind = kindFor(n, regions, boxes, hasDiagonals ? usual.replace('classic', 'diagonal') : usual, hints);
  return kind.ok ? ok(kind.value!) : kind;
}

function kindFor(
  n: number,
  regions: readonly number[],
  boxes: readonly number[],
  usual: string,
  hints: ReadHints,
): Result<Kind | undefined> {
  if (regions.every((region, i) => region === boxes[i])) return agreeOnKind(hints, usual);
  if (regions.every((region) => region < 0)) return agreeOnKind(hints, `latin:${n}`);
  const isWhole = regions.every((region) => region >= 0 && regions.filter((other) => other === region).length === n);
  return agreeOnKind(hints, isWhole ? `jigsaw:${n}` : `grid:${n}x${n}`, regions);
}

/** The region of each cell as a document has it: undefined where it goes without saying; says why where the kind has no place there. */
export function regionsOf(puzzle: Puzzle): Result<readonly (number | null)[] | undefined> {
  const { kind, geometry } = puzzle;
  const what = complain('f-puzzles');
  const refused = refuseOthers(puzzle, what, ['classic', 'latin', 'diagonal', 'jigsaw', 'grid'], 61);
  if (refused) return fail(refused);
  const usual = squarest(geometry.size);
  const { rows, columns } = geometry.panels[0]!;
  if (rows !== columns || rows !== geometry.size || geometry.lowest !== 1)
    return fail('{what} cannot hold {kind}; its grids are square, with as many values as rows, from 1 on', { what, kind: kind.spec });
  if (kind.regions) return ok(kind.regions.map((region) => (region < 0 ? null : region)));
  if (kind.family === 'latin') return ok(usual === kind.spec ? undefined : Array.from({ length: geometry.cellCount }, () => null));
  const box = partitionBox(geometry);
  if (kind.family === 'grid') return fail('{what} cannot hold {kind}; it would come back as {usual}', { what, kind: kind.spec, usual });
  // Boxes that are not the usual ones are regions there, and would come back as such.
  return box && usual === `classic:${box.rows}x${box.columns}`
    ? ok(undefined)
    : fail('{what} cannot hold {kind}; its boxes are not the usual ones', { what, kind: kind.spec });
}
