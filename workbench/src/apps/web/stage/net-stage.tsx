import { type CSSProperties, type ReactElement, useMemo, useState } from 'react';
import { viewOf } from '#session';
import { freeRoom, layOut, roomFor } from '../board/layout.ts';
import { useTranslation } from '../texts.ts';
import { BoardWindow } from './board-window.tsx';
import { Navigator } from './navigator.tsx';
import type { StageProps } from './stage-props.ts';
import { type Shown, StageSwap } from './stage-swap.tsx';

/**
 * The faces of a cube as a net to play on, and the folded cube beside it: where the window is wide enough it stands in the corner that
 * the net leaves free, so that the net has all the room. Places that are one cell are lit together.
 */
export function NetStage(props: StageProps): ReactElement {
  const { t } = useTranslation('shell');
  const [shown, setShown] = useState<Shown>('shows-flat');
  const { puzzle } = props;
  const { geometry } = puzzle;
  const style = useMemo(() => {
    const { sheets } = viewOf(geometry, 'panels');
    const layout = layOut(sheets, roomFor(puzzle));
    const { left, height } = freeRoom(sheets, layout);
    return { '--net-width': layout.width, '--net-height': layout.height, '--free-left': left, '--free-height': height } as CSSProperties;
  }, [geometry, puzzle]);
  return (
    <div className={`stage net ${shown}`} style={style}>
      <StageSwap shown={shown} onShow={setShown} flat={t('board.swap.net')} />
      <BoardWindow {...props} />
      <Navigator {...props} />
    </div>
  );
}
