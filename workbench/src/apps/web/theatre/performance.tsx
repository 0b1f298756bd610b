import { type ComponentType, type ReactElement, useEffect, useMemo, useRef } from 'react';
import type { Puzzle } from '#core';
import { announce } from '../announce.tsx';
import type { Recording } from '../library/theatre.ts';
import { useTranslation } from '../texts.ts';
import { CounterList, countsOf } from './counters.tsx';
import { SceneFrame } from './frame.tsx';
import { resultWords } from './result-words.ts';
import { useSay } from './say.ts';
import type { Scene, SceneStageProps } from './scene.ts';
import { useAct } from './use-act.ts';
import { usePlayer } from './use-player.ts';

interface PerformanceProps<State> {
  readonly scene: Scene<State>;
  readonly Stage: ComponentType<SceneStageProps<State>>;
  readonly puzzle: Puzzle;
  readonly recording: Recording;
  /** Where a link begins. */
  readonly first: number;
  readonly addressAt: (step: number) => string | undefined;
  /** Turns between the beginning in detail and the whole run in long steps. */
  readonly onSample: () => void;
  readonly sampled: boolean;
}

/** A recorded run on the stage: what happens now in words, the drawing, the controls, the counters. */
export function Performance<State>(props: PerformanceProps<State>): ReactElement {
  const { scene, Stage, puzzle, recording, first, addressAt, onSample, sampled } = props;
  const { t, i18n } = useTranslation('theatre');
  const { shots, left, result } = recording;
  const { act } = scene;
  const player = usePlayer(shots.length, first);
  const { position, isPlaying } = player;
  const state = useAct(act, puzzle, shots, position);
  const say = useSay(puzzle);
  const shot = shots[position - 1];
  const isEnd = position === shots.length;
  const numbers = new Intl.NumberFormat(i18n.language);
  // What was left out cannot be counted here; the end has all counters again.
  const exact = scene.exact ?? ['nodes'];
  const soFar = act.counts(state, shot).filter(([name]) => !sampled || exact.includes(name));
  const chapters = useMemo(() => shots.flatMap((one, i) => (act.isChapter(one) ? [i + 1] : [])), [shots, act]);
  const sentence = isEnd ? resultWords(t, i18n.language, result) : shot ? say(act.caption(state, shot)) : t(`scenes.${scene.id}.begin`);
  // While it plays the sentences go by too fast to be read out; after a stop or a step it is said where it stands.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isPlaying && !isFirst.current) announce(sentence);
    isFirst.current = false;
  }, [isPlaying, sentence]);
  const longRun = left > 0 && (
    <p className="note long-run">
      {t(sampled ? 'sampled' : 'cut', { kept: numbers.format(shots.length), left: numbers.format(left) })}{' '}
      <button type="button" className="button" onClick={onSample}>
        {t(sampled ? 'detail' : 'toEnd')}
      </button>
    </p>
  );
  return (
    <SceneFrame
      scene={scene.id}
      caption={sentence}
      captionClass={isEnd ? 'caption ending' : 'caption'}
      player={player}
      count={shots.length}
      chapters={chapters}
      addressAt={addressAt}
      above={
        <>
          {longRun}
          <section className="counter-card" aria-label={t(isEnd ? 'counters.atEnd' : 'counters.soFar')}>
            <CounterList counts={isEnd ? countsOf(result.counters) : soFar} />
          </section>
        </>
      }
    >
      <Stage puzzle={puzzle} state={state} shot={shot} position={position} shots={shots} finale={isEnd ? result.solution : undefined} />
    </SceneFrame>
  );
}
