import type { Panel } from '#core';
import type { Ink } from './panel.ts';

/** Squares that belong together, by place, with what is written at the first of them. */
export interface TextOutline {
  readonly places: readonly number[];
  readonly label: string;
}

/** Line characters by the arms they have: 1 up, 2 right, 4 down, 8 left. */
const HEAVY = [' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];
const LIGHT = [' ', '╎', '╌', '└', '╎', '╎', '┌', '├', '╌', '┘', '╌', '┴', '┐', '┤', '┬', '┼'];

/**
 * Draws one panel with room for outlines: heavy lines between its regions, dashed ones round what belongs together, and labels on the line above the
 * first square of each. Where outlines overlap the one that comes first is drawn.
 *
 *     ┏15━━━━━┳━━━┓
 *     ┃ .   . ┃ 3 ┃
 *     ┃   ┌╌╌╌╋7━━┫
 */
export function drawOutlined(panel: Panel, inkOf: (place: number) => Ink, cellWidth: number, outlines: readonly TextOutline[]): string[] {
  const { rows, columns } = panel;
  const owners = new Map<number, number>();
  const labels = new Map<number, string>();
  outlines.forEach(({ places, label }, number) => {
    const own = places.filter((place) => panel.places.includes(place) && !owners.has(place));
    for (const place of own) owners.set(place, number);
    const [first] = own.sort((a, b) => panel.places.indexOf(a) - panel.places.indexOf(b));
    if (first !== undefined) labels.set(first, label);
  });
  const width = Math.max(cellWidth + 2, ...[...labels.values()].map(({ length }) => length));
  const at = <T>(list: readonly T[], row: number, column: number): T | undefined =>
    row < 0 || column < 0 || row >= rows || column >= columns ? undefined : list[row * columns + column];
  const placeAt = (row: number, column: number): number => at(panel.places, row, column) ?? -1;
  /** What runs between two squares: 2 a heavy line, 1 a dashed one, 0 none. */
  const between = (a: readonly [number, number], b: readonly [number, number]): number => {
    const [one, other] = [at(panel.regions, ...a) ?? -1, at(panel.regions, ...b) ?? -1];
    if (one !== other) return 2;
    return owners.get(placeAt(...a)) === owners.get(placeAt(...b)) ? 0 : 1;
  };
  const isIn = (index: number, count: number): boolean => index >= 0 && index < count;
  const upright = (row: number, column: number): number => (isIn(row, rows) ? between([row, column - 1], [row, column]) : 0);
  const level = (row: number, column: number): number => (isIn(column, columns) ? between([row - 1, column], [row, column]) : 0);
  const junction = (row: number, column: number): string => {
    const arms = [upright(row - 1, column), level(row, column), upright(row, column), level(row, column - 1)];
    const ofWeight = (least: number): number => arms.reduce((bits, arm, i) => bits + (arm >= least ? 1 << i : 0), 0);
    return ofWeight(2) > 0 ? HEAVY[ofWeight(2)]! : LIGHT[ofWeight(1)]!;
  };
  const borderLine = (row: number): string => {
    let line = '';
    for (let column = 0; column <= columns; column++) {
      line += junction(row, column);
      if (column === columns) break;
      const label = labels.get(placeAt(row, column)) ?? '';
      line += label + [' ', '╌', '━'][level(row, column)]!.repeat(width - label.length);
    }
    return line;
  };
  const squareLine = (row: number): string => {
    let line = '';
    for (let column = 0; column <= columns; column++) {
      line += [' ', '╎', '┃'][upright(row, column)]!;
      if (column === columns) break;
      const place = placeAt(row, column);
      const { text, width: wide } = place < 0 ? { text: '', width: 0 } : inkOf(place);
      const before = Math.floor((width - wide) / 2);
      line += ' '.repeat(before) + text + ' '.repeat(width - wide - before);
    }
    return line;
  };
  return Array.from({ length: 2 * rows + 1 }, (_, i) => (i % 2 === 0 ? borderLine(i / 2) : squareLine((i - 1) / 2)));
}
