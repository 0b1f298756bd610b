import { type ReactElement, useEffect, useRef } from 'react';
import { speak } from '#core';
import { useSpeaker } from '../language.ts';
import { hrefOf } from '../router.ts';
import { settings } from '../settings.ts';
import { useTranslation } from '../texts.ts';
import type { HintLevel } from './aid.ts';
import type { CardOf } from './card-props.ts';
import { MistakeList } from './mistake-list.tsx';

const LEVELS: readonly HintLevel[] = [1, 2, 3, 4];

/** A hint that says a little more each time. */
export function HintCard({ aid, playing, state }: CardOf<'hint'>): ReactElement {
  const { t } = useTranslation('play');
  const speaker = useSpeaker();
  const { answer, level } = state;
  const newest = useRef<HTMLParagraphElement>(null);
  // Where there is room for some lines only, the one that was asked for is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another level is another line
  useEffect(() => newest.current?.scrollIntoView({ block: 'nearest' }), [level]);
  if (answer.status === 'mistake') {
    return (
      <>
        <h2>{t('hint.title')}</h2>
        <MistakeList lines={answer.lines} level={level} />
        {level < 3 && (
          <button type="button" className="button" onClick={() => void aid.hint()}>
            {t('hint.more')}
          </button>
        )}
      </>
    );
  }
  if (answer.status !== 'step') {
    return (
      <>
        <h2>{t('hint.title')}</h2>
        <p role="status">{speak(answer.lines[0]![0]!, speaker)}</p>
      </>
    );
  }
  const { step } = answer;
  const lines = answer.lines.slice(0, level).flatMap((some) => some.map((line) => speak(line, speaker)));
  const take = (): void => {
    playing.act({ type: 'apply', place: step.place, remove: step.remove, isComplete: settings.get().completeMarks });
    aid.close();
  };
  return (
    <>
      <h2>{t('hint.title')}</h2>
      <div className="levels" role="group" aria-label={t('hint.levels')}>
        {LEVELS.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === level}
            aria-label={t('hint.level', { level: one })}
            onClick={() => aid.setLevel(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <div className="hint-lines" role="status">
        {lines.map((line) => (
          <p key={line} ref={line === lines.at(-1) ? newest : undefined}>
            {line}
          </p>
        ))}
      </div>
      <div className="card-actions">
        {level < 4 ? (
          <button type="button" className="button primary" onClick={() => void aid.hint()}>
            {t('hint.more')}
          </button>
        ) : (
          <button type="button" className="button primary" onClick={take}>
            {t('hint.take')}
          </button>
        )}
        {level >= 2 && (
          <a className="button" href={hrefOf('learn', step.technique)}>
            {t('hint.learn')}
          </a>
        )}
      </div>
    </>
  );
}
