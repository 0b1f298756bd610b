import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cell } from '#core';
import { announce } from '../announce.tsx';
import { contentLabel } from '../board/content-label.ts';
import type { Say } from '../board/names.ts';
import { useStore } from '../store.ts';
import type { Playing } from './playing.ts';

/** Says what changed under the cursor, and the mode when it changes. Where the cursor is the screen reader says by itself, from the focus. */
export function useAnnouncements(playing: Playing, conflicts: ReadonlySet<Cell>): void {
  const { t } = useTranslation('play');
  const { t: shell } = useTranslation('shell');
  const { game, cursor, mode, coloured, asksColoured } = useStore(playing.store);
  const { cell } = game.puzzle.geometry.places[cursor]!;
  const note = game.notes[cell]!;
  const before = useRef({ cell, note, mode, coloured, asksColoured });
  useEffect(() => {
    const last = before.current;
    before.current = { cell, note, mode, coloured, asksColoured };
    if (asksColoured && !last.asksColoured) announce(t('coloured.ask'));
    else if (last.coloured !== coloured || last.asksColoured !== asksColoured)
      announce(coloured === 0 ? t('coloured.cellNow') : t('coloured.markNow', { value: game.puzzle.symbols.all[coloured - 1] }));
    else if (last.mode !== mode) announce(t('mode.now', { mode: t(`mode.${mode}`) }));
    else if (last.cell === cell && last.note !== note)
      announce(contentLabel(shell as Say, game.puzzle.symbols, 0, note, undefined, conflicts.has(cell) ? 'conflict' : ''));
  }, [cell, note, mode, coloured, asksColoured, conflicts, game.puzzle, t, shell]);
}
