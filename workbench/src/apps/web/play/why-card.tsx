import { type ReactElement, useMemo } from 'react';
import { speak } from '#core';
import { namesFor } from '#techniques';
import { useSpeaker } from '../language.ts';
import { useTranslation } from '../texts.ts';
import type { CardOf } from './card-props.ts';
import { StepButtons } from './step-buttons.tsx';

/** "Why not 7 here?": first which value, then the answer; where it takes an argument, its steps are walked through. */
export function WhyCard({ aid, playing, state }: CardOf<'why' | 'ask-why'>): ReactElement {
  const { t } = useTranslation('play');
  const { puzzle } = playing.state.game;
  const names = useMemo(() => namesFor(puzzle), [puzzle]);
  const speaker = useSpeaker();
  if (state.kind === 'ask-why') {
    return (
      <>
        <h2>{t('why.title')}</h2>
        <p role="status">{t('why.ask')}</p>
      </>
    );
  }
  const { answer, index } = state;
  const about = { cell: names.cell(state.cell), value: names.value(state.value) };
  const title = t('why.question', about);
  if (answer.because !== 'contradiction') {
    const details = {
      given: () => t('why.given', { ...about, given: names.value(answer.because === 'given' ? answer.value : 1) }),
      peer: () =>
        answer.because === 'peer' ? t('why.peer', { ...about, peer: names.cell(answer.peer), house: names.house(answer.house) }) : '',
      rule: () => (answer.because === 'rule' ? t('why.rule', { ...about, rule: names.rule(answer.rule) }) : ''),
      restricted: () => t('why.restricted', about),
      right: () => t('why.right', about),
      possible: () => t('why.possible', about),
      search: () => t('why.search', { ...about, count: answer.because === 'search' ? Math.max(1, answer.nodes) : 1 }),
      unknown: () => t('why.unknown', about),
    };
    return (
      <>
        <h2>{title}</h2>
        <p role="status">{details[answer.because]()}</p>
      </>
    );
  }
  const { steps, fault } = answer;
  const step = steps[index];
  return (
    <>
      <h2>{title}</h2>
      <p>{t('why.assume', about)}</p>
      <StepButtons index={index} count={steps.length + 1} onGo={(to) => aid.goTo(to)} />
      <div className="step" role="status">
        {step ? (
          <>
            <h3>{speak(step.label, speaker)}</h3>
            <p>{speak(step.why, speaker)}</p>
          </>
        ) : (
          <p className="fault">
            {'cell' in fault
              ? t('why.noValue', { cell: names.cell(fault.cell) })
              : 'rule' in fault
                ? t('why.broken', { rule: names.rule(fault.rule) })
                : t('why.noPlace', { value: names.value(fault.value), house: names.house(fault.house) })}{' '}
            {t('why.so', about)}
          </p>
        )}
      </div>
    </>
  );
}
