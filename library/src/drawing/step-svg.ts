import type { Cell, Geometry, Panel, Puzzle, Value } from '#core';
import { candidateKey, linksOf, type Picture } from './picture.ts';

export interface StepDrawing {
  readonly title: string;
  readonly text: string;
  readonly values: ArrayLike<Value>;
  readonly candidatesOf: (cell: Cell) => readonly Value[];
  readonly step: Picture;
}

const GAP = 28;
const MARGIN = 16;
const LETTER = 7;

/** How far below the middle of a digit its baseline lies, in font sizes; several programs ignore dominant-baseline. */
const BASELINE = 0.35;

const STYLE = `text{font-family:sans-serif;text-anchor:middle;fill:#222}
.cell{fill:#fff;stroke:#bbb}.seen{fill:#eef4ff}.look{fill:#dbe8ff}.border{stroke:#333;stroke-width:2;fill:none}
.given{font-weight:bold}.pattern{fill:none;stroke:#1a7f37;stroke-width:1.6}.gone{stroke:#c62828;stroke-width:1.8;fill:none}
.placed{fill:none;stroke:#1a7f37;stroke-width:2.5}.link{stroke:#8250df;stroke-width:1.2;fill:none}.weak{stroke-dasharray:4 3}
.words{text-anchor:start;font-size:13px}.name{text-anchor:start;font-size:16px;font-weight:bold}.panel{text-anchor:start;font-size:12px}`;

/**
 * Draws a position and a step in it as SVG: one grid, layers or faces.
 *
 * The shapes say what is what without colour: a ring is part of the pattern, a cross is what falls, a double ring with
 * the large value is what is placed, a full line is a link to something true and a dashed one to something false.
 * Cells to look at are shaded, and lighter the rest of their houses and of the rules that the step rests on.
 */
