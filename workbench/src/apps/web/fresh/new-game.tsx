import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { makePuzzle, type Puzzle, speak } from '#core';
import { kindOf } from '#kinds';
import { viewOf } from '#session';
import { layOut, linesOf } from '../board/layout.ts';
import { history } from '../history/history.ts';
import { useSpeaker } from '../language.ts';
import { levelWithRange } from '../level-words.ts';
import { useLatest } from '../library/use-latest.ts';
import { starterPuzzle } from '../play/starters.ts';
import { hrefOf } from '../router.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Dotted } from '../shell/dotted.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { type Card, cards } from './cards.ts';
import { Days } from './days.tsx';
import { firstOf, playFresh } from './index.ts';
import { PackList } from './pack-list.tsx';
import { playDaily, playInPack } from './start.ts';
import '../play/games.css';
import './fresh.css';

const RuleLines = lazy(() => import('../rules/rule-lines.tsx').then((module) => ({ default: module.RuleLines })));

/** Every way to the next puzzle: today's, a new one of a kind and level, a collection, one of one's own. */
export function NewGame({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('fresh');
  const [making, setMaking] = useState<'making' | 'failed' | undefined>(undefined);
  const solved = useSolved();
  // A puzzle that comes when the dialog is closed already does not replace the game on the table.
  const latest = useLatest();
  // A card loses the focus while it cannot be pressed.
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (making !== 'making') (pressed.current as HTMLElement | null)?.focus();
  }, [making]);
  const start = async (play: (signal: AbortSignal) => Promise<boolean>): Promise<void> => {
    pressed.current = document.activeElement;
    setMaking('making');
    const told = await latest.ask(play).catch(() => ({ answer: false }));
    if (told?.answer) onClose();
    else if (told) setMaking('failed');
  };
  // What is made for a card goes on and is kept for the next press; a puzzle of the day is given up.
  const cancel = (): void => {
    latest.end();
    setMaking(undefined);
  };
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      {/* In sight wherever the card is that was pressed. */}
      <div className="fresh-making">
        <p role="status">{making && t(making)}</p>
        {making === 'making' && (
          <button type="button" className="button" onClick={cancel}>
            {t('cancel')}
          </button>
        )}
      </div>
      {/* No legend: the title of the dialog says it. */}
      <fieldset className="fresh" role="presentation" disabled={making === 'making'}>
        <Part title={t('today')}>
          <p className="note">{t('todayNote')}</p>
          <Days solved={solved} onPlay={(day, daily) => void start((signal) => playDaily(day, daily, signal))} />
        </Part>
        <Part title={t('cards')}>
          <ul className="starters">
            {cards.map((card) => (
              <li key={card.id}>
                <CardButton card={card} onPlay={() => void start((signal) => playFresh(card, signal))} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('packs')}>
          <PackList solved={solved} onPlay={(pack, number) => void start(() => playInPack(pack, number))} />
        </Part>
        <OwnPuzzles onClose={onClose} />
      </fieldset>
    </Dialog>
  );
}

/** A part of the dialog. Readers say its name with the first thing in it, because the same kinds and levels stand in several parts. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Ways to puzzles of one's own. */
function OwnPuzzles({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('fresh');
  const ways = [
    ['generate', hrefOf('make'), 'plus'],
    ['import', hrefOf('make', 'import'), 'open'],
    ['photograph', hrefOf('photograph'), 'camera'],
  ] as const;
  return (
    <Part title={t('own')}>
      <div className="card-actions">
        {ways.map(([name, href, icon]) => (
          <a key={name} className="button" href={href} onClick={onClose}>
            <Icon name={icon} />
            {t(name)}
          </a>
        ))}
      </div>
    </Part>
  );
}

/** Where solved puzzles came from. */
function useSolved(): ReadonlySet<string | undefined> {
  const [solved, setSolved] = useState<ReadonlySet<string | undefined>>(new Set());
  useEffect(() => {
    history.list().then(
      (records) => setSolved(new Set(records.map(({ from }) => from))),
      () => undefined,
    );
  }, []);
  return solved;
}

function CardButton({ card, onPlay }: { readonly card: Card; readonly onPlay: () => void }): ReactElement {
  const { t, i18n } = useTranslation(['fresh', 'play']);
  const speaker = useSpeaker();
  const puzzle = usePictured(card);
  const more = card.fillsPlain ? [t('fillsPlain')] : card.clues ? [t('play:clues', { count: card.clues.from + 10 })] : [];
  return (
    <button type="button" className="starter" onClick={onPlay}>
      <Thumbnail puzzle={puzzle} />
      <span>
        {card.name?.[i18n.language] ?? speak(puzzle.kind.words.title, speaker)}
        <small>
          <Dotted parts={[levelWithRange(card.level, i18n.language, card.rules ? 'ninefold-rules' : 'sudoku-explainer'), ...more]} />
        </small>
      </span>
    </button>
  );
}

/** What a card shows: the puzzle that came with the page, and the empty grid until that is there. */
function usePictured(card: Card): Puzzle {
  const [puzzle, setPuzzle] = useState(() => {
    if (card.starter) return starterPuzzle(card.starter);
    const kind = kindOf(card.spec);
    return makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  });
  useEffect(() => {
    let isCurrent = true;
    if (!card.starter)
      firstOf(card).then(
        (first) => first && isCurrent && setPuzzle(first),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [card]);
  return puzzle;
}

/** The lines of a kind in small, with its givens as dots. */
function Thumbnail({ puzzle }: { readonly puzzle: Puzzle }): ReactElement {
  const { geometry, givens, rules } = puzzle;
  const drawing = useMemo(() => {
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
  }, [geometry, givens]);
  return (
    <svg className="thumbnail" viewBox={`-0.2 -0.2 ${drawing.width + 0.4} ${drawing.height + 0.4}`} aria-hidden="true">
      <path className="dots" d={drawing.dots} />
      {rules.length > 0 && (
        <Suspense fallback={null}>
          <RuleLines puzzle={puzzle} />
        </Suspense>
      )}
      {drawing.sheets.map(({ lines, at }) => (
        <g key={`${at.x} ${at.y}`} transform={`translate(${at.x} ${at.y})`}>
          <path className="heavy" d={lines.heavy} />
        </g>
      ))}
    </svg>
  );
}
