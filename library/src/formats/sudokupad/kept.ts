import type { Geometry, KeptDrawing, KeptSpot, Kind } from '#core';
import { colourIn, isClear, numberIn, over, textIn } from '../f-puzzles/kept.ts';
import { withCounts } from '../refusals.ts';
import { type DrawnItem, type DrawnParts, PARTS } from './draw.ts';
import { readNativeCells } from './native.ts';
import { readSvgPath, writeSvgPath } from './path.ts';

/** What lies over the lines of the grid there, besides overlays: an item may name the layer that it belongs to. */
const OVER = ['cell-grids', 'cell-errors', 'overlay', 'cell-givens', 'cell-pen', 'cell-candidates', 'cell-values'];
/** The lines of the grid there, on top of which lines that lie over it are drawn. */
const [GRID] = OVER;

/** Widths and sizes are in pixels of a cell of 64 there. */
const PIXELS = 64;

/** What is drawn, to be shown as it is, from below to above. */
export function keptDrawings(drawn: DrawnParts, kind: Kind): KeptDrawing[] {
  const inLayer = (draw: (item: DrawnItem) => KeptDrawing[], layer: string) => (item: DrawnItem) =>
    (pathIn(item) === undefined ? draw(item) : pathOf(item))
      .map((drawing) => ({ ...drawing, ...lookOf(item) }))
      .map((drawing) => (OVER.includes(textIn(item['target']) ?? layer) ? over(drawing) : drawing))
      .filter(({ opacity }) => opacity !== 0);
  const cageOf = (item: DrawnItem): KeptDrawing[] => {
    const [cells, text, colour] = [readNativeCells(item['cells'], kind), textIn(item['value']), colourIn(item['borderColor'])];
    return cells ? [{ shape: 'outline', cells, ...(text ? { text } : {}), ...(colour ? { colour } : {}) }] : [];
  };
  return [
    ...drawn.underlays.flatMap(inLayer(boxOf, 'underlay')),
    ...drawn.lines.flatMap(inLayer(lineOf, 'arrows')),
    ...drawn.arrows.flatMap(inLayer((item) => [...lineOf(item), ...headOf(item)], 'arrows')),
    ...drawn.cages.flatMap(inLayer(cageOf, 'cages')),
    ...drawn.overlays.flatMap(inLayer(boxOf, 'overlay')),
  ];
}

/** Ways of SVG to look different that nothing here can draw. */
const FOREIGN = ['transform', 'filter', 'mask'];

/** What of it is not drawn as the document has it, by part and property: "lines: transform (2)". */
export function undrawnIn(drawn: DrawnParts): string[] {
  return withCounts(
    PARTS.flatMap((part) =>
      drawn[part].flatMap((item) => {
        const isBox = part === 'underlays' || part === 'overlays';
        const names = FOREIGN.filter((name) => isSaid(item[name]));
        const isRound = !lookOf(item).dash && !isBox && part !== 'cages';
        if (isSaid(item['stroke-linecap']) && item['stroke-linecap'] !== (isRound ? 'round' : 'butt')) names.push('stroke-linecap');
        for (const [name, colour] of Object.entries({ 'fill-opacity': item['fill'], 'stroke-opacity': item['color'] ?? item['stroke'] }))
          if (numberIn(item[name], 1) < 1 && colourIn(colour) && (isBox || !HEX.test(String(colour)))) names.push(name);
        if (pathIn(item) !== undefined && !readSvgPath(pathIn(item)!, PIXELS)) names.push('d');
        // Of what is cut out of a box its border is not drawn.
        const isCut = isBox && polygonIn(item['clip-path']) && !colourIn(item['borderColor']);
        if (isSaid(item['clip-path']) && !isCut) names.push('clip-path');
        return names.map((name) => `${part}: ${name}`);
      }),
    ),
  );
}

const isSaid = (value: unknown): boolean => typeof value === 'string' && !/^\s*(?:none)?\s*$/i.test(value);

