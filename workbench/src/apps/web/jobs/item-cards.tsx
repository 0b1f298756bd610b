import { type ReactElement, useMemo } from 'react';
import type { Puzzle } from '#core';
import { newGame, viewOf } from '#session';
import { BoardView } from '../board/board.tsx';
import { ratingWriter } from '../numbers.ts';
import { startGame } from '../play/start-game.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';

interface ItemCardsProps {
  readonly items: readonly unknown[];
  readonly puzzles: readonly (Puzzle | undefined)[];
  /** The number of the first one, from 1. */
  readonly first: number;
}

/** Boards with more places than these are not drawn a dozen at a time; the text stands for them. */
const LARGEST = 256;

/** Solutions and puzzles as boards, each with a way into a game. */
export function ItemCards({ items, puzzles, first }: ItemCardsProps): ReactElement {
  return (
    <ol className="cards item-cards" start={first}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results stay in their order
        <ItemCard key={first + i} item={item} puzzle={puzzles[i]} number={first + i} />
      ))}
    </ol>
  );
}

function ItemCard({
  item,
  puzzle,
  number,
}: {
  readonly item: unknown;
  readonly puzzle: Puzzle | undefined;
  readonly number: number;
}): ReactElement {
  const { t, i18n } = useTranslation('jobs');
  const isSolution = typeof item === 'string';
  const name = t(isSolution ? 'solutionNumber' : 'puzzleNumber', { n: new Intl.NumberFormat(i18n.language).format(number) });
  const { clues, er } = (isSolution ? {} : item) as { clues?: number; er?: number | null };
  const write = ratingWriter(i18n.language);
  const text = isSolution ? item : String((item as { puzzle?: unknown }).puzzle);
  return (
    <li className="card">
      <p>
        <strong>{name}</strong>
        {typeof clues === 'number' && ` · ${t('clues', { count: clues })}`}
        {typeof er === 'number' && ` · ${t('rated', { rating: write(er) })}`}
      </p>
      {puzzle && puzzle.geometry.places.length <= LARGEST ? (
        <Picture puzzle={puzzle} label={name} />
      ) : (
        <code className="cells">{text}</code>
      )}
      {puzzle && (
        <div className="card-actions">
          <button type="button" className="button" aria-label={t('playNumber', { name })} onClick={() => void startGame(puzzle)}>
            <Icon name="start" />
            {t('play')}
          </button>
        </div>
      )}
    </li>
  );
}

function Picture({ puzzle, label }: { readonly puzzle: Puzzle; readonly label: string }): ReactElement {
  const sheets = useMemo(() => viewOf(puzzle.geometry, 'panels').sheets, [puzzle]);
  const { notes } = useMemo(() => newGame('result', puzzle), [puzzle]);
  return <BoardView puzzle={puzzle} notes={notes} sheets={sheets} label={label} />;
}
