import type { Cell } from '#core';
import { valuesOf } from '#session';
import type { Settings } from '../settings.ts';
import type { PlayState } from './playing.ts';

/** How cells are lit while one plays: what is chosen, its peers, the same value, conflicts, and what a check found wrong. */
export function lookWhilePlaying(
  { game, cursor, selection }: Pick<PlayState, 'game' | 'cursor' | 'selection'>,
  settings: Pick<Settings, 'showPeers' | 'showSame' | 'showConflicts'>,
  conflicts: ReadonlySet<Cell>,
  wrong: ReadonlySet<Cell>,
  fogged: ReadonlySet<Cell> | undefined,
): (cell: Cell) => string {
  const { geometry } = game.puzzle;
  const { cell: current } = geometry.places[cursor]!;
  const values = valuesOf(game);
  const value = values[current]!;
  const peers = settings.showPeers && selection.size === 1 ? new Set(geometry.peersOf(current)) : new Set<Cell>();
  return (cell) => {
    const words: string[] = [];
    if (selection.has(cell)) words.push('chosen');
    else if (settings.showSame && value !== 0 && values[cell] === value && !fogged?.has(cell)) words.push('same');
    else if (peers.has(cell)) words.push('peer');
    if (settings.showConflicts && conflicts.has(cell)) words.push('conflict');
    if (wrong.has(cell)) words.push('wrong');
    if (fogged?.has(cell)) words.push('fogged');
    return words.join(' ');
  };
}
