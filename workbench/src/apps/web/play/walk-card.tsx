import { type ReactElement, useEffect, useRef } from 'react';
import { speak } from '#core';
import { useSpeaker } from '../language.ts';
import { ratingWriter } from '../numbers.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import type { CardOf } from './card-props.ts';
import { StepButtons } from './step-buttons.tsx';

/** The explained solution: a list one can walk back and forth, each step drawn on the board. */
export function WalkCard({ aid, state }: CardOf<'walk'>): ReactElement {
  const { t, i18n } = useTranslation('play');
  const speaker = useSpeaker();
  const { answer, index } = state;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is scrolled when the step changes
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current;
    if (current && box) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2 + current.clientHeight / 2;
  }, [index]);
  const step = answer.steps[index];
  if (!step) {
    return (
      <>
        <h2>{t('walk.title')}</h2>
        <p role="status">{t(`walk.${answer.end}`)}</p>
      </>
    );
  }
  return (
    <>
      <h2>{t('walk.title')}</h2>
      <StepButtons index={index} count={answer.steps.length} onGo={(to) => aid.goTo(to)} />
      <div className="step" role="status">
        <h3>
          <a href={hrefOf('learn', step.technique)}>{speak(step.label, speaker)}</a>{' '}
          <span className="rating">{ratingWriter(i18n.language)(step.rating)}</span>
        </h3>
        <p>{speak(step.why, speaker)}</p>
      </div>
      <ol className="steps" ref={list}>
        {answer.steps.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
          <li key={i}>
            <button type="button" aria-current={i === index ? 'step' : undefined} onClick={() => aid.goTo(i)}>
              <span className="number">{i + 1}</span> {speak(one.label, speaker)}
            </button>
          </li>
        ))}
      </ol>
      <p className="note">{t(`walk.${answer.end}`)}</p>
    </>
  );
}
