import type { ReactElement } from 'react';
import { annealingAct } from './acts/annealing-act.ts';
import { cubeAct } from './acts/cube-act.ts';
import { graphAct } from './acts/graph-act.ts';
import { layerAct } from './acts/layer-act.ts';
import { pathAct } from './acts/path-act.ts';
import { treeAct } from './acts/tree-act.ts';
import type { Scene } from './scene.ts';
import { SceneView } from './scene-view.tsx';
import { AnnealingStage } from './stages/annealing-stage.tsx';
import { CubeStage } from './stages/cube-stage.tsx';
import { GraphStage } from './stages/graph-stage.tsx';
import { LayerStage } from './stages/layer-stage.tsx';
import { PathStage } from './stages/path-stage.tsx';
import { TreeStage } from './stages/tree-stage.tsx';

/** A scene with its own state hidden, so that scenes of all engines stand in one list. */
export interface SceneEntry {
  readonly id: string;
  readonly engine: string;
  show(): ReactElement;
}

function enter<State>(scene: Scene<State>): SceneEntry {
  return { id: scene.id, engine: scene.engine, show: () => <SceneView key={scene.id} scene={scene} /> };
}

const TREE_EVENTS = ['block', 'vertex', 'cut', 'fillings', 'dead', 'place', 'remove', 'solution'];
const GRAPH_EVENTS = ['fillings', 'merge', 'join', 'prune', 'match', 'dead', 'place', 'remove', 'solution'];
const CLASSICS = ['figure11', 'four', 'six', 'jigsaw', 'appendix', 'easy', 'hard'];

/** Every scene of the theatre that plays one engine, in the order of the programme. The only list of them. */
export const scenes: readonly SceneEntry[] = [
  enter({
    id: 'tree',
    engine: 'minigrid-clues',
    limit: 2,
    keep: TREE_EVENTS,
    act: treeAct(['boxes', 'regions']),
    puzzles: CLASSICS,
    controls: [],
    Stage: TreeStage,
  }),
  enter({
    id: 'path',
    engine: 'minigrid-path',
    limit: 2,
    keep: ['fillings', 'match', 'mismatch', 'dead', 'place', 'remove', 'solution'],
    act: pathAct,
    puzzles: ['appendix', 'figure11', 'four', 'six', 'jigsaw', 'easy', 'hard'],
    controls: [
      { name: 'path', choices: ['zigzag', 'spiral', 'semi-spiral'], first: 'zigzag' },
      { name: 'major', choices: ['row', 'column'], first: 'row' },
      { name: 'corner', choices: ['top-left', 'top-right', 'bottom-left', 'bottom-right'], first: 'top-left', asList: true },
      { name: 'reversed', choices: [false, true], first: false },
    ],
    Stage: PathStage,
  }),
  enter({
    id: 'graph',
    engine: 'minigrid-graph',
    limit: 2,
    keep: GRAPH_EVENTS,
    act: graphAct,
    puzzles: ['appendix', 'figure11', 'four', 'six', 'jigsaw', 'easy'],
    controls: [],
    Stage: GraphStage,
  }),
  enter({
    id: 'compact',
    engine: 'minigrid-graph-compact',
    limit: 2,
    keep: GRAPH_EVENTS,
    act: graphAct,
    puzzles: ['appendix', 'figure11', 'four', 'six', 'jigsaw', 'easy', 'hard'],
    controls: [],
    Stage: GraphStage,
  }),
  enter({
    id: 'columns',
    engine: 'column-permutation',
    limit: 2,
    keep: TREE_EVENTS,
    act: treeAct(['columns']),
    puzzles: CLASSICS,
    controls: [],
    Stage: TreeStage,
  }),
  enter({
    id: 'cube',
    engine: 'constraint-tree',
    limit: 2,
    keep: ['matrix', 'remove', 'place', 'end', 'level', 'solution'],
    act: cubeAct,
    puzzles: ['table2', 'cube4', 'faces3', 'six', 'cube9'],
    controls: [{ name: 'engine', choices: ['constraint-tree', 'search-tree'], first: 'constraint-tree' }],
    Stage: CubeStage,
  }),
  enter({
    id: 'layers',
    engine: 'layer-join',
    limit: 2,
    keep: ['layer', 'sift', 'place', 'combine', 'dead', 'solution'],
    act: layerAct,
    puzzles: ['sparse', 'cube4', 'table2', 'faces3', 'faces9', 'cube9'],
    controls: [
      { name: 'check', choices: ['early', 'late'], first: 'early' },
      { name: 'candidates', choices: ['cube', 'layer'], first: 'cube' },
    ],
    Stage: LayerStage,
  }),
  enter({
    id: 'annealing',
    engine: 'annealing',
    limit: 1,
    keep: ['fill', 'chain', 'reheat', 'solution'],
    act: annealingAct,
    puzzles: ['diabolical', 'medium', 'easy', 'figure11', 'hard', 'faces6'],
    controls: [
      { name: 'cooling', choices: ['A', 'B', 'C', 'D'], first: 'D' },
      { name: 'seed', choices: [1, 2, 3, 4, 5], first: 1 },
    ],
    Stage: AnnealingStage,
  }),
];
