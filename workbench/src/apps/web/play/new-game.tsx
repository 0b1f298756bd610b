import { type ReactElement, useMemo } from 'react';
import { LEVELS, type Starter, speak } from '#core';
import { starters } from '#kinds';
import { viewOf } from '#session';
import { layOut, linesOf } from '../board/layout.ts';
import { useSpeaker } from '../language.ts';
import { hrefOf } from '../router.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { startGame } from './start-game.ts';
import { starterPuzzle } from './starters.ts';
import './games.css';

/** Puzzles that come with the page, by kind, and the ways to others. */
export function NewGame({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('play');
  return (
    <Dialog title={t('new.title')} onClose={onClose} wide>
      <div className="card-actions">
        <a className="button primary" href={hrefOf('make')} onClick={onClose}>
          <Icon name="plus" />
          {t('new.generate')}
        </a>
        <a className="button" href={hrefOf('make', 'import')} onClick={onClose}>
          <Icon name="open" />
          {t('new.import')}
        </a>
        <a className="button" href={hrefOf('photograph')} onClick={onClose}>
          <Icon name="camera" />
          {t('new.photograph')}
        </a>
      </div>
      <ul className="starters">
        {starters.map((starter) => (
          <li key={`${starter.spec} ${starter.level}`}>
            <StarterButton starter={starter} onClose={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function StarterButton({ starter, onClose }: { readonly starter: Starter; readonly onClose: () => void }): ReactElement {
  const { i18n } = useTranslation('play');
  const speaker = useSpeaker();
  const puzzle = useMemo(() => starterPuzzle(starter), [starter]);
  const start = (): void => {
    onClose();
    void startGame(puzzle);
  };
  return (
    <button type="button" className="starter" onClick={start}>
      <Thumbnail starter={starter} />
      <span>
        {speak(puzzle.kind.words.title, speaker)}
        <small>{LEVELS[starter.level].name[i18n.language]}</small>
      </span>
    </button>
  );
}

/** The lines of a kind in small, with its givens as dots. */
function Thumbnail({ starter }: { readonly starter: Starter }): ReactElement {
  const drawing = useMemo(() => {
    const { geometry, givens } = starterPuzzle(starter);
    const { sheets } = viewOf(geometry, 'panels');
    const { width, height, origins } = layOut(sheets);
    const dots = sheets
      .flatMap(({ places, columns }, s) =>
        places.map((place, i) => {
          const cell = geometry.places[place]?.cell;
          if (cell === undefined || givens[cell] === 0) return '';
          return `M${origins[s]!.x + (i % columns) + 0.25} ${origins[s]!.y + Math.floor(i / columns) + 0.25}h.5v.5h-.5z`;
        }),
      )
      .join('');
    return { width, height, dots, sheets: sheets.map((sheet, i) => ({ lines: linesOf(sheet), at: origins[i]! })) };
  }, [starter]);
  return (
    <svg className="thumbnail" viewBox={`-0.2 -0.2 ${drawing.width + 0.4} ${drawing.height + 0.4}`} aria-hidden="true">
      <path className="dots" d={drawing.dots} />
      {drawing.sheets.map(({ lines, at }) => (
        <g key={`${at.x} ${at.y}`} transform={`translate(${at.x} ${at.y})`}>
          <path className="heavy" d={lines.heavy} />
        </g>
      ))}
    </svg>
  );
}
