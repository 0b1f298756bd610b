import { type ReactElement, useMemo } from 'react';
import { viewOf } from '#session';
import { Board } from '../board/board.tsx';
import { Navigator } from './navigator.tsx';
import type { StageProps } from './stage-props.ts';

/** The faces of a cube as a net to play on, and the folded cube beside it. Places that are one cell are lit together. */
export function NetStage(props: StageProps): ReactElement {
  const { sheets } = useMemo(() => viewOf(props.puzzle.geometry, 'panels'), [props.puzzle.geometry]);
  return (
    <div className="stage net">
      <Board {...props} sheets={sheets} />
      <Navigator {...props} />
    </div>
  );
}
