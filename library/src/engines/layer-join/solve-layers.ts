import type { Budget, GroupName, Partition, Puzzle } from '#core';
import { type LayerMatrix, solveLayer } from './layer-matrix.ts';
import { type CandidateSource, cutIntoLayers, joinablePartitions, layerCandidates } from './layers.ts';

/** How many layer solutions are kept at once where the budget does not say. */
export const DEFAULT_LAYER_SOLUTIONS = 1_000_000;

/** Along which axis a cube is cut: one that is named, or the one with the fewest combinations. */
export const CUT_AXES = ['layers', 'row-planes', 'column-planes', 'fewest'] as const;
export type CutAxis = (typeof CUT_AXES)[number];

/** All solutions of every layer of one partition. */
export interface LayerSolutions {
  readonly partition: Partition;
  readonly matrices: readonly LayerMatrix[];
  /** Why it is not all: the layer that has too many, or where the budget ended. */
  readonly stopped?: { readonly reason: 'stored' | 'budget'; readonly layer: GroupName; readonly reached: number };
}

export interface LayerSettings {
  readonly axis: CutAxis;
  readonly candidates: CandidateSource;
  readonly budget: Budget;
}

/** All solutions of each layer along an axis; a puzzle without the named axis (faces) is cut the only way it can be. */
export function layerSolutions(puzzle: Puzzle, { axis, candidates, budget }: LayerSettings): LayerSolutions {
  const joinable = joinablePartitions(puzzle.geometry);
  const named = joinable.find(({ id }) => id === axis);
  if (named || axis !== 'fewest') return solveAlong(puzzle, named ?? joinable[0]!, candidates, budget);
  let best: LayerSolutions | undefined;
  for (const partition of joinable) {
    const found = solveAlong(puzzle, partition, candidates, budget);
    if (!best || found.stopped?.reason === 'budget' || isFewer(found, best)) best = found;
    if (budget.end) break;
  }
  return best!;
}

/** How many combinations there are, as a power of ten; minus infinity where a layer has no solution. */
export function combinationsLog10({ matrices }: LayerSolutions): number {
  return matrices.reduce((sum, { count }) => sum + Math.log10(count), 0);
}

function isFewer(a: LayerSolutions, b: LayerSolutions): boolean {
  return a.stopped ? false : b.stopped !== undefined || combinationsLog10(a) < combinationsLog10(b);
}

function solveAlong(puzzle: Puzzle, partition: Partition, source: CandidateSource, budget: Budget): LayerSolutions {
  const most = budget.limits.stored ?? DEFAULT_LAYER_SOLUTIONS;
  const matrices: LayerMatrix[] = [];
  let kept = 0;
  for (const [i, layer] of cutIntoLayers(puzzle, partition).entries()) {
    const { stopped, ...matrix } = solveLayer(layer, layerCandidates(puzzle, partition.blocks[i]!, source), most - kept, budget);
    matrices.push(matrix);
    kept += matrix.count;
    if (stopped) return { partition, matrices, stopped: { reason: stopped, layer: layer.called, reached: matrix.count } };
    if (matrix.count === 0) break;
  }
  return { partition, matrices };
}
