import type { ReactElement } from 'react';
import type { Puzzle } from '#core';
import { useTranslation } from '../texts.ts';

/** Tells which parts of a puzzle are not understood, and what that means for who plays it. */
export function Unknown({ puzzle: { ignored = [], kept } }: { readonly puzzle: Puzzle }): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <p className="complaint unknown">
      {t('unknown', { names: ignored.join(', ') })} {kept?.undrawn && `${t('undrawn', { names: kept.undrawn.join(', ') })} `}
      {t(kept?.solution ? 'unknownSolution' : 'unknownFree')}
    </p>
  );
}
