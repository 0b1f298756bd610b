import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { quiet } from '../stage/quiet.ts';
import type { SpatialProps } from '../stage/spatial-props.ts';
import { useTranslation } from '../texts.ts';
import { FacesArranger } from './arrange-faces.ts';
import type { CompassContent } from './compass.ts';
import { type Angle, Orbit } from './orbit.ts';
import { Slider, SpacePanel } from './space-panel.tsx';
import { useLabels, useSpace } from './use-space.ts';
import { dot, fromPosition, scale, type Vector } from './vector.ts';

const NO_NAMES: readonly string[] = [];

/** The faces of a cube, folded beside their net. */
export function FacesSpace(props: SpatialProps): ReactElement {
  const { puzzle, cursor, reducedMotion } = props;
  const { t } = useTranslation('space');
  const arranger = useMemo(() => new FacesArranger(puzzle.geometry), [puzzle.geometry]);
  const face = puzzle.geometry.places[cursor]!.panel;
  const home = useMemo(() => before(arranger.outward(), face), [arranger, face]);
  const [unfold, setUnfold] = useState(0);
  const [follows, setFollows] = useState(true);
  const arrange = useCallback((by: number) => arranger.arrange({ unfold: by }), [arranger]);
  const compass = useMemo(() => compassOf(props.puzzle.geometry, arranger, cursor), [props.puzzle.geometry, arranger, cursor]);
  const labels = useLabels(puzzle.rules, NO_NAMES);
  const space = useSpace(props, { labels, isTile: true, home, spread: unfold, arrange, compass, onStep: () => {} });
  const isFlat = unfold > 0.5;
  const { view } = space;
  // The face one plays on comes to the front. Whoever has turned the cube keeps what he looks at until he goes to another face.
  useEffect(
    () => (follows && !isFlat ? quiet.when(() => view?.turnTo(home, !reducedMotion)) : undefined),
    [view, follows, isFlat, home, reducedMotion],
  );
  const fold = (): void => {
    setUnfold(isFlat ? 0 : 1);
    view?.turnTo(isFlat ? home : { yaw: 0, pitch: 0 }, !reducedMotion);
  };
  return (
    <SpacePanel space={space} label={t('folded')} home={isFlat ? { yaw: 0, pitch: 0 } : home} glides={!reducedMotion}>
      <div className="chips">
        <button type="button" onClick={fold}>
          {t(isFlat ? 'fold' : 'unfold')}
        </button>
        <button type="button" aria-pressed={follows} title={t('followsDetail')} onClick={() => setFollows(!follows)}>
          {t('follows')}
        </button>
        <Slider label={t('unfolded')} value={unfold} onChange={setUnfold} />
      </div>
    </SpacePanel>
  );
}

/** How far from straight before a face one looks: enough to see its neighbours, and little enough to read it. What lies flat leans as far as it is turned. */
const ASIDE = { yaw: 24, pitch: 22 } as const;
const ABOVE = { yaw: 12, pitch: 62 } as const;

/** Where one looks from to read a face: nearly straight, and of such angles the first from which most other faces are seen. */
function anglesBefore([x, y, z]: Vector): Angle[] {
  const signs = [1, -1];
  const yaw = (Math.atan2(x, z) * 180) / Math.PI;
  return Math.abs(y) > 0.5
    ? [0, 180].flatMap((turn) => signs.map((by) => ({ yaw: turn + by * ABOVE.yaw, pitch: Math.sign(y) * ABOVE.pitch })))
    : signs.flatMap((up) => signs.map((by) => ({ yaw: yaw + by * ASIDE.yaw, pitch: up * ASIDE.pitch })));
}

function before(outward: readonly Vector[], face: number): Angle {
  const orbit = new Orbit();
  const seenFrom = (angle: Angle): number => {
    orbit.set(angle);
    const { back } = orbit.axes();
    return outward.filter((out) => dot(out, back) > 0.2).length;
  };
  const angles = anglesBefore(outward[face]!);
  const most = Math.max(...angles.map(seenFrom));
  return angles.find((angle) => seenFrom(angle) === most)!;
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
