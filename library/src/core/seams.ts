import type { Cell } from './cell.ts';
import type { Geometry } from './geometry.ts';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** One side of a panel. */
export interface Edge {
  readonly panel: number;
  readonly side: Side;
}

/** Two sides of panels that meet when the puzzle is folded; `reversed` when the first square of one meets the last of the other. */
export interface Seam {
  readonly from: Edge;
  readonly to: Edge;
  readonly reversed: boolean;
}

/** A net that can be cut out: what is folded, what is glued, and what stays open. */
export interface Net {
  readonly folds: readonly Seam[];
  /** Seams that the net cannot keep together; `from` gets the tab. */
  readonly glued: readonly Seam[];
  /** Sides that meet no other. */
  readonly open: readonly Edge[];
}

/** The cells along a side: left to right, or top to bottom. */
export function cellsAlong(geometry: Geometry, { panel, side }: Edge): Cell[] {
  const { rows, columns, places } = geometry.panels[panel]!;
  const length = side === 'top' || side === 'bottom' ? columns : rows;
  return Array.from({ length }, (_, i) => {
    const [row, column] = ({ top: [0, i], bottom: [rows - 1, i], left: [i, 0], right: [i, columns - 1] } as const)[side];
    return geometry.places[places[row * columns + column]!]?.cell ?? -1;
  });
}

/**
 * The net that a geometry folds from, read off its cells: two sides meet where their squares are the same cells one by one, or
 * differ one by one as groups of an edge say. Panels that stand beside each other and meet there are folded, all other seams are
 * glued. Undefined for what is not folded: grids, layers.
 */
export function netOf(geometry: Geometry): Net | undefined {
  if (geometry.panels.length < 2) return undefined;
  const edges = geometry.panels.flatMap((_, panel) => SIDES.map((side): Edge => ({ panel, side })));
  const cells = edges.map((edge) => cellsAlong(geometry, edge));
  const partners = edgePartners(geometry);
  const meet = (a: readonly Cell[], b: readonly Cell[]): boolean =>
    a.length === b.length && a.every((cell, i) => cell >= 0 && (cell === b[i] || partners.get(cell)?.has(b[i]!) === true));
  const seams: Seam[] = [];
  edges.forEach((from, i) => {
    edges.slice(i + 1).forEach((to, j) => {
      const other = cells[i + 1 + j]!;
      if (from.panel === to.panel) return;
      if (meet(cells[i]!, other)) seams.push({ from, to, reversed: false });
      else if (meet(cells[i]!, other.toReversed())) seams.push({ from, to, reversed: true });
    });
  });
  if (seams.length === 0) return undefined;
  const joined = new Set(seams.flatMap(({ from, to }) => [from, to]));
  return {
    folds: seams.filter((seam) => isFold(geometry, seam)),
    glued: seams.filter((seam) => !isFold(geometry, seam)),
    open: edges.filter((edge) => !joined.has(edge)),
  };
}

function edgePartners({ groups }: Geometry): Map<Cell, Set<Cell>> {
  const partners = new Map<Cell, Set<Cell>>();
  for (const { family, cells } of groups) {
    if (family !== 'edge') continue;
    for (const cell of cells) partners.set(cell, new Set([...(partners.get(cell) ?? []), ...cells.filter((other) => other !== cell)]));
  }
  return partners;
}

const STEPS: Readonly<Record<Side, readonly [row: number, column: number]>> = {
  top: [-1, 0],
  right: [0, 1],
  bottom: [1, 0],
  left: [0, -1],
};

/** Whether the two sides of a seam are one line of the net already. */
function isFold({ panels }: Geometry, { from, to, reversed }: Seam): boolean {
  const [row, column] = STEPS[from.side];
  const [a, b] = [panels[from.panel]!.at, panels[to.panel]!.at];
  const opposite = SIDES[(SIDES.indexOf(from.side) + 2) % 4];
  return !reversed && to.side === opposite && a.row + row === b.row && a.column + column === b.column;
}
