import { type ReactElement, useEffect, useState } from 'react';
import { scaleOf } from '#core';
import { filledOf, formatDuration } from '#session';
import { announce } from '../announce.tsx';
import { levelWithRange } from '../level-words.ts';
import { useLatest } from '../library/use-latest.ts';
import { Facts } from '../shell/facts.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Playing } from './playing.ts';

const SAID_AFTER_MS = 500;

/** The end of a game, as long as it is solved: how long it took, how many hints, how hard it was. */
export function SolvedCard({ playing, onNew }: { readonly playing: Playing; readonly onNew: () => void }): ReactElement {
  const { t, i18n } = useTranslation('play');
  const { game } = useStore(playing.store);
  const { hints, origin, puzzle } = game;
  const [isWaiting, setWaiting] = useState(false);
  const latest = useLatest();
  const next = async (): Promise<void> => {
    setWaiting(true);
    const { playNext } = await import('../fresh/next.ts');
    // Whoever leaves the game meanwhile is not fetched back by a puzzle that comes late.
    const told = await latest.ask((signal) => playNext(playing.state.game, signal));
    if (told && !told.answer) onNew();
    setWaiting(false);
  };
  const time = formatDuration(playing.elapsedMs());
  const level = origin.level ? levelWithRange(origin.level, i18n.language, scaleOf(puzzle)) : t('solved.unrated');
  const filled = { count: filledOf(game), blanks: puzzle.givens.filter((given) => given === 0).length };
  const facts = [
    [t('solved.time'), time],
    [t('solved.hints'), hints],
    [t('solved.level'), level],
    ...(filled.count > 0 ? [[t('solved.filled'), t('solved.filledOf', filled)] as const] : []),
  ] as const;
  const said = [t('solved.said', { time, hints, level }), ...(filled.count > 0 ? [t('solved.filledSaid', filled)] : [])].join(' ');
  // One sentence, after that of the last entry: readers speak the parts of a card that appears in any order.
  useEffect(() => {
    const timer = setTimeout(() => announce(said), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <section className="card solved" aria-label={t('solved.title')}>
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
