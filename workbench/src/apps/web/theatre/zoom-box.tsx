import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { ScrollBox } from './scroll-box.tsx';

interface ZoomBoxProps {
  readonly label: string;
  readonly follow: number;
  /** The size of the drawing as it is drawn. */
  readonly width: number;
  readonly height: number;
  /** More buttons of the drawing. */
  readonly tools?: ReactNode;
  /** The drawing, in this size. */
  readonly children: (style: CSSProperties) => ReactNode;
}

const STEP = 1.25;
/** What is smaller than this cannot be read on a phone: it scrolls instead. */
const LEAST = 0.7;
const FITTINGS = ['wide', 'whole'] as const;
type Fitting = (typeof FITTINGS)[number];
/** A drawing that is to be seen whole is no higher than the box that it scrolls in. */
const TALLEST_REM = 20;

/** A drawing that is as wide as its place, or whole in it, until it is zoomed; larger ones scroll and keep in view what happens. */
export function ZoomBox({ label, follow, width, height, tools, children }: ZoomBoxProps): ReactElement {
  const { t } = useTranslation('theatre');
  const [scale, setScale] = useState<number | Fitting>('wide');
  const zoom = (by: number) => () => setScale((old) => Math.max(0.1, Math.min(4, (typeof old === 'number' ? old : 1) * by)));
  // As wide as its place where it can be read then, or whole, but never blown up.
  const style: CSSProperties =
    scale === 'wide'
      ? { width: '100%', minWidth: `${LEAST * width}px`, maxWidth: `${width}px`, height: 'auto' }
      : scale === 'whole'
        ? { width: '100%', maxWidth: `min(${width}px, ${(TALLEST_REM * width) / height}rem)`, height: 'auto' }
        : { width: `${width * scale}px`, height: `${height * scale}px`, maxWidth: 'none' };
  return (
    <div className="zoom-box">
      <div className="zoom-tools" role="group" aria-label={t('zoom.label')}>
        <button type="button" className="icon-button" title={t('zoom.out')} onClick={zoom(1 / STEP)}>
          <Icon name="minus" />
        </button>
        <button type="button" className="icon-button" title={t('zoom.in')} onClick={zoom(STEP)}>
          <Icon name="plus" />
        </button>
        {FITTINGS.map((one) => (
          <button key={one} type="button" className="button" aria-pressed={scale === one} onClick={() => setScale(one)}>
            {t(`zoom.${one}`)}
          </button>
        ))}
        {tools}
      </div>
      <ScrollBox label={label} follow={follow}>
        {children(style)}
      </ScrollBox>
    </div>
  );
}
