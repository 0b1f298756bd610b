import type { ReactElement } from 'react';
import { type CubeState, gridOf } from '../acts/cube-act.ts';
import { MatrixPicture } from '../pictures/matrix-picture.tsx';
import { PathTreePicture } from '../pictures/path-tree-picture.tsx';
import type { SceneStageProps } from '../scene.ts';
import { StageBoard } from '../stage-board.tsx';

/** The matrix P beside the board, and below them the tree that grows over it. */
export function CubeStage({ puzzle, state, position, finale }: SceneStageProps<CubeState>): ReactElement {
  const { cell, last } = state;
  const onPath = new Set<number>();
  for (let node = last; node && node.level >= 0; node = node.parent) onPath.add(state.rows[node.level]!.cell);
  const lookOf = (one: number): string =>
    one === cell ? (last?.value === undefined && last ? 'trial-cut' : 'trial-now') : onPath.has(one) ? 'look' : '';
  return (
    <div className="stage-stack">
      <div className="stage-pair">
        <StageBoard puzzle={puzzle} grid={finale ?? gridOf(state)} lookOf={lookOf} />
        <MatrixPicture state={state} position={position} />
      </div>
      <PathTreePicture state={state} position={position} />
    </div>
  );
}
