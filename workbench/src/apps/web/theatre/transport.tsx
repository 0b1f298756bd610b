import { type ReactElement, useId } from 'react';
import { runBinding } from '../keys/binding.ts';
import { partKeys } from '../keys/steps.ts';
import { Icon, type IconName } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { type Player, SPEEDS } from './use-player.ts';

interface TransportProps {
  readonly player: Player;
  readonly count: number;
  /** The positions at which something new begins, rising. */
  readonly chapters: readonly number[];
}

/** Play, pause, steps short and long, the place in the run, and the speed. Arrow keys step while a button has the focus. */
export function Transport({ player, count, chapters }: TransportProps): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const id = useId();
  const { position, isPlaying, speed } = player;
  const isStart = position === 0;
  const isEnd = position >= count;
  const before = (): number => chapters.findLast((chapter) => chapter < position) ?? 0;
  const after = (): number => chapters.find((chapter) => chapter > position) ?? count;
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if ((event.target as HTMLElement).tagName !== 'BUTTON') return;
    const steps = { position, last: count, before, after, goTo: player.goTo };
    if (runBinding(partKeys, event.nativeEvent, steps)) event.preventDefault();
  };
  const button = (name: string, icon: IconName, isOff: boolean, go: () => void): ReactElement => (
    // Not `disabled`: a button that has the focus would lose it at the end of the run.
    <button type="button" className="icon-button" title={t(`transport.${name}`)} aria-disabled={isOff} onClick={() => !isOff && go()}>
      <Icon name={icon} />
    </button>
  );
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <div className="transport" role="group" aria-label={t('transport.label')} onKeyDown={onKeyDown}>
      <div className="transport-buttons">
        {button('first', 'first', isStart, () => player.goTo(0))}
        {button('chapterBack', 'rewind', isStart, () => player.goTo(before()))}
        {button('back', 'left', isStart, () => player.goTo(position - 1))}
        <button
          type="button"
          className="play-button"
          onClick={() => (isPlaying ? player.pause() : player.play())}
          aria-label={t(isPlaying ? 'transport.pause' : 'transport.play')}
        >
          <Icon name={isPlaying ? 'pause' : 'start'} />
        </button>
        {button('forth', 'right', isEnd, () => player.goTo(position + 1))}
        {button('chapterForth', 'forward', isEnd, () => player.goTo(after()))}
        {button('last', 'last', isEnd, () => player.goTo(count))}
      </div>
      <div className="transport-place">
        <input
          type="range"
          min={0}
          max={count}
          value={position}
          aria-label={t('transport.position')}
          aria-valuetext={t('transport.at', { number: numbers.format(position), of: numbers.format(count) })}
          onChange={(event) => player.goTo(Number(event.target.value))}
        />
        {/* An output is read out whenever it changes; the sliders say the same to their users. */}
        <output aria-live="off">{t('transport.at', { number: numbers.format(position), of: numbers.format(count) })}</output>
      </div>
      <div className="transport-speed">
        <label htmlFor={id}>{t('transport.speed')}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          value={speed}
          aria-valuetext={t('transport.perSecond', { count: SPEEDS[speed]! })}
          onChange={(event) => player.setSpeed(Number(event.target.value))}
        />
        <output aria-live="off">{t('transport.perSecond', { count: SPEEDS[speed]! })}</output>
      </div>
    </div>
  );
}
