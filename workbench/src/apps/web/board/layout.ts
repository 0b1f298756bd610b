import { type Cell, type Geometry, indices, keptRoom, type Puzzle, type Rule } from '#core';
import type { Sheet } from '#session';

/** Between the sheets of a net, in squares; room for a title. */
const GAP = 0.9;

/** Round a net, in squares; room for the letters of the faces that meet there. */
const RIM = 0.6;

/** Where the sheets of a board stand, in squares. One drawing of that size lies over all of them, for the lines of chains. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of each sheet. */
  readonly origins: readonly { readonly x: number; readonly y: number }[];
}

/** Squares that clues outside the grid need round a sheet. */
export function roomFor({ rules, kept, geometry: { panels } }: Pick<Puzzle, 'rules' | 'kept' | 'geometry'>): number {
  const hasClues = rules.some((rule) => rule.draw().some(({ shape }) => shape === 'outside'));
  return Math.max(keptRoom(kept, panels[0]!), hasClues ? 1 : 0);
}

/** Whether a rule writes into the corner of a square, so that marks keep off it. */
export function hasCorners(rules: readonly Rule[]): boolean {
  return rules.some((rule) => rule.draw().some((drawing) => drawing.shape === 'outline' && drawing.text !== undefined));
}

/** Places in the lower corner of which a rule says where it goes on: over a fold, or in another layer. */
export function leavingPlaces({ rules, geometry: { panels, places, placesOf } }: Pick<Puzzle, 'rules' | 'geometry'>): ReadonlySet<number> {
  const leaving = new Set<number>();
  if (panels.length === 1) return leaving;
  const leave = (cell: Cell): void => {
    for (const place of placesOf(cell)) leaving.add(place);
  };
  const panelsOf = (cell: Cell): number[] => placesOf(cell).map((place) => places[place]!.panel);
  for (const drawing of rules.flatMap((rule) => rule.draw())) {
    if (drawing.shape === 'line') {
      let on: readonly number[] | undefined;
      drawing.cells.slice(1).forEach((cell, i) => {
        const before = drawing.cells[i]!;
        const shared = panelsOf(cell).filter((panel) => panelsOf(before).includes(panel));
        const still = on?.filter((panel) => shared.includes(panel)) ?? shared;
        if (still.length === 0) leave(before);
        if (shared.length === 0) leave(cell);
        on = still.length > 0 ? still : shared.length > 0 ? shared : undefined;
      });
    } else if (drawing.shape === 'outline') {
      for (const panel of new Set(drawing.cells.flatMap(panelsOf))) {
        const own = drawing.cells.flatMap((cell) => placesOf(cell).filter((place) => places[place]!.panel === panel));
        if (own.length < drawing.cells.length) leaving.add(Math.max(...own));
      }
    }
  }
  return leaving;
}

/** Lays sheets out as they stand among each other, with room for clues outside; sheets of one long row are folded into a square. */
export function layOut(sheets: readonly Sheet[], room = 0): BoardLayout {
  const isRow = sheets.every(({ at }) => at.row === 0);
  const perRow = Math.ceil(Math.sqrt(sheets.length));
  const stands = sheets.map(({ at }, i) => (isRow ? { row: Math.floor(i / perRow), column: i % perRow } : at));
  const rows = Math.max(...sheets.map((sheet) => sheet.rows));
  const columns = Math.max(...sheets.map((sheet) => sheet.columns));
  const hasTitles = sheets.length > 1;
  const top = (hasTitles ? GAP : 0) + room;
  const rim = (isRow ? 0 : RIM) + room;
  const between = GAP + 2 * room;
  const origins = stands.map(({ row, column }) => ({ x: rim + column * (columns + between), y: top + row * (rows + between) }));
  return {
    width: Math.max(...origins.map(({ x }) => x)) + columns + rim,
    height: Math.max(...origins.map(({ y }) => y)) + rows + rim,
    origins,
  };
}

/** Between two faces that only stand beside each other, in faces; room for the letters of both. */
const APART = 0.08;

/**
 * The sheets of a net that is higher than wide as they stand in a window that is wider than high: what hangs below the cross goes to the end of its
 * arm, so that squares are a third larger. No face is turned; what meets what is said by letters there.
 */
