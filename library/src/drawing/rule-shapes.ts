import type { Drawing, Geometry, Rule } from '#core';
import {
  halfWidth,
  isOutside,
  middle,
  type PanelPoint,
  type PanelShape,
  type PanelSquare,
  RuleCanvas,
  type RuleShape,
  type RuleSheet,
} from './rule-canvas.ts';
import { type InkId, ruleInks } from './rule-inks.ts';
import { cornerText, outlineOf, RING, roundOutline } from './rule-outlines.ts';
import { distanceTo, stacked } from './rule-stack.ts';

/** How far the corners of a diamond at an end of a line are from its middle. */
const DIAMOND = 0.42;

/** What the rules of a puzzle look like on its panels, or on the planes that cut a cube another way. */
export function ruleShapes(geometry: Geometry, rules: readonly Rule[], sheets: readonly RuleSheet[] = geometry.panels): RuleShape[] {
  const board = new RuleCanvas(geometry, sheets);
  const shapes = rules.flatMap((rule, index) =>
    rule.draw().flatMap((drawing) => shapesOf(drawing, board).map((shape): RuleShape => ({ ...shape, rule: index }))),
  );
  return stacked(shapes, sheets);
}

/** How much room clues outside need round every panel, in cells. */
export function roomOutside(shapes: readonly RuleShape[], panels: readonly { readonly rows: number; readonly columns: number }[]): number {
  return shapes.some((shape) => isOutside(shape, panels[shape.panel]!)) ? 1 : 0;
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
function lineOf({ cells, style, ends, from }: Drawing & { readonly shape: 'line' }, board: RuleCanvas): PanelShape[] {
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
    // A ring or a pill is open, so that what else its cells have is seen; the line stays outside of it with its round end.
    const half = ruleInks[style].width / 2;
    const pill = from?.flatMap((cell) => board.squaresOf(cell).filter((square) => square.panel === panel)).map(middle);
    const around = (end: PanelPoint, own?: readonly PanelPoint[]): ((point: PanelPoint) => boolean) | undefined => {
      if (ends === 'circles' || own?.length) return (point) => distanceTo(own ?? [end], point) < RING + half;
      if (ends !== 'diamonds') return undefined;
      return ([x, y]) => Math.abs(x - end[0]) + Math.abs(y - end[1]) < DIAMOND + 2 * half;
    };
    if (ends === 'through') return [{ type: 'line', panel, points: through(points), ink: style }];
    if (i === 0) points[0] = outOf(points[0]!, points[1]!, around(points[0]!, pill));
    if (i === runs.length - 1) points.push(outOf(points.pop()!, points.at(-1)!, around(middle(run.at(-1)!))));
    return [{ type: 'line', panel, points, ink: style }];
  });
  return [...shapes, ...endsOf(runs, style, ends), ...waysOn(runs, board)];
}

/** A line that does not end in the middle of its first and last square, but at their edge. */
function through(points: readonly PanelPoint[]): PanelPoint[] {
  const beyond = (end: PanelPoint, next: PanelPoint): PanelPoint => [end[0] + (end[0] - next[0]) / 2, end[1] + (end[1] - next[1]) / 2];
  return [beyond(points[0]!, points[1]!), ...points.slice(1, -1), beyond(points.at(-1)!, points.at(-2)!)];
}

/** Where a line leaves a panel, the panel that it goes to; where it arrives, the one that it comes from. */
function waysOn(runs: readonly (readonly PanelSquare[])[], board: RuleCanvas): PanelShape[] {
  return runs.slice(1).flatMap((run, i) => {
    const [last, first] = [runs[i]!.at(-1)!, run[0]!];
    if (last.panel === first.panel) return [];
    return [cornerText(last, `→${board.label(first.panel)}`), cornerText(first, `${board.label(last.panel)}→`)];
  });
}

