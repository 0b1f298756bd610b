import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewOf } from '#session';
import { Board } from '../board/board.tsx';
import { Icon } from '../shell/icon.tsx';
import type { StageProps } from './stage-props.ts';

/** Squares of fewer pixels are hard to press; from here on the player may have them larger, in a window that scrolls. */
const LEAST_SQUARE = 24;

/** Squares of the neighbourhood that are kept in sight with the cursor. */
const AROUND = 1.5;

/** Scrolls the window, and nothing else of the page, until a place is seen. */
function reveal(frame: HTMLElement, place: number): void {
  const port = frame.querySelector('.board-window')!;
  const square = port.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!square) return;
  const seen = port.getBoundingClientRect();
  const room = AROUND * square.width;
  const by = (low: number, high: number, from: number, to: number): number =>
    low - room < from ? low - room - from : high + room > to ? high + room - to : 0;
  port.scrollBy({ left: by(square.left, square.right, seen.left, seen.right), top: by(square.top, square.bottom, seen.top, seen.bottom) });
}

/** All sheets of a puzzle on one board. Where its squares become too small it can be enlarged; the cursor stays in sight. */
export function BoardWindow(props: StageProps): ReactElement {
  const { t } = useTranslation('shell');
  const { sheets } = useMemo(() => viewOf(props.puzzle.geometry, 'panels'), [props.puzzle.geometry]);
  const frame = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useState(false);
  const [isSmall, setSmall] = useState(false);
  useEffect(() => {
    const board = frame.current!.querySelector('.board')!;
    const look = (): void => {
      const square = board.querySelector('[data-place]')?.getBoundingClientRect().width ?? 0;
      if (square > 0) setSmall(square < LEAST_SQUARE);
    };
    const resized = new ResizeObserver(look);
    resized.observe(board);
    return () => resized.disconnect();
  }, []);
  const { cursor } = props;
  useEffect(() => {
    if (isLarge) reveal(frame.current!, cursor);
  }, [isLarge, cursor]);
  return (
    <div className={`board-frame${isLarge ? ' large' : ''}`} ref={frame}>
      {(isSmall || isLarge) && (
        <button type="button" className="button enlarge" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <Icon name="enlarge" />
          {t('board.large')}
        </button>
      )}
      <div className="board-window">
        <Board {...props} sheets={sheets} />
      </div>
    </div>
  );
}
