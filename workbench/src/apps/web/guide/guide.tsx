import { type ReactElement, useState } from 'react';
import { useTranslation } from '../texts.ts';
import { type GuideId, markSeen } from './seen.ts';
import './guide.css';

const STEPS = 6;

/** What is new on a cube or on faces, in six steps; the help has it too. */
export function Guide({ id, onClose }: { readonly id: GuideId; readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('guide');
  const [step, setStep] = useState(1);
  const close = (): void => {
    markSeen(id);
    onClose();
  };
  return (
    <section className="card guide" aria-labelledby="guide">
      <h2 id="guide">{t(`${id}.title`)}</h2>
      <p className="note">{t('step', { step, count: STEPS })}</p>
      <p className="guide-text" role="status">
        {t(`${id}.${step}`)}
      </p>
      <div className="card-actions">
        <button type="button" className="button primary" onClick={() => (step < STEPS ? setStep(step + 1) : close())}>
          {t(step < STEPS ? 'next' : 'begin')}
        </button>
        {step > 1 && (
          <button type="button" className="button" onClick={() => setStep(step - 1)}>
            {t('back')}
          </button>
        )}
        {step < STEPS && (
          <button type="button" className="button" onClick={close}>
            {t('skip')}
          </button>
        )}
      </div>
    </section>
  );
}
