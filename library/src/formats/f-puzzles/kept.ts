import { type Cell, channelsOf, isRecord, type Kept, type KeptDrawing, type KeptSpot } from '#core';

type Item = Readonly<Record<string, unknown>>;

/** Where fog begins: lamps light what is round them, the other cells only themselves. */
export const FOG = ['foglight', 'fogofwar'];

/**
 * What a document draws though it is no rule that we know, its fog and its solution. A drawing that says which constraint it was made for is left
 * out, because the rule is drawn; an unknown constraint is drawn by its cells and lines.
 */
export function keptOf(object: Item, n: number, unknown: readonly string[]): Kept | undefined {
  const own = (name: string): Item[] => recordsIn(object[Object.keys(object).find((key) => key.toLowerCase() === name) ?? '']);
  const free = (name: string): Item[] => own(name).filter((item) => !item['fromConstraint'] && !item['isNewConstraint']);
  const drawings = [
    ...coloursOf(object['grid']),
    ...free('line').flatMap(lineOf),
    ...free('cage').flatMap((item) => outlineOf(item, n)),
    // These three lie over the lines of the grid, the others under them.
    ...free('rectangle').flatMap((item) => boxOf(item, false).map(over)),
    ...free('circle').flatMap((item) => boxOf(item, true).map(over)),
    ...free('text').flatMap((item) => boxOf({ ...item, width: 0, height: 0 }, false).map(over)),
    ...unknown.flatMap((name) => recordsIn(object[name]).flatMap((item) => [...lineOf(item), ...outlineOf(item, n)])),
  ];
  const lamps = cellsOf(object['foglight'], n);
  const lit = cellsOf(object['fogofwar'], n);
  const hasFog = FOG.some((name) => Array.isArray(object[name]));
  const solution = readSolution(object['solution'], n);
  const kept: Kept = {
    ...(drawings.length > 0 ? { drawings } : {}),
    ...(hasFog ? { fog: { lamps, lit } } : {}),
    ...(solution ? { solution } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** The objects of a list, where it is one. */
export function recordsIn(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export const over = (drawing: KeptDrawing): KeptDrawing => ({ ...drawing, isOver: true });

/** The middle of a cell by its name; R0 and C0 lie outside the grid. */
function spotOf(name: unknown): KeptSpot | undefined {
  const match = /^R(-?\d{1,2})C(-?\d{1,2})$/i.exec(String(name));
  return match ? [Number(match[2]) - 0.5, Number(match[1]) - 0.5] : undefined;
}

function spotsOf(names: unknown): KeptSpot[] {
  const list: readonly unknown[] = Array.isArray(names) ? names : [];
  return list.map(spotOf).filter((spot) => spot !== undefined);
}

function cellsOf(names: unknown, n: number): Cell[] {
  return (Array.isArray(names) ? names : []).flatMap((name) => {
    const spot = spotOf(name);
    const [column, row] = spot ? [spot[0] - 0.5, spot[1] - 0.5] : [-1, -1];
    return row >= 0 && column >= 0 && row < n && column < n ? [row * n + column] : [];
  });
}

function coloursOf(grid: unknown): KeptDrawing[] {
  const rows: readonly unknown[] = Array.isArray(grid) ? grid : [];
  return rows.flatMap((row, r) =>
    (Array.isArray(row) ? row : []).flatMap((cell, c): KeptDrawing[] => {
      const fill = isRecord(cell) ? colourIn(cell['c']) : undefined;
      return fill === undefined ? [] : [{ shape: 'box', at: [c + 0.5, r + 0.5], width: 1, height: 1, fill }];
    }),
  );
}

function lineOf(item: Item): KeptDrawing[] {
  const lines: readonly unknown[] = Array.isArray(item['lines']) && !isClear(item['outlineC']) ? item['lines'] : [];
  const colour = colourIn(item['outlineC']) ?? '#9aa5b1';
  return lines
    .map(spotsOf)
    .flatMap((points) => (points.length > 1 ? [{ shape: 'line', points, colour, width: numberIn(item['width'], 0.1) }] : []));
}

function outlineOf(item: Item, n: number): KeptDrawing[] {
  const cells = cellsOf(item['cells'] ?? (item['cell'] === undefined ? [] : [item['cell']]), n);
  const [colour, text] = [colourIn(item['outlineC']), textIn(item['value'])];
  if (cells.length === 0) return boxOf({ ...item, cells: item['cells'] ?? [item['cell']], width: 0, height: 0 }, false);
  return [{ shape: 'outline', cells, ...(colour ? { colour } : {}), ...(text ? { text } : {}) }];
}

function boxOf(item: Item, isRound: boolean): KeptDrawing[] {
  const spots = spotsOf(item['cells']);
  if (spots.length === 0) return [];
  const mean = (axis: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  const [fill, stroke, ink, text] = [colourIn(item['baseC']), colourIn(item['outlineC']), colourIn(item['fontC']), textIn(item['value'])];
  const angle = numberIn(item['angle'], 0);
  return [
    {
      shape: 'box',
      at: [mean(0), mean(1)],
      width: numberIn(item['width'], 0.6),
      height: numberIn(item['height'], 0.6),
      ...(isRound ? { isRound: true } : {}),
      ...(angle === 0 ? {} : { angle }),
      ...(fill ? { fill } : {}),
      ...(stroke ? { stroke } : {}),
      ...(ink ? { ink } : {}),
      ...(text ? { text } : {}),
      ...(item['size'] === undefined ? {} : { size: numberIn(item['size'], 0.6) * 0.6 }),
    },
  ];
}

export function numberIn(value: unknown, usual: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= 100 ? number : usual;
}

export const textIn = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : String(value).slice(0, 100);

/** A colour of which nothing is seen. */
export const isClear = (value: unknown): boolean => typeof value === 'string' && (value === 'none' || channelsOf(value)?.[3] === 0);

/** Colours as documents write them; what is no colour is left out, and so is one of which nothing is seen. */
export function colourIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 50 && !isClear(value) && channelsOf(value) ? value : undefined;
}

export function readSolution(value: unknown, n: number): number[] | undefined {
  const items: readonly unknown[] = typeof value === 'string' ? [...value] : Array.isArray(value) ? value.flat() : [];
  const values = items.map(Number);
  return values.length === n * n && values.every((one) => Number.isInteger(one) && one >= 1 && one <= n) ? values : undefined;
}
