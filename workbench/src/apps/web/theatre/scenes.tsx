import type { ComponentType, ReactElement } from 'react';
import type { Scene, StageProps } from './scene.ts';
import { annealing, columns, compact, cube, graph, layers, path, tree } from './scene-data.ts';
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

function enter<State>(scene: Scene<State>, Stage: ComponentType<StageProps<State>>): SceneEntry {
  return { id: scene.id, engine: scene.engine, show: () => <SceneView key={scene.id} scene={scene} Stage={Stage} /> };
}

/** Every scene that plays one engine, in the order of the programme. The only list of them. */
export const scenes: readonly SceneEntry[] = [
  enter(tree, TreeStage),
  enter(path, PathStage),
  enter(graph, GraphStage),
  enter(compact, GraphStage),
  enter(columns, TreeStage),
  enter(cube, CubeStage),
  enter(layers, LayerStage),
  enter(annealing, AnnealingStage),
];
