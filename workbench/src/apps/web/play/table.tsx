import { type KeyboardEvent, type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Cell, speak } from '#core';
import { conflictsOf, ENTRY_MODES } from '#session';
import { useSpeaker } from '../language.ts';
import { library } from '../library/client.ts';
import { useSettings } from '../settings.ts';
import { Stage } from '../stage/stage.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { Aid, type AidState } from './aid.ts';
import { Clock } from './clock.tsx';
import { Coach } from './coach.tsx';
import { displayOf } from './display.ts';
import { type GameDialog, GameMenu } from './game-menu.tsx';
import { HelperSwitches } from './helper-switches.tsx';
import { Keypad } from './keypad.tsx';
import { pressKey, pressWhileWalking } from './keys.ts';
import { lookWhilePlaying } from './look.ts';
import type { Playing } from './playing.ts';
import { SolvedCard } from './solved-card.tsx';
import { Tools } from './tools.tsx';
import { useAnnouncements } from './use-announcements.ts';
import '../stage/table.css';

/** A game on the screen: the board, the keys beside it, the coach, and what can be done with the whole. */
export function Table({ playing }: { readonly playing: Playing }): ReactElement {
  const { t } = useTranslation('play');
  const speaker = useSpeaker();
  const settings = useSettings();
  const state = useStore(playing.store);
  const aid = useMemo(() => new Aid(playing, library), [playing]);
  const aidState = useStore(aid.store);
  const [dialog, setDialog] = useState<GameDialog | undefined>(undefined);
  const board = useRef<HTMLDivElement>(null);
  const { game, cursor, selection, axis, mode } = state;
  const { puzzle, notes } = game;
  const conflicts = useMemo(() => conflictsOf({ puzzle, notes }), [puzzle, notes]);
  const wrong = useMemo(() => wrongCells(aidState), [aidState]);
  const display = useMemo(() => displayOf(aidState, puzzle, notes), [aidState, puzzle, notes]);
  const isWalking = display?.isElsewhere === true;
  const look = useMemo(
    () => lookWhilePlaying({ game, cursor, selection }, settings, conflicts, wrong),
    [game, cursor, selection, settings, conflicts, wrong],
  );
  // An argument has its own light; beside it only what is wrong is shown.
  const isExplaining = display?.picture !== undefined || isWalking;
  const lookOf = useCallback((cell: Cell) => (isExplaining ? (wrong.has(cell) ? 'wrong' : '') : look(cell)), [isExplaining, wrong, look]);
  useFocusFollows(board, cursor, axis, aidState.kind);
  useAnnouncements(playing, conflicts);
  useClock(playing);
  useEffect(() => () => aid.close(), [aid]);
  // What was said about a position is stale once the player moves on; a walk through the solution does not depend on the player.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move matters, not the answer itself
  useEffect(() => {
    if (aid.state.kind === 'hint' || aid.state.kind === 'check') aid.close();
  }, [notes, aid]);
  const focus = display?.focus;
  useEffect(() => {
    if (focus !== undefined) playing.pick(puzzle.geometry.placesOf(focus)[0]!);
  }, [playing, puzzle, focus]);
  const onKey = useCallback(
    (event: globalThis.KeyboardEvent) => {
      const page = { hint: () => void aid.hint(), check: () => void aid.check(), help: () => setDialog('keys') };
      const walk = { on: (by: number) => aid.goTo(aid.index + by), end: () => aid.close() };
      const isMeant = isWalking
        ? pressWhileWalking(playing, event, walk)
        : askWhyByKey(aid, playing, event.key) || pressKey(playing, event, page);
      if (isMeant) event.preventDefault();
    },
    [playing, aid, isWalking],
  );
  const onKeyDown = useCallback((event: KeyboardEvent) => onKey(event.nativeEvent), [onKey]);
  useKeysFromNowhere(board, cursor, onKey);
  const pointer = useMemo(
    () => ({
      onPress: (place: number, adds: boolean, mark: number | undefined) => {
        playing.pick(place, adds);
        // Who colours and presses a mark means the mark.
        if (playing.state.mode === 'colour' && mark !== undefined) playing.setColoured(mark);
      },
      onDrag: (place: number) => playing.drag(place),
      onDoubleClick: () => playing.choose('same'),
    }),
    [playing],
  );
  const title = puzzle.info.title ?? speak(puzzle.kind.words.title, speaker);
  return (
    <div className="table">
      <div className="game-head">
        <h1>{title}</h1>
        <Clock playing={playing} />
      </div>
      <Stage
        puzzle={display?.puzzle ?? puzzle}
        notes={display?.notes ?? notes}
        candidatesOf={display?.candidates}
        picture={display?.picture}
        cursor={cursor}
        selection={selection}
        lookOf={lookOf}
        axis={axis}
        label={title}
        pointer={pointer}
        onKeyDown={onKeyDown}
        onAxis={(next) => playing.setAxis(next)}
        onPick={(place) => playing.pick(place)}
        boardRef={board}
      />
      <aside className="side" aria-label={t('side')}>
        {game.solved && aidState.kind === 'none' && <SolvedCard playing={playing} onNew={() => setDialog('new')} />}
        {/* Its texts are loaded when it first speaks; the board must not vanish meanwhile, and the focus with it. */}
        <Suspense fallback={null}>
          <Coach aid={aid} playing={playing} />
        </Suspense>
        {!isWalking && (
          <>
            <div className="segments modes" role="group" aria-label={t('mode.label')}>
              {ENTRY_MODES.map((one) => (
                <button type="button" key={one} aria-pressed={one === mode} onClick={() => playing.setMode(one)}>
                  {t(`mode.${one}`)}
                </button>
              ))}
            </div>
            <Keypad playing={playing} aid={aid} />
            <Tools playing={playing} aid={aid} />
          </>
        )}
        <Suspense fallback={null}>
          <GameMenu playing={playing} aid={aid} open={dialog} onOpen={setDialog} />
        </Suspense>
        <HelperSwitches playing={playing} />
        <details className="rules">
          <summary>{t('rules')}</summary>
          <p>{speak(puzzle.kind.words.rules, speaker)}</p>
          {puzzle.info.author !== undefined && <p className="note">{t('author', { name: puzzle.info.author })}</p>}
          {puzzle.info.comment !== undefined && <p className="note">{puzzle.info.comment}</p>}
        </details>
        <p className="note keys-note">
          <button type="button" className="link" onClick={() => setDialog('keys')}>
            {t('keysNote')}
          </button>
        </p>
      </aside>
    </div>
  );
}

