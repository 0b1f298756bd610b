import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { speak } from '#core';
import { useSpeaker } from '../language.ts';
import { library } from '../library/client.ts';
import { useStore } from '../store.ts';
import { Aid } from './aid.ts';
import { Clock } from './clock.tsx';
import { displayOf } from './display.ts';
import type { GameDialog } from './game-menu.tsx';
import { PlayBoard } from './play-board.tsx';
import type { Playing } from './playing.ts';
import { Side } from './side.tsx';
import '../stage/table.css';

/** A game on the screen: the board, the keys beside it, the coach, and what can be done with the whole. */
export function Table({ playing }: { readonly playing: Playing }): ReactElement {
  const speaker = useSpeaker();
  const aid = useMemo(() => new Aid(playing, library), [playing]);
  const aidState = useStore(aid.store);
  const { puzzle, notes } = useStore(playing.store).game;
  const [dialog, setDialog] = useState<GameDialog | undefined>(undefined);
  const display = useMemo(() => displayOf(aidState, puzzle, notes), [aidState, puzzle, notes]);
  const showKeys = useCallback(() => setDialog('keys'), []);
  useClock(playing);
  useEffect(() => () => aid.close(), [aid]);
  // What was said about a position is stale once the player moves on; a walk through the solution does not depend on the player.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move matters, not the answer itself
  useEffect(() => {
    if (aid.state.kind === 'hint' || aid.state.kind === 'check') aid.close();
  }, [notes, aid]);
  const title = puzzle.info.title ?? speak(puzzle.kind.words.title, speaker);
  return (
    <div className="table">
      <div className="game-head">
        <h1>{title}</h1>
        <Clock playing={playing} />
      </div>
      <PlayBoard playing={playing} aid={aid} display={display} label={title} onHelp={showKeys} />
      <Side playing={playing} aid={aid} isWalking={display?.isElsewhere === true} dialog={dialog} onDialog={setDialog} />
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
