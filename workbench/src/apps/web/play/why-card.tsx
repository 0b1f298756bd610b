import type { ReactElement } from 'react';
import { cellName } from '#core';
import { useTranslation } from '../texts.ts';
import type { CardOf } from './card-props.ts';
import { StepButtons } from './step-buttons.tsx';
import { useWords } from './use-words.ts';

/** "Why not 7 here?": first which value, then the answer; where it takes an argument, its steps are walked through. */
export function WhyCard({ aid, playing, state }: CardOf<'why' | 'ask-why'>): ReactElement {
  const { t } = useTranslation('play');
  const { puzzle } = playing.state.game;
  const words = useWords(puzzle);
  if (state.kind === 'ask-why') {
    return (
      <>
        <h2>{t('why.title')}</h2>
        <p role="status">{t('why.ask')}</p>
      </>
    );
  }
  const { answer, index } = state;
  const names = { cell: words.cells([state.cell]), value: words.values([state.value]) };
  const title = t('why.question', names);
  if (answer.because !== 'contradiction') {
    const details = {
      given: () => t('why.given', { ...names, given: words.values([answer.because === 'given' ? answer.value : 1]) }),
      peer: () =>
        answer.because === 'peer'
          ? t('why.peer', { ...names, peer: cellName(puzzle.geometry, answer.peer), house: words.house(answer.house) })
          : '',
      restricted: () => t('why.restricted', names),
      right: () => t('why.right', names),
      possible: () => t('why.possible', names),
      search: () => t('why.search', names),
      unknown: () => t('why.unknown', names),
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
      <p>{t('why.assume', names)}</p>
      <StepButtons index={index} count={steps.length + 1} onGo={(to) => aid.goTo(to)} />
      <div className="step" role="status">
        {step ? (
          <>
            <h3>{words.name(step)}</h3>
            <p>{words.sentence(step)}</p>
          </>
        ) : (
          <p className="fault">
            {'cell' in fault
              ? t('why.noValue', { cell: words.cells([fault.cell]) })
              : t('why.noPlace', { value: words.values([fault.value]), house: words.house(fault.house) })}{' '}
            {t('why.so', names)}
          </p>
        )}
      </div>
    </>
  );
}
