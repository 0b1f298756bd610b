import { type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Cell, Puzzle } from '#core';
import type { Picture } from '#drawing';
import { BLANK_NOTE, type CellNote, type Sheet, viewOf } from '#session';
import { BoardView } from '../board/board.tsx';
import { useTranslation } from '../texts.ts';
import { PictureFrame } from './pictures/picture-frame.tsx';
import { hasSpace, SpaceBoard } from './space-board.tsx';

/** One note per value, so that squares that hold the same are not drawn again. */
const NOTES: readonly CellNote[] = Array.from({ length: 65 }, (_, value) => (value === 0 ? BLANK_NOTE : { ...BLANK_NOTE, value }));

interface StageBoardProps {
  readonly puzzle: Puzzle;
  readonly grid: ArrayLike<number>;
  readonly lookOf?: ((cell: Cell) => string) | undefined;
  readonly candidatesOf?: (cell: Cell) => readonly number[] | undefined;
  readonly picture?: Picture | undefined;
  /** Which cells stand, where layers are joined. */
  readonly stands?: ((cell: Cell) => boolean) | undefined;
  /** Drawn over a flat board, in squares. */
  readonly children?: ReactNode;
}

/** The board as an engine has it at the moment. Layers of a cube behind the last blank are as given and left out. */
export function StageBoard({ puzzle, grid, lookOf, candidatesOf, picture, stands, children }: StageBoardProps): ReactElement {
  const { t } = useTranslation('theatre');
  const sheets = useMemo(() => sheetsOf(puzzle), [puzzle]);
  const notes = Array.from(grid, (value) => NOTES[value]!);
  const [first] = sheets;
  const [inSpace, setInSpace] = useState(false);
  const canBeInSpace = useMemo(() => hasSpace(puzzle), [puzzle]);
  return (
    <div className="stage-board" data-sheets={sheets.length > 1 || undefined}>
      {canBeInSpace && (
        <div className="segments" role="group" aria-label={t('space.label')}>
          {[false, true].map((one) => (
            <button key={String(one)} type="button" aria-pressed={one === inSpace} onClick={() => setInSpace(one)}>
              {t(one ? 'space.solid' : 'space.flat')}
            </button>
          ))}
        </div>
      )}
      {inSpace && (
        // Its words are fetched with it; the scene keeps its place meanwhile.
        <Suspense fallback={null}>
          <SpaceBoard puzzle={puzzle} notes={notes} lookOf={lookOf} stands={stands} />
        </Suspense>
      )}
      <BoardView
        puzzle={puzzle}
        sheets={sheets}
        notes={notes}
        label={t('board')}
        lookOf={lookOf}
        candidatesOf={candidatesOf}
        picture={picture}
      />
      {children && sheets.length === 1 && (
        <PictureFrame className="board-drawing" width={first!.columns} height={first!.rows}>
          {children}
        </PictureFrame>
      )}
    </div>
  );
}

function sheetsOf({ geometry, givens }: Puzzle): readonly Sheet[] {
  const { sheets } = viewOf(geometry, 'panels');
  const hasBlank = ({ places }: Sheet): boolean => places.some((place) => place >= 0 && givens[geometry.places[place]!.cell] === 0);
  return sheets.slice(0, Math.max(1, sheets.findLastIndex(hasBlank) + 1));
}
