import { faded, type Geometry, type Kept, type KeptDrawing, type KeptSpot, type Kind, LINE_CAPS, LINE_JOINS } from '#core';
import { colourIn, isClear, numberIn, over, textIn } from '../f-puzzles/kept.ts';
import { withCounts } from '../refusals.ts';
import type { DrawnItem, DrawnParts, PARTS } from './draw.ts';
import { readNativeCells } from './native.ts';
import { readSvgPath, writeSvgPath } from './path.ts';

/** What lies over the lines of the grid there, besides overlays: an item may name the layer that it belongs to. */
const OVER = ['cell-grids', 'cell-errors', 'overlay', 'cell-givens', 'cell-pen', 'cell-candidates', 'cell-values'];
/** The lines of the grid there, on top of which lines that lie over it are drawn. */
const [GRID] = OVER;

/** Widths and sizes are in pixels of a cell of 64 there. */
const PIXELS = 64;

/** What is drawn, to be shown as it is, from below to above; and what of it is not, by part and property: "lines: transform (2)". */
export function readKeptItems(drawn: DrawnParts, kind: Kind): Required<Pick<Kept, 'drawings' | 'undrawn'>> {
  const [drawings, undrawn]: [KeptDrawing[], string[]] = [[], []];
  for (const part of ORDER)
    for (const item of drawn[part]) {
      const isOver = OVER.includes(textIn(item['target']) ?? LAYERS[part]);
      const read = readItem(item, part, kind);
      const seen = read.drawings.map((drawing) => ({ ...drawing, ...read.look })).filter(({ opacity }) => opacity !== 0);
      drawings.push(...(isOver ? seen.map(over) : seen));
      undrawn.push(...read.undrawn.map((name) => `${part}: ${name}`));
    }
  return { drawings, undrawn: withCounts(undrawn) };
}

/** The layer that the items of a part belong to, and the order in which the parts are drawn. */
const LAYERS = { underlays: 'underlay', lines: 'arrows', arrows: 'arrows', cages: 'cages', overlays: 'overlay' } as const;
const ORDER = Object.keys(LAYERS) as (typeof PARTS)[number][];

/** Ways of SVG to look different that nothing here can draw. */
const FOREIGN = ['transform', 'filter', 'mask'];

function readItem(item: DrawnItem, part: (typeof PARTS)[number], kind: Kind): { drawings: KeptDrawing[]; look: Look; undrawn: string[] } {
  const undrawn = FOREIGN.filter((name) => isSaid(item[name]));
  const look = lookOf(item);
  if (isSaid(item['stroke-linecap']) && !look.cap) undrawn.push('stroke-linecap');
  if (isSaid(item['stroke-linejoin']) && !look.join) undrawn.push('stroke-linejoin');
  const isBox = part === 'underlays' || part === 'overlays';
  // Of what is cut out of a box its border is not drawn.
  const isCut = isBox && polygonIn(item['clip-path']) && !colourIn(item['borderColor']);
  if (isSaid(item['clip-path']) && !isCut) undrawn.push('clip-path');
  const d = pathIn(item);
  if (d !== undefined) {
    const lines = readSvgPath(d, PIXELS);
    if (!lines) undrawn.push('d');
    return { drawings: pathOf(item, lines ?? []), look, undrawn };
  }
  if (isBox) return { drawings: boxOf(item), look, undrawn };
  if (part === 'cages') return { drawings: cageOf(item, kind), look, undrawn };
  return { drawings: [...lineOf(item), ...(part === 'arrows' ? headOf(item) : [])], look, undrawn };
}

const isSaid = (value: unknown): boolean => typeof value === 'string' && !/^\s*(?:none)?\s*$/i.test(value);

type Look = Pick<KeptDrawing, 'opacity' | 'dash' | 'dashOffset' | 'cap' | 'join'>;

