import { type KeyboardEvent, useState } from 'react';
import { type Cell, cellName, type Puzzle } from '#core';
import type { ReadCage, ReadSquare } from '#picture';
import type { PicturePosition } from '../library/picturing.ts';
import { useTranslation } from '../texts.ts';
import { NEW_CAGE, NEW_REGION, nextDoubtful, type Outlined, regionsRead, settled, valueOfKey, withSum } from './correct.ts';
import { useOutlines } from './use-outlines.ts';

/** What can be drawn. */
export const DRAWN = ['cages', 'regions'] as const;
export type Outlining = (typeof DRAWN)[number];

export interface ReviewState {
  readonly squares: readonly ReadSquare[];
  readonly cages: readonly ReadCage[];
  readonly regions: readonly Outlined[];
  /** The square that takes keys. */
  readonly cell: Cell;
  /** What is drawn now; undefined for nothing. */
  readonly drawing: Outlining | undefined;
  /** What was last done to a cage or region. */
  readonly told: string;
  setCell(cell: Cell): void;
  setDrawing(drawing: Outlining | undefined): void;
  setSum(cage: number, sum: number): void;
  takeIn(from: Cell, to: Cell): void;
  takeOut(cell: Cell): void;
  onKey(event: KeyboardEvent): void;
}

/** What was read in a picture as somebody corrects it: values by keys, cages and regions by drawing. */
export function useReview({ geometry, symbols, kind }: Puzzle, position: PicturePosition): ReviewState {
  const { t } = useTranslation('photograph');
  const [squares, setSquares] = useState(position.squares);
  const [cell, setCell] = useState(() => nextDoubtful(position.squares, -1) ?? 0);
  const cages = useOutlines(() => position.cages, NEW_CAGE);
  const regions = useOutlines(() => regionsRead(geometry), NEW_REGION);
  const isJigsaw = (kind.base ?? kind).regions !== undefined;
  const [drawing, setDrawing] = useState<Outlining | undefined>(position.cages.length > 0 ? 'cages' : isJigsaw ? 'regions' : undefined);
  const drawn = drawing && { cages, regions }[drawing];
  const [told, setTold] = useState('');
  const nameOf = (at: Cell): string => cellName(geometry, at);
  const takeIn = (from: Cell, to: Cell): void => {
    if (!drawn) return;
    const first = drawn.takeIn(from, to);
    setCell(to);
    setTold(t(`takenIn.${drawing}`, { cell: nameOf(to), first: nameOf(first) }));
  };
  const takeOut = (at: Cell): void => {
    if (!drawn) return;
    drawn.takeOut(at);
    setCell(at);
    setTold(t(`takenOut.${drawing}`, { cell: nameOf(at) }));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = geometry.panels[0]!.columns;
    const value = valueOfKey(event.key, symbols);
    const moved = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[event.key];
    if (value === undefined && moved === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const draws = drawing !== undefined && event.shiftKey;
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
  const setSum = (cage: number, sum: number): void => cages.change((now) => withSum(now, cage, sum));
  return {
    squares,
    cages: cages.all,
    regions: regions.all,
    cell,
    drawing,
    told,
    setCell,
    setDrawing,
    setSum,
    takeIn,
    takeOut,
    onKey,
  };
}
