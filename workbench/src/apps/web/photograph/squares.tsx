import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import { type Cell, cellName, type Puzzle } from '#core';
import type { ReadCage, ReadSquare } from '#picture';
import { useTranslation } from '../texts.ts';
import type { OutlinedCells } from './correct.ts';
import type { Outlining } from './use-review.ts';

interface SquaresProps {
  readonly puzzle: Puzzle;
  readonly squares: readonly ReadSquare[];
  readonly cages: readonly ReadCage[];
  readonly regions: readonly OutlinedCells[];
  readonly cell: number;
  readonly onCell: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Where cages or regions are drawn: a cell is dragged into that of another, or taken out of its own. */
  readonly drawing?: Outlining;
  readonly onTakeIn?: (from: Cell, cell: Cell) => void;
  readonly onTakeOut?: (cell: Cell) => void;
  readonly describedBy: string;
}

/** What was read, square by square; one square has the focus and takes keys. What they show is hidden from readers, as on a board: the label says more. */
export function Squares(props: SquaresProps): ReactElement {
  const { puzzle, squares, cages, regions, cell, drawing, onCell, onKey, onTakeIn, onTakeOut, describedBy } = props;
  const { t } = useTranslation('photograph');
  const side = puzzle.geometry.panels[0]!.columns;
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  }, [cell]);
  // Where a pointer that is held down was last. A finger keeps its events at the square where it began, so the place is asked for.
  const held = useRef<Cell>(undefined);
  const drag = ({ clientX, clientY, buttons }: PointerEvent): void => {
    const from = held.current;
    if (from === undefined || buttons === 0) return;
    const square = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
    const at = square && grid.current?.contains(square) ? Number(square.dataset.cell) : from;
    if (at === from) return;
    held.current = at;
    onTakeIn?.(from, at);
  };
  const regionAt = byCell(regions);
  const cageAt = byCell(cages);
  // A cell in no region has lines on all sides.
  const wall = (at: number, other: number, isEdge: boolean, side: string): string => {
    const [one, two] = [regionAt.get(at), regionAt.get(other)];
    if (!isEdge && one && one === two) return '';
    return `wall-${side}${!isEdge && (one?.vague || two?.vague) ? ` vague-${side}` : ''}`;
  };
  return (
    <div
      ref={grid}
      className={onTakeIn ? 'squares drawing' : 'squares'}
      role="grid"
      aria-label={t('readGrid')}
      aria-describedby={describedBy}
      style={{ '--side': side } as object}
      onPointerMove={onTakeIn && drag}
      onPointerUp={() => {
        held.current = undefined;
      }}
    >
      {Array.from({ length: side }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
        // biome-ignore lint/a11y/useFocusableInteractive: the squares of a row take the focus
        <div key={row} role="row" className="row">
          {squares.slice(row * side, (row + 1) * side).map((square) => (
            <SquareView
              key={square.cell}
              puzzle={puzzle}
              square={square}
              cageAt={cageAt}
              {...(drawing === 'regions' ? { region: regionAt.get(square.cell) } : {})}
              walls={[
                wall(square.cell, square.cell - 1, square.cell % side === 0, 'left'),
                wall(square.cell, square.cell - side, row === 0, 'above'),
              ]}
              isChosen={square.cell === cell}
              onPointerDown={() => {
                held.current = square.cell;
              }}
              onClick={() => onCell(square.cell)}
              onDoubleClick={() => onTakeOut?.(square.cell)}
              onKeyDown={onKey}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SquareViewProps extends Pick<HTMLAttributes<HTMLDivElement>, 'onPointerDown' | 'onClick' | 'onDoubleClick' | 'onKeyDown'> {
  readonly puzzle: Puzzle;
  readonly square: ReadSquare;
  readonly cageAt: ReadonlyMap<Cell, ReadCage>;
  /** The region that it is in, where that is to be said. */
  readonly region?: OutlinedCells | undefined;
  /** The heavy lines at its sides. */
  readonly walls: readonly string[];
  readonly isChosen: boolean;
}

/** One square: its value, how sure it is, the cage that it is in. */
function SquareView({ puzzle, square, cageAt, region, walls, isChosen, ...handlers }: SquareViewProps): ReactElement {
  const { t } = useTranslation('photograph');
  const { geometry, symbols } = puzzle;
  const { cell, value, by, doubtful, instead } = square;
  const symbol = value === 0 ? '' : symbols.all[value - 1]!;
  const cage = cageAt.get(cell);
  const home = [
    cage && t('inside.cages', { cell: cellName(geometry, cage.cells[0]!) }),
    region && t('inside.regions', { cell: cellName(geometry, region.cells[0]!) }),
    (cage?.vague || region?.vague) && t('inside.vague'),
  ];
  const state = instead ? 'changed' : doubtful ? 'doubtful' : by;
  return (
    <div
      role="gridcell"
      data-cell={cell}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-label={[t(`square.${state}`, { cell: cellName(geometry, cell), value: symbol || t('square.none') }), ...home]
        .filter(Boolean)
        .join(', ')}
      className={['square', by, doubtful && 'doubtful', instead && 'changed', ...walls].filter(Boolean).join(' ')}
      {...handlers}
    >
      {cage && <CageSides cell={cell} side={geometry.panels[0]!.columns} cageAt={cageAt} />}
      <span aria-hidden="true">{symbol}</span>
    </div>
  );
}

/** Which of them each cell is in. */
function byCell<T extends OutlinedCells>(outlines: readonly T[]): ReadonlyMap<Cell, T> {
  return new Map(outlines.flatMap((outline) => outline.cells.map((cell) => [cell, outline] as const)));
}

/** The outline of a cage in one square, and its sum where the cage begins. */
function CageSides({
  cell,
  side,
  cageAt,
}: {
  readonly cell: number;
  readonly side: number;
  readonly cageAt: ReadonlyMap<number, ReadCage>;
}): ReactElement {
  const cage = cageAt.get(cell)!;
  const column = cell % side;
  const isInside = (other: number, isEdge: boolean): boolean => !isEdge && cageAt.get(other) === cage;
  const open = [
    isInside(cell - side, false) ? 'open-above' : '',
    isInside(cell + 1, column === side - 1) ? 'open-right' : '',
    isInside(cell + side, false) ? 'open-below' : '',
    isInside(cell - 1, column === 0) ? 'open-left' : '',
  ];
  return (
    <span className={['cage', cage.vague ? 'vague' : '', ...open].filter(Boolean).join(' ')} aria-hidden="true">
      {cage.cells[0] === cell && <span className={cage.doubtful ? 'sum doubtful' : 'sum'}>{cage.sum === 0 ? '?' : cage.sum}</span>}
    </span>
  );
}
