import { type ReactElement, useMemo, useState } from 'react';
import { type Geometry, makePuzzle, type Puzzle, speak } from '#core';
import type { Picture } from '#drawing';
import { type Sheet, unpackPosition, viewOf } from '#session';
import { namesFor } from '#techniques';
import { BoardView } from '../board/board.tsx';
import { useSpeaker } from '../language.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { startGame } from '../play/start-game.ts';
import { useTranslation } from '../texts.ts';

const STAGES = ['position', 'pattern', 'move'] as const;

/** A position with a step in it: first to look for oneself, then the pattern, then what follows. */
export function ExampleView({ example }: { readonly example: LibraryAnswer<'examples'>[number] }): ReactElement {
  const { t } = useTranslation('learn');
  const [stage, setStage] = useState<(typeof STAGES)[number]>('move');
  const puzzle: Puzzle = useMemo(() => unpackPosition(example.puzzle), [example]);
  const names = useMemo(() => namesFor(puzzle), [puzzle]);
  const speaker = useSpeaker();
  const { step, candidates } = example;
  const sheets = useMemo(() => sheetsFor(puzzle.geometry, step), [puzzle, step]);
  const isPart = sheets.length < puzzle.geometry.panels.length;
  const picture: Picture | undefined = useMemo(
    () => (stage === 'position' ? undefined : stage === 'pattern' ? { ...step, place: [], remove: [] } : step),
    [stage, step],
  );
  return (
    <div className="example">
      <BoardView
        puzzle={puzzle}
        sheets={sheets}
        label={t('board')}
        candidatesOf={(cell) => (puzzle.givens[cell] ? undefined : candidates[cell])}
        picture={picture}
      />
      <div className="example-text">
        <div className="segments" role="group" aria-label={t('stages')}>
          {STAGES.map((one) => (
            <button type="button" key={one} aria-pressed={one === stage} onClick={() => setStage(one)}>
              {t(`stage.${one}`)}
            </button>
          ))}
        </div>
        <div role="status">
          {stage === 'move' ? (
            <p>{speak(step.why, speaker)}</p>
          ) : stage === 'pattern' ? (
            <p>{t('patternText', { cells: names.cells(step.cells), values: names.values(step.values) })}</p>
          ) : (
            <p>{t('positionText')}</p>
          )}
        </div>
        {isPart && <p className="note">{t('partNote')}</p>}
        <ul className="legend">
          <li>
            <Sign kind="ring" /> {t('legend.ring')}
          </li>
          <li>
            <Sign kind="cross" /> {t('legend.cross')}
          </li>
          <li>
            <Sign kind="placed" /> {t('legend.placed')}
          </li>
          {step.chains && (
            <>
              <li>
                <Sign kind="link" /> {t('legend.link')}
              </li>
              <li>
                <Sign kind="weak" /> {t('legend.weak')}
              </li>
            </>
          )}
        </ul>
        <button type="button" className="button" onClick={() => void startGame(playable(puzzle))}>
          {t('play')}
        </button>
      </div>
    </div>
  );
}

/** More planes than these are too small to be read beside each other. */
const MOST_SHEETS = 6;
const AXES = ['panels', 'row-planes', 'column-planes'] as const;

/** The planes that are drawn: all of them, or of a large cube those of the step, cut along the axis along which it lies in the fewest. */
function sheetsFor(geometry: Geometry, { cells, place, remove, candidates }: LibraryAnswer<'examples'>[number]['step']): readonly Sheet[] {
  const all = viewOf(geometry, 'panels').sheets;
  if (geometry.shape.form !== 'layers' || all.length <= MOST_SHEETS) return all;
  const named = new Set([...cells, ...[...place, ...remove, ...candidates].map(({ cell }) => cell)]);
  const isNamed = ({ places }: Sheet): boolean => places.some((at) => at >= 0 && named.has(geometry.places[at]!.cell));
  const cuts = AXES.map((axis) => viewOf(geometry, axis).sheets.filter(isNamed));
  return cuts.reduce((best, next) => (next.length < best.length ? next : best));
}

/** The position as a game: its candidates become the player's marks. */
function playable(puzzle: Puzzle): Puzzle {
  const { kind, givens, symbols, restrictions } = puzzle;
  return makePuzzle(kind, givens, {
    symbols,
    ...(restrictions ? { progress: { entries: new Uint8Array(givens.length), marks: restrictions } } : {}),
  });
}

function Sign({ kind }: { readonly kind: 'ring' | 'cross' | 'placed' | 'link' | 'weak' }): ReactElement {
  return (
    <svg className="sign picture" viewBox="0 0 20 20" aria-hidden="true">
      {kind === 'ring' && <circle className="ring" cx="10" cy="10" r="7" />}
      {kind === 'cross' && <path className="cross" d="M4 4l12 12M16 4 4 16" />}
      {kind === 'placed' && (
        <g className="placed">
          <circle cx="10" cy="10" r="5.5" />
          <circle cx="10" cy="10" r="8.5" />
        </g>
      )}
      {kind === 'link' && <path className="link" d="M1 10h18" />}
      {kind === 'weak' && <path className="link weak" d="M1 10h18" />}
    </svg>
  );
}
