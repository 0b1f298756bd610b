import { type ComponentType, type ReactElement, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionValue, Puzzle } from '#core';
import { packPuzzle } from '#session';
import { Cancelled, library } from '../library/client.ts';
import type { PerformAnswer } from '../library/theatre.ts';
import { Controls } from './controls.tsx';
import { Performance } from './performance.tsx';
import { PuzzleChoice } from './puzzle-choice.tsx';
import { puzzleNamed } from './puzzles.ts';
import type { Scene, StageProps } from './scene.ts';

interface SceneViewProps<State> {
  readonly scene: Scene<State>;
  readonly Stage: ComponentType<StageProps<State>>;
}

/** A scene: what it is about, its puzzle and settings, and the run of the engine with them. */
export function SceneView<State>({ scene, Stage }: SceneViewProps<State>): ReactElement {
  const { t } = useTranslation('theatre');
  const title = useId();
  const [puzzle, setPuzzle] = useState<Puzzle>(() => puzzleNamed(scene.puzzles[0]!));
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>(() =>
    Object.fromEntries(scene.controls.map(({ name, first }) => [name, first])),
  );
  const answer = useRun(scene, puzzle, chosen);
  return (
    <section aria-labelledby={title} className="scene">
      <h1 id={title}>{t(`scenes.${scene.id}.title`)}</h1>
      <p className="lead">{t(`scenes.${scene.id}.text`)}</p>
      <div className="scene-settings">
        <PuzzleChoice names={scene.puzzles} onChoose={setPuzzle} />
        <Controls controls={scene.controls} chosen={chosen} onChoose={(name, value) => setChosen((old) => ({ ...old, [name]: value }))} />
      </div>
      {answer === undefined ? (
        <p className="note" role="status">
          {t('running')}
        </p>
      ) : answer.ok ? (
        <Performance key={answer.id} scene={scene} Stage={Stage} puzzle={answer.puzzle} recording={answer} />
      ) : (
        <p className="complaint" role="alert">
          {t('refused', { reason: answer.error })}
        </p>
      )}
    </section>
  );
}

type Run = PerformAnswer & { readonly id: number; readonly puzzle: Puzzle };
let runs = 0;

/** The run of the engine in a worker; a new choice ends a run that is still going on. */
function useRun<State>(scene: Scene<State>, puzzle: Puzzle, chosen: Readonly<Record<string, OptionValue>>): Run | undefined {
  const [run, setRun] = useState<Run | undefined>(undefined);
  const key = useMemo(() => JSON.stringify(chosen), [chosen]);
  useEffect(() => {
    const abort = new AbortController();
    const { engine = scene.engine, ...options } = JSON.parse(key) as Record<string, OptionValue>;
    const give = (answer: PerformAnswer): void => setRun({ ...answer, id: ++runs, puzzle });
    library
      .call(
        'perform',
        { puzzle: packPuzzle(puzzle), engine: String(engine), options, limit: scene.limit, keep: scene.keep },
        { signal: abort.signal },
      )
      .then(give, (error: unknown) => {
        if (!(error instanceof Cancelled)) give({ ok: false, error: error instanceof Error ? error.message : String(error) });
      });
    return () => {
      abort.abort();
      setRun(undefined);
    };
  }, [scene, puzzle, key]);
  return run;
}
