import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { viewOf } from '#session';
import { freeRoom, layOut } from '../board/layout.ts';
import { BoardWindow } from './board-window.tsx';
import { Navigator } from './navigator.tsx';
import type { StageProps } from './stage-props.ts';

/**
 * The faces of a cube as a net to play on, and the folded cube beside it: where the window is wide enough it stands in the corner that
 * the net leaves free, so that the net has all the room. Places that are one cell are lit together.
 */
export function NetStage(props: StageProps): ReactElement {
  const { geometry } = props.puzzle;
  const style = useMemo(() => {
    const { sheets } = viewOf(geometry, 'panels');
    const layout = layOut(sheets);
    const { left, height } = freeRoom(sheets, layout);
    return { '--net-width': layout.width, '--net-height': layout.height, '--free-left': left, '--free-height': height } as CSSProperties;
  }, [geometry]);
  return (
    <div className="stage net" style={style}>
      <BoardWindow {...props} />
      <Navigator {...props} />
    </div>
  );
}
