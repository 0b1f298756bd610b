import type { Geometry, Panel } from '#core';
import { isBelow, RIM, regionAt, shadedCells } from '#drawing';
import { type PanelFrame, pointIn } from './frame.ts';
import type { PuzzleInk } from './ink.ts';
import { ShapePen } from './rule-items.ts';
import { centred } from './text.ts';
import { BLACK, type Item, type PagePoint, type PathItem, point, type Stroke } from './vector-drawing.ts';

/** The two weights of lines: regions are told apart by weight alone, so that a black and white print is enough. */
export function weights(side: number): { readonly thin: Stroke; readonly thick: Stroke } {
  const within = (least: number, wanted: number, most: number): number => Math.min(most, Math.max(least, wanted));
  return {
    thin: { width: within(0.25, side * 0.022, 0.7), grey: 0.35 },
    thick: { width: within(0.8, side * 0.075, 2.4), grey: BLACK },
  };
}

const SHADE = 0.86;

export interface PanelSettings {
  readonly geometry: Geometry;
  readonly ink: PuzzleInk;
  /** Whether the border of the whole panel is drawn. */
  readonly outline?: boolean;
  /** Whether what lies behind is hidden. */
  readonly opaque?: boolean;
}

/** Draws one panel: shading, what rules look like, lines between squares, heavier lines between regions, and what stands in the squares. */
export function drawPanel(panel: Panel, frame: PanelFrame, { geometry, ink, outline = true, opaque = false }: PanelSettings): Item[] {
  const { thin, thick } = weights(frame.side);
  const lines = gridLines(panel, frame, outline);
  const shapes = ink.shapes.filter((shape) => geometry.panels[shape.panel] === panel);
  const kept = panel === geometry.panels[0] ? ink.kept : [];
  const pen = new ShapePen(frame, alongOf(frame));
  // The squares with a sum in their upper left corner, from which symbols keep away.
  const sums = new Set(
    shapes.flatMap((shape) => {
      const [column, row] = shape.type === 'text' ? shape.at.map(Math.floor) : [];
      return shape.type === 'text' && shape.at[0] - column! < 0.5 && shape.at[1] - row! < 0.3 ? [row! * panel.columns + column!] : [];
    }),
  );
  return [
    ...(opaque ? [area([quad(frame, 0, 0, panel.rows, panel.columns)], 1)] : []),
    ...extentOf(panel, frame, geometry),
    ...shading(panel, frame, geometry),
    ...kept.filter(({ layer }) => layer !== 'over').map((shape) => pen.kept(shape)),
    ...shapes.filter(isBelow).map((shape) => pen.rule(shape)),
    ...strokes(lines.within, thin),
    ...strokes(lines.between, thick),
    ...kept.filter(({ layer }) => layer === 'over').map((shape) => pen.kept(shape)),
    ...shapes.filter((shape) => !isBelow(shape)).map((shape) => pen.rule(shape)),
    ...panel.places.flatMap((place, i) =>
      place < 0
        ? []
        : square(place, frame, Math.floor(i / panel.columns), i % panel.columns, {
            ink,
            values: geometry.size,
            sums,
            columns: panel.columns,
            rim: kept.length > 0 ? RIM * frame.side : undefined,
          }),
    ),
  ];
}

/** Where a layer ends that does not reach its own sides: without it one could not tell what of the other layers lies before and behind. */
function extentOf({ rows, columns, places }: Panel, frame: PanelFrame, { shape }: Geometry): Item[] {
  if (shape.form !== 'layers' || !places.includes(-1)) return [];
  const { side } = frame;
  const stroke = { width: Math.max(0.3, side * 0.03), grey: 0.5, dash: [side * 0.16, side * 0.16] as const };
  return [{ type: 'path', lines: [quad(frame, 0, 0, rows, columns)], closed: true, stroke }];
}

function strokes(lines: PathItem['lines'], stroke: Stroke): Item[] {
  return lines.length === 0 ? [] : [{ type: 'path', lines, closed: false, stroke }];
}

function area(lines: PathItem['lines'], fill: number): PathItem {
  return { type: 'path', lines, closed: true, fill };
}

function quad(frame: PanelFrame, row: number, column: number, rows: number, columns: number): PagePoint[] {
  return [
    pointIn(frame, row, column),
    pointIn(frame, row, column + columns),
    pointIn(frame, row + rows, column + columns),
    pointIn(frame, row + rows, column),
  ];
}