/** What every item may say of its look, by the names of SVG. */
function lookOf(item: DrawnItem): Pick<KeptDrawing, 'opacity' | 'dash' | 'dashOffset'> {
  const opacity = Math.max(0, Math.min(1, numberIn(item['opacity'], 1)));
  const list = item['stroke-dasharray'];
  const dash = (Array.isArray(list) ? list : (textIn(list)?.trim().split(SPACES) ?? [])).map((length) => numberIn(length, -1) / PIXELS);
  const isDashed = dash.length <= 20 && dash.every((length) => length >= 0) && dash.some((length) => length > 0);
  const dashOffset = isDashed ? numberIn(item['stroke-dashoffset'], 0) / PIXELS : 0;
  return { ...(opacity < 1 ? { opacity } : {}), ...(isDashed ? { dash } : {}), ...(dashOffset === 0 ? {} : { dashOffset }) };
}

const SPACES = /[\s,]+/;

const pointsOf = (item: DrawnItem): KeptSpot[] =>
  (Array.isArray(item['wayPoints']) ? item['wayPoints'] : []).map(spotOf).filter((spot) => spot !== undefined);

/** How a line is inked: by the names of the program, or by those of SVG, which it hands on. Undefined where nothing is seen of it. */
function inkOf(item: DrawnItem): { colour: string; width: number; fill?: string } | undefined {
  const own = item['color'] ?? item['stroke'];
  const fill = faded(colourIn(item['fill']), item['fill-opacity']);
  const width = isClear(own) ? 0 : numberIn(item['thickness'] ?? item['stroke-width'], fill ? 0 : 6) / PIXELS;
  return width > 0 || fill
    ? { colour: faded(colourIn(own) ?? '#9aa5b1', item['stroke-opacity']), width, ...(fill ? { fill } : {}) }
    : undefined;
}

/** Colours that can be told how much is seen of them by two more digits. */
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A colour of which only a share is seen. */
function faded<T extends string | undefined>(colour: T, share: unknown): T | string {
  const seen = Math.max(0, Math.min(1, numberIn(share, 1)));
  if (colour === undefined || seen === 1 || !HEX.test(colour)) return colour;
  const whole = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  return (
    whole +
    Math.round(255 * seen)
      .toString(16)
      .padStart(2, '0')
  );
}

function lineOf(item: DrawnItem): KeptDrawing[] {
  const [points, ink] = [pointsOf(item), inkOf(item)];
  return points.length > 1 && ink ? [{ shape: 'line', points, ...ink }] : [];
}

/** The `d` of a path. Packed it is `d2`, and what is packed as `d` is a duration, for which a path in plain JSON is taken. */
function pathIn(item: DrawnItem): string | undefined {
  const d = item['d'] ?? item['duration'];
  return typeof d === 'string' ? d : undefined;
}

function pathOf(item: DrawnItem): KeptDrawing[] {
  const [lines, ink] = [readSvgPath(pathIn(item)!, PIXELS) ?? [], inkOf(item)];
  return lines.length > 0 && ink
    ? [{ shape: 'path', lines, ...ink, ...(/^evenodd$/i.test(String(item['fill-rule'])) ? { isEvenOdd: true } : {}) }]
    : [];
}

/** The two strokes at the tip of an arrow. */
function headOf(item: DrawnItem): KeptDrawing[] {
  const [from, tip] = pointsOf(item).slice(-2);
  if (!from || !tip) return [];
  const [angle, length] = [Math.atan2(tip[1] - from[1], tip[0] - from[0]), numberIn(item['headLength'], 0.3)];
  const back = (turn: number): KeptSpot => [tip[0] - length * Math.cos(angle + turn), tip[1] - length * Math.sin(angle + turn)];
  return lineOf({ ...item, wayPoints: [back(Math.PI / 4), tip, back(-Math.PI / 4)].map(([x, y]) => [y, x]) });
}

function spotOf(spot: unknown): KeptSpot | undefined {
  const [row, column] = Array.isArray(spot) ? spot.map(Number) : [];
  return Number.isFinite(row) && Number.isFinite(column) && Math.abs(row!) < 100 && Math.abs(column!) < 100 ? [column!, row!] : undefined;
}

