import { type ReactElement, useEffect, useState } from 'react';
import { formatDuration } from '#session';
import { useSettings } from '../settings.ts';
import { Icon } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Playing } from './playing.ts';

/** How long the game has been played, and the pause; not read out, since a clock that speaks every second is a torment. */
export function Clock({ playing }: { readonly playing: Playing }): ReactElement | null {
  const { t } = useTranslation('play');
  const { showTimer } = useSettings();
  const { game } = useStore(playing.store);
  const [ms, setMs] = useState(playing.elapsedMs());
  // biome-ignore lint/correctness/useExhaustiveDependencies: undo and restart set the clock, which is seen at once
  useEffect(() => {
    setMs(playing.elapsedMs());
    const timer = setInterval(() => setMs(playing.elapsedMs()), 500);
    return () => clearInterval(timer);
  }, [playing, game.timer]);
  if (!showTimer) return null;
  const { paused } = game.timer;
  return (
    <span className="clock">
      <span role="timer" aria-label={t('clock')} aria-live="off">
        {formatDuration(ms)}
      </span>
      {!game.solved && (
        <button
          type="button"
          className="icon-button"
          title={t(paused ? 'pause.resume' : 'pause.button')}
          onClick={() => (paused ? playing.resume() : playing.pause())}
        >
          <Icon name={paused ? 'start' : 'pause'} />
        </button>
      )}
    </span>
  );
}
