import {
  type Cell,
  type Complaint,
  complain,
  fail,
  isRecord,
  type KeptDrawing,
  type KeptSpot,
  type Kind,
  ok,
  type Result,
  type Rule,
} from '#core';
import { ruleReader } from '#rules';
import { colourIn, isClear, numberIn, over, textIn } from '../f-puzzles/kept.ts';
import { type DrawnItem, type DrawnParts, PARTS } from './draw.ts';

/** Rules that are noted beside title and author, or in a list of their own. */
const NOTED: Readonly<Record<string, string>> = { antiknight: 'anti-knight:', antiking: 'anti-king:' };
/** Lists of cells that only say again what the grid does. */
const HOUSES = ['row', 'column', 'box', 'region'];

export interface NativeRules {
  readonly rules: readonly Rule[];
  /** Items that no rule accounts for. */
  readonly rest: DrawnParts;
  /** What is noted though nobody knows it. */
  readonly noted: readonly string[];
}

/** What a document says by itself: cages with their sums, and rules that are noted. */
export function nativeRules(drawn: DrawnParts, names: readonly string[], kind: Kind): Result<NativeRules> {
  const reader = ruleReader(kind);
  const rules: Rule[] = [];
  const cages: DrawnItem[] = [];
  for (const [i, cage] of drawn.cages.entries()) {
    const read = readCage(cage, kind);
    if (read === 'house') continue;
    if (read === undefined) {
      cages.push(cage);
      continue;
    }
    const rule = reader.read(read);
    if (!rule.ok) return fail('{key} {number:id}: {sentence}', { key: PARTS[0], number: i + 1, sentence: rule });
    rules.push(rule.value);
  }
  const noted: string[] = [];
  for (const name of names) {
    const line = NOTED[name];
    const rule = line === undefined ? undefined : reader.parse(line);
    if (rule?.ok) rules.push(rule.value);
    else noted.push(name);
  }
  return ok({ rules, rest: { ...drawn, cages }, noted });
}

/** A cage as a rule; a house that the kind has; undefined where it means something that is not known. */
function readCage(cage: DrawnItem, kind: Kind): Record<string, unknown> | 'house' | undefined {
  const cells = readNativeCells(cage['cells'], kind);
  if (!cells) return undefined;
  const isHouse = kind.geometry.groups.some(
    (group) => HOUSES.includes(group.family) && group.cells.length === cells.length && cells.every((cell) => group.cells.includes(cell)),
  );
  if (isHouse && (cage['hidden'] === true || typeof cage['type'] === 'string')) return 'house';
  const value = cage['value'] ?? cage['sum'] ?? '';
  const sum = Number(value);
  if (String(value).trim() !== '' && !(Number.isInteger(sum) && sum >= 0)) return undefined;
  if (cage['unique'] === false) return sum > 0 ? { rule: 'sum', totals: [sum], cells } : undefined;
  return { rule: 'cage', cells, ...(sum > 0 ? { sum } : {}) };
}

/** Cells as pairs of row and column from 0, or by name with runs: "r1c1-r1c9,r2c2". */
export function readNativeCells(list: unknown, kind: Kind): Cell[] | undefined {
  const [panel] = kind.geometry.panels;
  const reader = ruleReader(kind);
  const items: readonly unknown[] = typeof list === 'string' ? list.split(',') : Array.isArray(list) ? list : [];
  const cells: Cell[] = [];
  for (const item of items) {
    if (typeof item === 'string') {
      const named = reader.read({ rule: 'extra-region', cells: item.replace('-', '..') });
      if (!named.ok) return undefined;
      cells.push(...named.value.cells);
      continue;
    }
    const [row, column] = Array.isArray(item) ? item.map(Number) : [];
    const place = panel!.places[row! * panel!.columns + column!];
    if (!(column! >= 0 && column! < panel!.columns) || place === undefined || place < 0) return undefined;
    cells.push(kind.geometry.places[place]!.cell);
  }
  return cells.length > 0 ? cells : undefined;
}

/** What lies over the lines of the grid there, besides overlays: an item may name the layer that it belongs to. */
const OVER = ['cell-grids', 'cell-errors', 'overlay', 'cell-givens', 'cell-pen', 'cell-candidates', 'cell-values'];

/** What is drawn, to be shown as it is, from below to above. Widths and sizes are in pixels of a cell of 64 there. */
export function keptDrawings(drawn: DrawnParts, kind: Kind): KeptDrawing[] {
  const inLayer = (draw: (item: DrawnItem) => KeptDrawing[], layer: string) => (item: DrawnItem) =>
    draw(item)
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

const PIXELS = 64;

/** What every item may say of its look, by the names of SVG. */
function lookOf(item: DrawnItem): Pick<KeptDrawing, 'opacity' | 'dash'> {
  const opacity = Math.max(0, Math.min(1, numberIn(item['opacity'], 1)));
  const list = item['stroke-dasharray'];
  const dash = (
    Array.isArray(list)
      ? list
      : (textIn(list)
          ?.trim()
          .split(/[\s,]+/) ?? [])
  ).map((length) => numberIn(length, -1) / PIXELS);
  const isDashed = dash.length <= 20 && dash.every((length) => length >= 0) && dash.some((length) => length > 0);
  return { ...(opacity < 1 ? { opacity } : {}), ...(isDashed ? { dash } : {}) };
}

const pointsOf = (item: DrawnItem): KeptSpot[] =>
  (Array.isArray(item['wayPoints']) ? item['wayPoints'] : []).map(spotOf).filter((spot) => spot !== undefined);

function lineOf(item: DrawnItem): KeptDrawing[] {
  const [points, colour, fill] = [pointsOf(item), colourIn(item['color']), colourIn(item['fill'])];
  const width = isClear(item['color']) ? 0 : numberIn(item['thickness'], fill ? 0 : 6) / PIXELS;
  return points.length > 1 && (width > 0 || fill)
    ? [{ shape: 'line', points, colour: colour ?? '#9aa5b1', width, ...(fill ? { fill } : {}) }]
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
  return [
    {
      shape: 'box',
      at,
      width: numberIn(item['width'], 0.6),
      height: numberIn(item['height'], 0.6),
      ...(item['rounded'] === true ? { isRound: true } : {}),
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

/** The items of a part that draw something. Cages without cells hold titles in older puzzles, and an empty list comes as one of nothing. */
export function drawnItems(list: unknown): DrawnItem[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const isTitle = (item: DrawnItem): boolean => Array.isArray(item['cells']) && item['cells'].every((cell) => isRecord(cell));
  return items.filter((item): item is DrawnItem => isRecord(item) && Object.keys(item).length > 0 && !isTitle(item));
}

export const SUDOKUPAD: Complaint = complain('SudokuPad');
