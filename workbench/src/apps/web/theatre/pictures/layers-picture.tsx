import type { ReactElement } from 'react';
import { panelName, type Say } from '../../board/names.ts';
import { useTranslation } from '../../texts.ts';
import { combinationCount, type LayerState } from '../acts/layer-act.ts';

/** Solutions of a layer that are drawn one by one. */
const MOST_DOTS = 60;

/** Each layer with all its solutions: those that still fit, those that fell, and the one that is set. */
export function LayersPicture({ state }: { readonly state: LayerState }): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const { t: shell } = useTranslation('shell');
  const { layers, alive, left, set, current, puzzle } = state;
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <div className="layers-picture">
      <ol aria-label={t('layers.label')}>
        {layers.map(({ count }, layer) => {
          const chosen = set.find((one) => one.layer === layer);
          const open = alive?.[layer] ? new Set(alive[layer]) : undefined;
          const fits = chosen ? 1 : (left?.[layer] ?? count);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its number
            <li key={layer} className={`${chosen ? 'set' : ''} ${layer === current ? 'now' : ''} ${fits === 0 ? 'dead' : ''}`}>
              <strong>{panelName(shell as Say, puzzle.geometry, layer)}</strong>
              <span className="layer-count">{t('layers.left', { number: numbers.format(fits), of: numbers.format(count) })}</span>
              <span className="layer-dots" aria-hidden="true">
                {Array.from({ length: Math.min(count, MOST_DOTS) }, (_, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a solution is its number
                  <i key={row} className={chosen ? (chosen.row === row ? 'chosen' : 'gone') : (open?.has(row) ?? true) ? '' : 'gone'} />
                ))}
                {count > MOST_DOTS && <b>+{numbers.format(count - MOST_DOTS)}</b>}
              </span>
            </li>
          );
        })}
      </ol>
      {layers.length > 0 && (
        <p className="product">
          {layers.map(({ count }) => numbers.format(count)).join(' × ')} = <strong>{numbers.format(combinationCount(state))}</strong>{' '}
          {t('layers.combinations')}
        </p>
      )}
    </div>
  );
}