/** A pill round its cells, on each panel that shows some. */
function pillOf({ cells }: Drawing & { readonly shape: 'pill' }, board: RuleCanvas): PanelShape[] {
  const panels = [...new Set(cells.flatMap((cell) => board.squaresOf(cell).map(({ panel }) => panel)))];
  return panels.map((panel): PanelShape => {
    const round = cells.flatMap((cell) => board.squaresOf(cell).filter((square) => square.panel === panel)).map(middle);
    if (round.length === 1) return { type: 'circle', panel, at: round[0]!, radius: RING, stroke: 'arrow' };
    return { type: 'line', panel, points: roundOutline(round, RING), ink: 'arrow', width: 0.05, round };
  });
}

function endsOf(
  runs: readonly (readonly PanelSquare[])[],
  style: InkId,
  ends: (Drawing & { readonly shape: 'line' })['ends'],
): PanelShape[] {
  const [first, last] = [runs[0]?.[0], runs.at(-1)?.at(-1)];
  if (!ends || ends === 'through' || !first || !last) return [];
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
    [x, y - DIAMOND],
    [x + DIAMOND, y],
    [x, y + DIAMOND],
    [x - DIAMOND, y],
    [x, y - DIAMOND],
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

/** The letters of a dot are as large as fits, up to this. */
const MOST_LETTERS = 0.3;

function dotAt(panel: number, at: PanelPoint, fill: 'white' | 'black' | 'none', text: string | undefined): PanelShape[] {
  if (fill === 'none') {
    const word = text === undefined ? [] : [{ type: 'text', panel, at, text, size: 0.34, ink: 'ink' } as const];
    return [{ type: 'circle', panel, at, radius: 0.15, fill: 'paper' }, ...word];
  }
  const signs = text?.split(' ') ?? [];
  // Three and four stand two by two: side by side they would be wider than their disc.
  const lines =
    signs.length > 2 ? [signs.slice(0, 2), signs.slice(2)].map((some) => some.join(' ')) : signs.length > 0 ? [signs.join(' ')] : [];
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const radius = longest > 3 ? 0.36 : (text?.length ?? 0) > 2 ? 0.3 : 0.16;
  const inner = radius - 0.03;
  // The corners of all that is written lie within the disc; letters of one line are as high as wide, of two lines as high as a line.
  const [across, down] = [Math.max(0, ...lines.map(halfWidth)), 0.35 * lines.length];
  const size = Math.min(MOST_LETTERS, inner / Math.hypot(across, down));
  return [
    { type: 'circle', panel, at, radius, fill, stroke: 'ink' },
    ...lines.map(
      (line, i) =>
        ({
          type: 'text',
          panel,
          at: [at[0], at[1] + size * (i - (lines.length - 1) / 2)],
          text: line,
          size,
          ink: fill === 'black' ? 'white' : 'black',
        }) as const,
    ),
  ];
}

/** A point, moved on its way to another until it is out of what lies round it. */
function outOf(from: PanelPoint, to: PanelPoint, isIn: ((point: PanelPoint) => boolean) | undefined): PanelPoint {
  if (!isIn) return from;
  const on = (share: number): PanelPoint => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  let [inside, outside] = [0, 1];
  for (let i = 0; i < 12; i++) {
    const half = (inside + outside) / 2;
    if (isIn(on(half))) inside = half;
    else outside = half;
  }
  return on(outside);
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
  if (sign === 'circle' || sign === 'ring')
    return [{ type: 'circle', panel, at: [x, y], radius: RING, stroke: sign === 'ring' ? 'arrow' : 'sign' }];
  // An area, so that lines run over it; its edge is seen round the bulb of a thermometer.
  if (sign === 'disc') return [{ type: 'area', panel, points: disc([x, y], 0.41), ink: 'parity', edge: 'plain' }];
  if (sign === 'square') return [{ type: 'area', panel, points: box(0.38), ink: 'parity', edge: 'plain' }];
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
