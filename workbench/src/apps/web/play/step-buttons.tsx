import type { ReactElement } from 'react';
import { runBinding } from '../keys/binding.ts';
import { stepKeys } from '../keys/steps.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';

interface StepButtonsProps {
  readonly index: number;
  readonly count: number;
  readonly onGo: (index: number) => void;
}

/** First, back, forth, last; arrow keys do the same while one of them has the focus. At an end they stay where they are, focus and all. */
export function StepButtons({ index, count, onGo }: StepButtonsProps): ReactElement {
  const { t } = useTranslation('play');
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (runBinding(stepKeys, event.nativeEvent, { position: index, last: count - 1, goTo: onGo })) event.preventDefault();
  };
  return (
    <div className="step-buttons" role="group" aria-label={t('walk.buttons')} onKeyDown={onKeyDown}>
      <button type="button" className="icon-button" aria-label={t('walk.first')} aria-disabled={index === 0} onClick={() => onGo(0)}>
        <Icon name="first" />
      </button>
      <button type="button" className="icon-button" aria-label={t('walk.back')} aria-disabled={index === 0} onClick={() => onGo(index - 1)}>
        <Icon name="left" />
      </button>
      <output>{t('walk.step', { number: index + 1, count })}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={t('walk.forth')}
        aria-disabled={index >= count - 1}
        onClick={() => onGo(index + 1)}
      >
        <Icon name="right" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('walk.last')}
        aria-disabled={index >= count - 1}
        onClick={() => onGo(count - 1)}
      >
        <Icon name="last" />
      </button>
    </div>
  );
}
