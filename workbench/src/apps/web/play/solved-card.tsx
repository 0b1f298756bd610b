import type { ReactElement } from 'react';
import { blanksOf, formatDuration } from '#session';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Playing } from './playing.ts';

/** The end of a game, as long as the grid stays full. */
export function SolvedCard({ playing, onNew }: { readonly playing: Playing; readonly onNew: () => void }): ReactElement | null {
  const { t } = useTranslation('play');
  const { game } = useStore(playing.store);
  if (blanksOf(game) > 0) return null;
  return (
    <section className="card solved" role="status">
      <h2>{t('solved.title')}</h2>
      <p>{t('solved.text', { time: formatDuration(playing.elapsedMs()) })}</p>
      <button type="button" className="button primary" onClick={onNew}>
        {t('solved.next')}
      </button>
    </section>
  );
}