export function lyingNet(sheets: readonly Sheet[]): readonly Sheet[] {
  const rows = Math.max(...sheets.map(({ at }) => at.row)) + 1;
  const columns = Math.max(...sheets.map(({ at }) => at.column)) + 1;
  const last = sheets.filter(({ at }) => at.row === rows - 1);
  const inRow = (row: number): number => sheets.filter(({ at }) => at.row === row).length;
  const arm = indices(rows).find((row) => inRow(row) === columns);
  if (rows <= columns || last.length !== 1 || arm === undefined) return sheets;
  return sheets.map((sheet) => (sheet === last[0] ? { ...sheet, at: { row: arm, column: columns + APART } } : sheet));
}

/** The corner at the lower right that the sheets of a net leave free, in squares: where it begins, and how high it is. */
export function freeRoom(
  sheets: readonly Sheet[],
  { width, height, origins }: BoardLayout,
): { readonly left: number; readonly height: number } {
  const ends = origins.map(({ x, y }, i) => ({ right: x + sheets[i]!.columns, bottom: y + sheets[i]!.rows }));
  // Every sheet may be the last one beside the corner; what lies further right then has to end above it.
  const rooms = ends.map(({ right }) => {
    const top = Math.max(0, ...ends.filter((other) => other.right > right).map(({ bottom }) => bottom));
    return { left: right + GAP, height: height - top - GAP, area: (width - right) * (height - top) };
  });
  return rooms.sort((a, b) => b.area - a.area)[0]!;
}

/** The lines of a sheet as two paths in squares: fine ones between all squares, heavy ones between regions. */
export function linesOf({ rows, columns, regions, places }: Sheet): { readonly fine: string; readonly heavy: string } {
  const at = (list: readonly number[], row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns ? -1 : list[row * columns + column]!;
  const isSquare = (row: number, column: number): boolean => at(places, row, column) >= 0;
  let [fine, heavy] = ['', ''];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const here = at(regions, row, column);
      for (const [beside, isReal, line] of [
        [at(regions, row, column - 1), isSquare(row, column) || isSquare(row, column - 1), `M${column} ${row}v1`],
        [at(regions, row - 1, column), isSquare(row, column) || isSquare(row - 1, column), `M${column} ${row}h1`],
      ] as const) {
        if (!isReal) continue;
        if (beside === here) fine += line;
        else heavy += line;
      }
    }
  }
  return { fine, heavy };
}

/** From where to where candidates stand in their square. */
export interface CandidateRoom {
  readonly top: number;
  readonly bottom: number;
}
const WHOLE_ROOM: CandidateRoom = { top: 0.06, bottom: 0.94 };
/** Under what a rule writes into the corner, and clear of its dashes; the style sheet says the same. */
export const ROOM_UNDER: CandidateRoom = { top: 0.34, bottom: 0.9 };

/** How large a ring round a candidate may be without lying over the next one: rows are closer where candidates stand under a text. */
export function candidateRadius(size: number, { top, bottom } = WHOLE_ROOM): number {
  const perRow = Math.ceil(Math.sqrt(size));
  return Math.min(0.4 / perRow, (0.47 * (bottom - top)) / Math.ceil(size / perRow));
}

/** Where a candidate stands in its square, from 0 to 1: in rows of the root of the size, as on paper. */
export function candidateSpot(size: number, value: number, { top, bottom } = WHOLE_ROOM): { readonly x: number; readonly y: number } {
  const perRow = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / perRow);
  const [column, row] = [(value - 1) % perRow, Math.floor((value - 1) / perRow)];
  return { x: 0.06 + (0.88 * (column + 0.5)) / perRow, y: top + ((bottom - top) * (row + 0.5)) / rows };
}

/** Long lines through the cells of diagonal groups. */
export function diagonalsOf(geometry: Geometry, { places, columns }: Sheet): string {
  const at = new Map(places.map((place, i) => [geometry.places[place]?.cell, i]));
  return geometry.groups
    .filter(({ family }) => family === 'diagonal')
    .map(({ cells }) => {
      const ends = [cells[0], cells.at(-1)].map((cell) => at.get(cell));
      if (ends.some((end) => end === undefined)) return '';
      const [a, b] = ends.map((end) => ({ x: (end! % columns) + 0.5, y: Math.floor(end! / columns) + 0.5 })) as [
        { x: number; y: number },
        { x: number; y: number },
      ];
      const [dx, dy] = [Math.sign(b.x - a.x) / 2, Math.sign(b.y - a.y) / 2];
      return `M${a.x - dx} ${a.y - dy}L${b.x + dx} ${b.y + dy}`;
    })
    .join('');
}
