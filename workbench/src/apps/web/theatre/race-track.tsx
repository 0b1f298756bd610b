import type { ReactElement, ReactNode } from 'react';
import { ComplaintText } from '../complaint.tsx';
import { useTranslation } from '../texts.ts';
import { type Lane, placesOf } from './race-lanes.ts';
import { resultWords } from './result-words.ts';

interface RaceTrackProps {
  readonly lanes: readonly Lane[];
  /** The time of the longest bar, where it is known; else that of the slowest so far. */
  readonly longestMs?: number;
}

/** The lanes of a race with live counters. Times differ by powers of ten, so a bar grows with their logarithm. */
export function RaceTrack({ lanes, longestMs = 0 }: RaceTrackProps): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const places = placesOf(lanes);
  const longest = Math.max(10, longestMs, ...lanes.map(({ elapsedMs }) => elapsedMs));
  return (
    <ol className="race-track" aria-label={t('race.track')}>
      {lanes.map((lane) => {
        const place = places.get(lane.id);
        const share = Math.log10(1 + lane.elapsedMs * 10) / Math.log10(1 + longest * 10);
        return (
          <li key={lane.id} className={`lane ${lane.state} ${place === 1 ? 'winner' : ''}`} data-engine={lane.id} data-state={lane.state}>
            <span className="place">
              <span aria-hidden="true">{place ?? (lane.state === 'running' ? '…' : '–')}</span>
              {place !== undefined && <span className="visually-hidden">{t('race.place', { number: place })}</span>}
            </span>
            <span className="lane-name">{lane.title[i18n.language]}</span>
            <span className="lane-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * share).toFixed(1)}%` }} />
            </span>
            <span className="lane-time">{durationOf(lane.elapsedMs, i18n.language)}</span>
            <span className="lane-nodes" data-nodes={lane.nodes}>
              {/* Who has told nothing yet has hardly counted nothing. */}
              {lane.state === 'running' && lane.nodes === 0 ? '…' : t('race.nodes', { count: lane.nodes })}
            </span>
            <span className="lane-result">{wordsOf(lane)}</span>
          </li>
        );
      })}
    </ol>
  );

  function wordsOf(lane: Lane): ReactNode {
    if (lane.state === 'done') return resultWords(t, i18n.language, lane.result);
    if (lane.state === 'failed') return <ComplaintText complaint={lane.complaint} />;
    return lane.state === 'running' ? t('race.running') : t('race.stoppedLane');
  }
}

/** "0.42 ms", "37 ms", "2.1 s". */
function durationOf(ms: number, language: string): string {
  const [value, unit, digits] = ms < 1000 ? ([ms, 'ms', ms < 10 ? 2 : 0] as const) : ([ms / 1000, 's', 1] as const);
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${unit}`;
}
