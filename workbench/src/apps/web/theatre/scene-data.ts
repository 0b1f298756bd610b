import { MINIGRIDS } from '#core';
import type { AnnealingEvent, BlockEvent, ConstraintTreeEvent, LayerEvent } from '#engines';
import { type AnnealingState, annealingAct } from './acts/annealing-act.ts';
import { type CubeState, cubeAct } from './acts/cube-act.ts';
import { type GraphState, graphAct } from './acts/graph-act.ts';
import { type LayerState, layerAct } from './acts/layer-act.ts';
import { type PathState, pathAct } from './acts/path-act.ts';
import { type TreeState, treeAct } from './acts/tree-act.ts';
import type { Scene } from './scene.ts';

// The scenes: which engine, what is kept of its run, how it is told, with which puzzles and settings. How each is drawn stands in `scenes.tsx`.

const TREE_EVENTS: readonly BlockEvent['type'][] = ['block', 'vertex', 'cut', 'fillings', 'dead', 'place', 'remove', 'solution'];
const GRAPH_EVENTS: readonly BlockEvent['type'][] = ['fillings', 'merge', 'join', 'prune', 'match', 'dead', 'place', 'remove', 'solution'];
/** Blocks that are written in and taken back, without the trees between. */
const LONG_STEPS: Scene<unknown, BlockEvent>['long'] = { types: ['fillings', 'place', 'remove', 'solution'], by: 'depth' };
const CLASSICS = ['figure11', 'thesis', 'four', 'six', 'jigsaw', 'appendix', 'easy', 'hard'];

export const tree: Scene<TreeState, BlockEvent> = {
  id: 'tree',
  engine: 'minigrid-clues',
  limit: 2,
  keep: TREE_EVENTS,
  long: LONG_STEPS,
  act: treeAct(MINIGRIDS),
  puzzles: CLASSICS,
  controls: [],
};

export const path: Scene<PathState, BlockEvent> = {
  id: 'path',
  engine: 'minigrid-path',
  limit: 2,
  keep: ['fillings', 'match', 'mismatch', 'dead', 'place', 'remove', 'solution'],
  long: LONG_STEPS,
  act: pathAct,
  puzzles: ['appendix', 'thesis', 'figure11', 'four', 'six', 'jigsaw', 'easy', 'hard'],
  controls: [
    { name: 'path', choices: ['zigzag', 'spiral', 'semi-spiral'], first: 'zigzag' },
    { name: 'major', choices: ['row', 'column'], first: 'row' },
    { name: 'corner', choices: ['top-left', 'top-right', 'bottom-left', 'bottom-right'], first: 'top-left', asList: true },
    { name: 'reversed', choices: [false, true], first: false },
  ],
};

export const graph: Scene<GraphState, BlockEvent> = {
  id: 'graph',
  engine: 'minigrid-graph',
  limit: 2,
  keep: GRAPH_EVENTS,
  long: LONG_STEPS,
  act: graphAct,
  puzzles: ['appendix', 'thesis', 'figure11', 'four', 'six', 'jigsaw', 'easy'],
  controls: [],
};

export const compact: Scene<GraphState, BlockEvent> = {
  id: 'compact',
  engine: 'minigrid-graph-compact',
  limit: 2,
  keep: GRAPH_EVENTS,
  long: LONG_STEPS,
  act: graphAct,
  puzzles: ['appendix', 'thesis', 'figure11', 'four', 'six', 'jigsaw', 'easy', 'hard'],
  controls: [],
};

export const columns: Scene<TreeState, BlockEvent> = {
  id: 'columns',
  engine: 'column-permutation',
  limit: 2,
  keep: TREE_EVENTS,
  long: LONG_STEPS,
  act: treeAct(['columns']),
  puzzles: ['figure11', 'thesis', 'four', 'six', 'jigsaw', 'appendix', 'easy', 'hard'],
  controls: [],
};

export const cube: Scene<CubeState, ConstraintTreeEvent> = {
  id: 'cube',
  engine: 'constraint-tree',
  // More than any of these has, so that the run ends by itself and its count is exact.
  limit: 1000,
  keep: ['matrix', 'remove', 'place', 'end', 'level', 'solution'],
  long: { types: ['matrix', 'remove', 'place', 'end', 'level', 'solution'], by: 'paths' },
  exact: ['nodes', 'pathsKept'],
  act: cubeAct,
  puzzles: ['table2', 'table2Stated', 'cube4', 'faces3', 'six', 'cube9'],
  controls: [{ name: 'engine', choices: ['constraint-tree', 'search-tree'], first: 'constraint-tree' }],
};

export const layers: Scene<LayerState, LayerEvent> = {
  id: 'layers',
  engine: 'layer-join',
  limit: 2,
  keep: ['layer', 'sift', 'place', 'combine', 'dead', 'solution'],
  long: { types: ['layer', 'sift', 'place', 'combine', 'dead', 'solution'], by: 'depth' },
  exact: ['nodes', 'layerSolutions'],
  act: layerAct,
  puzzles: ['sparse', 'cube4', 'table2', 'table2Stated', 'faces3', 'faces9', 'cube9'],
  controls: [
    { name: 'check', choices: ['early', 'late'], first: 'early' },
    { name: 'candidates', choices: ['cube', 'layer'], first: 'cube' },
  ],
};

export const annealing: Scene<AnnealingState, AnnealingEvent> = {
  id: 'annealing',
  engine: 'annealing',
  limit: 1,
  keep: ['fill', 'swap', 'chain', 'reheat', 'solution'],
  long: { types: ['fill', 'chain', 'reheat', 'solution'], by: 'snapshots' },
  exact: ['nodes', 'swaps', 'accepted', 'reheats'],
  act: annealingAct,
  puzzles: ['diabolical', 'emptyMatch', 'emptyDiffer', 'figure5', 'faces3', 'faces9', 'faces6', 'medium', 'easy', 'figure11', 'hard'],
  controls: [
    { name: 'told-swaps', choices: [0, 40], first: 0 },
    {
      name: 'cooling',
      choices: ['A', 'B', 'C', 'D', '50', '60', '65', '70', '75', '80', '85', '90', '95', '99'],
      first: 'D',
      asList: true,
    },
    { name: 'seed', choices: [1, 2, 3, 4, 5], first: 1 },
  ],
};
