import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Puzzle } from '#core';
import { packPuzzle } from '#session';
import { announce } from '../announce.tsx';
import type { EngineFact } from '../library/theatre.ts';
import { useAnswer } from '../library/use-latest.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { Controls } from './controls.tsx';
import { type ChosenPuzzle, PuzzleChoice } from './puzzle-choice.tsx';
import { doAgree, hasAnswer, type Lane, placesOf } from './race-lanes.ts';
import { RaceReplay } from './race-replay.tsx';
import { RaceTrack } from './race-track.tsx';
import { Runners } from './runners.tsx';
import { addressOf } from './scene-address.ts';
import { SceneSection } from './scene-section.tsx';
import { useFirstChoice } from './use-first-choice.ts';
import { useRace } from './use-race.ts';

const PUZZLES = ['hard', 'figure11', 'easy', 'diabolical', 'four', 'six', 'jigsaw', 'cube4', 'cube9', 'faces3', 'faces9', 'faces6'];
/** Engines that run where none are chosen: the published ideas and the fast one, each of which solves an ordinary puzzle. */
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
const CONTROLS = [{ name: 'patience', choices: SECONDS, first: SECONDS[1] }];

/** The same puzzle raced by several engines. A link to a step runs the race again: engines do the same each time. */
export function RaceView(): ReactElement {
  const { t } = useTranslation('theatre');
  const { address, choice, setChoice } = useFirstChoice(PUZZLES, CONTROLS);
  const { puzzle } = choice;
  const known = useEngines(puzzle);
  const engines = known?.facts ?? [];
  const [runners, setRunners] = useState<ReadonlySet<string>>(() => new Set(address.runners ?? FAVOURITES));
  const [seconds, setSeconds] = useState<number>(() => Number(address.chosen['patience'] ?? SECONDS[1]));
  const race = useRace();
  const { clear, start } = race;
  // The step of a link is waiting until its race is over; a change leaves it behind.
  const [linked, setLinked] = useState(address.step > 0 ? address.step : undefined);
  const isLinkReady = linked !== undefined && (address.own === undefined || choice.own !== undefined);
  const toStart = useRef(linked !== undefined);
  useEffect(() => {
    if (!isLinkReady || known?.of !== puzzle || !toStart.current) return;
    toStart.current = false;
    start(puzzle, runnersOf(known.facts, runners), seconds * 1000);
  }, [isLinkReady, known, puzzle, start, runners, seconds]);
  const choose = useCallback(
    (chosen: ChosenPuzzle) => {
      clear();
      if (chosen.own === undefined || chosen.own !== address.own) setLinked(undefined);
      setChoice(chosen);
    },
    [clear, address.own, setChoice],
  );
  const ready = runnersOf(engines, runners);
  const verdict = useVerdict(race.lanes);
  useEffect(() => {
    if (verdict !== '') announce(verdict);
  }, [verdict]);
  const raced = race.lanes.map(({ id }) => id);
  const addressAt = (step: number): string | undefined => addressOf('race', choice, { patience: seconds, runners: raced.join(' ') }, step);
  const toggle = (id: string): void => {
    const next = new Set(runners);
    if (!next.delete(id)) next.add(id);
    setRunners(next);
  };
  return (
    <SceneSection
      scene="race"
      settings={
        <>
          <PuzzleChoice names={PUZZLES} onChoose={choose} first={address.puzzle} typed={address.own} />
          <Controls controls={CONTROLS} chosen={{ patience: seconds }} onChoose={(_, value) => setSeconds(Number(value))} />
        </>
      }
    >
      <Runners engines={engines} runners={runners} isRunning={race.isRunning} onToggle={toggle} />
      <StartStop
        isRunning={race.isRunning}
        isReady={ready.length > 0}
        onStop={race.stop}
        onStart={() => {
          setLinked(undefined);
          start(puzzle, ready, seconds * 1000);
        }}
      />
      {race.isRunning && <RaceTrack lanes={race.lanes} />}
      {!race.isRunning && race.lanes.length > 0 && <RaceReplay lanes={race.lanes} verdict={verdict} first={linked} addressAt={addressAt} />}
      <p className="note">{t('race.note')}</p>
    </SceneSection>
  );
}

interface StartStopProps {
  readonly isRunning: boolean;
  readonly isReady: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

function StartStop({ isRunning, isReady, onStart, onStop }: StartStopProps): ReactElement {
  const { t } = useTranslation('theatre');
  return (
    <div className="card-actions">
      <button type="button" className="button primary" disabled={!isRunning && !isReady} onClick={isRunning ? onStop : onStart}>
        <Icon name={isRunning ? 'pause' : 'flag'} />
        {t(isRunning ? 'race.stop' : 'race.start')}
      </button>
    </div>
  );
}

/** What the engines say of a puzzle, and of which puzzle they say it; undefined until they have. */
function useEngines(puzzle: Puzzle): { readonly of: Puzzle; readonly facts: readonly EngineFact[] } | undefined {
  const question = useMemo(() => ({ puzzle: packPuzzle(puzzle) }), [puzzle]);
  const facts = useAnswer('engines', question);
  return useMemo(() => facts && { of: puzzle, facts }, [facts, puzzle]);
}

function runnersOf(engines: readonly EngineFact[], chosen: ReadonlySet<string>): readonly EngineFact[] {
  return engines.filter(({ id, refusal }) => refusal === undefined && chosen.has(id));
}

/** Who was first, and whether the answers agree; empty until all have ended. */
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
