import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { clueCount, scaleOf, sortTitle, speak } from '#core';
import { guideOf, isSeen } from '../guide/seen.ts';
import { useSpeaker } from '../language.ts';
import { levelWithRange } from '../level-words.ts';
import { library } from '../library/client.ts';
import { settings, useSettings } from '../settings.ts';
import { Dotted } from '../shell/dotted.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { Aid } from './aid.ts';
import { Clock } from './clock.tsx';
import { displayOf } from './display.ts';
import type { GameDialog } from './game-menu.tsx';
import { PausedPanel } from './paused-panel.tsx';
import { PlayBoard } from './play-board.tsx';
import type { Playing } from './playing.ts';
import { BesideBoard } from './side.tsx';
import '../stage/table.css';

const Whence = lazy(() => import('../fresh/whence.tsx').then((module) => ({ default: module.Whence })));

/** A game on the screen: the board, the keys beside it, the coach, and what can be done with the whole. */
export function GameTable({ playing }: { readonly playing: Playing }): ReactElement {
  const speaker = useSpeaker();
  const aid = useMemo(() => new Aid(playing, library, () => settings.get().completeMarks), [playing]);
  const aidState = useStore(aid.store);
  const { puzzle, notes, timer, origin } = useStore(playing.store).game;
  const { t, i18n } = useTranslation('play');
  const isPaused = timer.paused === true;
  // The first cube and the first faces come with a guide.
  const [dialog, setDialog] = useState<GameDialog | undefined>(() => {
    const guide = guideOf(puzzle.geometry);
    return guide === undefined || isSeen(guide) ? undefined : 'guide';
  });
  const { completeMarks } = useSettings();
  const display = useMemo(() => displayOf(aidState, puzzle, notes, completeMarks), [aidState, puzzle, notes, completeMarks]);
  const showKeys = useCallback(() => setDialog('keys'), []);
  useClock(playing);
  useEffect(() => () => aid.close(), [aid]);
  useEffect(() => {
    if (isPaused) aid.close();
  }, [aid, isPaused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move matters, not the answer itself
  useEffect(() => aid.moved(), [notes, aid]);
  const title = puzzle.info.title ?? speak(sortTitle(puzzle), speaker);
  return (
    <div className="table">
      <div className="game-head">
        <Clock playing={playing} />
        <h1>
          <Dotted
            parts={[
              title,
              ...(origin.level ? [<small key="level">{levelWithRange(origin.level, i18n.language, scaleOf(puzzle))}</small>] : []),
              <small key="clues">{t('clues', { count: clueCount(puzzle) })}</small>,
              ...(/^(daily|pack)\//.test(origin.from ?? '')
                ? [
                    <Suspense key="from" fallback={null}>
                      <Whence from={origin.from} />
                    </Suspense>,
                  ]
                : []),
            ]}
          />
        </h1>
      </div>
      {isPaused ? (
        <PausedPanel playing={playing} />
      ) : (
        <PlayBoard playing={playing} aid={aid} display={display} label={title} onHelp={showKeys} />
      )}
      <BesideBoard playing={playing} aid={aid} isIdle={isPaused || display?.isElsewhere === true} dialog={dialog} onDialog={setDialog} />
    </div>
  );
}

/** The clock runs while the page is looked at. */
function useClock(playing: Playing): void {
  useEffect(() => {
    const follow = (): void => (document.visibilityState === 'visible' ? playing.startClock() : playing.stopClock());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      playing.stopClock();
    };
  }, [playing]);
}
