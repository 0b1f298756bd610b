import type { Drawing, Geometry, Rule } from '#core';
import {
  halfWidth,
  middle,
  type PanelPoint,
  type PanelShape,
  type PanelSquare,
  RuleCanvas,
  type RuleShape,
  type RuleSheet,
} from './rule-canvas.ts';
import { type InkId, ruleInks } from './rule-inks.ts';
import { cornerText, outlineOf } from './rule-outlines.ts';

const ORDER = ['area', 'line', 'circle', 'text'];

/** The radius of the ring at an end of a line. */
const RING = 0.38;

/** What the rules of a puzzle look like on its panels, or on the planes that cut a cube another way. */
export function ruleShapes(geometry: Geometry, rules: readonly Rule[], sheets: readonly RuleSheet[] = geometry.panels): RuleShape[] {
  const board = new RuleCanvas(geometry, sheets);
  const shapes = rules.flatMap((rule, index) =>
    rule.draw().flatMap((drawing) => shapesOf(drawing, board).map((shape): RuleShape => ({ ...shape, rule: index }))),
  );
  return apart(shapes, sheets).sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

/** So many clues stand outside one line; where there are more, as alternatives may be, the last says that there are. */
const MOST_OUTSIDE = 2;

/**
 * Texts at the same spot stand below each other: several outlines may have the same first cell, and several clues stand outside the same line. From a lower
 * corner they go up.
 */
function apart(shapes: readonly RuleShape[], sheets: readonly RuleSheet[]): RuleShape[] {
  const isOut = ({ panel, at: [x, y] }: RuleShape & { readonly type: 'text' }): boolean => {
    const { columns, places } = sheets[panel]!;
    return x < 0 || y < 0 || x > columns || y > places.length / columns;
  };
  // Outside all that stands in one square is one spot: beside an arrow a text stands a little further off.
  const keyOf = (shape: RuleShape & { readonly type: 'text' }): string => {
    const { panel, at, size, text, corner } = shape;
    if (isOut(shape)) return `${panel} ${Math.floor(at[0])} ${Math.floor(at[1])}`;
    return `${panel} ${(at[0] + (corner === 'end' ? 1 : -1) * size * halfWidth(text)).toFixed(2)} ${at[1].toFixed(2)}`;
  };
  const all = new Map<string, number>();
  for (const shape of shapes) if (shape.type === 'text') all.set(keyOf(shape), (all.get(keyOf(shape)) ?? 0) + 1);
  const begun = new Map<string, { readonly count: number; readonly y: number }>();
  return shapes.flatMap((shape): RuleShape[] => {
    if (shape.type !== 'text') return [shape];
    const { at, size } = shape;
    const key = keyOf(shape);
    const { count: before, y } = begun.get(key) ?? { count: 0, y: at[1] };
    begun.set(key, { count: before + 1, y });
    if (isOut(shape) && before >= MOST_OUTSIDE) return [];
    const isCut = isOut(shape) && before === MOST_OUTSIDE - 1 && all.get(key)! > MOST_OUTSIDE;
    // Above a panel there is room further up.
    const moved: PanelPoint = before === 0 ? at : [at[0], y + (at[1] < 0 || shape.corner === 'end' ? -before : before) * size];
    return [{ ...shape, at: moved, ...(isCut ? { text: '…' } : {}) }];
  });
}

/** How much room clues outside need round every panel, in cells. */
export function roomOutside(shapes: readonly RuleShape[], panels: readonly { readonly rows: number; readonly columns: number }[]): number {
  const isOut = (shape: RuleShape): boolean =>
    shape.type === 'text' &&
    (shape.at[0] < 0 || shape.at[1] < 0 || shape.at[0] > panels[shape.panel]!.columns || shape.at[1] > panels[shape.panel]!.rows);
  return shapes.some(isOut) ? 1 : 0;
}

function shapesOf(drawing: Drawing, board: RuleCanvas): PanelShape[] {
  if (drawing.shape === 'outline') return outlineOf(drawing, board);
  if (drawing.shape === 'line') return lineOf(drawing, board);
  if (drawing.shape === 'dot') return dotOf(drawing, board);
  if (drawing.shape === 'pill') return pillOf(drawing, board);
  if (drawing.shape === 'sign') return board.squaresOf(drawing.cell).flatMap((square) => signOf(drawing.sign, square));
  return outsideOf(drawing, board);
}

/** A line in runs, one for each panel that it visits; where it leaves a panel for another, over a fold or into the next layer, a run ends. */
function lineOf({ cells, style, ends, fromRing }: Drawing & { readonly shape: 'line' }, board: RuleCanvas): PanelShape[] {
  const runs: PanelSquare[][] = [];
  cells.forEach((cell, i) => {
    const step = i === 0 ? undefined : board.together(cells[i - 1]!, cell);
    const last = runs.at(-1)?.at(-1);
    if (!step) runs.push([board.squaresOf(cell)[0]!]);
    else if (last && last.panel === step[0].panel && last.row === step[0].row && last.column === step[0].column) runs.at(-1)!.push(step[1]);
    else runs.push([...step]);
  });
  const shapes = runs.flatMap((run, i): PanelShape[] => {
    const { panel } = run[0]!;
    // A run of one square would be nothing; a spot shows that the line comes by.
    if (run.length === 1)
      return cells.length === 1 && ends ? [] : [{ type: 'circle', panel, at: middle(run[0]!), radius: 0.14, fill: style }];
    const points = run.map(middle);
    // A ring is open, so that what else its cell has is seen; the line stays outside of it with its round end.
    const ring = RING + ruleInks[style].width / 2;
    if (i === 0 && (fromRing || ends === 'circles')) points[0] = stepped(points[0]!, points[1]!, ring);
    if (i === runs.length - 1 && ends === 'circles') points.push(stepped(points.pop()!, points.at(-1)!, ring));
    return [{ type: 'line', panel, points, ink: style }];
  });
  return [...shapes, ...endsOf(runs, style, ends), ...waysOn(runs, board)];
}

/** Where a line leaves a panel, the panel that it goes to; where it arrives, the one that it comes from. */
function waysOn(runs: readonly (readonly PanelSquare[])[], board: RuleCanvas): PanelShape[] {
  return runs.slice(1).flatMap((run, i) => {
    const [last, first] = [runs[i]!.at(-1)!, run[0]!];
    if (last.panel === first.panel) return [];
    return [cornerText(last, `→${board.label(first.panel)}`), cornerText(first, `${board.label(last.panel)}→`)];
  });
}

/** A pill round its cells: a wide line with a narrower one of paper on it, on each panel that shows them all. */
function pillOf({ cells }: Drawing & { readonly shape: 'pill' }, board: RuleCanvas): PanelShape[] {
  const panels = [...new Set(cells.flatMap((cell) => board.squaresOf(cell).map(({ panel }) => panel)))];
  return panels.flatMap((panel): PanelShape[] => {
    const points = cells.flatMap((cell) => board.squaresOf(cell).filter((square) => square.panel === panel)).map(middle);
    const stroke = (ink: InkId, width: number): PanelShape =>
      points.length > 1
        ? { type: 'line', panel, points, ink, width }
        : { type: 'circle', panel, at: points[0]!, radius: width / 2, fill: ink };
    return [stroke('arrow', 0.78), stroke('paper', 0.7)];
  });
}

function endsOf(
  runs: readonly (readonly PanelSquare[])[],
  style: InkId,
  ends: (Drawing & { readonly shape: 'line' })['ends'],
): PanelShape[] {
  const [first, last] = [runs[0]?.[0], runs.at(-1)?.at(-1)];
  if (!ends || !first || !last) return [];
  if (ends === 'bulb') return [{ type: 'circle', panel: first.panel, at: middle(first), radius: 0.36, fill: style }];
  if (ends === 'circles')
    return [first, last].map((end) => ({ type: 'circle', panel: end.panel, at: middle(end), radius: RING, stroke: style }));
  if (ends === 'diamonds')
    return [first, last].map((end) => ({ type: 'line', panel: end.panel, points: diamond(middle(end)), ink: style, width: 0.05 }));
  const before = runs.at(-1)!.at(-2);
  return before ? [{ type: 'line', panel: last.panel, points: arrowHead(middle(before), middle(last), 0.22), ink: style }] : [];
}

function diamond([x, y]: PanelPoint): PanelPoint[] {
  return [
    [x, y - 0.42],
    [x + 0.42, y],
    [x, y + 0.42],
    [x - 0.42, y],
    [x, y - 0.42],
  ];
}

/** The two strokes of an arrow's head, at its tip. */
function arrowHead(from: PanelPoint, tip: PanelPoint, size: number): PanelPoint[] {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const back = (turn: number): PanelPoint => [tip[0] - size * Math.cos(angle + turn), tip[1] - size * Math.sin(angle + turn)];
  return [back(0.6), tip, back(-0.6)];
}

/** A dot stands where its cells meet; cells that no panel shows together have it in a corner each. */
function dotOf({ cells, fill, text }: Drawing & { readonly shape: 'dot' }, board: RuleCanvas): PanelShape[] {
  const [a, b] = cells;
  const pair = b === undefined ? undefined : board.together(a!, b);
  const panel = pair?.[0].panel;
  const squares = cells.map((cell) => board.squaresOf(cell).find((square) => square.panel === panel));
  if (pair && cells.length === 2) return dotAt(pair[0].panel, between(pair.map(middle)), fill, text === '>' ? pointing(pair) : text);
  if (panel !== undefined && squares.every((square) => square !== undefined)) return dotAt(panel, between(squares.map(middle)), fill, text);
  return cells
    .map((cell) => board.squaresOf(cell)[0]!)
    .flatMap((square) => dotAt(square.panel, [square.column + 0.82, square.row + 0.82], fill, text));
}

function dotAt(panel: number, at: PanelPoint, fill: 'white' | 'black' | 'none', text: string | undefined): PanelShape[] {
  const isLong = (text?.length ?? 0) > 2;
  const signs = text?.split(' ') ?? [];
  // Three and four stand two by two: side by side they would be wider than their disc.
  const lines =
    fill !== 'none' && signs.length > 2
      ? [signs.slice(0, 2), signs.slice(2)].map((some) => some.join(' '))
      : text === undefined
        ? []
        : [text];
  return [
    ...(fill === 'none'
      ? [{ type: 'circle', panel, at, radius: 0.15, fill: 'paper' } as const]
      : [{ type: 'circle', panel, at, radius: isLong ? 0.3 : 0.16, fill, stroke: 'ink' } as const]),
    ...lines.map(
      (line, i) =>
        ({
          type: 'text',
          panel,
          at: [at[0], at[1] + 0.22 * (i - (lines.length - 1) / 2)],
          text: line,
          size: fill === 'none' ? 0.34 : 0.22,
          ink: fill === 'none' ? 'ink' : fill === 'black' ? 'white' : 'black',
        }) as const,
    ),
  ];
}

/** A point, so far on its way to another. */
function stepped([x, y]: PanelPoint, [toX, toY]: PanelPoint, by: number): PanelPoint {
  const share = by / Math.hypot(toX - x, toY - y);
  return [x + share * (toX - x), y + share * (toY - y)];
}

function between(spots: readonly PanelPoint[]): PanelPoint {
  const mean = (axis: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  return [mean(0), mean(1)];
}

/** The sign that opens to the first of two squares. */
function pointing([a, b]: readonly [PanelSquare, PanelSquare]): string {
  if (a.row === b.row) return a.column < b.column ? '>' : '<';
  return a.row < b.row ? '∨' : '∧';
}

function signOf(sign: (Drawing & { readonly shape: 'sign' })['sign'], square: PanelSquare): PanelShape[] {
  const { panel } = square;
  const [x, y] = middle(square);
  const box = (half: number): PanelPoint[] => [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
  if (sign === 'circle') return [{ type: 'circle', panel, at: [x, y], radius: 0.38, stroke: 'sign' }];
  if (sign === 'ring') return [{ type: 'circle', panel, at: [x, y], radius: RING, stroke: 'arrow' }];
  // An area, so that lines run over it.
  if (sign === 'disc') return [{ type: 'area', panel, points: disc([x, y], 0.38), ink: 'shade' }];
  if (sign === 'square') return [{ type: 'area', panel, points: box(0.36), ink: 'shade' }];
  // Arrow heads at the four sides: inward for the least of its neighbours, outward for the greatest.
  const sides: readonly PanelPoint[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  return sides.map(([dx, dy]) => {
    const tip: PanelPoint = [x + 0.43 * dx, y + 0.43 * dy];
    const inner: PanelPoint = [x + 0.33 * dx, y + 0.33 * dy];
    return {
      type: 'line',
      panel,
      points: sign === 'out' ? arrowHead([x, y], tip, 0.13) : arrowHead(tip, inner, 0.13),
      ink: 'arrow',
      width: 0.04,
    };
  });
}

/** A round area as a polygon of many corners. */
function disc([x, y]: PanelPoint, radius: number): PanelPoint[] {
  return Array.from(
    { length: 36 },
    (_, i) => [x + radius * Math.cos((i * Math.PI) / 18), y + radius * Math.sin((i * Math.PI) / 18)] as const,
  );
}

/** A clue outside stands one step before its first cell; where the next cell is on another panel it stands in the corner of the first. */
function outsideOf({ beside, towards, text, arrow }: Drawing & { readonly shape: 'outside' }, board: RuleCanvas): PanelShape[] {
  const pair = board.together(beside, towards);
  const square = pair?.[0] ?? board.squaresOf(beside)[0]!;
  const { panel, row, column } = square;
  const [dx, dy] = pair && beside !== towards ? [pair[1].column - column, pair[1].row - row] : [0, 0];
  if (dx === 0 && dy === 0) return [{ type: 'text', panel, at: [column + 0.2, row + 0.22], text, size: 0.26, ink: 'ink', corner: 'start' }];
  const at: PanelPoint = [column + 0.5 - dx, row + 0.5 - dy];
  const tip: PanelPoint = [at[0] + 0.46 * dx, at[1] + 0.46 * dy];
  const tail: PanelPoint = [at[0] + 0.24 * dx, at[1] + 0.24 * dy];
  return [
    { type: 'text', panel, at: arrow ? [at[0] - 0.08 * dx, at[1] - 0.08 * dy] : at, text, size: 0.42, ink: 'ink' },
    ...(arrow
      ? [
          { type: 'line', panel, points: [tail, tip], ink: 'arrow' } as const,
          { type: 'line', panel, points: arrowHead(tail, tip, 0.14), ink: 'arrow' } as const,
        ]
      : []),
  ];
}
