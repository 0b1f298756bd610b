import type { ReactElement, ReactNode } from 'react';
import type { Puzzle } from '#core';
import { startGame } from '../play/start-game.ts';
import { useTranslation } from '../texts.ts';
import { editPuzzle } from './edit-puzzle.ts';

/** What one can do with a puzzle that was made or read; more of it may follow. */
export function PuzzleActions({ puzzle, children }: { readonly puzzle: Puzzle; readonly children?: ReactNode }): ReactElement {
  const { t } = useTranslation('make');
  return (
    <div className="card-actions">
      <button type="button" className="button primary" onClick={() => void startGame(puzzle)}>
        {t('made.play')}
      </button>
      <button type="button" className="button" onClick={() => editPuzzle(puzzle)}>
        {t('made.edit')}
      </button>
      {children}
    </div>
  );
}
