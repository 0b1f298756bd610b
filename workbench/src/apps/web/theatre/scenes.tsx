import type { ComponentType, ReactElement } from 'react';
import type { TraceEvent } from '#core';
import type { Scene, SceneStageProps } from './scene.ts';
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

function enter<State, Event extends TraceEvent>(
  scene: Scene<State, Event>,
  Stage: ComponentType<SceneStageProps<State, Event>>,
): SceneEntry {
  // What the engine of a scene tells are the events that its act and its stage know; a test plays every scene.
  const Any = Stage as unknown as ComponentType<SceneStageProps<State>>;
  return { id: scene.id, engine: scene.engine, show: () => <SceneView key={scene.id} scene={scene} Stage={Any} /> };
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
