import { type Cell, escapeXml, type Geometry, type Panel, type Puzzle, type Value } from '#core';
import { candidateKey, linksOf, type Picture } from './picture.ts';
import { polyline } from './polyline.ts';
import { regionAt } from './region-at.ts';
import { isBelow, type PanelPoint, type RuleShape } from './rule-canvas.ts';
import { roomOutside, ruleShapes } from './rule-shapes.ts';
import { BASELINE, ShapeWriter } from './rule-svg.ts';

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

const STYLE = `text{font-family:sans-serif;text-anchor:middle;fill:#222}
.cell{fill:#fff;stroke:#bbb}.seen{fill:#eef4ff}.look{fill:#dbe8ff}.border{stroke:#333;stroke-width:2;fill:none}
.given{font-weight:bold}.pattern{fill:none;stroke:#1a7f37;stroke-width:1.6}.gone{stroke:#c62828;stroke-width:1.8;fill:none}
.placed{fill:none;stroke:#1a7f37;stroke-width:2.5}.link{stroke:#8250df;stroke-width:1.2;fill:none}.weak{stroke-dasharray:4 3}
.rule{opacity:.4;fill:none}.lit{opacity:1}.halo{stroke:#ffd54a;stroke-width:4;fill:none;opacity:.75}.chip{fill:#fff6d6;stroke:#d9a400}
.words{text-anchor:start;font-size:13px}.name{text-anchor:start;font-size:16px;font-weight:bold}.panel{text-anchor:start;font-size:12px}`;

/**
 * Draws a position and a step in it as SVG: one grid, layers or faces.
 *
 * The shapes say what is what without colour: a ring is part of the pattern, a cross is what falls, a double ring with
 * the large value is what is placed, a full line is a link to something true and a dashed one to something false.
 * Cells to look at are shaded, and lighter the rest of their houses and of the rules that the step rests on. Rules are drawn as in the puzzle: those
 * that the step rests on in full and with a bright edge, the others faint. The combinations that remain stand below the words, each in a frame.
 */
