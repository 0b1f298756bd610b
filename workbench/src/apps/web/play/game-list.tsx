import { type ReactElement, useEffect, useState } from 'react';
import { formatDuration } from '#session';
import { dateFormat } from '../dates.ts';
import { useWhence } from '../fresh/whence.tsx';
import { levelWithRange } from '../level-words.ts';
import { goTo, hrefOf } from '../router.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Dotted } from '../shell/dotted.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { type GameSummary, gameShelf } from './games.ts';
import { useSortName } from './sort-name.ts';
import './games.css';

interface GameListProps {
  /** Id of the game on the table, which is not to be thrown away under the player. */
  readonly current: string;
  readonly onClose: () => void;
}

/** The games that this browser keeps. */
export function GameList({ current, onClose }: GameListProps): ReactElement {
  const { t, i18n } = useTranslation('play');
  const [games, setGames] = useState<readonly GameSummary[] | undefined>(undefined);
  useEffect(() => {
    gameShelf.list(current).then(setGames, () => setGames([]));
  }, [current]);
  const sortName = useSortName(games?.some(({ title, rules }) => title === '' && rules !== undefined) ?? false);
  const whence = useWhence();
  const nameOf = ({ title, spec, rules }: GameSummary): string => (title === '' ? sortName(spec, rules) : title);
  const partsOf = ({ level, ruled, clues, from }: GameSummary): readonly string[] => [
    ...(level ? [levelWithRange(level, i18n.language, ruled ? 'ninefold-rules' : 'sudoku-explainer')] : []),
    ...(clues === undefined ? [] : [t('clues', { count: clues })]),
    ...[whence(from) ?? []].flat(),
  ];
  const date = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const remove = async (id: string): Promise<void> => {
    await gameShelf.remove(id);
    setGames(await gameShelf.list(current));
  };
  return (
    <Dialog title={t('games.title')} onClose={onClose} wide>
      {games?.length === 0 && <p>{t('games.none')}</p>}
      <ul className="games">
        {games?.map((game) => (
          <li key={game.id}>
            <button
              type="button"
              className="game"
              aria-current={game.id === current ? 'true' : undefined}
              onClick={() => {
                onClose();
                goTo(hrefOf('play', game.id));
              }}
            >
              <strong>
                <Dotted
                  parts={[
                    nameOf(game),
                    ...partsOf(game).map((part) => (
                      <span key={part} className="level">
                        {part}
                      </span>
                    )),
                  ]}
                />
              </strong>
              <small>
                <Dotted
                  parts={[
                    game.solved ? t('games.solved') : t('games.done', { share: percent.format(game.done) }),
                    formatDuration(game.elapsedMs),
                    date.format(game.updatedAt),
                  ]}
                />
              </small>
              <progress max={1} value={game.done} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('games.remove', { name: `${[nameOf(game), ...partsOf(game)].join(' · ')}, ${date.format(game.updatedAt)}` })}
              disabled={game.id === current}
              onClick={() => void remove(game.id)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
