import type { ReactElement } from 'react';
import { useTranslation } from '../texts.ts';
import type { CardOf } from './card-props.ts';
import { MistakeList } from './mistake-list.tsx';

/** What a check found. Wrong entries are struck out on the board as well. */
export function CheckCard({ aid, playing, state }: CardOf<'check'>): ReactElement {
  const { t } = useTranslation('play');
  const { solvability, mistakes, lines, solution } = state.answer;
  const rewind = (): void => {
    if (solution) playing.rewind(solution);
    aid.close();
  };
  return (
    <>
      <h2>{t('check.title')}</h2>
      {solvability !== 'one' ? (
        <p role="status">{t(`check.${solvability}`)}</p>
      ) : mistakes.length === 0 ? (
        <p role="status">{t('check.right')}</p>
      ) : (
        <>
          <MistakeList lines={lines} level={3} />
          {mistakes.some(({ entry }) => entry !== undefined) && (
            <button type="button" className="button" onClick={rewind}>
              {t('check.rewind')}
            </button>
          )}
        </>
      )}
    </>
  );
}
