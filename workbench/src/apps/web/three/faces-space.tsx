import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { quiet } from '../stage/quiet.ts';
import type { SpatialProps } from '../stage/spatial-props.ts';
import { useTranslation } from '../texts.ts';
import { FacesArranger } from './arrange-faces.ts';
import type { CompassContent } from './compass.ts';
import type { Angle } from './orbit.ts';
import { Slider, SpacePanel } from './space-panel.tsx';
import { useLabels, useSpace } from './use-space.ts';
import { add, cross, dot, fromPosition, scale, type Vector } from './vector.ts';

const NO_NAMES: readonly string[] = [];

/** The faces of a cube, folded beside their net. */
export function FacesSpace(props: SpatialProps): ReactElement {
  const { puzzle, cursor, reducedMotion } = props;
  const { t } = useTranslation('space');
  const arranger = useMemo(() => new FacesArranger(puzzle.geometry), [puzzle.geometry]);
  const face = puzzle.geometry.places[cursor]!.panel;
  const home = useMemo(() => before(arranger.folded(), face), [arranger, face]);
  const [unfold, setUnfold] = useState(0);
  const [follows, setFollows] = useState(true);
  const arrange = useCallback((by: number) => arranger.arrange({ unfold: by }), [arranger]);
  const compass = useMemo(() => compassOf(props.puzzle.geometry, arranger, cursor), [props.puzzle.geometry, arranger, cursor]);
  const labels = useLabels(puzzle.rules, NO_NAMES);
  const space = useSpace(props, { labels, isTile: true, home, spread: unfold, arrange, compass, onStep: () => {} });
  const isFlat = unfold > 0.5;
  const { view } = space;
  // The face one plays on comes to the front. A cube that the player has turned stays so until another face is played on.
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

/** How wide and how high the faces beside the one that is seen straight are, of its own size: of all shares the one with the largest digits on them. */
const ASIDE = 0.7;

/**
 * Where one looks from to read a face: it lies straight before the viewer, as in the net, and two others slant off beside it, so that the digits of
 * all three have room. Of such views the one from which most faces are seen, and of these from the front.
 */
function before(faces: ReturnType<FacesArranger['folded']>, face: number): Angle {
  const { up: inNet, out: back } = faces[face]!;
  const up: Vector = Math.abs(back[1]) > 0.5 ? inNet : [0, 1, 0];
  const right = cross(up, back);
  const signs = [1, -1];
  const ways = signs.flatMap((y) => signs.map((x) => add(add(back, right, x * ASIDE), up, y * ASIDE)));
  const seenFrom = (way: Vector): number => faces.filter(({ out }) => dot(out, way) > 0).length;
  const [x, y, z] = ways.sort((a, b) => seenFrom(b) - seenFrom(a) || b[2] - a[2])[0]!;
  const degrees = 180 / Math.PI;
  return { yaw: Math.atan2(x, z) * degrees, pitch: Math.atan2(y, Math.hypot(x, z)) * degrees, straight: { right, up, back } };
}

/** The small cube: the letters of the faces that are seen, the face of the cursor, and the cursor. */
function compassOf(geometry: SpatialProps['puzzle']['geometry'], arranger: FacesArranger, cursor: number): CompassContent {
  const outward = arranger.folded().map(({ out }) => out);
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
