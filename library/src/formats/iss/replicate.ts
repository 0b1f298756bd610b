import { fail, ok, type Result } from '#core';
import type { IssNode } from './text.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Rows and columns are counted from 1 in base 17, as everywhere there. */
const BASE = 17;

interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Copies of constraints, one for each target: `Replicate~targets~origin`. A bit for each cell from the origin on, six to a sign and the
 * lowest first, says which are targets; a copy has its cells as far from the target as they are from the origin.
 */
export function replicate({ args, inside }: IssNode, grid: Grid): Result<readonly IssNode[]> {
  const [bits = '', origin = 'R1C1'] = args;
  const start = placeOf(origin);
  if (!start) return fail('{found} is not a cell of the grid; expected one such as R1C2', { found: JSON.stringify(origin.slice(0, 40)) });
  const copies: IssNode[] = [];
  for (const [i, sign] of [...bits].entries()) {
    const set = SIGNS.indexOf(sign);
    if (set < 0) return fail('{found} is not a list of cells in base 64', { found: JSON.stringify(bits.slice(0, 40)) });
    for (let bit = 0; bit < 6; bit++) {
      if (((set >> bit) & 1) === 0) continue;
      const down = Math.floor((start.column - 1 + i * 6 + bit) / grid.columns);
      const right = ((start.column - 1 + i * 6 + bit) % grid.columns) + 1 - start.column;
      for (const node of inside) {
        const copy = shift(node, down, right, grid);
        if (!copy.ok) return copy;
        copies.push(copy.value);
      }
    }
  }
  return ok(copies);
}

function placeOf(name: string): { readonly row: number; readonly column: number } | undefined {
  const [, row, column] = /^R([1-9a-g])C([1-9a-g])$/i.exec(name) ?? [];
  return row && column ? { row: Number.parseInt(row, BASE), column: Number.parseInt(column, BASE) } : undefined;
}

/** The same with every cell this many rows down and columns to the right; what is no cell stays. */
function shift(node: IssNode, down: number, right: number, grid: Grid): Result<IssNode> {
  const args: string[] = [];
  for (const argument of node.args) {
    const [name = '', ...candidates] = argument.split('_');
    const place = placeOf(name);
    if (!place) {
      args.push(argument);
      continue;
    }
    const [row, column] = [place.row + down, place.column + right];
    if (row < 1 || column < 1 || row > grid.rows || column > grid.columns)
      return fail('a copy has {cell} outside the grid', { cell: name });
    args.push([`R${row.toString(BASE)}C${column.toString(BASE)}`, ...candidates].join('_'));
  }
  const inside: IssNode[] = [];
  for (const inner of node.inside) {
    const moved = shift(inner, down, right, grid);
    if (!moved.ok) return moved;
    inside.push(moved.value);
  }
  return ok({ ...node, args, inside });
}
