import { type ComponentType, type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Cell, Puzzle } from '#core';
import type { Axis, CellNote } from '#session';
import { spatial } from '../stage/spatial.ts';
import type { SpatialProps } from '../stage/spatial-props.ts';
import { useReducedMotion, useShownTheme } from '../theme.ts';

/** Whether a puzzle has a view in space that this browser can show. */
export function hasSpace({ geometry }: Puzzle): boolean {
  return geometry.shape.form !== 'flat' && spatial.isPossible();
}

/** What a stage marks on the board, in the words that the view in space has colours for. */
const LOOKS: Readonly<Record<string, string>> = {
  look: 'peer',
  'trial-now': 'chosen',
  'trial-cut': 'conflict',
  holder: 'same',
  heat: 'wrong',
};

interface SpaceBoardProps {
  readonly puzzle: Puzzle;
  readonly notes: readonly CellNote[];
  readonly lookOf: ((cell: Cell) => string) | undefined;
  /** Which cells stand, where layers are joined. */
  readonly stands?: ((cell: Cell) => boolean) | undefined;
}

/** The cube or the folded faces of a scene in space. The plane that is shown is the one where something happens. */
export function SpaceBoard({ puzzle, notes, lookOf, stands }: SpaceBoardProps): ReactElement | null {
  const [Spatial, setSpatial] = useState<ComponentType<SpatialProps> | undefined>(undefined);
  const [axis, setAxis] = useState<Axis>('panels');
  const [picked, setPicked] = useState<number | undefined>(undefined);
  const theme = useShownTheme();
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    let isCurrent = true;
    void spatial.load().then((module) => isCurrent && setSpatial(() => module.Spatial));
    return () => {
      isCurrent = false;
    };
  }, []);
  const { geometry } = puzzle;
  const happening = useMemo(() => {
    const cells = geometry.places.map(({ cell }) => lookOf?.(cell) ?? '');
    const now = cells.findIndex((look) => look.includes('trial'));
    return now >= 0 ? now : cells.findIndex((look) => look.includes('look'));
  }, [geometry, lookOf]);
  if (!Spatial) return null;
  const look = (cell: Cell): string =>
    (lookOf?.(cell) ?? '')
      .split(' ')
      .map((word) => LOOKS[word] ?? word)
      .join(' ');
  return (
    <Spatial
      puzzle={puzzle}
      notes={notes}
      cursor={happening >= 0 ? happening : (picked ?? 0)}
      selection={new Set()}
      lookOf={look}
      stands={stands}
      axis={axis}
      theme={theme}
      reducedMotion={reducedMotion}
      onPick={setPicked}
      onAxis={setAxis}
    />
  );
}
