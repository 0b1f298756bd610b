import { type ReactElement, useEffect, useState } from 'react';
import { formatDuration } from '#session';
import { useSettings } from '../settings.ts';
import { useTranslation } from '../texts.ts';
import type { Playing } from './playing.ts';

/** How long the game has been played; not read out, since a clock that speaks every second is a torment. */
export function Clock({ playing }: { readonly playing: Playing }): ReactElement | null {
  const { t } = useTranslation('play');
  const { showTimer } = useSettings();
  const [ms, setMs] = useState(playing.elapsedMs());
  useEffect(() => {
    const timer = setInterval(() => setMs(playing.elapsedMs()), 500);
    return () => clearInterval(timer);
  }, [playing]);
  if (!showTimer) return null;
  return (
    <span className="clock" role="timer" aria-label={t('clock')} aria-live="off">
      {formatDuration(ms)}
    </span>
  );
}
