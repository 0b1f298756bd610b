import { type ReactElement, useEffect, useId, useState } from 'react';
import type { Puzzle } from '#core';
import { packPuzzle } from '#session';
import { announce } from '../announce.tsx';
import { library } from '../library/client.ts';
import type { EngineFact } from '../library/theatre.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { Controls } from './controls.tsx';
import { Explanation } from './explanation.tsx';
import { PuzzleChoice } from './puzzle-choice.tsx';
import { puzzleNamed } from './puzzles.ts';
import { doAgree, hasAnswer, type Lane, placesOf } from './race-lanes.ts';
import { RaceTrack } from './race-track.tsx';
import { useRace } from './use-race.ts';

const PUZZLES = ['hard', 'figure11', 'easy', 'diabolical', 'four', 'six', 'jigsaw', 'cube4', 'cube9', 'faces3', 'faces9', 'faces6'];
/** Engines that run where nobody has chosen: the published ideas and the fast one, each of which comes home on an ordinary puzzle. */
const FAVOURITES = [
  'fast',
  'minigrid-clues',
  'minigrid-path',
  'minigrid-graph-compact',
  'column-permutation',
  'constraint-tree',
  'layer-join',
  'annealing',
];
const SECONDS = [5, 20, 60] as const;

/** The same puzzle raced by several engines. */
export function RaceView(): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const title = useId();
  const [puzzle, setPuzzle] = useState<Puzzle>(() => puzzleNamed(PUZZLES[0]!));
  const [engines, setEngines] = useState<readonly EngineFact[]>([]);
  const [runners, setRunners] = useState<ReadonlySet<string>>(new Set(FAVOURITES));
  const [seconds, setSeconds] = useState<number>(SECONDS[1]);
  const race = useRace();
  useEffect(() => {
    let isCurrent = true;
    void library.call('engines', { puzzle: packPuzzle(puzzle) }).then((facts) => isCurrent && setEngines(facts));
    return () => {
      isCurrent = false;
    };
  }, [puzzle]);
  const ready = engines.filter(({ id, refusal }) => refusal === undefined && runners.has(id));
  const verdict = useVerdict(race.lanes);
  useEffect(() => {
    if (verdict !== '') announce(verdict);
  }, [verdict]);
  const toggle = (id: string): void => {
    const next = new Set(runners);
    if (!next.delete(id)) next.add(id);
    setRunners(next);
  };
  return (
    <section aria-labelledby={title} className="scene">
      <h1 id={title}>{t('scenes.race.title')}</h1>
      <p className="lead">{t('scenes.race.text')}</p>
      <Explanation scene="race" />
      <div className="scene-settings">
        <PuzzleChoice
          names={PUZZLES}
          onChoose={(chosen) => {
            race.clear();
            setPuzzle(chosen.puzzle);
          }}
        />
        <Controls
          controls={[{ name: 'patience', choices: SECONDS, first: SECONDS[1] }]}
          chosen={{ patience: seconds }}
          onChoose={(_, value) => setSeconds(Number(value))}
        />
      </div>
      <fieldset className="runners" disabled={race.isRunning}>
        <legend>{t('race.runners')}</legend>
        {engines.map(({ id, title: name, refusal }) => (
          <label key={id} className={refusal === undefined ? '' : 'refused'}>
            <input
              type="checkbox"
              checked={refusal === undefined && runners.has(id)}
              disabled={refusal !== undefined}
              onChange={() => toggle(id)}
            />
            <span>
              {name[i18n.language]}
              {refusal !== undefined && <small>{t('race.refuses')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="card-actions">
        {race.isRunning ? (
          <button type="button" className="button primary" onClick={race.stop}>
            <Icon name="pause" />
            {t('race.stop')}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            disabled={ready.length === 0}
            onClick={() => race.start(puzzle, ready, seconds * 1000)}
          >
            <Icon name="flag" />
            {t('race.start')}
          </button>
        )}
      </div>
      {race.lanes.length > 0 && <RaceTrack lanes={race.lanes} />}
      <p className="verdict-line">{verdict}</p>
      <p className="note">{t('race.note')}</p>
    </section>
  );
}

/** Who was first, and whether the answers agree; empty until nobody runs any more. */
function useVerdict(lanes: readonly Lane[]): string {
  const { t, i18n } = useTranslation('theatre');
  if (lanes.length === 0 || lanes.some(({ state }) => state === 'running')) return '';
  const answered = lanes.filter(hasAnswer);
  const winner = lanes.find(({ id }) => placesOf(lanes).get(id) === 1);
  const wasStopped = lanes.some(({ state }) => state === 'stopped');
  return [
    wasStopped ? t('race.stopped') : '',
    winner ? t('race.winner', { engine: winner.title[i18n.language] }) : t('race.nobody'),
    answered.length > 1 ? t(doAgree(lanes) ? 'race.agree' : 'race.disagree', { count: answered.length }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