function shading(panel: Panel, frame: PanelFrame, geometry: Geometry): Item[] {
  const shaded = shadedCells(geometry, ['diagonal', 'window']);
  const squares = panel.places.flatMap((place, i) =>
    place >= 0 && shaded.has(geometry.places[place]!.cell) ? [quad(frame, Math.floor(i / panel.columns), i % panel.columns, 1, 1)] : [],
  );
  return squares.length === 0 ? [] : [area(squares, SHADE)];
}

/** The lines inside regions and between them, each as long as it runs. Holes and the outside count as region -1. */
function gridLines(panel: Panel, frame: PanelFrame, outline: boolean): { within: PagePoint[][]; between: PagePoint[][] } {
  const { rows, columns } = panel;
  const region = (row: number, column: number): number => regionAt(panel, row, column);
  const lines: { within: PagePoint[][]; between: PagePoint[][] } = { within: [], between: [] };
  /** What runs between two squares: nothing between two holes, and nothing round the panel where its outline is not wanted. */
  const between = (a: number, b: number, isEdge: boolean): keyof typeof lines | undefined =>
    (a < 0 && b < 0) || (isEdge && !outline) ? undefined : a === b ? 'within' : 'between';
  const run = (count: number, kindAt: (i: number) => keyof typeof lines | undefined, at: (i: number) => PagePoint): void => {
    for (let start = 0; start < count; ) {
      const kind = kindAt(start);
      let end = start + 1;
      while (end < count && kindAt(end) === kind) end++;
      if (kind) lines[kind].push([at(start), at(end)]);
      start = end;
    }
  };
  for (let row = 0; row <= rows; row++) {
    const kindAt = (column: number) => between(region(row - 1, column), region(row, column), row === 0 || row === rows);
    run(columns, kindAt, (column) => pointIn(frame, row, column));
  }
  for (let column = 0; column <= columns; column++) {
    const kindAt = (row: number) => between(region(row, column - 1), region(row, column), column === 0 || column === columns);
    run(rows, kindAt, (row) => pointIn(frame, row, column));
  }
  return lines;
}

/** The size of symbols in squares of a side: as large as the widest of them allows. */
function symbolSize(side: number, widest: number): number {
  return Math.min(0.64 * side, (0.84 * side) / widest);
}

/** How much larger symbols are on slanted sheets. */
const SLANTED = 1.22;

/** How far a symbol moves from a sum in the corner of its square, in squares, and how much smaller it becomes. */
const ASIDE = 0.1;
const SMALLER = 0.86;

interface SquareSettings {
  readonly ink: PuzzleInk;
  readonly values: number;
  /** Squares of the panel with a sum in their corner. */
  readonly sums: ReadonlySet<number>;
  readonly columns: number;
  /** Of what is written, where it may stand on drawings. */
  readonly rim: number | undefined;
}

/** What stands in one square: a symbol, or marks, each at the spot of its value. */
function square(
  place: number,
  frame: PanelFrame,
  row: number,
  column: number,
  { ink, values, sums, columns, rim }: SquareSettings,
): Item[] {
  const { side } = frame;
  const along = alongOf(frame);
  const symbol = ink.symbolAt(place);
  if (symbol) {
    // On a slanted sheet a square is lower than wide; its symbol may fill more of it.
    const hasSum = sums.has(row * columns + column);
    const size = symbolSize(side, ink.widest) * (along === undefined ? 1 : SLANTED) * (hasSum ? SMALLER : 1);
    const middle = pointIn(frame, row + 0.5 + (hasSum ? ASIDE : 0), column + 0.5 + (hasSum ? ASIDE : 0));
    return [{ ...centred(symbol.text, middle, { font: symbol.font, size, rim }, along), place }];
  }
  const perSide = Math.ceil(Math.sqrt(values));
  const step = 0.9 / perSide;
  const size = Math.min(0.72 * step * side, (0.9 * step * side) / ink.widest);
  return ink.marksAt(place).map((value) => {
    const at = pointIn(
      frame,
      row + 0.05 + (Math.floor((value - 1) / perSide) + 0.5) * step,
      column + 0.05 + (((value - 1) % perSide) + 0.5) * step,
    );
    return centred(ink.symbols[value - 1]!, at, { font: 'symbol', size, grey: 0.25, rim: rim && rim / 2 }, along);
  });
}

/** How text lies on a frame; undefined where it stands upright. */
function alongOf(frame: PanelFrame): { right: PagePoint; down: PagePoint } | undefined {
  const { right, down, side } = frame;
  return isFlat(frame) ? undefined : { right: point(right.x / side, right.y / side), down: point(down.x / side, down.y / side) };
}

function isFlat({ right, down, side }: PanelFrame): boolean {
  return right.x === side && right.y === 0 && down.x === 0 && down.y === side;
}
