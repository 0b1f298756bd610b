import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { type Axis, axesOf, nearestPlace, spotsOf, viewOf } from '#session';
import { announce } from '../announce.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { Beside } from './beside.tsx';
import { BoardWindow } from './board-window.tsx';
import { PrintedPlanes } from './printed-planes.tsx';
import type { StageProps } from './stage-props.ts';
import { type ShownStage, StageSwap } from './stage-swap.tsx';
import { usePrinting } from './use-printing.ts';
import { useWhenQuiet } from './use-when-quiet.ts';

const AXIS_ICONS = { panels: 'layers', 'row-planes': 'rows', 'column-planes': 'columns' } as const satisfies Record<Axis, string>;

/** One plane of a cube seen face-on to play on, with a map of all planes and, where there is one, the cube itself. */
export function SolidStage(props: StageProps): ReactElement {
  const { t } = useTranslation('shell');
  const { puzzle, axis, cursor, onAxis, onPick, label } = props;
  const view = useMemo(() => viewOf(puzzle.geometry, axis), [puzzle.geometry, axis]);
  const spots = useMemo(() => spotsOf(view), [view]);
  const spot = spots.get(cursor) ?? { sheet: 0, row: 0, column: 0 };
  const sheets = useMemo(() => [view.sheets[spot.sheet]!], [view, spot.sheet]);
  const goTo = (sheet: number): void =>
    onPick(nearestPlace(view.sheets[(sheet + view.sheets.length) % view.sheets.length]!, spot.row, spot.column));
  const name = t(`board.plane.${axis}`, { number: spot.sheet + 1, count: view.sheets.length });
  useSpokenPlane(name, axis, spot.sheet);
  const late = useWhenQuiet(props);
  const isPrinting = usePrinting();
  const [shown, setShown] = useState<ShownStage>('shows-flat');
  return (
    <div className={`stage solid ${shown}`}>
      <StageSwap shown={shown} onShow={setShown} flat={t('board.swap.layer')} />
      {isPrinting && <PrintedPlanes {...props} view={view} />}
      <div className="slice">
        <div className="slice-bar">
          <div className="segments" role="group" aria-label={t('board.cut')}>
            {axesOf(puzzle.geometry).map((one) => (
              <button type="button" key={one} aria-pressed={one === axis} onClick={() => onAxis(one)}>
                <Icon name={AXIS_ICONS[one]} />
                <span>{t(`board.axis.${one}`)}</span>
              </button>
            ))}
          </div>
          <div className="stepper">
            <button type="button" className="icon-button" aria-label={t('board.nearer')} onClick={() => goTo(spot.sheet - 1)}>
              <Icon name="left" />
            </button>
            <span className="plane-name">{name}</span>
            <button type="button" className="icon-button" aria-label={t('board.deeper')} onClick={() => goTo(spot.sheet + 1)}>
              <Icon name="right" />
            </button>
          </div>
        </div>
        <BoardWindow {...props} sheets={sheets} within={view.sheets} label={`${label}, ${name}`} />
      </div>
      <Beside shown={late} />
    </div>
  );
}

/** Says which plane is in view where nothing else does: the names of the squares say how deep they lie, but not how the cube is cut. */
function useSpokenPlane(name: string, axis: Axis, sheet: number): void {
  const before = useRef({ axis, sheet });
  useEffect(() => {
    const last = before.current;
    before.current = { axis, sheet };
    // The square that had the focus went with its plane; the new one takes it in a moment and says its name.
    const isElsewhere = document.activeElement !== document.body && !document.activeElement?.closest('.board');
    if (last.axis !== axis || (last.sheet !== sheet && isElsewhere)) announce(name);
  }, [name, axis, sheet]);
}
