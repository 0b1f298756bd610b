import type { ReactElement } from 'react';
import { BoardWindow } from './board-window.tsx';
import { Navigator } from './navigator.tsx';
import type { StageProps } from './stage-props.ts';

/** The faces of a cube as a net to play on, and the folded cube beside it. Places that are one cell are lit together. */
export function NetStage(props: StageProps): ReactElement {
  return (
    <div className="stage net">
      <BoardWindow {...props} />
      <Navigator {...props} />
    </div>
  );
}
