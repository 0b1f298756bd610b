import { memo, type ReactElement, useMemo } from 'react';
import { nearestPlace, spotsOf, viewOf } from '#session';
import { Navigator } from './navigator.tsx';
import { SheetMap } from './sheet-map.tsx';
import type { StageProps } from './stage-props.ts';

/** What stands beside the plane of a cube: the cube in space and the map of its planes. Drawn again only when it is given something else to show. */
export const Beside = memo(function Beside({ shown }: { readonly shown: StageProps }): ReactElement {
  const { puzzle, axis, cursor, onPick } = shown;
  const view = useMemo(() => viewOf(puzzle.geometry, axis), [puzzle.geometry, axis]);
  const spots = useMemo(() => spotsOf(view), [view]);
  const { sheet, row, column } = spots.get(cursor) ?? { sheet: 0, row: 0, column: 0 };
  const goTo = (to: number): void => onPick(nearestPlace(view.sheets[to]!, row, column));
  return (
    <div className="beside">
      <Navigator {...shown} />
      <SheetMap {...shown} view={view} current={sheet} onSheet={goTo} />
    </div>
  );
});
