import type { ReactElement } from 'react';
import { cellName, type Geometry } from '#core';
import type { ReadCage } from '#picture';
import { useTranslation } from '../texts.ts';

interface CagesProps {
  readonly geometry: Geometry;
  readonly cages: readonly ReadCage[];
  readonly onSum: (index: number, sum: number) => void;
}

/** The sums that were read, to be corrected one by one. */
export function Cages({ geometry, cages, onSum }: CagesProps): ReactElement {
  const { t } = useTranslation('photograph');
  const most = (geometry.size * (geometry.size + 1)) / 2;
  return (
    <fieldset className="cages">
      <legend>{t('cages')}</legend>
      {cages.map((cage, index) => {
        const cell = cellName(geometry, cage.cells[0]!);
        return (
          <label key={cell} className={cage.doubtful || cage.vague ? 'doubtful' : ''}>
            {cell}
            <input
              type="number"
              min={0}
              max={most}
              value={cage.sum}
              aria-label={t(cage.doubtful ? 'sumDoubtful' : 'sum', { cell })}
              onChange={({ target }) => onSum(index, Math.max(0, Math.min(most, Math.round(Number(target.value) || 0))))}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
