import type { ReactElement } from 'react';
import { dateFormat } from '../dates.ts';
import { useTranslation } from '../texts.ts';

const [WIDTH, HEIGHT] = [8, 60];

/** How many puzzles were solved on each day, as bars. */
export function DayChart({ days }: { readonly days: readonly { readonly day: string; readonly solved: number }[] }): ReactElement {
  const { t, i18n } = useTranslation('history');
  const most = Math.max(1, ...days.map(({ solved }) => solved));
  const date = dateFormat(i18n.language, { day: 'numeric', month: 'short' });
  const write = (day: string): string => date.format(new Date(`${day}T12:00:00`));
  const total = days.reduce((sum, { solved }) => sum + solved, 0);
  return (
    <figure className="day-chart">
      <svg
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('chart.label', { days: days.length, count: total })}
        preserveAspectRatio="none"
      >
        {days.map(({ day, solved }, i) => {
          const height = solved === 0 ? 1 : (solved / most) * (HEIGHT - 2);
          return (
            // Thirty bars are much to listen to: those of days without a puzzle say nothing.
            <rect
              key={day}
              className={solved === 0 ? 'none' : ''}
              aria-hidden={solved === 0}
              x={i * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
            >
              <title>{t('chart.day', { day: write(day), solved })}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>
        <span>{write(days[0]!.day)}</span>
        <span>{t('chart.most', { count: most })}</span>
        <span>{write(days.at(-1)!.day)}</span>
      </figcaption>
    </figure>
  );
}
