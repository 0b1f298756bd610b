import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Quad } from '#picture';
import { library } from '../library/client.ts';
import { useTranslation } from '../texts.ts';
import { type DrawnPicture, draw, LOOK_SIDE, READ_SIDE } from './raster.ts';
import { makeSteady } from './steady.ts';

interface CameraProps {
  /** A picture in which the grid lay still. */
  readonly onPicture: (drawn: DrawnPicture) => void;
  readonly onClose: () => void;
}

/** The camera, live: the grid is outlined as it is seen, and taken when it lies still, or at once by the button. */
export function Camera({ onPicture, onClose }: CameraProps): ReactElement {
  const { t } = useTranslation('photograph');
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState(false);
  const [seen, setSeen] = useState<{ readonly corners: Quad | undefined; readonly width: number; readonly height: number }>();
  const take = useRef(onPicture);
  take.current = onPicture;
  useEffect(() => {
    const ended = new AbortController();
    void watch(video.current!, ended.signal, setSeen, (drawn) => take.current(drawn)).catch(() => {
      if (!ended.signal.aborted) setTrouble(true);
    });
    return () => ended.abort();
  }, []);
  const now = (): void => {
    const { videoWidth, videoHeight } = video.current!;
    if (videoWidth > 0) onPicture(draw(video.current!, videoWidth, videoHeight, READ_SIDE));
  };
  return (
    <div className="camera">
      {trouble && <p role="alert">{t('noCamera')}</p>}
      <div className="seen">
        <video ref={video} muted playsInline aria-label={t('camera')} />
        {seen?.corners && (
          <svg viewBox={`0 0 ${seen.width} ${seen.height}`} aria-hidden="true">
            <polygon className="outline" points={seen.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
        )}
      </div>
      <p role="status">{seen?.corners ? t('holdStill') : t('lookFor')}</p>
      <div className="card-actions">
        <button type="button" className="button primary" onClick={now} disabled={trouble}>
          {t('takeNow')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('stopCamera')}
        </button>
      </div>
    </div>
  );
}

/** Looks for the grid in one picture after another until it lies still; the camera is let go at the end, whatever it is. */
async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onSeen: (seen: { readonly corners: Quad | undefined; readonly width: number; readonly height: number }) => void,
  onPicture: (drawn: DrawnPicture) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false });
  try {
    if (signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    const isSteady = makeSteady();
    const isEnded = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    while (!signal.aborted) {
      const { videoWidth, videoHeight } = video;
      const { raster } = draw(video, videoWidth, videoHeight, LOOK_SIDE);
      const corners = await library.call('findGrid', raster, { signal });
      if (signal.aborted) return;
      onSeen({ corners, width: raster.width, height: raster.height });
      if (isSteady(corners, raster.width)) {
        onPicture(draw(video, videoWidth, videoHeight, READ_SIDE));
        return;
      }
      await Promise.race([isEnded, nextPicture(video)]);
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Waits for another picture of the camera, and a moment at least: on a slow machine the same one would be looked at again and again, and lie still by itself. */
function nextPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => ('requestVideoFrameCallback' in video ? video.requestVideoFrameCallback(() => resolve()) : resolve()), 120);
  });
}
