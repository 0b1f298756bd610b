import { type ReactElement, useState } from 'react';
import { scaleOf } from '#core';
import { formatDuration } from '#session';
import { levelWithRange } from '../level-words.ts';
import { Facts } from '../shell/facts.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Playing } from './playing.ts';

/** The end of a game, as long as it is solved: how long it took, how many hints, how hard it was. */
export function SolvedCard({ playing, onNew }: { readonly playing: Playing; readonly onNew: () => void }): ReactElement {
  const { t, i18n } = useTranslation('play');
  const { hints, origin, puzzle } = useStore(playing.store).game;
  const [isWaiting, setWaiting] = useState(false);
  const next = async (): Promise<void> => {
    setWaiting(true);
    const { playNext } = await import('../fresh/next.ts');
    if (!(await playNext(playing.state.game))) onNew();
    setWaiting(false);
  };
  const facts = [
    [t('solved.time'), formatDuration(playing.elapsedMs())],
    [t('solved.hints'), hints],
    [t('solved.level'), origin.level ? levelWithRange(origin.level, i18n.language, scaleOf(puzzle)) : t('solved.unrated')],
  ] as const;
  return (
    <section className="card solved" role="status">
      <h2>{t('solved.title')}</h2>
      <Facts facts={facts} />
      <div className="card-actions">
        <button type="button" className="button primary" disabled={isWaiting} onClick={() => void next()}>
          {t(isWaiting ? 'solved.waiting' : 'solved.next')}
        </button>
        <button type="button" className="button" onClick={onNew}>
          {t('solved.choose')}
        </button>
      </div>
    </section>
  );
}
