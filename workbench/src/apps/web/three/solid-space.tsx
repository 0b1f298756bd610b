import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Axis } from '#session';
import type { SpatialProps } from '../stage/spatial-props.ts';
import { useTranslation } from '../texts.ts';
import { axisIndex, SOLID_MODES, SolidArranger, type SolidMode } from './arrange-solid.ts';
import type { CompassContent } from './compass.ts';
import type { Angle } from './orbit.ts';
import { lightWordsOf } from './paints.ts';
import { Slider, SpacePanel } from './space-panel.tsx';
import { useLabels, useSpace } from './use-space.ts';
import { fromPosition, type Vector } from './vector.ts';

/** From where the planes along an axis are seen best, without being seen flat. */
const HOMES: Readonly<Record<Axis, Angle>> = {
  panels: { yaw: 26, pitch: 20 },
  'row-planes': { yaw: 22, pitch: 54 },
  'column-planes': { yaw: 62, pitch: 20 },
};

const JOINED_SPREAD = 0.5;
const LIT = ['chosen', 'same', 'peer', 'conflict', 'wrong'];

/** A cube of cells as the navigator beside its plane. */
export function SolidSpace(props: SpatialProps): ReactElement {
  const { puzzle, notes, cursor, lookOf, picture, stands, axis, reducedMotion, onPick } = props;
  const { t } = useTranslation('space');
  const arranger = useMemo(() => new SolidArranger(puzzle.geometry), [puzzle.geometry]);
  const names = useMemo(() => arranger.blocks?.names ?? [], [arranger]);
  const labels = useLabels(puzzle.rules, names);
  const [chosenMode, setMode] = useState<SolidMode>(stands ? 'joined' : 'slice');
  // Layers that are joined stand apart, so that each is seen.
  const [spread, setSpread] = useState(stands ? JOINED_SPREAD : 0);
  // Steps are shown as steps from the first one on, until the player wants to see something else.
  const [followsSteps, setFollowsSteps] = useState(true);
  const hasPicture = picture !== undefined;
  useEffect(() => {
    if (!hasPicture) setFollowsSteps(true);
  }, [hasPicture]);
  const mode = hasPicture && followsSteps ? 'step' : chosenMode;
  const arrange = useCallback(
    (by: number) => {
      const { places } = puzzle.geometry;
      const words = lightWordsOf({ puzzle, lookOf, picture });
      const wanted = mode === 'step' ? ['look', 'seen'] : LIT;
      return arranger.arrange({
        mode,
        axis,
        cursor,
        spread: by,
        isLit: (place) => {
          const isSaid = words(places[place]!.cell);
          return wanted.some(isSaid);
        },
        ...(stands ? { stands: (place: number) => stands(places[place]!.cell) } : {}),
        isFilled: (place) => puzzle.givens[places[place]!.cell] !== 0 || notes[places[place]!.cell]?.value !== 0,
      });
    },
    [arranger, mode, axis, cursor, puzzle, notes, lookOf, picture, stands],
  );
  const compass = useMemo(
    () => compassOf(arranger, puzzle.geometry.positions[cursor]!, axis, mode, t),
    [arranger, puzzle, cursor, axis, mode, t],
  );
  const onStep = (by: number): void => onPick(arranger.placeBehind(cursor, axis, by));
  const space = useSpace(props, { labels, isTile: false, home: HOMES[axis], spread, arrange, compass, onStep });
  useTurnWithAxis(space.view, axis, !reducedMotion);
  const modes = SOLID_MODES.filter(
    (one) => (one !== 'blocks' || arranger.blocks) && (one !== 'step' || picture) && (one !== 'joined' || stands),
  );
  const block = mode === 'blocks' ? arranger.blockAt(cursor) : undefined;
  return (
    <SpacePanel space={space} label={t('cube')} home={HOMES[axis]} glides={!reducedMotion}>
      <div className="chips" role="group" aria-label={t('show')}>
        {modes.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === mode}
            title={t(`modes.${one}.long`)}
            onClick={() => {
              setFollowsSteps(one === 'step');
              if (one !== 'step') setMode(one);
            }}
          >
            {t(`modes.${one}.short`)}
          </button>
        ))}
      </div>
      <Slider label={t('explode')} value={spread} onChange={setSpread} />
      {block && <output className="space-note">{t('blocks', { name: block.name, neighbours: block.neighbours.join(', ') })}</output>}
    </SpacePanel>
  );
}

/** Another axis is seen best from another side; the way there shows which planes are meant. */
function useTurnWithAxis(view: ReturnType<typeof useSpace>['view'], axis: Axis, glides: boolean): void {
  const last = useRef(axis);
  useEffect(() => {
    if (last.current === axis) return;
    last.current = axis;
    view?.turnTo(HOMES[axis], glides);
  }, [view, axis, glides]);
}

/** The small cube: the planes that are looked at, the cursor, and what the directions are called. */
function compassOf(
  arranger: SolidArranger,
  here: readonly [number, number, number],
  axis: Axis,
  mode: SolidMode,
  t: (key: string) => string,
): CompassContent {
  const cursor = fromPosition(here.map((c, i) => (2 * c) / Math.max(1, arranger.sides[i]! - 1) - 1) as unknown as Vector);
  const plane = (direction: number): Vector[] =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a, b]) => {
      const corner = [...cursor];
      corner[(direction + 1) % 3] = a!;
      corner[(direction + 2) % 3] = b!;
      return corner as unknown as Vector;
    });
  const along = axisIndex(axis);
  const directions = mode === 'planes' ? [0, 1, 2] : [along];
  return {
    cursor,
    planes: directions.map((direction) => ({ corners: plane(direction), strong: direction === along })),
    // Each stands at the end of the edge along which it counts, all edges starting where the first cell is.
    labels: [
      { text: t('axis.column'), at: [0, -1.45, 1], strong: along === 0 },
      { text: t('axis.row'), at: [-1.7, 0, 1], strong: along === 1 },
      { text: t('axis.layer'), at: [-1.3, 1.4, 0], strong: along === 2 },
    ],
  };
}
