import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '#session';
import type { StageProps } from './stage-props.ts';

interface SheetMapProps extends StageProps {
  readonly view: View;
  readonly current: number;
  readonly onSheet: (sheet: number) => void;
}

/** All planes of a cube in small: what is filled, what is chosen and lit, and which plane is open. A press opens another. */
export function SheetMap({ puzzle, notes, view, current, onSheet, lookOf, selection }: SheetMapProps): ReactElement {
  const { t } = useTranslation('shell');
  const { geometry, givens } = puzzle;
  return (
    <div className="sheet-map" role="group" aria-label={t('board.map')}>
      {view.sheets.map(({ rows, columns, places }, sheet) => {
        const paths = new Map<string, string>();
        places.forEach((place, i) => {
          const { cell } = geometry.places[place]!;
          const look = selection.has(cell) ? 'chosen' : (lookOf(cell).split(' ')[0] ?? '');
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
            aria-label={name}
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
