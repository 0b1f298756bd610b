import { type ReactElement, useCallback, useState } from 'react';
import { type Complaint, complaintOf, ok, type Result } from '#core';
import { ComplaintText } from '../complaint.tsx';
import { library } from '../library/client.ts';
import type { PicturePosition } from '../library/picturing.ts';
import { useLatest } from '../library/use-latest.ts';
import { FileButton } from '../shell/file-button.tsx';
import { Icon } from '../shell/icon.tsx';
import { useArrival } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { Camera } from './camera.tsx';
import { incomingPicture } from './incoming.ts';
import { type DrawnPicture, drawFile } from './raster.ts';
import { Review } from './review.tsx';
import './photograph.css';

type State =
  | { readonly at: 'begin'; readonly trouble?: Complaint }
  | { readonly at: 'camera' }
  | { readonly at: 'reading' }
  | { readonly at: 'read'; readonly drawn: DrawnPicture; readonly position: PicturePosition };

/** A puzzle from a picture: chosen, dropped, pasted or seen by the camera. All of it happens here; nothing is sent anywhere. */
export function View(): ReactElement {
  const { t } = useTranslation('photograph');
  const [state, setState] = useState<State>({ at: 'begin' });
  const latest = useLatest();
  const read = useCallback(
    async (drawing: Promise<Result<DrawnPicture>>): Promise<void> => {
      setState({ at: 'reading' });
      const look = async (signal: AbortSignal): Promise<State> => {
        const drawn = await drawing;
        if (!drawn.ok) return { at: 'begin', trouble: drawn };
        const reading = await library.call('readPicture', drawn.value.raster, { signal });
        return reading.ok ? { at: 'read', drawn: drawn.value, position: reading.value } : { at: 'begin', trouble: reading };
      };
      const told = await latest.ask(look).catch((error: unknown) => ({ answer: { at: 'begin', trouble: complaintOf(error) } as const }));
      if (told) setState(told.answer);
    },
    [latest],
  );
  const camera = (): void => {
    latest.end();
    setState({ at: 'camera' });
  };
  useArrival(
    incomingPicture,
    useCallback((picture) => void read(drawFile(picture)), [read]),
  );
  return (
    <div className="photograph">
      <h1>{t('title')}</h1>
      {state.at !== 'camera' && (
        <div className="card-actions">
          <FileButton accept="image/*" onFiles={([file]) => void read(drawFile(file!))}>
            <Icon name="open" />
            {t('choose')}
          </FileButton>
          <button type="button" className="button" onClick={camera}>
            <Icon name="camera" />
            {t('camera')}
          </button>
        </div>
      )}
      {state.at === 'begin' && <p>{t('orDrop')}</p>}
      {state.at === 'begin' && state.trouble && (
        <p className="card failure" role="alert">
          <ComplaintText complaint={state.trouble} />
        </p>
      )}
      {state.at === 'camera' && (
        <Camera onPicture={(drawn) => void read(Promise.resolve(ok(drawn)))} onClose={() => setState({ at: 'begin' })} />
      )}
      <p role="status" aria-busy={state.at === 'reading'}>
        {state.at === 'reading' && t('reading')}
      </p>
      {state.at === 'read' && <Review drawn={state.drawn} position={state.position} />}
      <p className="origin">{t('origin')}</p>
    </div>
  );
}
