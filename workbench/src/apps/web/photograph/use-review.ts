import { type KeyboardEvent, useState } from 'react';
import { type Cell, cellName, type Puzzle } from '#core';
import type { ReadCage, ReadSquare } from '#picture';
import type { PicturePosition } from '../library/picturing.ts';
import { useTranslation } from '../texts.ts';
import { nextDoubtful, settled, valueOfKey, withCell, withoutCell, withSum } from './correct.ts';

export interface ReviewState {
  readonly squares: readonly ReadSquare[];
  readonly cages: readonly ReadCage[];
  /** The square that takes keys. */
  readonly cell: Cell;
  /** Whether cages are drawn. */
  readonly isDrawing: boolean;
  /** What was last done to a cage. */
  readonly told: string;
  setCell(cell: Cell): void;
  setDrawing(isDrawing: boolean): void;
  setSum(cage: number, sum: number): void;
  takeIn(from: Cell, to: Cell): void;
  takeOut(cell: Cell): void;
  onKey(event: KeyboardEvent): void;
}

/** What was read in a picture as somebody corrects it: values by keys, cages by drawing. */
export function useReview({ geometry, symbols }: Puzzle, position: PicturePosition): ReviewState {
  const { t } = useTranslation('photograph');
  const [squares, setSquares] = useState(position.squares);
  const [cell, setCell] = useState(() => nextDoubtful(position.squares, -1) ?? 0);
  const [cages, setCages] = useState(position.cages);
  const [isDrawing, setDrawing] = useState(position.cages.length > 0);
  const [told, setTold] = useState('');
  const nameOf = (at: Cell): string => cellName(geometry, at);
  const takeIn = (from: Cell, to: Cell): void => {
    const changed = withCell(cages, from, to);
    // A pointer may be two cells further before the page is drawn again.
    setCages((now) => withCell(now, from, to));
    setCell(to);
    setTold(t('takenIn', { cell: nameOf(to), cage: nameOf(changed.find(({ cells }) => cells.includes(to))!.cells[0]!) }));
  };
  const takeOut = (at: Cell): void => {
    setCages((now) => withoutCell(now, at));
    setCell(at);
    setTold(t('takenOut', { cell: nameOf(at) }));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = geometry.panels[0]!.columns;
    const value = valueOfKey(event.key, symbols);
    const moved = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[event.key];
    if (value === undefined && moved === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const draws = isDrawing && event.shiftKey;
    if (moved !== undefined) {
      const next = (squares.length + cell + moved) % squares.length;
      const isBeside = Math.abs((next % side) - (cell % side)) + Math.abs(Math.floor(next / side) - Math.floor(cell / side)) === 1;
      if (!draws) setCell(next);
      else if (isBeside) takeIn(cell, next);
      return;
    }
    if (draws && (event.key === 'Delete' || event.key === 'Backspace')) {
      takeOut(cell);
      return;
    }
    const changed = settled(squares, cell, value);
    setSquares(changed);
    setCell(nextDoubtful(changed, cell) ?? cell);
  };
  const setSum = (cage: number, sum: number): void => setCages(withSum(cages, cage, sum));
  return { squares, cages, cell, isDrawing, told, setCell, setDrawing, setSum, takeIn, takeOut, onKey };
}
