import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { cellName, type Puzzle, type Result } from '#core';
import { kindOfRegions, puzzleRead, type ReadSquare } from '#picture';
import { addRules } from '#rules';
import { packPosition, unpackPosition } from '#session';
import { ComplaintText } from '../complaint.tsx';
import type { PicturePosition } from '../library/picturing.ts';
import { useAnswer } from '../library/use-latest.ts';
import { startGame } from '../play/start-game.ts';
import { useTranslation } from '../texts.ts';
import { Cages } from './cages.tsx';
import { regionMap } from './correct.ts';
import type { DrawnPicture } from './raster.ts';
import { Squares } from './squares.tsx';
import { DRAWN, useReview } from './use-review.ts';

interface ReviewProps {
  readonly drawn: DrawnPicture;
  readonly position: PicturePosition;
}

/** The picture and what was read in it, side by side; a key corrects a square and goes on to the next that is doubtful. */
export function Review({ drawn, position }: ReviewProps): ReactElement {
  const { t } = useTranslation('photograph');
  const read = useMemo(() => unpackPosition(position.puzzle, addRules), [position]);
  const { squares, cages, regions, cell, drawing, told, setCell, setDrawing, setSum, takeIn, takeOut, onKey } = useReview(read, position);
  const kind = useMemo(() => kindOfRegions(regionMap(regions, position.squares.length)), [regions, position]);
  const made = useMemo(() => (kind.ok ? puzzleRead(kind.value, squares, cages, read.symbols) : kind), [kind, read, squares, cages]);
  const solvability = useSolvability(made);
  const doubtful = squares.filter((square) => square.doubtful).length;
  return (
    <div className="review">
      <Picture drawn={drawn} squares={squares} cell={cell} />
      <div className="read">
        <p id="photograph-how">{t('how')}</p>
        <Squares
          puzzle={read}
          squares={squares}
          cages={cages}
          regions={regions}
          cell={cell}
          onCell={setCell}
          onKey={onKey}
          {...(drawing ? { drawing, onTakeIn: takeIn, onTakeOut: takeOut } : {})}
          describedBy="photograph-how photograph-drawing"
        />
        <p role="status">
          {doubtful > 0 ? t('doubtful', { count: doubtful, cell: cellName(read.geometry, cell) }) : t('noDoubt')}{' '}
          {made.ok && t(`solutions.${solvability}`)}
        </p>
        {!made.ok && (
          <p className="card failure" role="alert">
            <ComplaintText complaint={made} />
          </p>
        )}
        <div className="card-actions">
          {DRAWN.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={drawing === one}
              onClick={() => setDrawing(drawing === one ? undefined : one)}
            >
              {t(`draw.${one}`)}
            </button>
          ))}
        </div>
        <p id="photograph-drawing" hidden={!drawing}>
          {drawing && t(`howToDraw.${drawing}`)}
        </p>
        <p role="status" className="told">
          {told}
        </p>
        {cages.length > 0 && <Cages geometry={read.geometry} cages={cages} onSum={setSum} />}
        {position.notes.length > 0 && <Notes position={position} />}
        <div className="card-actions">
          <button type="button" className="button primary" disabled={!made.ok} onClick={() => made.ok && void startGame(made.value)}>
            {t('play')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** How many solutions the puzzle has as it stands now. */
function useSolvability(made: Result<Puzzle>): string {
  const question = useMemo(() => (made.ok ? { puzzle: packPosition(made.value), timeMs: 3000 } : undefined), [made]);
  return useAnswer('solution', question)?.solvability ?? 'asking';
}

/** The picture with the grid's squares: the doubtful ones outlined, the chosen one more so. */
function Picture({
  drawn,
  squares,
  cell,
}: {
  readonly drawn: DrawnPicture;
  readonly squares: readonly ReadSquare[];
  readonly cell: number;
}): ReactElement {
  const { t } = useTranslation('photograph');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = drawn.canvas;
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(drawn.canvas, 0, 0);
  }, [drawn]);
  const points = ({ outline }: ReadSquare): string => outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div className="seen">
      <canvas ref={canvas} width={width} height={height} role="img" aria-label={t('picture')} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {squares.map((square) => square.doubtful && <polygon key={square.cell} className="doubtful" points={points(square)} />)}
        <polygon className="outline" points={points(squares[cell]!)} />
      </svg>
    </div>
  );
}

/** What was thought while the picture was read; open where something was read otherwise than it looks, or where a line is doubtful. */
function Notes({ position: { notes, squares, cages, regions } }: { readonly position: PicturePosition }): ReactElement {
  const { t } = useTranslation('photograph');
  return (
    <details
      open={[...squares, ...cages].some(({ instead }) => instead !== undefined) || [...cages, ...regions].some(({ vague }) => vague)}
    >
      <summary>{t('notes')}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note.error}>
            <ComplaintText complaint={note} />
          </li>
        ))}
      </ul>
    </details>
  );
}
