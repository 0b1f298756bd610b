import type { ReactElement } from 'react';
import type { BlockEvent } from '#engines';
import type { GraphState } from '../acts/graph-act.ts';
import { GraphPicture } from '../pictures/graph-picture.tsx';
import type { SceneStageProps } from '../scene.ts';
import { StageBoard } from '../stage-board.tsx';

/** The graph, and the board with the fillings that are chosen. */
export function GraphStage({ puzzle, state, shot, finale }: SceneStageProps<GraphState, BlockEvent>): ReactElement {
  const { grid, blocks } = state;
  const inBlock = new Set(blocks[shot?.block ?? -1]?.cells);
  return (
    <div className="stage-pair graph-pair">
      <StageBoard puzzle={puzzle} grid={finale ?? grid} lookOf={(cell) => (!finale && inBlock.has(cell) ? 'look' : '')} />
      <GraphPicture state={finale && state.solved ? { ...state, open: [...state.solved] } : state} shot={finale ? undefined : shot} />
    </div>
  );
}
