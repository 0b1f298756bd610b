import { type ReactElement, useEffect, useState } from 'react';
import { complaintOf, type Puzzle } from '#core';
import { packPuzzle } from '#session';
import { useComplaints } from '../complaint.tsx';
import { Cancelled, library } from '../library/client.ts';
import type { PerformAnswer, Recording } from '../library/theatre.ts';
import { useTranslation } from '../texts.ts';
import { fillAct } from './acts/fill-act.ts';
import { CounterList, countsOf } from './counters.tsx';
import { SceneFrame } from './frame.tsx';
import { PuzzleChoice } from './puzzle-choice.tsx';
import { resultWords } from './result-words.ts';
import { useSay } from './say.ts';
import { addressOf } from './scene-address.ts';
import { SceneSection } from './scene-section.tsx';
import { StageBoard } from './stage-board.tsx';
import { useAct } from './use-act.ts';
import { useFirstChoice } from './use-first-choice.ts';
import { useFirstRun } from './use-first-run.ts';
import { type Player, usePlayer } from './use-player.ts';
import './duel.css';

const PUZZLES = ['appendix', 'easy', 'medium', 'hard', 'diabolical', 'figure11', 'thesis', 'four', 'six', 'cube4', 'faces3'];
const METHODS = ['pencil-and-paper', 'brute-force'] as const;
const KEEP = ['round', 'place', 'remove', 'strike', 'backtracking', 'dead', 'solution'];

/** Pencil and paper against brute force (004) on the same puzzle, one step each at a time, with counters running. */
export function DuelView(): ReactElement {
  const { t } = useTranslation('theatre');
  const { address, choice, setChoice } = useFirstChoice(PUZZLES);
  const answers = useDuel(choice.puzzle);
  const refused = answers?.runs.find((run) => !run.ok);
  const say = useComplaints(refused?.ok === false);
  const firstFight = useFirstRun(answers, choice.puzzle, address.own === undefined || choice.own !== undefined);
  return (
    <SceneSection scene="duel" settings={<PuzzleChoice names={PUZZLES} onChoose={setChoice} first={address.puzzle} typed={address.own} />}>
      {!answers ? (
        <p className="note" role="status">
          {t('running')}
        </p>
      ) : refused?.ok === false ? (
        <p className="complaint" role="alert">
          {say && t('refused', { reason: say(refused).text })}
        </p>
      ) : (
        <Fight
          key={answers.id}
          puzzle={answers.puzzle}
          runs={answers.runs as readonly Recording[]}
          first={answers.id === firstFight.current ? address.step : 0}
          addressAt={(step) => addressOf('duel', choice, {}, step)}
        />
      )}
    </SceneSection>
  );
}

interface Answers {
  readonly id: number;
  readonly puzzle: Puzzle;
  readonly runs: readonly PerformAnswer[];
}
let fights = 0;

/** Both runs; one that is too long to be kept whole is followed to its end in long steps. */
function useDuel(puzzle: Puzzle): Answers | undefined {
  const [answers, setAnswers] = useState<Answers | undefined>(undefined);
  useEffect(() => {
    const abort = new AbortController();
    const run = async (engine: string): Promise<PerformAnswer> => {
      const input = { puzzle: packPuzzle(puzzle), engine, options: {}, limit: 1, keep: KEEP };
      const whole = await library.call('perform', input, { signal: abort.signal });
      return whole.ok && whole.left > 0
        ? library.call('perform', { ...input, long: { types: KEEP, by: 'depth' } }, { signal: abort.signal })
        : whole;
    };
    Promise.all(METHODS.map(run)).then(
      (runs) => setAnswers({ id: ++fights, puzzle, runs }),
      (error: unknown) => {
        if (!(error instanceof Cancelled)) setAnswers({ id: ++fights, puzzle, runs: [{ ok: false, ...complaintOf(error) }] });
      },
    );
    return () => {
      abort.abort();
      setAnswers(undefined);
    };
  }, [puzzle]);
  return answers;
}

interface FightProps {
  readonly puzzle: Puzzle;
  readonly runs: readonly Recording[];
  /** Where a link begins. */
  readonly first: number;
  readonly addressAt: (step: number) => string | undefined;
}

function Fight({ puzzle, runs, first, addressAt }: FightProps): ReactElement {
  const { t } = useTranslation('theatre');
  const count = Math.max(...runs.map(({ shots }) => shots.length));
  const player = usePlayer(count, first);
  const caption = t(player.position === 0 ? 'scenes.duel.begin' : 'duel.step', { number: player.position });
  const chapters = runs.flatMap(({ shots }) => shots.flatMap((shot, i) => (fillAct.isChapter(shot) ? [i + 1] : []))).sort((a, b) => a - b);
  return (
    <SceneFrame
      scene="duel"
      caption={caption}
      player={player}
      count={count}
      chapters={chapters}
      addressAt={addressAt}
      stageClass="stage-pair duel"
    >
      {runs.map((run, i) => (
        <Lane key={METHODS[i]} method={METHODS[i]!} puzzle={puzzle} run={run} player={player} />
      ))}
    </SceneFrame>
  );
}

interface LaneProps {
  readonly method: string;
  readonly puzzle: Puzzle;
  readonly run: Recording;
  readonly player: Player;
}

/** One of the two: its board, what it does now, and what it has cost. */
function Lane({ method, puzzle, run: { shots, left, result }, player }: LaneProps): ReactElement {
  const { t, i18n } = useTranslation('theatre');
  const at = Math.min(player.position, shots.length);
  const state = useAct(fillAct, puzzle, shots, at);
  const say = useSay(puzzle);
  const shot = shots[at - 1];
  const isEnd = at === shots.length;
  const numbers = new Intl.NumberFormat(i18n.language);
  const lookOf = (cell: number): string =>
    cell === state.cell ? (state.isBack ? 'trial-cut' : 'trial-now') : state.written.has(cell) ? 'look' : '';
  return (
    <section className="duel-lane" aria-label={t(`duel.${method}`)}>
      <h2>{t(`duel.${method}`)}</h2>
      <p className="caption">
        {isEnd ? resultWords(t, i18n.language, result) : shot ? say(fillAct.caption(state, shot)) : t('duel.ready')}
      </p>
      <StageBoard puzzle={puzzle} grid={isEnd && result.solution ? result.solution : state.grid} lookOf={isEnd ? undefined : lookOf} />
      <CounterList
        counts={
          isEnd
            ? countsOf(result.counters)
            : [
                ['nodes', shot?.nodes ?? 0],
                ['backtracks', state.backtracks],
              ]
        }
      />
      {left > 0 && <p className="note">{t('sampled', { kept: numbers.format(shots.length), left: numbers.format(left) })}</p>}
    </section>
  );
}
