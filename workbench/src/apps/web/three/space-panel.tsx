import { type ReactElement, type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import type { Angle } from './orbit.ts';
import type { SpaceStage } from './use-space.ts';

interface SpacePanelProps {
  readonly space: SpaceStage;
  readonly label: string;
  readonly home: Angle;
  readonly glides: boolean;
  readonly children: ReactNode;
}

const STEP = 15;

/** The canvas with its small cube, and buttons for everything that a pointer does on it. */
export function SpacePanel({ space, label, home, glides, children }: SpacePanelProps): ReactElement {
  const { t } = useTranslation('space');
  const panel = useRef<HTMLElement>(null);
  const { view } = space;
  const turn = (yaw: number, pitch: number) => () => view?.turnTo({ yaw: view.orbit.yaw + yaw, pitch: view.orbit.pitch + pitch }, glides);
  const goHome = (): void => {
    view?.resetZoom();
    view?.turnTo(home, glides);
  };
  const enlarge = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void panel.current?.requestFullscreen();
  };
  const button = (name: IconName, text: string, onClick: () => void): ReactElement => (
    <button type="button" className="icon-button" title={text} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
  return (
    <section className="space" aria-label={label} ref={panel}>
      <div className="space-stage">
        <canvas ref={space.canvas} />
      </div>
      <div className="space-bar">
        <canvas ref={space.compass} className="compass" />
        <div className="space-buttons" role="group" aria-label={t('view')}>
          {button('turn-left', t('turn.left'), turn(-STEP, 0))}
          {button('turn-right', t('turn.right'), turn(STEP, 0))}
          {button('up', t('turn.up'), turn(0, STEP))}
          {button('down', t('turn.down'), turn(0, -STEP))}
          {button('minus', t('zoom.out'), () => view?.zoom(1 / 1.25))}
          {button('plus', t('zoom.in'), () => view?.zoom(1.25))}
          {button('home', t('home'), goHome)}
          {document.fullscreenEnabled && button('enlarge', t('enlarge'), enlarge)}
        </div>
      </div>
      {children}
    </section>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider from nothing to all. */
export function Slider({ label, value, onChange }: SliderProps): ReactElement {
  return (
    <label className="slider">
      <span>{label}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="1"
        value={Math.round(100 * value)}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </label>
  );
}
