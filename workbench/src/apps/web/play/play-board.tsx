import { type ReactElement, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Cell } from '#core';
import { conflictsOf, foggedCells } from '#session';
import { useSettings } from '../settings.ts';
import { Stage } from '../stage/stage.tsx';
import { useStore } from '../store.ts';
import type { Aid, AidState } from './aid.ts';
import type { Display } from './display.ts';
import { lookWhilePlaying } from './look.ts';
import type { Playing } from './playing.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useBoardKeys } from './use-board-keys.ts';

interface PlayBoardProps {
  readonly playing: Playing;
  readonly aid: Aid;
  /** What is shown instead of the game. */
  readonly display: Display | undefined;
  readonly label: string;
  readonly onHelp: () => void;
}

/** The board of a game with its keys and pointers, or what the coach shows on it. */
export function PlayBoard({ playing, aid, display, label, onHelp }: PlayBoardProps): ReactElement {
  const settings = useSettings();
  const { game, cursor, course, selection, axis } = useStore(playing.store);
  const aidState = useStore(aid.store);
  const board = useRef<HTMLDivElement>(null);
  const { puzzle, notes } = game;
  const conflicts = useMemo(() => conflictsOf({ puzzle, notes }), [puzzle, notes]);
  const fogged = useMemo(() => foggedCells({ puzzle, notes }), [puzzle, notes]);
  const wrong = useMemo(() => wrongCells(aidState), [aidState]);
  const isWalking = display?.isElsewhere === true;
  const look = useMemo(
    () => lookWhilePlaying({ game, cursor, selection }, settings, conflicts, wrong, fogged),
    [game, cursor, selection, settings, conflicts, wrong, fogged],
  );
  // An argument has its own light; beside it only what is wrong is shown.
  const isExplaining = display?.picture !== undefined || isWalking;
  const lookOf = useCallback((cell: Cell) => (isExplaining ? (wrong.has(cell) ? 'wrong' : '') : look(cell)), [isExplaining, wrong, look]);
  const focus = display?.focus;
  useEffect(() => {
    if (focus !== undefined) playing.pick(puzzle.geometry.placesOf(focus)[0]!);
  }, [playing, puzzle, focus]);
  useAnnouncements(playing, conflicts);
  const onKeyDown = useBoardKeys({ board, playing, aid, isWalking, onHelp });
  const pointer = useMemo(
    () => ({
      onPress: (place: number, adds: boolean, mark: number | undefined) => {
        playing.pick(place, adds);
        if (playing.state.held !== 0 && playing.state.mode !== 'colour') playing.enter(playing.state.held);
        // Who colours and presses a mark means the mark.
        if (playing.state.mode === 'colour' && mark !== undefined) playing.setColoured(mark);
      },
      onDrag: (place: number) => {
        if (playing.state.held === 0) playing.drag(place);
      },
      onDoubleClick: () => playing.choose('same'),
    }),
    [playing],
  );
  return (
    <Stage
      puzzle={display?.puzzle ?? puzzle}
      notes={display?.notes ?? notes}
      candidatesOf={display?.candidates}
      picture={display?.picture}
      forcing={display?.forcing}
      cursor={cursor}
      course={course}
      selection={selection}
      lookOf={lookOf}
      axis={axis}
      label={label}
      pointer={pointer}
      onKeyDown={onKeyDown}
      onAxis={(next) => playing.setAxis(next)}
      onPick={(place) => playing.pick(place)}
      boardRef={board}
    />
  );
}

function wrongCells(state: AidState): ReadonlySet<Cell> {
  const mistakes = state.kind === 'check' ? state.answer.mistakes : [];
  return new Set(mistakes.filter(({ entry }) => entry !== undefined).map(({ cell }) => cell));
}
