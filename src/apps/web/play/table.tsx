import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blanksOf, ENTRY_MODES } from '#session';
import { announce } from '../announce.tsx';
import { useSettings } from '../settings.ts';
import { Icon } from '../shell/icon.tsx';
import { Stage } from '../stage/stage.tsx';
import { useStore } from '../store.ts';
import { Clock } from './clock.tsx';
import { Keypad } from './keypad.tsx';
import { pressKey } from './keys.ts';
import { lookWhilePlaying } from './look.ts';
import type { Playing } from './playing.ts';

const NOBODY: ReadonlySet<number> = new Set();

/** A game on the screen: the board, the keys beside it, and what can be done. */
export function Table({ playing }: { readonly playing: Playing }): ReactElement {
  const { t } = useTranslation('play');
  const state = useStore(playing.store);
  const settings = useSettings();
  const board = useRef<HTMLDivElement>(null);
  const { game, cursor, selection, axis, mode } = state;
  const { puzzle } = game;
  const lookOf = useMemo(() => lookWhilePlaying(state, settings, NOBODY), [state, settings]);
  useFocusFollows(board, cursor, axis);
  useEffect(() => {
    playing.startClock();
    return () => playing.stopClock();
  }, [playing]);
  useEffect(() => {
    if (game.solved && blanksOf(game) === 0) announce(t('solved'));
  }, [game, t]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (pressKey(playing, event.nativeEvent, { hint() {}, check() {}, help() {} })) event.preventDefault();
    },
    [playing],
  );
  const pointer = useMemo(
    () => ({
      onPress: (place: number, adds: boolean) => playing.pick(place, adds),
      onDrag: (place: number) => playing.drag(place),
      onDoubleClick: () => playing.choose('same'),
    }),
    [playing],
  );
  return (
    <div className="table">
      <Stage
        puzzle={puzzle}
        notes={game.notes}
        cursor={cursor}
        selection={selection}
        lookOf={lookOf}
        axis={axis}
        label={puzzle.info.title ?? puzzle.kind.title}
        pointer={pointer}
        onKeyDown={onKeyDown}
        onAxis={(next) => playing.setAxis(next)}
        onPick={(place) => playing.pick(place)}
        boardRef={board}
      />
      <aside className="side">
        <div className="game-head">
          <h1>{puzzle.info.title ?? puzzle.kind.title}</h1>
          <Clock playing={playing} />
        </div>
        <div className="segments modes" role="group" aria-label={t('mode.label')}>
          {ENTRY_MODES.map((one) => (
            <button type="button" key={one} aria-pressed={one === mode} onClick={() => playing.setMode(one)}>
              {t(`mode.${one}`)}
            </button>
          ))}
        </div>
        <Keypad playing={playing} />
        <div className="tools">
          <button type="button" className="button" disabled={game.past.length === 0} onClick={() => playing.act({ type: 'undo' })}>
            <Icon name="undo" />
            {t('undo')}
          </button>
          <button type="button" className="button" disabled={game.future.length === 0} onClick={() => playing.act({ type: 'redo' })}>
            <Icon name="redo" />
            {t('redo')}
          </button>
          <button type="button" className="button" onClick={() => playing.clear()}>
            <Icon name="erase" />
            {t('erase')}
          </button>
        </div>
      </aside>
    </div>
  );
}

/** The focus goes where the cursor goes, as long as it is on the board; a button that was pressed keeps it. */
function useFocusFollows(board: React.RefObject<HTMLDivElement | null>, cursor: number, axis: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis draws other squares for the same cursor
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || board.current?.contains(activeElement);
    if (isFree) board.current?.querySelector<HTMLElement>(`[data-place="${cursor}"]`)?.focus({ preventScroll: true });
  }, [board, cursor, axis]);
}
