import { type ReactElement, useMemo } from 'react';
import { isNet, isSolid, viewOf } from '#session';
import { Board } from '../board/board.tsx';
import { NetStage } from './net-stage.tsx';
import { SolidStage } from './solid-stage.tsx';
import type { StageProps } from './stage-props.ts';

/** Shows a puzzle to be played: one board, a plane of a cube with its navigator, or a net with its cube. */
export function Stage(props: StageProps): ReactElement {
  const { geometry } = props.puzzle;
  if (isSolid(geometry)) return <SolidStage {...props} />;
  if (isNet(geometry)) return <NetStage {...props} />;
  return <FlatStage {...props} />;
}

function FlatStage(props: StageProps): ReactElement {
  const { sheets } = useMemo(() => viewOf(props.puzzle.geometry, 'panels'), [props.puzzle.geometry]);
  return (
    <div className="stage">
      <Board {...props} sheets={sheets} />
    </div>
  );
}
