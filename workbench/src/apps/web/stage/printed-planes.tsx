import type { CSSProperties, ReactElement } from 'react';
import type { AxisView } from '#session';
import { BoardView } from '../board/board.tsx';
import { useTranslation } from '../texts.ts';
import type { StageProps } from './stage-props.ts';

/** All planes of a cube on paper, along the axis that the screen cuts; as many side by side as can be written in. */
export function PrintedPlanes({ view, ...props }: StageProps & { readonly view: AxisView }): ReactElement {
  const { t } = useTranslation('shell');
  const { puzzle, notes, candidatesOf, label } = props;
  const { size } = puzzle.geometry;
  const side = view.sheets[0]!.columns;
  const perRow = side <= 4 ? 4 : size <= 9 ? 2 : 1;
  return (
    <div className="printed-planes" style={{ '--planes': perRow } as CSSProperties}>
      {view.sheets.map((sheet, i) => {
        const name = t(`board.plane.${view.axis}`, { number: i + 1, count: view.sheets.length });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: planes never change their order
          <figure key={i}>
            <figcaption>{name}</figcaption>
            <BoardView
              puzzle={puzzle}
              notes={notes}
              candidatesOf={candidatesOf}
              sheets={[sheet]}
              within={view.sheets}
              label={`${label}, ${name}`}
            />
          </figure>
        );
      })}
    </div>
  );
}
