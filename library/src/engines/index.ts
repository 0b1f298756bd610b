import { type Engine, type EngineEntry, fail, ok, type Result, showId } from '#core';
import { annealingEntry } from './annealing/entry.ts';
import { bruteForceEntry } from './brute-force/entry.ts';
import { columnPermutationEntry } from './column-permutation/entry.ts';
import { constraintTreeEntry } from './constraint-tree/entry.ts';
import { fastEntry } from './fast/entry.ts';
import { layerJoinEntry } from './layer-join/entry.ts';
import { minigridCluesEntry } from './minigrid-clues/entry.ts';
import { minigridGraphEntry } from './minigrid-graph/entry.ts';
import { minigridGraphCompactEntry } from './minigrid-graph-compact/entry.ts';
import { minigridPathEntry } from './minigrid-path/entry.ts';
import { pencilAndPaperEntry } from './pencil-and-paper/entry.ts';
import { referenceEntry } from './reference/entry.ts';
import { searchTreeEntry } from './search-tree/entry.ts';

export type { AnnealingEvent } from './annealing/events.ts';
export { annealingSeries, type SeriesPoint } from './annealing/series.ts';
export type { BlockEvent } from './blockwise/events.ts';
export { MOST_ITEMS, type PlainTree, plainTree, TREE_STYLES, type TreeStyle } from './blockwise/plain-trees.ts';
export { type BlockTree, permutablePartitions, permutationTree, type TreeVertex } from './blockwise/tree-data.ts';
export type { ConstraintTreeEvent } from './constraint-tree/index.ts';
export { MATRIX_STAGES, type MatrixStage, matrixStages } from './constraint-tree/matrix-stages.ts';
export { compileKernel, instantiate } from './fast/wasm.ts';
export type { LayerEvent } from './layer-join/join.ts';
export type { LayerMatrix } from './layer-join/layer-matrix.ts';
export { type LayerSolutions, layerSolutions } from './layer-join/solve-layers.ts';
export {
  type BlankMatrix,
  type BlankRow,
  indexText,
  type PathTree,
  type PathTreeLevel,
  type PathTreeNode,
  pathTree,
  tabulate,
} from './path-tree/index.ts';

/** Every engine there is. The only list: the command line, the API, the page and the conformance suite read it. */
export const engineEntries: readonly EngineEntry[] = [
  fastEntry,
  referenceEntry,
  minigridCluesEntry,
  minigridPathEntry,
  minigridGraphEntry,
  minigridGraphCompactEntry,
  columnPermutationEntry,
  pencilAndPaperEntry,
  bruteForceEntry,
  searchTreeEntry,
  constraintTreeEntry,
  layerJoinEntry,
  annealingEntry,
];

/** The engine that is used where none is named. */
export const DEFAULT_ENGINE = 'fast';

/** The entry of an engine by its id. */
export function findEngine(id: string): Result<EngineEntry> {
  const entry = engineEntries.find((known) => known.id === id);
  if (!entry)
    return fail('unknown engine "{engine}"; the engines are {known}', {
      engine: showId(id),
      known: engineEntries.map((known) => known.id).join(', '),
    });
  return ok(entry);
}

/** Loads an engine by its id. */
export async function loadEngine(id: string): Promise<Result<Engine>> {
  const entry = findEngine(id);
  return entry.ok ? ok(await entry.value.load()) : entry;
}

export { countFew, type Estimate, type EstimateSettings, estimateSolutions } from './estimate/index.ts';
export { MaskSpread, type Masks } from './estimate/masks.ts';
export { LINE_STRIDE, type LinesAnswer, type LinesSolver, loadLinesSolver } from './fast/batch.ts';
export { groupsByCell, provedCliques } from './fast/cliques.ts';
export { fallback } from './fast/fallback.ts';
export { type ImpliedSum, impliedSums } from './fast/implied.ts';
export { loadProbers, type ProbeAnswer, type Prober, type Question } from './fast/prober.ts';
export { loadProver, type Prover } from './fast/prover.ts';
