import { indices, type Panel } from '#core';
import { regionAt } from './region-at.ts';

/** What stands in a square, already written (and perhaps coloured), with its width on the screen. */
export interface Ink {
  readonly text: string;
  readonly width: number;
  /** Whether it only says that nothing stands there, so that the line of a rule may run through it. */
  readonly isBlank?: boolean;
}

/**
 * Draws panels with lines between their regions.
 *
 * Only lines that separate something are drawn: between two columns there is a line slot when some row of some panel has a
 * border there. So a classic grid gets its compact look with lines between boxes only, a jigsaw gets a line
 * wherever two regions meet, and squares that lie behind each other stand at the same spot of every layer. Outside and holes count as regions of
 * their own (-1).
 *
 *     slot 0   slot 3   slot 6        (slots of a 9x9: 0, 3, 6, 9 are used)
 *       │ 5 3 . │ . 7 . │ ...
 */
export function drawPanels(panels: readonly Panel[], inkOf: (place: number) => Ink, cellWidth: number): string[][] {
  const all = panels.map(bordersOf);
  const slots = (count: number, isUsed: (borders: Borders, slot: number) => boolean): boolean[] =>
    indices(count + 1).map((slot) => all.some((borders) => isUsed(borders, slot)));
  const usedColumns = slots(Math.max(...panels.map(({ columns }) => columns)), ({ upright, rows }, column) =>
    indices(rows).some((row) => upright(row, column)),
  );
  const usedRows = slots(Math.max(...panels.map(({ rows }) => rows)), ({ level, columns }, row) =>
    indices(columns).some((column) => level(row, column)),
  );
  return panels.map((panel, i) => drawPanel(panel, all[i]!, { usedRows, usedColumns, inkOf, cellWidth }));
}

/** Whether a line runs left of a square (upright) or above it (level). */
interface Borders extends Pick<Panel, 'rows' | 'columns'> {
  upright(row: number, column: number): boolean;
  level(row: number, column: number): boolean;
}

function bordersOf(panel: Panel): Borders {
  const { rows, columns } = panel;
  return {
    rows,
    columns,
    upright: (row, column) => row >= 0 && row < rows && regionAt(panel, row, column - 1) !== regionAt(panel, row, column),
    level: (row, column) => column >= 0 && column < columns && regionAt(panel, row - 1, column) !== regionAt(panel, row, column),
  };
}

interface Slots {
  readonly usedRows: readonly boolean[];
  readonly usedColumns: readonly boolean[];
  readonly inkOf: (place: number) => Ink;
  readonly cellWidth: number;
}

function drawPanel(panel: Panel, { upright, level }: Borders, { usedRows, usedColumns, inkOf, cellWidth }: Slots): string[] {
  const { rows, columns } = panel;
  const lines: string[] = [];
  for (let row = 0; row <= rows; row++) {
    if (usedRows[row]) lines.push(borderLine(row));
    if (row < rows) lines.push(squareLine(row));
  }
  return lines;

  function borderLine(row: number): string {
    let line = '';
    for (let column = 0; column <= columns; column++) {
      if (usedColumns[column]) line += JUNCTIONS[junctionAt(row, column)];
      if (column < columns) line += (level(row, column) ? '─' : ' ').repeat(cellWidth + 1 + (usedColumns[column + 1] ? 1 : 0));
    }
    return line;
  }

  function junctionAt(row: number, column: number): number {
    return (
      (upright(row - 1, column) ? 1 : 0) + (level(row, column) ? 2 : 0) + (upright(row, column) ? 4 : 0) + (level(row, column - 1) ? 8 : 0)
    );
  }

  function squareLine(row: number): string {
    let line = '';
    for (let column = 0; column <= columns; column++) {
      if (usedColumns[column]) line += upright(row, column) ? '│' : ' ';
      if (column === columns) break;
      const place = panel.places[row * columns + column]!;
      const { text, width } = place < 0 ? { text: '', width: 0 } : inkOf(place);
      line += ` ${' '.repeat(Math.max(0, cellWidth - width))}${text}${usedColumns[column + 1] ? ' ' : ''}`;
    }
    return line;
  }
}

/** Line characters by the arms they have: 1 up, 2 right, 4 down, 8 left. */
const JUNCTIONS = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
