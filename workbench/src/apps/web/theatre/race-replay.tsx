import type { ReactElement } from 'react';
import { useComplaints } from '../complaint.tsx';
import { useTranslation } from '../texts.ts';
import { SceneFrame } from './frame.tsx';
import { arrivalsOf, type Lane, lanesAt, raceStepsOf } from './race-lanes.ts';
import { RaceTrack } from './race-track.tsx';
import { resultWords } from './result-words.ts';
import { usePlayer } from './use-player.ts';

interface RaceReplayProps {
  readonly lanes: readonly Lane[];
  readonly verdict: string;
  /** Where a link begins; the end where there is none. */
  readonly first: number | undefined;
  readonly addressAt: (step: number) => string | undefined;
}

/** A race that is over, arrival by arrival: to be looked at again, linked to, and taken away. */
export function RaceReplay({ lanes, verdict, first, addressAt }: RaceReplayProps): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const arrivals = arrivalsOf(lanes);
  const say = useComplaints(arrivals.some(({ state }) => state === 'failed'));
  const count = raceStepsOf(lanes);
  const player = usePlayer(count, first ?? count);
  const { position } = player;
  const isEnd = position === count;
  const caption = isEnd ? verdict : position === 0 ? t('race.begin') : arrivalWords(arrivals[position - 1]!);
  return (
    <SceneFrame
      scene="race"
      caption={caption}
      captionClass={isEnd ? 'caption ending verdict-line' : 'caption'}
      player={player}
      count={count}
      addressAt={addressAt}
      className="race-replay"
    >
      <RaceTrack lanes={lanesAt(lanes, position)} longestMs={Math.max(...lanes.map(({ elapsedMs }) => elapsedMs))} />
    </SceneFrame>
  );

  function arrivalWords(lane: Lane): string {
    const engine = lane.title[i18n.language];
    if (lane.state === 'failed') return `${engine}: ${say?.(lane.complaint).text ?? ''}`;
    return lane.state === 'done' ? t('race.arrives', { engine, result: resultWords(t, i18n.language, lane.result) }) : '';
  }
}