export function drawStep(puzzle: Puzzle, drawing: StepDrawing): string {
  const { geometry, symbols, givens } = puzzle;
  const { step } = drawing;
  const shapes = ruleShapes(geometry, puzzle.rules);
  const layout = layOut(geometry, Math.ceil(Math.sqrt(geometry.size)) * 11 + 6, shapes);
  const rules = ruleParts(geometry, shapes, new Set(step.rules ?? []), layout);
  const parts: string[] = [];
  const ofRules = (step.rules ?? []).flatMap((rule) => geometry.constraints.rules[rule]!.cells);
  const seen = new Set([...step.houses.flatMap((house) => geometry.groups[house]!.cells), ...ofRules]);
  const look = new Set(step.cells);
  const pattern = new Set(step.candidates.map(candidateKey));
  const gone = new Set(step.remove.map(candidateKey));
  const placed = new Map(step.place.map(({ cell, value }) => [cell, value]));
  const { side } = layout;
  geometry.places.forEach(({ cell }, place) => {
    const { x, y } = layout.at(place);
    parts.push(
      `<rect class="cell${look.has(cell) ? ' look' : seen.has(cell) ? ' seen' : ''}" x="${x}" y="${y}" width="${side}" height="${side}"/>`,
    );
  });
  parts.push(...rules.below);
  geometry.places.forEach(({ cell }, place) => {
    const { x, y } = layout.at(place);
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
  parts.push(...rules.above, ...links(geometry, step, layout));
  const lines = wrap(drawing.text, Math.max(40, Math.floor((layout.width - 2 * MARGIN) / LETTER)));
  const end = layout.height + 26 + 18 * lines.length;
  const chips = chipsOf(step.combinations ?? [], symbols.all, end, layout.width - MARGIN);
  const height = chips.end;
  const words = lines.map((line, i) => `<text class="words" x="${MARGIN}" y="${layout.height + 30 + 18 * i}">${escapeXml(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${height}" width="${layout.width}" height="${height}" role="img"><title>${escapeXml(drawing.title)}</title><desc>${escapeXml(drawing.text)}</desc><style>${STYLE}</style><rect width="100%" height="100%" fill="#fff"/><text class="name" x="${MARGIN}" y="${MARGIN}">${escapeXml(drawing.title)}</text>${parts.join('')}${words.join('')}${chips.parts.join('')}</svg>\n`;
}

/** The rules as they look in the puzzle, below and above the candidates. */
function ruleParts(
  { panels }: Geometry,
  shapes: readonly RuleShape[],
  lit: ReadonlySet<number>,
  layout: Layout,
): { readonly below: string[]; readonly above: string[] } {
  const writer = new ShapeWriter(layout.side);
  const draw = (shape: RuleShape): string => {
    const { x, y } = layout.panel(panels[shape.panel]!);
    const isLit = lit.has(shape.rule);
    const halo = isLit ? haloOf(shape, panels[shape.panel]!, writer) : '';
    return `<g class="rule${isLit ? ' lit' : ''}" transform="translate(${x} ${y})">${halo}${writer.write(shape)}</g>`;
  };
  // What is lit comes last, so that nothing faint lies over it.
  const inOrder = [...shapes].sort((a, b) => Number(lit.has(a.rule)) - Number(lit.has(b.rule)));
  // What a cell may hold stands on the ring round it.
  const below = [...inOrder.filter(isBelow), ...inOrder.filter(isRing)];
  return { below: below.map(draw), above: inOrder.filter((shape) => !below.includes(shape)).map(draw) };
}

/** Whether a shape is a circle in the middle of a cell; those on borders and corners lie over everything. */
function isRing(shape: RuleShape): boolean {
  return shape.type === 'circle' && shape.at.every((at) => Math.abs((at % 1) - 0.5) < 0.01);
}

/** A bright edge round what a step rests on; words inside the grid belong to something that has one. */
function haloOf(shape: RuleShape, { rows, columns }: Panel, writer: ShapeWriter): string {
  const isInside = ([x, y]: PanelPoint): boolean => x > 0 && y > 0 && x < columns && y < rows;
  if (shape.type === 'text' && isInside(shape.at)) return '';
  if (shape.type === 'text')
    return `<circle class="halo" cx="${writer.px(shape.at[0])}" cy="${writer.px(shape.at[1])}" r="${writer.px(Math.max(0.22, 0.75 * shape.size))}"/>`;
  if (shape.type === 'circle')
    return `<circle class="halo" cx="${writer.px(shape.at[0])}" cy="${writer.px(shape.at[1])}" r="${writer.px(shape.radius)}"/>`;
  const path = polyline(shape.points.map(([x, y]) => [writer.px(x), writer.px(y)]));
  return `<path class="halo" d="${path}${shape.type === 'area' ? 'Z' : ''}"/>`;
}

/** The combinations, each in a frame, in as many rows as they need. */
function chipsOf(
  combinations: readonly (readonly Value[])[],
  symbols: readonly string[],
  top: number,
  right: number,
): { readonly parts: string[]; readonly end: number } {
  const parts: string[] = [];
  let [x, y] = [MARGIN, top];
  for (const combination of combinations) {
    const content = combination.map((value) => symbols[value - 1]!).join(' ');
    const width = content.length * LETTER + 12;
    if (x + width > right && x > MARGIN) [x, y] = [MARGIN, y + 26];
    parts.push(`<rect class="chip" x="${x}" y="${y}" width="${width}" height="20" rx="4"/>`, text(x + width / 2, y + 10, content, 12));
    x += width + 6;
  }
  return { parts, end: combinations.length === 0 ? top : y + 30 };
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
function layOut({ shape, panels, places, size }: Geometry, plain: number, drawn: readonly RuleShape[]): Layout {
  // The sum of a cage stands above the candidates, and clues outside need a margin.
  const above = drawn.length > 0 ? 10 : 0;
  const side = plain + above;
  const room = roomOutside(drawn, panels) * side;
  const perRow = shape.form === 'net' ? 0 : Math.ceil(Math.sqrt(panels.length));
  const rows = Math.max(...panels.map((panel) => panel.rows));
  const columns = Math.max(...panels.map((panel) => panel.columns));
  const stands = panels.map(({ at }, i) => (perRow > 0 ? { row: Math.floor(i / perRow), column: i % perRow } : at));
  const top = 40;
  const origin = (index: number): { x: number; y: number } => ({
    x: MARGIN + room + stands[index]!.column * (columns * side + 2 * room + GAP),
    y: top + room + stands[index]!.row * (rows * side + 2 * room + GAP),
  });
  const at = (place: number): { x: number; y: number } => {
    const { panel, row, column } = places[place]!;
    const { x, y } = origin(panel);
    return { x: x + column * side, y: y + row * side };
  };
  const perSide = Math.ceil(Math.sqrt(size));
  const step = (plain - 6) / perSide;
  return {
    side,
    width: 2 * MARGIN + Math.max(...stands.map(({ column }) => (column + 1) * (columns * side + 2 * room + GAP))) - GAP,
    height: top + Math.max(...stands.map(({ row }) => (row + 1) * (rows * side + 2 * room + GAP))) - GAP,
    at,
    candidate(place, value) {
      const { x, y } = at(place);
      return {
        x: x + above / 2 + 3 + (((value - 1) % perSide) + 0.5) * step,
        y: y + above + 3 + (Math.floor((value - 1) / perSide) + 0.5) * step,
      };
    },
    panel: (panel) => origin(panels.indexOf(panel)),
  };
}

/** Lines between regions and round the panel, and its title. */
function borders(panel: Panel, layout: Layout): string[] {
  const { x, y } = layout.panel(panel);
  const { side } = layout;
  const region = (row: number, column: number): number => regionAt(panel, row, column);
  let path = '';
  for (let row = 0; row <= panel.rows; row++) {
    for (let column = 0; column <= panel.columns; column++) {
      if (row < panel.rows && region(row, column - 1) !== region(row, column)) path += `M${x + column * side} ${y + row * side}v${side}`;
      if (column < panel.columns && region(row - 1, column) !== region(row, column))
        path += `M${x + column * side} ${y + row * side}h${side}`;
    }
  }
  const title = panel.title ? `<text class="panel" x="${x}" y="${y - 9}">${escapeXml(panel.title)}</text>` : '';
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
  return `<text${name ? ` class="${name}"` : ''} x="${round(x)}" y="${round(y + BASELINE * size)}" font-size="${size}">${escapeXml(content)}</text>`;
}

function circle(x: number, y: number, radius: number, name: string): string {
  return `<circle class="${name}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

/** How many letters wide a text is: digits and signs between them are wider than letters, and sums have nothing else. */
function lettersOf(content: string): number {
  return content.length + 0.2 * (content.match(/\d/g)?.length ?? 0) + 0.6 * (content.match(/\+/g)?.length ?? 0);
}

function wrap(content: string, width: number): string[] {
  const lines = [''];
  for (const word of content.split(' ')) {
    if (lettersOf(lines.at(-1)!) + lettersOf(word) + 1 > width) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trimStart();
  }
  return lines;
}
