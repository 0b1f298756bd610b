import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useCallback, useEffect } from 'react';
import { useStore } from '../store.ts';
import type { Aid } from './aid.ts';
import { pressKey, pressWhileWalking } from './keys.ts';
import type { Playing } from './playing.ts';

interface BoardKeys {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly playing: Playing;
  readonly aid: Aid;
  /** Whether the coach walks through a solution, so that keys turn its pages. */
  readonly isWalking: boolean;
  readonly onHelp: () => void;
}

/** The keys of a game: those on the board, those that are pressed beside it, and the focus that follows the cursor. */
export function useBoardKeys({ board, playing, aid, isWalking, onHelp }: BoardKeys): (event: ReactKeyboardEvent) => void {
  const { cursor, axis } = useStore(playing.store);
  const { kind } = useStore(aid.store);
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const page = {
        undo: () => playing.act({ type: 'undo' }),
        redo: () => playing.act({ type: 'redo' }),
        hint: () => void aid.hint(),
        check: () => void aid.check(),
        rules: () => void sayRulesAt(playing),
        help: onHelp,
      };
      const walk = { on: (by: number) => aid.goTo(aid.index + by), end: () => aid.close() };
      const isMeant = isWalking
        ? pressWhileWalking(playing, event, walk)
        : askWhyByKey(aid, playing, event.key) || pressKey(playing, event, page);
      if (isMeant) event.preventDefault();
    },
    [playing, aid, isWalking, onHelp],
  );
  useFocusFollows(board, cursor, axis, kind);
  useKeysFromNowhere(board, cursor, onKey);
  return useCallback((event: ReactKeyboardEvent) => onKey(event.nativeEvent), [onKey]);
}

/** What is said of rules is loaded when it is asked for. */
async function sayRulesAt({ state: { game, cursor } }: Playing): Promise<void> {
  const { sayRules } = await import('../rules/say-rules.ts');
  await sayRules(game.puzzle, game.puzzle.geometry.places[cursor]!.cell);
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

/** Keys that are pressed while nothing has the focus are meant for the board, which takes the focus then. */
function useKeysFromNowhere(board: RefObject<HTMLDivElement | null>, cursor: number, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForBoard(event)) return;
      onKey(event);
      if (event.defaultPrevented) board.current?.querySelector<HTMLElement>(`[data-place="${cursor}"]`)?.focus({ preventScroll: true });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [board, cursor, onKey]);
}

/** So is what a button beside the board has no use for: after a key of the pad one goes on with digits and arrows. */
function isForBoard({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (target === document.body) return true;
  const isBeside = (target as Element).closest?.('.side .modes, .side .keypad, .side .tools') != null;
  return isBeside && !defaultPrevented && (/^[^ ]$/.test(key) || /^(Arrow|Page)/.test(key) || key === 'Backspace' || key === 'Delete');
}

/** The focus goes where the cursor goes, as long as it is on the board; a button that was pressed keeps it, unless it went with its card. */
function useFocusFollows(board: RefObject<HTMLDivElement | null>, cursor: number, axis: string, card: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis draws other squares for the same cursor, and a card that closes leaves no element with the focus
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
