import { type ReactElement, useEffect, useReducer } from 'react';
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
  // Read while drawing, so that what sets the clock (undo, restart) and what else it changes are seen in one picture.
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, []);
  if (!showTimer) return null;
  const { paused } = game.timer;
  return (
    <span className="clock">
      <span role="timer" aria-label={t('clock')} aria-live="off">
        {formatDuration(playing.elapsedMs())}
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
