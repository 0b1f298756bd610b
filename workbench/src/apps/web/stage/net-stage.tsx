import { type CSSProperties, type ReactElement, useMemo, useState } from 'react';
import { freeRoom, layOut, lyingNet, roomFor } from '../board/layout.ts';
import { useTranslation } from '../texts.ts';
import { useMedia } from '../theme.ts';
import { BoardWindow } from './board-window.tsx';
import { Navigator } from './navigator.tsx';
import type { StageProps } from './stage-props.ts';
import { type ShownStage, StageSwap } from './stage-swap.tsx';
import { usePrinting } from './use-printing.ts';
import { useWhenQuiet } from './use-when-quiet.ts';

/** Where the net lies; the style sheet puts the cube into its corner from the same size on. */
const WIDE = '(min-width: 60.01rem) and (min-height: 40rem) and (min-aspect-ratio: 5/4)';

/**
 * The faces of a cube as a net to play on, and the folded cube beside it: where the window is wide enough it stands in the corner that
 * the net leaves free, so that the net has all the room. Places that are one cell are lit together.
 */
export function NetStage(props: StageProps): ReactElement {
  const { t } = useTranslation('shell');
  const [shown, setShown] = useState<ShownStage>('shows-flat');
  const late = useWhenQuiet(props);
  const { puzzle } = props;
  const { geometry } = puzzle;
  const isWide = useMedia(WIDE);
  const isPrinting = usePrinting();
  const isLying = isWide && !isPrinting;
  const standing = geometry.panels;
  const sheets = useMemo(() => (isLying ? lyingNet(standing) : standing), [standing, isLying]);
  const style = useMemo(() => {
    const layout = layOut(sheets, roomFor(puzzle));
    const { left, height } = freeRoom(sheets, layout);
    return {
      '--net-width': layout.width,
      '--net-height': layout.height,
      '--free-left': left,
      '--free-height': height,
    } as CSSProperties;
  }, [sheets, puzzle]);
  return (
    <div className={`stage net ${shown} ${sheets === standing ? '' : 'lies'}`} style={style}>
      <StageSwap shown={shown} onShow={setShown} flat={t('board.swap.net')} />
      <BoardWindow {...props} sheets={sheets} />
      <Navigator {...late} />
    </div>
  );
}
