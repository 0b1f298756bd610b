import type { ReactElement } from 'react';
import { cellName, type Puzzle } from '#core';
import type { AnswerOf } from '../library/operations.ts';
import { useTranslation } from '../texts.ts';

interface MistakeListProps {
  readonly puzzle: Puzzle;
  readonly mistakes: AnswerOf<'mistakes'>['mistakes'];
  /** 1 says that there are mistakes, 2 of what kind, 3 where. */
  readonly level: number;
}

/** What the player has wrong, in as much detail as is wanted. */
export function MistakeList({ puzzle, mistakes, level }: MistakeListProps): ReactElement {
  const { t } = useTranslation('play');
  const entries = mistakes.filter(({ entry }) => entry !== undefined);
  return (
    <div role="status">
      <p>{t('mistakes.count', { count: mistakes.length })}</p>
      {level >= 2 && <p>{t(entries.length > 0 ? 'mistakes.entries' : 'mistakes.marks')}</p>}
      {level >= 3 && (
        <ul>
          {mistakes.slice(0, 20).map(({ cell, entry }) => (
            <li key={cell}>
              {entry === undefined
                ? t('mistakes.lacks', { cell: cellName(puzzle.geometry, cell) })
                : t('mistakes.isNot', { cell: cellName(puzzle.geometry, cell), value: puzzle.symbols.all[entry - 1] })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
