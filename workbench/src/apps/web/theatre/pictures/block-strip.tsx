import type { ReactElement } from 'react';
import { blockName, type Say } from '../../board/names.ts';
import { useTranslation } from '../../texts.ts';
import type { TreeState } from '../acts/tree-act.ts';

/** The blocks that stand, in the order in which they were taken, each with the number of its permutation. */
export function BlockStrip({ state }: { readonly state: TreeState }): ReactElement {
  const { t } = useTranslation('theatre');
  const { t: shell } = useTranslation('shell');
  const { standing, blocks, current } = state;
  const isOpen = current !== undefined && !standing.some(({ block }) => block === current.index);
  return (
    <ol className="block-strip" aria-label={t('strip')}>
      {standing.map(({ block, filling, of }) => (
        <li key={block}>
          <strong>{blockName(shell as Say, blocks[block]!.called)}</strong>
          <small>
            {filling + 1} / {of}
          </small>
        </li>
      ))}
      {isOpen && (
        <li className="open">
          <strong>{blockName(shell as Say, current.called)}</strong>
          <small>…</small>
        </li>
      )}
    </ol>
  );
}
