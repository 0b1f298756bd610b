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

/** A drawing that fits its place as long as nobody zooms; larger ones scroll and keep in view what happens. */
export function ZoomBox({ label, follow, width, height, tools, children }: ZoomBoxProps): ReactElement {
  const { t } = useTranslation('theatre');
  const [scale, setScale] = useState<number | undefined>(undefined);
  const zoom = (by: number) => () => setScale((old) => Math.max(0.1, Math.min(4, (old ?? 1) * by)));
  // As wide as its place, but never blown up.
  const style: CSSProperties =
    scale === undefined
      ? { width: '100%', maxWidth: `${width}px`, height: 'auto' }
      : { width: `${width * scale}px`, height: `${height * scale}px`, maxWidth: 'none' };
  return (
    <div className="zoom-box">
      <div className="zoom-tools" role="group" aria-label={t('zoom.label')}>
        <button type="button" className="icon-button" aria-label={t('zoom.out')} title={t('zoom.out')} onClick={zoom(1 / STEP)}>
          <Icon name="minus" />
        </button>
        <button type="button" className="icon-button" aria-label={t('zoom.in')} title={t('zoom.in')} onClick={zoom(STEP)}>
          <Icon name="plus" />
        </button>
        <button type="button" className="button" aria-pressed={scale === undefined} onClick={() => setScale(undefined)}>
          {t('zoom.fit')}
        </button>
        {tools}
      </div>
      <ScrollBox label={label} follow={follow}>
        {children(style)}
      </ScrollBox>
    </div>
  );
}
