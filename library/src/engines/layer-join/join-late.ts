import { type Grid, type Puzzle, said } from '#core';
import type { JoinHooks } from './join.ts';
import type { LayerMatrix } from './layer-matrix.ts';
import { TOLD } from './told.ts';

/**
 * Combines layers as algorithm 2 prints it: one loop inside the other, and the third dimension looked at only in the
 * innermost one, when all layers are filled. Every combination is tried, so the cost is the product of the layers' counts.
 * False when it was stopped.
 */
export function joinLate(puzzle: Puzzle, matrices: readonly LayerMatrix[], hooks: JoinHooks): boolean {
  const { geometry } = puzzle;
  if (matrices.some(({ count }) => count === 0)) return true;
  const grid = puzzle.givens.slice();
  const between = geometry.groups.filter(({ cells }) => {
    const group = new Set(cells);
    return !matrices.some(({ layer }) => layer.cells.filter((cell) => group.has(cell)).length === cells.length);
  });
  const chosen = matrices.map(() => 0);
  const fill = (depth: number): void => {
    const { layer, values } = matrices[depth]!;
    const width = layer.blanks.length;
    for (let i = 0; i < width; i++) grid[layer.blanks[i]!] = values[chosen[depth]! * width + i]!;
    hooks.trace?.({
      type: 'place',
      depth,
      block: depth,
      note: said(TOLD.layerSet, { layer: layer.called, number: chosen[depth]! + 1 }),
      data: { row: chosen[depth]!, values: [...values.subarray(chosen[depth]! * width, (chosen[depth]! + 1) * width)] },
    });
  };
  for (let depth = 0; depth < matrices.length; depth++) fill(depth);
  for (;;) {
    if (!hooks.tryCombination()) return false;
    hooks.trace?.({
      type: 'combine',
      depth: matrices.length,
      note: said(TOLD.combined),
      data: { chosen: [...chosen] },
    });
    if (agrees(grid, matrices, chosen) && between.every(({ cells }) => allDiffer(grid, cells))) {
      if (!hooks.report(grid.slice())) return false;
    }
    let depth = matrices.length - 1;
    while (depth >= 0 && chosen[depth]! + 1 === matrices[depth]!.count) chosen[depth--] = 0;
    if (depth < 0) return true;
    chosen[depth]!++;
    for (let d = depth; d < matrices.length; d++) fill(d);
  }
}

/** Whether every layer still reads as it was chosen: layers that share cells overwrite each other where they differ. */
function agrees(grid: Grid, matrices: readonly LayerMatrix[], chosen: readonly number[]): boolean {
  return matrices.every(({ layer, values }, depth) => {
    const start = chosen[depth]! * layer.blanks.length;
    return layer.blanks.every((cell, i) => grid[cell] === values[start + i]);
  });
}

function allDiffer(grid: Grid, cells: readonly number[]): boolean {
  for (let i = 0; i < cells.length; i++) for (let j = i + 1; j < cells.length; j++) if (grid[cells[i]!] === grid[cells[j]!]) return false;
  return true;
}
