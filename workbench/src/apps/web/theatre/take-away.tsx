import { type ReactElement, type RefObject, useState } from 'react';
import { announce } from '../announce.tsx';
import { saveFile } from '../save-text.ts';
import { notify } from '../shell/notices.tsx';
import { useTranslation } from '../texts.ts';
import { filmSvg, pictureSvg, type StageImage, takeFrame } from './stage-picture.ts';
import type { Player } from './use-player.ts';

/** Pictures of a film: enough to follow, few enough for a mail. */
const MOST_FRAMES = 60;
const SECONDS_EACH = 0.5;

interface TakeAwayProps {
  readonly name: string;
  readonly title: string;
  readonly stage: RefObject<HTMLElement | null>;
  readonly caption: string;
  readonly player: Player;
  readonly count: number;
  /** The address of this step; undefined where it cannot be told. */
  readonly address: string | undefined;
}

/** What one takes home from a scene: a link to this step, the picture, the whole run as a film. */
export function TakeAway({ name, title, stage, caption, player, count, address }: TakeAwayProps): ReactElement {
  const { t } = useTranslation('theatre');
  const [filming, setFilming] = useState(false);
  const copyLink = async (): Promise<void> => {
    if (address === undefined) {
      notify(t('take.tooLong'), 'warning');
      return;
    }
    history.replaceState(history.state, '', address);
    try {
      await navigator.clipboard.writeText(location.href);
      notify(t('take.copied'));
    } catch {
      // Where nothing may be copied, the address bar has the link now.
      notify(t('take.inAddress'));
    }
  };
  const savePicture = (): void => {
    if (!stage.current) return;
    saveFile(pictureSvg(takeFrame(stage.current, caption), title), `${name}-${player.position}.svg`, 'image/svg+xml');
  };
  const saveFilm = async (): Promise<void> => {
    const here = player.position;
    setFilming(true);
    const steps = Math.min(MOST_FRAMES - 1, count);
    const frames: StageImage[] = [];
    for (let i = 0; i <= steps; i++) {
      player.goTo(Math.round((count * i) / Math.max(1, steps)));
      await shown();
      if (!stage.current) break;
      const words = stage.current.closest('.performance')?.querySelector('.caption')?.textContent ?? '';
      frames.push(takeFrame(stage.current, words));
    }
    player.goTo(here);
    setFilming(false);
    if (frames.length === 0) return;
    saveFile(filmSvg(frames, title, SECONDS_EACH), `${name}-film.svg`, 'image/svg+xml');
    announce(t('take.filmed', { count: frames.length }));
  };
  return (
    <div className="take-away" role="group" aria-label={t('take.label')}>
      <button type="button" className="button" onClick={() => void copyLink()}>
        {t('take.link')}
      </button>
      <button type="button" className="button" onClick={savePicture}>
        {t('take.picture')}
      </button>
      <button type="button" className="button" aria-disabled={filming} onClick={() => !filming && void saveFilm()}>
        {t(filming ? 'take.filming' : 'take.film')}
      </button>
    </div>
  );
}

/** When what was asked for is on the screen. */
function shown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
