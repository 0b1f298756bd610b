import { type ComponentType, type ReactElement, useEffect, useMemo, useState } from 'react';
import { complaintOf, type OptionValue, type Puzzle } from '#core';
import { packPuzzle } from '#session';
import { useComplaints } from '../complaint.tsx';
import { Cancelled, library } from '../library/client.ts';
import type { EngineProgress, PerformAnswer } from '../library/theatre.ts';
import { useTranslation } from '../texts.ts';
import { Controls } from './controls.tsx';
import { Performance } from './performance.tsx';
import { PuzzleChoice } from './puzzle-choice.tsx';
import type { Scene, SceneStageProps } from './scene.ts';
import { addressOf } from './scene-address.ts';
import { SceneSection } from './scene-section.tsx';
import { useFirstChoice } from './use-first-choice.ts';
import { useFirstRun } from './use-first-run.ts';

interface SceneViewProps<State> {
  readonly scene: Scene<State>;
  readonly Stage: ComponentType<SceneStageProps<State>>;
}

/** A scene: what it is about, its puzzle and settings, and the run of the engine with them. */
export function SceneView<State>({ scene, Stage }: SceneViewProps<State>): ReactElement {
  const { t } = useTranslation('theatre');
  // A link says where to begin; a change afterwards leaves its step behind.
  const { address, choice, setChoice } = useFirstChoice(scene.puzzles, scene.controls);
  const { puzzle } = choice;
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>(() => ({
    ...Object.fromEntries(scene.controls.map(({ name, first }) => [name, first])),
    ...address.chosen,
  }));
  const [sampled, setSampled] = useState(address.long === true);
  const { answer, waiting } = useRun(scene, puzzle, chosen, sampled);
  const addressAt = (step: number): string | undefined => addressOf(scene.id, choice, chosen, step, sampled);
  const say = useComplaints(answer?.ok === false);
  const firstRun = useFirstRun(answer, puzzle, address.own === undefined || choice.own !== undefined);
  return (
    <SceneSection
      scene={scene.id}
      settings={
        <>
          <PuzzleChoice names={scene.puzzles} onChoose={setChoice} first={address.puzzle} typed={address.own} />
          <Controls controls={scene.controls} chosen={chosen} onChoose={(name, value) => setChosen((old) => ({ ...old, [name]: value }))} />
        </>
      }
    >
      {answer === undefined ? (
        <Waiting {...waiting} />
      ) : answer.ok ? (
        <Performance
          key={answer.id}
          scene={scene}
          Stage={Stage}
          puzzle={answer.puzzle}
          recording={answer}
          first={answer.id === firstRun.current ? address.step : 0}
          addressAt={addressAt}
          onSample={() => setSampled((old) => !old)}
          sampled={sampled}
        />
      ) : (
        <p className="complaint" role="alert">
          {say && t('refused', { reason: say(answer).text })}
        </p>
      )}
    </SceneSection>
  );
}

/** While the engine runs: how far it is, and a way not to wait for the end. */
function Waiting({ nodes, cutShort }: WaitingProps): ReactElement {
  const { t } = useTranslation('theatre');
  return (
    <div className="engine-waiting">
      <p className="note" role="status">
        {t('running')}
      </p>
      {nodes > 0 && <p className="note">{t('race.nodes', { count: nodes })}</p>}
      {nodes > 0 && (
        <button type="button" className="button" onClick={cutShort} disabled={!cutShort}>
          {t('cutShort', { count: SHORT_MS / 1000 })}
        </button>
      )}
    </div>
  );
}

interface WaitingProps {
  readonly nodes: number;
  /** Runs it again for a short time only: engines do the same each time, so this is how the long run began. */
  readonly cutShort: (() => void) | undefined;
}

type Performed = PerformAnswer & { readonly id: number; readonly puzzle: Puzzle };
const SHORT_MS = 2000;
let runs = 0;

/** The run of the engine in a worker; a new choice ends a run that is still going on. */
function useRun<State>(
  scene: Scene<State>,
  puzzle: Puzzle,
  chosen: Readonly<Record<string, OptionValue>>,
  sampled: boolean,
): { readonly answer: Performed | undefined; readonly waiting: WaitingProps } {
  const [answer, setAnswer] = useState<Performed | undefined>(undefined);
  const [nodes, setNodes] = useState(0);
  const key = useMemo(() => JSON.stringify(chosen), [chosen]);
  // What is to run is one thing: a choice that changes it also forgets that the last run was cut short.
  const wanted = useMemo(() => ({ scene, puzzle, key, sampled }), [scene, puzzle, key, sampled]);
  const [short, setShort] = useState<typeof wanted | undefined>(undefined);
  const isShort = short === wanted;
  useEffect(() => {
    const abort = new AbortController();
    const { engine = wanted.scene.engine, ...options } = JSON.parse(wanted.key) as Record<string, OptionValue>;
    const { limit, keep, long } = wanted.scene;
    const give = (given: PerformAnswer): void => setAnswer({ ...given, id: ++runs, puzzle: wanted.puzzle });
    library
      .call(
        'perform',
        {
          puzzle: packPuzzle(wanted.puzzle),
          engine: String(engine),
          options,
          limit,
          keep,
          ...(wanted.sampled ? { long } : {}),
          ...(isShort ? { timeMs: SHORT_MS } : {}),
        },
        { signal: abort.signal, onProgress: (progress) => setNodes((progress as EngineProgress).nodes) },
      )
      .then(give, (error: unknown) => {
        if (!(error instanceof Cancelled)) give({ ok: false, ...complaintOf(error) });
      });
    return () => {
      abort.abort();
      setAnswer(undefined);
      setNodes(0);
    };
  }, [wanted, isShort]);
  return { answer, waiting: { nodes, cutShort: isShort ? undefined : () => setShort(wanted) } };
}
