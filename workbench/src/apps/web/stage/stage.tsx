import type { ReactElement } from 'react';
import { BoardWindow } from './board-window.tsx';
import { NetStage } from './net-stage.tsx';
import { SolidStage } from './solid-stage.tsx';
import type { StageProps } from './stage-props.ts';
import './stage.css';

/** Shows a puzzle to be played: one board, a plane of a cube with its navigator, or a net with its cube. */
export function Stage(props: StageProps): ReactElement {
  const { form } = props.puzzle.geometry.shape;
  if (form === 'layers') return <SolidStage {...props} />;
  if (form === 'net') return <NetStage {...props} />;
  return (
    <div className="stage">
      <BoardWindow {...props} />
    </div>
  );
}
