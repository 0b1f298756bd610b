import { type ReactElement, useEffect, useRef } from 'react';
import { findBinding } from '../keys/binding.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { playKeys } from './keys.ts';
import type { Playing } from './playing.ts';

/** What stands in the place of the board while the game is paused: nothing of it is shown, and screen readers do not say it. */
export function PausedPanel({ playing }: { readonly playing: Playing }): ReactElement {
  const { t } = useTranslation('play');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      const isFree = event.target === document.body || event.target === button.current;
      if (isFree && findBinding(playKeys, event)?.binding.id === 'pause') playing.resume();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [playing]);
  return (
    <div className="stage paused" role="status">
      <h2>{t('pause.title')}</h2>
      <p>{t('pause.text')}</p>
      <button type="button" className="button primary" ref={button} onClick={() => playing.resume()}>
        <Icon name="start" />
        {t('pause.resume')}
      </button>
    </div>
  );
}