function wrongCells(state: AidState): ReadonlySet<Cell> {
  const mistakes = state.kind === 'check' ? state.answer.mistakes : [];
  return new Set(mistakes.filter(({ entry }) => entry !== undefined).map(({ cell }) => cell));
}

/** While the page waits for "why not which value?", a value key asks instead of entering. */
function askWhyByKey(aid: Aid, playing: Playing, key: string): boolean {
  if (aid.state.kind !== 'ask-why') return false;
  const { game, cursor } = playing.state;
  if (key === 'Escape') aid.close();
  const value = key.length === 1 ? game.puzzle.symbols.valueOf(key) : undefined;
  if (value !== undefined) void aid.whyNot(game.puzzle.geometry.places[cursor]!.cell, value);
  return value !== undefined || key === 'Escape';
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

/** Keys that are pressed while nothing has the focus are meant for the board, which takes the focus then. */
function useKeysFromNowhere(
  board: React.RefObject<HTMLDivElement | null>,
  cursor: number,
  onKey: (event: globalThis.KeyboardEvent) => void,
): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (!isForBoard(event)) return;
      onKey(event);
      if (event.defaultPrevented) board.current?.querySelector<HTMLElement>(`[data-place="${cursor}"]`)?.focus({ preventScroll: true });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [board, cursor, onKey]);
}

/** So is what a button beside the board has no use for: whoever pressed a key of the pad goes on with digits and arrows. */
function isForBoard({ target, key, defaultPrevented }: globalThis.KeyboardEvent): boolean {
  if (target === document.body) return true;
  const isBeside = (target as Element).closest?.('.side .modes, .side .keypad, .side .tools') != null;
  return isBeside && !defaultPrevented && (/^[^ ]$/.test(key) || /^(Arrow|Page)/.test(key) || key === 'Backspace' || key === 'Delete');
}

/** The focus goes where the cursor goes, as long as it is on the board; a button that was pressed keeps it, unless it went with its card. */
function useFocusFollows(board: React.RefObject<HTMLDivElement | null>, cursor: number, axis: string, card: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis draws other squares for the same cursor, and a card that closes leaves nobody with the focus
  useEffect(() => {
    const { activeElement } = document;
    const isOnBoard = board.current?.contains(activeElement) === true;
    const isFree = activeElement === null || ['BODY', 'MAIN'].includes(activeElement.tagName) || isOnBoard;
    if (!isFree) return;
    const square = board.current?.querySelector<HTMLElement>(`[data-place="${cursor}"]`);
    square?.focus({ preventScroll: true });
    // Only who moves over the board is followed: a page that was just opened stays at its top.
    if (isOnBoard) square?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [board, cursor, axis, card]);
}