export function drawStep(puzzle: Puzzle, drawing: StepDrawing): string {
  const { geometry, symbols, givens } = puzzle;
  const { step } = drawing;
  const layout = layOut(geometry, Math.ceil(Math.sqrt(geometry.size)) * 11 + 6);
  const parts: string[] = [];
  const ofRules = (step.rules ?? []).flatMap((rule) => geometry.constraints.rules[rule]!.cells);
  const seen = new Set([...step.houses.flatMap((house) => geometry.groups[house]!.cells), ...ofRules]);
  const look = new Set(step.cells);
  const pattern = new Set(step.candidates.map(candidateKey));
  const gone = new Set(step.remove.map(candidateKey));
  const placed = new Map(step.place.map(({ cell, value }) => [cell, value]));
  geometry.places.forEach(({ cell }, place) => {
    const { x, y } = layout.at(place);
    const { side } = layout;
    parts.push(
      `<rect class="cell${look.has(cell) ? ' look' : seen.has(cell) ? ' seen' : ''}" x="${x}" y="${y}" width="${side}" height="${side}"/>`,
    );
    const value = drawing.values[cell]! || placed.get(cell) || 0;
    if (value > 0) {
      const size = Math.round(side * 0.6);
      parts.push(text(x + side / 2, y + side / 2, symbols.all[value - 1]!, size, givens[cell] !== 0 ? 'given' : undefined));
      if (placed.has(cell)) for (const r of [0.34, 0.44]) parts.push(circle(x + side / 2, y + side / 2, side * r, 'placed'));
      return;
    }
    for (const candidate of drawing.candidatesOf(cell)) {
      const at = layout.candidate(place, candidate);
      parts.push(text(at.x, at.y, symbols.all[candidate - 1]!, 9));
      const key = candidateKey({ cell, value: candidate });
      if (gone.has(key)) parts.push(`<path class="gone" d="M${at.x - 5} ${at.y - 5}l10 10m0 -10l-10 10"/>`);
      else if (pattern.has(key)) parts.push(circle(at.x, at.y, 6, 'pattern'));
    }
  });
  for (const panel of geometry.panels) parts.push(...borders(panel, layout));
  parts.push(...links(geometry, step, layout));
  const lines = wrap(drawing.text, Math.max(40, Math.floor((layout.width - 2 * MARGIN) / LETTER)));
  const height = layout.height + 26 + 18 * lines.length;
  const words = lines.map((line, i) => `<text class="words" x="${MARGIN}" y="${layout.height + 30 + 18 * i}">${escaped(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${height}" width="${layout.width}" height="${height}" role="img"><title>${escaped(drawing.title)}</title><desc>${escaped(drawing.text)}</desc><style>${STYLE}</style><rect width="100%" height="100%" fill="#fff"/><text class="name" x="${MARGIN}" y="${MARGIN}">${escaped(drawing.title)}</text>${parts.join('')}${words.join('')}</svg>\n`;
}

interface Layout {
  readonly side: number;
  readonly width: number;
  readonly height: number;
  at(place: number): { x: number; y: number };
  candidate(place: number, value: Value): { x: number; y: number };
  panel(panel: Panel): { x: number; y: number };
}

/** Panels keep the net of the geometry; one long row, the layers of a cube, is folded into a square. */
function layOut({ shape, panels, places, size }: Geometry, side: number): Layout {
  const perRow = shape.form === 'net' ? 0 : Math.ceil(Math.sqrt(panels.length));
  const rows = Math.max(...panels.map((panel) => panel.rows));
  const columns = Math.max(...panels.map((panel) => panel.columns));
  const stands = panels.map(({ at }, i) => (perRow > 0 ? { row: Math.floor(i / perRow), column: i % perRow } : at));
  const top = 40;
  const origin = (index: number): { x: number; y: number } => ({
    x: MARGIN + stands[index]!.column * (columns * side + GAP),
    y: top + stands[index]!.row * (rows * side + GAP),
  });
  const at = (place: number): { x: number; y: number } => {
    const { panel, row, column } = places[place]!;
    const { x, y } = origin(panel);
    return { x: x + column * side, y: y + row * side };
  };
  const perSide = Math.ceil(Math.sqrt(size));
  const step = (side - 6) / perSide;
  return {
    side,
    width: 2 * MARGIN + Math.max(...stands.map(({ column }) => (column + 1) * (columns * side + GAP))) - GAP,
    height: top + Math.max(...stands.map(({ row }) => (row + 1) * (rows * side + GAP))) - GAP,
    at,
    candidate(place, value) {
      const { x, y } = at(place);
      return { x: x + 3 + (((value - 1) % perSide) + 0.5) * step, y: y + 3 + (Math.floor((value - 1) / perSide) + 0.5) * step };
    },
    panel: (panel) => origin(panels.indexOf(panel)),
  };
}

/** Lines between regions and round the panel, and its title. */
function borders(panel: Panel, layout: Layout): string[] {
  const { x, y } = layout.panel(panel);
  const { side } = layout;
  const region = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= panel.rows || column >= panel.columns ? -1 : panel.regions[row * panel.columns + column]!;
  let path = '';
  for (let row = 0; row <= panel.rows; row++) {
    for (let column = 0; column <= panel.columns; column++) {
      if (row < panel.rows && region(row, column - 1) !== region(row, column)) path += `M${x + column * side} ${y + row * side}v${side}`;
      if (column < panel.columns && region(row - 1, column) !== region(row, column))
        path += `M${x + column * side} ${y + row * side}h${side}`;
    }
  }
  const title = panel.title ? `<text class="panel" x="${x}" y="${y - 9}">${escaped(panel.title)}</text>` : '';
  return [`<path class="border" d="${path}"/>`, title];
}

function links(geometry: Geometry, picture: Picture, layout: Layout): string[] {
  return linksOf(picture).map(({ from, to, on }) => {
    const [a, b] = [from, to].map(({ cell, value }) => layout.candidate(geometry.placesOf(cell)[0]!, value)) as [Point, Point];
    return `<path class="link${on ? '' : ' weak'}" d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}"/>`;
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (number: number): number => Math.round(number * 10) / 10;

function text(x: number, y: number, content: string, size: number, name?: string): string {
  return `<text${name ? ` class="${name}"` : ''} x="${round(x)}" y="${round(y + BASELINE * size)}" font-size="${size}">${escaped(content)}</text>`;
}

function circle(x: number, y: number, radius: number, name: string): string {
  return `<circle class="${name}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function wrap(content: string, width: number): string[] {
  const lines = [''];
  for (const word of content.split(' ')) {
    if (lines.at(-1)!.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trimStart();
  }
  return lines;
}
