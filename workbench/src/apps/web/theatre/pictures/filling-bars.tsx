import type { ReactElement } from 'react';
import { blockName, type Say } from '../../board/names.ts';
import { useTranslation } from '../../texts.ts';
import type { PathState } from '../acts/path-act.ts';

/** The list of fillings of every minigrid along the path, and how far through it the search is. */
export function FillingBars({ state }: { readonly state: PathState }): ReactElement {
  const { t } = useTranslation('theatre');
  const { t: shell } = useTranslation('shell');
  const { path, blocks, fillings, standing, current, position } = state;
  const most = Math.max(1, ...fillings.map((count) => count ?? 0));
  return (
    <ol className="filling-bars" aria-label={t('bars')}>
      {path.map((block) => {
        const count = fillings[block] ?? 0;
        const stands = standing.find((one) => one.block === block);
        const isNow = block === current;
        const at = stands ? stands.filling + 1 : isNow ? Math.min(position, count) : 0;
        return (
          <li key={block} className={`${stands ? 'standing' : ''} ${isNow ? 'now' : ''}`}>
            <span className="bar-name">{blockName(shell as Say, blocks[block]!.called)}</span>
            <span className="bar" style={{ inlineSize: `${Math.max(4, (100 * count) / most)}%` }}>
              <span style={{ inlineSize: `${count === 0 ? 0 : (100 * at) / count}%` }} />
            </span>
            <span className="bar-count">{at > 0 ? `${at} / ${count}` : count}</span>
          </li>
        );
      })}
    </ol>
  );
}
