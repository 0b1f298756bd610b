import { useEffect, useRef } from 'react';
import type { Cell } from '#core';
import { announce } from '../announce.tsx';
import { contentLabel } from '../board/content-label.ts';
import type { Say } from '../board/names.ts';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Playing } from './playing.ts';

/**
 * Says what changed under the cursor, that nothing changed, how many squares are chosen, and the mode when it changes. Where the cursor is the
 * screen reader says by itself, from the focus.
 */
export function useAnnouncements(playing: Playing, conflicts: ReadonlySet<Cell>): void {
  const { t } = useTranslation('play');
  const { t: shell } = useTranslation('shell');
  const { game, cursor, mode, coloured, asksColoured, selection, refusals } = useStore(playing.store);
  const { puzzle } = game;
  const { cell } = puzzle.geometry.places[cursor]!;
  const note = game.notes[cell]!;
  const chosen = selection.size;
  const before = useRef({ playing, cell, note, mode, coloured, asksColoured, chosen, refusals });
  useEffect(() => {
    const last = before.current;
    before.current = { playing, cell, note, mode, coloured, asksColoured, chosen, refusals };
    if (last.playing !== playing) return;
    if (asksColoured && !last.asksColoured) announce(t('coloured.ask'));
    else if (last.coloured !== coloured || last.asksColoured !== asksColoured)
      announce(coloured === 0 ? t('coloured.cellNow') : t('coloured.markNow', { value: puzzle.symbols.all[coloured - 1] }));
    else if (last.mode !== mode) announce(t('mode.now', { mode: t(`mode.${mode}`) }));
    else if ((last.cell === cell && last.note !== note) || last.refusals !== refusals)
      announce(contentLabel(shell as Say, puzzle.symbols, puzzle.givens[cell]!, note, undefined, conflicts.has(cell) ? 'conflict' : ''));
    else if (last.chosen !== chosen && chosen > 1) announce(t('chosen', { count: chosen }));
  }, [playing, cell, note, mode, coloured, asksColoured, chosen, refusals, conflicts, puzzle, t, shell]);
}
