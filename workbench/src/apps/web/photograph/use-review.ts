import { type KeyboardEvent, useState } from 'react';
import { type Cell, cellName, type Puzzle } from '#core';
import type { ReadCage, ReadSquare } from '#picture';
import { runBinding } from '../keys/binding.ts';
import type { PicturePosition } from '../library/picturing.ts';
import { useTranslation } from '../texts.ts';
import { NEW_CAGE, NEW_REGION, nextDoubtful, type OutlinedCells, settled, valueOfKey, withSum } from './correct.ts';
import { outlineKeys, reviewKeys } from './keys.ts';
import { useOutlines } from './use-outlines.ts';

/** What can be drawn. */
export const DRAWN = ['cages', 'regions'] as const;
export type Outlining = (typeof DRAWN)[number];

export interface ReviewState {
  readonly squares: readonly ReadSquare[];
  readonly cages: readonly ReadCage[];
  readonly regions: readonly OutlinedCells[];
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

/** What was read in a picture while it is corrected: values by keys, cages and regions by drawing. */
export function useReview({ geometry, symbols, kind }: Puzzle, position: PicturePosition): ReviewState {
  const { t } = useTranslation('photograph');
  const [squares, setSquares] = useState(position.squares);
  const [cell, setCell] = useState(() => nextDoubtful(position.squares, -1) ?? 0);
  const cages = useOutlines(() => position.cages, NEW_CAGE);
  const regions = useOutlines(() => position.regions, NEW_REGION);
  const isJigsaw = (kind.base ?? kind).regions !== undefined || position.regions.some(({ vague }) => vague);
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
    const side = geometry.panels[0]!.columns;
    const cellAt = (rows: number, columns: number): Cell => (squares.length + cell + rows * side + columns) % squares.length;
    const settle = (value: number | undefined): void => {
      const changed = settled(squares, cell, value);
      setSquares(changed);
      setCell(nextDoubtful(changed, cell) ?? cell);
    };
    const review = { go: (rows: number, columns: number) => setCell(cellAt(rows, columns)), settle };
    const outline = {
      takeIn(rows: number, columns: number) {
        const next = cellAt(rows, columns);
        // Over an edge the board goes on, a cage does not.
        const isBeside = Math.abs((next % side) - (cell % side)) + Math.abs(Math.floor(next / side) - Math.floor(cell / side)) === 1;
        if (isBeside) takeIn(cell, next);
      },
      takeOut: () => takeOut(cell),
    };
    const value = event.ctrlKey || event.metaKey || event.altKey ? undefined : valueOfKey(event.key, symbols);
    if (value !== undefined) settle(value);
    const isMeant =
      value !== undefined ||
      (drawing !== undefined && runBinding(outlineKeys, event.nativeEvent, outline)) ||
      runBinding(reviewKeys, event.nativeEvent, review);
    if (isMeant) event.preventDefault();
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
