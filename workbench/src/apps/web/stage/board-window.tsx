import { type CSSProperties, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { type Sheet, viewOf } from '#session';
import { BoardView } from '../board/board.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import type { StageProps } from './stage-props.ts';

/** Squares of fewer pixels are hard to press; from here on the player may have them larger, in a window that scrolls. */
const LEAST_SQUARE = 24;

/** This many pixels in a square a mark needs to be read; marks stand in rows of the root of the size. */
const LEAST_MARK = 10.5;

/** Smaller squares can neither be read nor pressed, so the board begins enlarged; for a finger it does so earlier, until the player wants it whole. */
const UNPLAYABLE = 15;
const UNPRESSED = 28;
const FINGER = '(pointer: coarse)';

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

/** Brings the sheet of a place into the window, from its first corner on: of a net there is otherwise little but the empty corner to see. */
function revealSheet(frame: HTMLElement, place: number): void {
  const port = frame.querySelector('.board-window')!;
  const square = port.querySelector(`[data-place="${place}"]`);
  const sheet = square?.closest('[role="grid"]')?.getBoundingClientRect();
  if (!square || !sheet) return;
  const seen = port.getBoundingClientRect();
  const room = AROUND * square.getBoundingClientRect().width;
  port.scrollBy({ left: sheet.left - room - seen.left, top: sheet.top - room - seen.top });
}

interface BoardWindowProps extends StageProps {
  /** What is shown of the puzzle: all its panels, unless said otherwise. */
  readonly sheets?: readonly Sheet[];
}

/** Sheets of a puzzle on one board. Where its squares become too small it can be enlarged; the cursor stays in sight. */
export function BoardWindow(props: BoardWindowProps): ReactElement {
  const { t } = useTranslation('shell');
  const { geometry } = props.puzzle;
  const panels = useMemo(() => viewOf(geometry, 'panels').sheets, [geometry]);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<boolean | undefined>(undefined);
  const [fitted, setFitted] = useState(Number.POSITIVE_INFINITY);
  const least = Math.max(LEAST_SQUARE, LEAST_MARK * Math.ceil(Math.sqrt(geometry.size)));
  const { wholeBoard } = useSettings();
  const isLarge = chosen ?? (fitted < UNPLAYABLE || (fitted < Math.min(UNPRESSED, least) && !wholeBoard && matchMedia(FINGER).matches));
  const choose = (large: boolean): void => {
    setChosen(large);
    changeSettings({ wholeBoard: !large });
  };
  useEffect(() => {
    const { current } = frame;
    const board = current!.querySelector('.board')!;
    const look = (): void => {
      // An enlarged board says nothing about the room there is.
      const square = current!.classList.contains('large') ? 0 : (board.querySelector('[data-place]')?.getBoundingClientRect().width ?? 0);
      if (square > 0) setFitted(square);
    };
    const resized = new ResizeObserver(look);
    resized.observe(board);
    return () => resized.disconnect();
  }, []);
  const { cursor } = props;
  const wasLarge = useRef(false);
  useEffect(() => {
    if (isLarge && !wasLarge.current) revealSheet(frame.current!, cursor);
    if (isLarge) reveal(frame.current!, cursor);
    wasLarge.current = isLarge;
  }, [isLarge, cursor]);
  return (
    <div
      className={`board-frame${isLarge ? ' large' : ''}`}
      style={{ '--large-square': `${Math.max(32, Math.ceil(least))}px` } as CSSProperties}
      ref={frame}
    >
      {(fitted < least || isLarge) && (
        <button type="button" className="button enlarge" aria-pressed={isLarge} onClick={() => choose(!isLarge)}>
          <Icon name="enlarge" />
          {t('board.large')}
        </button>
      )}
      <div className="board-window">
        <BoardView {...props} sheets={props.sheets ?? panels} />
      </div>
    </div>
  );
}
