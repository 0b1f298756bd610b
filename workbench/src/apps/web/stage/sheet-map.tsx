import { type ReactElement, useMemo } from 'react';
import type { Cell } from '#core';
import type { Picture } from '#drawing';
import type { AxisView } from '#session';
import { useTranslation } from '../texts.ts';
import type { StageProps } from './stage-props.ts';

interface SheetMapProps extends StageProps {
  readonly view: AxisView;
  readonly current: number;
  readonly onSheet: (sheet: number) => void;
}

/** All planes of a cube in small: what is filled, chosen and lit, in which planes a step lies, and which is open. A press opens another. */
export function SheetMap({ puzzle, notes, view, current, onSheet, lookOf, selection, picture }: SheetMapProps): ReactElement {
  const { t } = useTranslation('shell');
  const { geometry, givens } = puzzle;
  const told = useMemo(() => toldCells(picture), [picture]);
  return (
    <div className="sheet-map" role="group" aria-label={t('board.map')}>
      {view.sheets.map(({ rows, columns, places }, sheet) => {
        const paths = new Map<string, string>();
        places.forEach((place, i) => {
          if (place < 0) return;
          const { cell } = geometry.places[place]!;
          const look = told?.get(cell) ?? (selection.has(cell) ? 'chosen' : (lookOf(cell).split(' ')[0] ?? ''));
          const filled = givens[cell] || notes[cell]!.value ? 'filled' : '';
          for (const name of [look, filled]) {
            const square = `M${i % columns} ${Math.floor(i / columns)}h1v1h-1z`;
            if (name !== '') paths.set(name, (paths.get(name) ?? '') + square);
          }
        });
        const name = t(`board.plane.${view.axis}`, { number: sheet + 1, count: view.sheets.length });
        return (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: planes never change their order
            key={sheet}
            aria-current={sheet === current ? 'true' : undefined}
            title={name}
            onClick={() => onSheet(sheet)}
          >
            <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
              {[...paths].map(([look, path]) => (
                <path key={look} className={look} d={path} />
              ))}
            </svg>
          </button>
        );
      })}
    </div>
  );
}

/** What the cells of a step do in it: hold its pattern, lose a candidate, take a value. */
function toldCells(picture: Picture | undefined): ReadonlyMap<Cell, string> | undefined {
  if (!picture) return undefined;
  return new Map([
    ...picture.cells.map((cell) => [cell, 'told'] as const),
    ...picture.remove.map(({ cell }) => [cell, 'falls'] as const),
    ...picture.place.map(({ cell }) => [cell, 'put'] as const),
  ]);
}
