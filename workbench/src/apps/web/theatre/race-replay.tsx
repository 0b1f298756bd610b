import { type ReactElement, useRef } from 'react';
import { useComplaints } from '../complaint.tsx';
import { useTranslation } from '../texts.ts';
import { arrivalsOf, type Lane, lanesAt, stepsOf } from './race-lanes.ts';
import { RaceTrack } from './race-track.tsx';
import { resultWords } from './result-words.ts';
import { TakeAway } from './take-away.tsx';
import { Transport } from './transport.tsx';
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
  const stage = useRef<HTMLDivElement>(null);
  const arrivals = arrivalsOf(lanes);
  const say = useComplaints(arrivals.some(({ state }) => state === 'failed'));
  const count = stepsOf(lanes);
  const player = usePlayer(count, first ?? count);
  const { position } = player;
  const isEnd = position === count;
  const caption = isEnd ? verdict : position === 0 ? t('race.begin') : arrivalWords(arrivals[position - 1]!);
  return (
    <div className="performance race-replay">
      <div className="player">
        <p className={isEnd ? 'caption ending verdict-line' : 'caption'}>{caption}</p>
        <Transport player={player} count={count} chapters={[]} />
      </div>
      <div className="stage-area" ref={stage}>
        <RaceTrack lanes={lanesAt(lanes, position)} longestMs={Math.max(...lanes.map(({ elapsedMs }) => elapsedMs))} />
      </div>
      <TakeAway
        name="race"
        title={t('scenes.race.title')}
        stage={stage}
        caption={caption}
        player={player}
        count={count}
        address={addressAt(position)}
      />
    </div>
  );

  function arrivalWords(lane: Lane): string {
    const engine = lane.title[i18n.language];
    if (lane.state === 'failed') return `${engine}: ${say?.(lane.complaint).text ?? ''}`;
    return lane.state === 'done' ? t('race.arrives', { engine, result: resultWords(t, i18n.language, lane.result) }) : '';
  }
}
