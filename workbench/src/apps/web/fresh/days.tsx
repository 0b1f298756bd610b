import { type ReactElement, useState } from 'react';
import { dateFormat } from '../dates.ts';
import { levelWithRange } from '../level-words.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { type Daily, dailies, dayOf, daysBefore, originOfDay, timeOfDay } from './daily.ts';
import { Done } from './done.tsx';

interface DaysProps {
  readonly solved: ReadonlySet<string | undefined>;
  readonly onPlay: (day: string, daily: Daily) => void;
}

/** The puzzles of today, and of any day before: who missed one can still play it. */
export function Days({ solved, onPlay }: DaysProps): ReactElement {
  const { t, i18n } = useTranslation('fresh');
  const [back, setBack] = useState(0);
  const day = daysBefore(dayOf(Date.now()), back);
  return (
    <>
      <div className="stepper">
        <button type="button" className="icon-button" aria-label={t('dayBefore')} onClick={() => setBack(back + 1)}>
          <Icon name="left" />
        </button>
        <span className="day" role="status">
          {dateFormat(i18n.language, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).format(timeOfDay(day))}
        </span>
        <button type="button" className="icon-button" aria-label={t('dayAfter')} disabled={back === 0} onClick={() => setBack(back - 1)}>
          <Icon name="right" />
        </button>
      </div>
      <ul className="dailies">
        {dailies.map((daily) => (
          <li key={daily.id}>
            <button type="button" className="button" onClick={() => onPlay(day, daily)}>
              {daily.name[i18n.language]}
              <small>{levelWithRange(daily.level, i18n.language, daily.rules ? 'ninefold-rules' : 'sudoku-explainer')}</small>
              {solved.has(originOfDay(day, daily)) && <Done />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
