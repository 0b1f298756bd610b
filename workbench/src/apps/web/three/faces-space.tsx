import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { SpatialProps } from '../stage/spatial-props.ts';
import { useTranslation } from '../texts.ts';
import { FacesArranger } from './arrange-faces.ts';
import type { CompassContent } from './compass.ts';
import type { Angle } from './orbit.ts';
import { Slider, SpacePanel } from './space-panel.tsx';
import { useLabels, useSpace } from './use-space.ts';
import { add, fromPosition, scale, type Vector } from './vector.ts';

const NO_NAMES: readonly string[] = [];

/** The faces of a cube, folded beside their net. */
export function FacesSpace(props: SpatialProps): ReactElement {
  const { puzzle, cursor, reducedMotion } = props;
  const { t } = useTranslation('space');
  const arranger = useMemo(() => new FacesArranger(puzzle.geometry), [puzzle.geometry]);
  const home = useMemo(() => homeOf(arranger.outward()), [arranger]);
  const [unfold, setUnfold] = useState(0);
  const arrange = useCallback((by: number) => arranger.arrange({ unfold: by }), [arranger]);
  const compass = useMemo(() => compassOf(props.puzzle.geometry, arranger, cursor), [props.puzzle.geometry, arranger, cursor]);
  const labels = useLabels(puzzle.rules, NO_NAMES);
  const space = useSpace(props, { labels, isTile: true, home, spread: unfold, arrange, compass, onStep: () => {} });
  const isFlat = unfold > 0.5;
  const fold = (): void => {
    setUnfold(isFlat ? 0 : 1);
    space.view?.turnTo(isFlat ? home : { yaw: 0, pitch: 0 }, !reducedMotion);
  };
  return (
    <SpacePanel space={space} label={t('folded')} home={isFlat ? { yaw: 0, pitch: 0 } : home} glides={!reducedMotion}>
      <div className="chips">
        <button type="button" onClick={fold}>
          {t(isFlat ? 'fold' : 'unfold')}
        </button>
        <Slider label={t('unfolded')} value={unfold} onChange={setUnfold} />
      </div>
    </SpacePanel>
  );
}

/** Where most faces are seen: before the corner that three of them share, or a usual corner where there are faces all round. */
function homeOf(outward: readonly Vector[]): Angle {
  const [x, y, z] = outward.reduce((sum, out) => add(sum, out), [0, 0, 0] as Vector);
  if (Math.hypot(x, y, z) < 0.5) return { yaw: 36, pitch: 33 };
  return { yaw: Math.sign(x) * 36 * (z < 0 ? -1 : 1), pitch: Math.sign(y) * 33 };
}

/** The small cube: the letters of the faces that are seen, the face of the cursor, and the cursor. */
function compassOf(geometry: SpatialProps['puzzle']['geometry'], arranger: FacesArranger, cursor: number): CompassContent {
  const outward = arranger.outward();
  const half = geometry.panels[0]!.columns / 2;
  const here = geometry.places[cursor]!.panel;
  const position = (panel: number, corner: number): Vector => {
    const { places, columns } = geometry.panels[panel]!;
    const last = columns - 1;
    const [row, column] = [
      [0, 0],
      [0, last],
      [last, last],
      [last, 0],
    ][corner] as [number, number];
    return fromPosition(geometry.positions[places[row * columns + column]!]!);
  };
  // The corners of a face lie half a square further out than the middles of its corner squares.
  const stretch = (at: Vector, out: Vector): Vector =>
    at.map((c, i) => (Math.abs(out[i]!) > 0.5 ? c / half : Math.sign(c))) as unknown as Vector;
  return {
    cursor: scale(fromPosition(geometry.positions[cursor]!), 1 / half),
    planes: [{ corners: [0, 1, 2, 3].map((corner) => stretch(position(here, corner), outward[here]!)), strong: true }],
    labels: geometry.panels.map(({ title }, panel) => ({
      text: title.split(' ').at(-1)!,
      at: outward[panel]!,
      out: outward[panel]!,
      strong: panel === here,
    })),
  };
}