/** What every item may say of its look, by the names of SVG. */
function lookOf(item: DrawnItem): Look {
  const opacity = shareIn(item['opacity']);
  const list = item['stroke-dasharray'];
  const dash = (Array.isArray(list) ? list : (textIn(list)?.trim().split(SPACES) ?? [])).map((length) => numberIn(length, -1) / PIXELS);
  const isDashed = dash.length <= 20 && dash.every((length) => length >= 0) && dash.some((length) => length > 0);
  const dashOffset = isDashed ? numberIn(item['stroke-dashoffset'], 0) / PIXELS : 0;
  const cap = LINE_CAPS.find((known) => known === item['stroke-linecap']);
  const join = LINE_JOINS.find((known) => known === item['stroke-linejoin']);
  return {
    ...(opacity < 1 ? { opacity } : {}),
    ...(isDashed ? { dash } : {}),
    ...(dashOffset === 0 ? {} : { dashOffset }),
    ...(cap ? { cap } : {}),
    ...(join ? { join } : {}),
  };
}

const SPACES = /[\s,]+/;

const shareIn = (value: unknown): number => Math.max(0, Math.min(1, numberIn(value, 1)));

/** A colour, of which only a share may be seen. */
function inkIn(colour: unknown, share: unknown): string | undefined {
  const [known, seen] = [colourIn(colour), shareIn(share)];
  return known === undefined || seen === 1 ? known : seen === 0 ? undefined : faded(known, seen);
}

const pointsOf = (item: DrawnItem): KeptSpot[] =>
  (Array.isArray(item['wayPoints']) ? item['wayPoints'] : []).map(spotOf).filter((spot) => spot !== undefined);

/** How a line is inked: by the names of the program, or by those of SVG, which it hands on. Undefined where nothing is seen of it. */
function inkOf(item: DrawnItem): { colour: string; width: number; fill?: string } | undefined {
  const own = item['color'] ?? item['stroke'];
  const fill = inkIn(item['fill'], item['fill-opacity']);
  const isUnseen = isClear(own) || shareIn(item['stroke-opacity']) === 0;
  const width = isUnseen ? 0 : numberIn(item['thickness'] ?? item['stroke-width'], fill ? 0 : 6) / PIXELS;
  const colour = inkIn(colourIn(own) ?? '#9aa5b1', item['stroke-opacity']) ?? '#9aa5b1';
  return width > 0 || fill ? { colour, width, ...(fill ? { fill } : {}) } : undefined;
}

function cageOf(item: DrawnItem, kind: Kind): KeptDrawing[] {
  const cells = readNativeCells(item['cells'], kind);
  const [text, colour] = [textIn(item['value']), inkIn(item['borderColor'], item['stroke-opacity'])];
  return cells ? [{ shape: 'outline', cells, ...(text ? { text } : {}), ...(colour ? { colour } : {}) }] : [];
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

function pathOf(item: DrawnItem, lines: KeptSpot[][]): KeptDrawing[] {
  const ink = inkOf(item);
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
  const [fill, stroke] = [inkIn(item['backgroundColor'], item['fill-opacity']), inkIn(item['borderColor'], item['stroke-opacity'])];
  const ink = colourIn(item['color']);
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
    const { opacity, dash, dashOffset, cap, join, isOver } = drawing;
    const look = known({
      opacity,
      'stroke-dasharray': dash?.map((length) => px(length)).join(' '),
      'stroke-dashoffset': dashOffset && px(dashOffset),
      'stroke-linecap': cap,
      'stroke-linejoin': join,
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

function boxItem(box: KeptDrawing & { readonly shape: 'box' }): DrawnItem {
  const { clip, edge, size } = box;
  return {
    center: box.at.toReversed(),
    width: box.width,
    height: box.height,
    ...known({
      rounded: box.isRound,
      'clip-path': clip && `polygon(${clip.map((corner) => corner.map((share) => `${px(share, 100)}%`).join(' ')).join(',')})`,
      angle: box.angle,
      backgroundColor: box.fill,
      borderColor: box.stroke,
      borderSize: edge === undefined ? undefined : px(edge),
      color: box.ink,
      text: box.text,
      fontSize: size === undefined ? undefined : px(size),
    }),
  };
}

/** Rounded, so that a length that is written reads as the same. */
const px = (value: number, whole: number = PIXELS): number => Math.round(value * whole * 1e6) / 1e6;

/** Without what is undefined, which a document has no word for. */
const known = (item: Readonly<Record<string, unknown>>): DrawnItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
