import type { Cell, KeptDrawing, KeptSpot } from '#core';

/** What drawings become there: colours of cells, and items by the key that they stand under. */
export interface WrittenDrawings {
  readonly colours: ReadonlyMap<Cell, string>;
  readonly items: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/**
 * Drawings as f-puzzles has them, which read as the same drawings. It places things by cells only: lines from middle to middle, shapes and words on a middle, a side or a corner. What lies
 * elsewhere, curves, areas of lines and what is dashed, cut out or seen through have no place there and are left out.
 */
export function writeDrawings(drawings: readonly KeptDrawing[], n: number): WrittenDrawings {
  const colours = new Map<Cell, string>();
  const items: Record<string, Readonly<Record<string, unknown>>[]> = {};
  const put = (key: string, item: Readonly<Record<string, unknown>>): void => {
    const known = Object.entries(item).filter(([, value]) => value !== undefined);
    items[key] = [...(items[key] ?? []), Object.fromEntries(known)];
  };
  const named = (cell: Cell): string => nameOf([(cell % n) + 0.5, Math.floor(cell / n) + 0.5]);
  for (const drawing of drawings) {
    if (drawing.opacity !== undefined || drawing.dash) continue;
    if (drawing.shape === 'outline') {
      const { cells, text, colour } = drawing;
      put('cage', { cells: cells.map(named), value: text, outlineC: colour });
    } else if (drawing.shape === 'box') {
      const { at, width, height, isRound, fill, text } = drawing;
      const cells = cellsRound(at);
      if (!cells || drawing.clip) continue;
      if (isColour(drawing, n)) colours.set(Math.floor(at[1]) * n + Math.floor(at[0]), fill!);
      else put(width === 0 || height === 0 ? 'text' : isRound ? 'circle' : 'rectangle', { ...boxItem(drawing), cells, value: text });
    } else {
      const lines = drawing.shape === 'line' ? [drawing.points] : drawing.lines;
      if (drawing.fill !== undefined || !lines.flat().every(isMiddle)) continue;
      put('line', { lines: lines.map((line) => line.map(nameOf)), outlineC: drawing.colour, width: drawing.width });
    }
  }
  return { colours, items };
}

type Box = KeptDrawing & { readonly shape: 'box' };

/** Whether it is nothing but the ground of one cell. */
const isColour = ({ at, width, height, isRound, angle, fill, stroke, text, isOver }: Box, n: number): boolean =>
  isMiddle(at) &&
  at.every((value) => value > 0 && value < n) &&
  width === 1 &&
  height === 1 &&
  fill !== undefined &&
  !(isRound || angle || stroke || text || isOver);

function boxItem({ width, height, angle, fill, stroke, ink, size }: Box): Readonly<Record<string, unknown>> {
  return {
    ...(width === 0 || height === 0 ? {} : { width, height }),
    angle,
    baseC: fill,
    outlineC: stroke,
    fontC: ink,
    size: size === undefined ? undefined : Math.round((size / 0.6) * 1e6) / 1e6,
  };
}

const isMiddle = ([x, y]: KeptSpot): boolean => Number.isInteger(x - 0.5) && Number.isInteger(y - 0.5);

const nameOf = ([x, y]: KeptSpot): string => `R${y + 0.5}C${x + 0.5}`;

/** The one, two or four cells in the middle of which a spot lies; undefined where it lies elsewhere. */
function cellsRound([x, y]: KeptSpot): string[] | undefined {
  const along = (value: number): number[] => (Number.isInteger(value) ? [value - 0.5, value + 0.5] : [value]);
  const spots = along(y).flatMap((row) => along(x).map((column): KeptSpot => [column, row]));
  return spots.every(isMiddle) ? spots.map(nameOf) : undefined;
}
