import { type Edge, type Geometry, type Panel, type Seam, SIDES, type Side } from './geometry.ts';

/** A net that can be cut out: what is folded, what is glued, and what stays open. */
export interface Net {
  readonly folds: readonly Seam[];
  /** Seams that the net cannot keep together; `from` gets the tab. */
  readonly glued: readonly Seam[];
  /** Sides that meet no other. */
  readonly open: readonly Edge[];
}

/**
 * The net that a geometry folds from: panels that stand beside each other where they meet are folded there, all other seams are
 * glued. Undefined for what is not folded: grids, layers.
 */
export function netOf({ shape, panels }: Geometry): Net | undefined {
  if (shape.form !== 'net') return undefined;
  const { seams } = shape;
  const isJoined = (edge: Edge): boolean =>
    seams.some(({ from, to }) => [from, to].some(({ panel, side }) => panel === edge.panel && side === edge.side));
  return {
    folds: seams.filter((seam) => isFold(panels, seam)),
    glued: seams.filter((seam) => !isFold(panels, seam)),
    open: panels.flatMap((_, panel) => SIDES.map((side): Edge => ({ panel, side }))).filter((edge) => !isJoined(edge)),
  };
}

const STEPS: Readonly<Record<Side, readonly [row: number, column: number]>> = {
  top: [-1, 0],
  right: [0, 1],
  bottom: [1, 0],
  left: [0, -1],
};

/** Whether the two sides of a seam are one line of the net already. */
function isFold(panels: readonly Panel[], { from, to, reversed }: Seam): boolean {
  const [row, column] = STEPS[from.side];
  const [a, b] = [panels[from.panel]!.at, panels[to.panel]!.at];
  const opposite = SIDES[(SIDES.indexOf(from.side) + 2) % 4];
  return !reversed && to.side === opposite && a.row + row === b.row && a.column + column === b.column;
}
