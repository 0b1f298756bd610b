import { lazy, type ReactElement, Suspense } from 'react';
import { useReducedMotion, useShownTheme } from '../theme.ts';
import { spatial } from './spatial.ts';
import type { StageProps } from './stage-props.ts';

const Spatial = lazy(() => spatial.load().then((module) => ({ default: module.Spatial })));

/** The view in space beside a flat board, where there is one. */
export function Navigator({ puzzle, notes, cursor, selection, lookOf, axis, picture, onPick, onAxis }: StageProps): ReactElement | null {
  const theme = useShownTheme();
  const reducedMotion = useReducedMotion();
  if (!spatial.isPossible()) return null;
  const shown = { puzzle, notes, cursor, selection, lookOf, axis, picture, theme, reducedMotion, onPick, onAxis };
  return (
    <div className="navigator">
      <Suspense fallback={<div className="waiting" aria-busy="true" />}>
        <Spatial {...shown} />
      </Suspense>
    </div>
  );
}