function boxOf(item: DrawnItem): KeptDrawing[] {
  const at = spotOf(item['center']);
  if (!at) return [];
  const [fill, stroke, ink] = ['backgroundColor', 'borderColor', 'color'].map((name) => colourIn(item[name]));
  const text = textIn(item['text']);
  const angle = numberIn(item['angle'], 0);
  const clip = polygonIn(item['clip-path']);
  return [
    {
      shape: 'box',
      at,
      width: numberIn(item['width'], 0.6),
      height: numberIn(item['height'], 0.6),
      ...(item['rounded'] === true ? { isRound: true } : {}),
      ...(clip ? { clip } : {}),
      ...(angle === 0 ? {} : { angle }),
      ...(fill ? { fill } : {}),
      ...(stroke ? { stroke } : {}),
      ...(item['borderSize'] === undefined ? {} : { edge: Math.max(0, numberIn(item['borderSize'], 2)) / PIXELS }),
      ...(ink ? { ink } : {}),
      ...(text ? { text } : {}),
      ...(item['fontSize'] === undefined ? {} : { size: numberIn(item['fontSize'], 22) / PIXELS }),
    },
  ];
}

/** The corners of `polygon(0% 0%, 100% 0%, 50% 100%)`, the clip path that editors write; undefined for any other. */
function polygonIn(value: unknown): KeptSpot[] | undefined {
  const inside = typeof value === 'string' && value.length < 10_000 ? /^\s*polygon\(([^()]*)\)\s*$/i.exec(value)?.[1] : undefined;
  const corners = inside?.split(',').map((corner) => corner.trim().split(/\s+/)) ?? [];
  const share = (text: string | undefined): number => (/^-?[\d.]+%$/.test(text ?? '') ? Number.parseFloat(text!) / 100 : Number.NaN);
  const spots = corners.map(([x, y]): KeptSpot => [share(x), share(y)]);
  return spots.length > 2 && spots.every((spot) => spot.every((one) => Math.abs(one) <= 100)) ? spots : undefined;
}

/** Drawings as items of a document, which read as the same drawings. */
export function writeKept(drawings: readonly KeptDrawing[], geometry: Geometry): DrawnParts {
  const parts = { cages: [], arrows: [], lines: [], underlays: [], overlays: [] } as Record<(typeof PARTS)[number], DrawnItem[]>;
  const placed = (cell: number): number[] => {
    const { row, column } = geometry.places[geometry.placesOf(cell)[0]!]!;
    return [row, column];
  };
  for (const drawing of drawings) {
    const { opacity, dash, dashOffset, isOver } = drawing;
    const look = known({
      opacity,
      'stroke-dasharray': dash?.map((length) => px(length)).join(' '),
      'stroke-dashoffset': dashOffset && px(dashOffset),
    });
    const layer = isOver ? { target: GRID } : {};
    if (drawing.shape === 'box') parts[isOver ? 'overlays' : 'underlays'].push({ ...boxItem(drawing), ...look });
    else if (drawing.shape === 'outline') {
      const { cells, text, colour } = drawing;
      parts.cages.push({ cells: cells.map(placed), unique: false, ...known({ value: text, borderColor: colour }), ...layer, ...look });
    } else {
      const { colour, width, fill } = drawing;
      const way =
        drawing.shape === 'line'
          ? { wayPoints: drawing.points.map(([x, y]) => [y, x]) }
          : { d2: writeSvgPath(drawing.lines, PIXELS), ...(drawing.isEvenOdd ? { 'fill-rule': 'evenodd' } : {}) };
      parts.lines.push({ ...way, color: colour, thickness: px(width), ...known({ fill }), ...layer, ...look });
    }
  }
  return parts;
}

function boxItem({
  at: [x, y],
  width,
  height,
  isRound,
  clip,
  angle,
  fill,
  stroke,
  edge,
  text,
  ink,
  size,
}: KeptDrawing & { readonly shape: 'box' }): DrawnItem {
  return {
    center: [y, x],
    width,
    height,
    ...known({
      rounded: isRound,
      'clip-path': clip && `polygon(${clip.map((corner) => corner.map((share) => `${px(share, 100)}%`).join(' ')).join(',')})`,
      angle,
      backgroundColor: fill,
      borderColor: stroke,
      borderSize: edge === undefined ? undefined : px(edge),
      color: ink,
      text,
      fontSize: size === undefined ? undefined : px(size),
    }),
  };
}

/** Rounded, so that a length that is written reads as the same. */
const px = (value: number, whole: number = PIXELS): number => Math.round(value * whole * 1e6) / 1e6;

/** Without what is undefined, which a document has no word for. */
const known = (item: Readonly<Record<string, unknown>>): DrawnItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
