import { type Cell, escapeXml, type LanguageCode, type Puzzle, speakText } from '#core';
import {
  EDGE,
  type InkId,
  isBelow,
  type KeptShape,
  keptFill,
  keptInk,
  keptPath,
  keptShapes,
  keptStroke,
  polyline,
  type RuleShape,
  ruleInks,
  ruleShapes,
} from '#drawing';
import { addRules, findRule } from '#rules';
import { type PositionRecord, type Sheet, unpackPosition } from '#session';
import { type BoardLayout, hasCorners } from '../board/layout.ts';
import type { PlayerWords } from './words.ts';

/** What belongs to rules comes as a file of its own, which the player loads with the first puzzle that has some. */
export { addRules };

/** The puzzle of a record, its rules included. */
export function open(record: PositionRecord): Puzzle {
  return unpackPosition(record, addRules);
}

/** Every sort of rule of a puzzle with what it demands. */
export function ruleTexts({ rules }: Puzzle, code: LanguageCode): { readonly name: string; readonly rule: string }[] {
  return [...new Set(rules.map(({ id }) => id))].map((id) => findRule(id)!.words[code]);
}

/** The rules that a cell is part of, as they are called. */
export function rulesAt({ rules }: Puzzle, cell: Cell, { speaker }: PlayerWords): string[] {
  return rules.filter(({ cells }) => cells.includes(cell)).map(({ called }) => speakText('{rule}', { rule: called }, speaker));
}

/** What is entered makes room for sums in corners. It comes with the rules: a page without any does not pay for it. */
const ROOM = '<style>[role=gridcell] b{translate:.08em .22em}</style>';

export interface RuleDrawing {
  readonly puzzle: Puzzle;
  /** The sheets that are shown, and all that they belong to: a line may go on in a layer that is not in view. */
  readonly sheets: readonly Sheet[];
  readonly within: readonly Sheet[];
  readonly layout: BoardLayout;
  readonly lit: readonly number[];
}

/** The rules as drawings: the ground of the squares where a document draws one, what lies under the lines of the grid, and what lies over them. */
export function drawRules({ puzzle, sheets, within, layout, lit }: RuleDrawing): Readonly<Record<KeptShape['layer'], string>> {
  const shapes = ruleShapes(puzzle.geometry, puzzle.rules, within);
  const kept = keptShapes(puzzle);
  const part = (layer: KeptShape['layer']): string =>
    sheets
      .map((sheet, i) => {
        const { x, y } = layout.origins[i]!;
        const panel = within.indexOf(sheet);
        const own = shapes.filter((shape) => shape.panel === panel && layer !== 'ground' && isBelow(shape) === (layer === 'under'));
        const beside = panel === 0 ? kept.filter((shape) => shape.layer === layer).map(keptSvg) : [];
        const paper = layer === 'ground' ? `<rect class="paper" width="${sheet.columns}" height="${sheet.rows}"/>` : '';
        const drawn = own.map((shape) => svgOf(shape, lit.includes(shape.rule)));
        return `<g transform="translate(${x} ${y})">${[paper, ...beside, ...drawn].join('')}</g>`;
      })
      .join('');
  return {
    ground: kept.length > 0 ? part('ground') : '',
    under: part('under'),
    over: `${hasCorners(puzzle.rules) ? ROOM : ''}${part('over')}`,
  };
}

function svgOf(shape: RuleShape, isLit: boolean): string {
  const lit = isLit ? ' lit' : '';
  if (shape.type === 'text')
    return `<text class="word${lit}" x="${shape.at[0]}" y="${shape.at[1]}" font-size="${shape.size}"${inked(shape.ink)}>${escapeXml(shape.text)}</text>`;
  if (shape.type === 'circle') {
    const circle = (sort: string, ink: InkId): string =>
      `<circle class="${sort}${lit}" cx="${shape.at[0]}" cy="${shape.at[1]}" r="${shape.radius}" stroke-width=".05"${inked(ink)}/>`;
    return `${shape.fill ? circle('area', shape.fill) : ''}${shape.stroke ? circle('line', shape.stroke) : ''}`;
  }
  const path = polyline(shape.points);
  if (shape.type === 'area') {
    const edge = shape.edge ? `<path class="line${lit}" d="${path}Z" stroke-width="${EDGE}"${inked(shape.edge)}/>` : '';
    return `<path class="area${lit}" d="${path}Z"${inked(shape.ink)}/>${edge}`;
  }
  const width = shape.width ?? ruleInks[shape.ink].width;
  return `<path class="line${shape.isDashed ? ' dashed' : ''}${lit}" d="${path}" stroke-width="${width}"${inked(shape.ink)}/>`;
}

/** What a document draws beside its rules, in its own colours. */
function keptSvg(shape: KeptShape): string {
  const seen = shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`;
  if (shape.type === 'text') {
    const { at, text, size, angle, isStart } = shape;
    const turned = angle === undefined ? '' : ` transform="rotate(${angle} ${at[0]} ${at[1]})"`;
    return `<text class="kept${isStart ? ' start' : ''}" x="${at[0]}" y="${at[1]}" font-size="${size}"${turned}${seen}${styled(keptInk(shape))}>${escapeXml(text)}</text>`;
  }
  const { dash, dashOffset, isEvenOdd, cap, join } = shape;
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"${dashOffset ? ` stroke-dashoffset="${dashOffset}"` : ''}` : '';
  const rule = isEvenOdd ? ' fill-rule="evenodd"' : '';
  const { light: lf, dark: df } = keptFill(shape);
  return `<path class="kept" d="${keptPath(shape)}" stroke-width="${shape.width || 0.03}"${rule} stroke-linecap="${cap}" stroke-linejoin="${join}"${dashes}${seen}${styled({ ...keptStroke(shape), lf, df })}/>`;
}

/** Custom properties for the styles to choose from. */
function styled(properties: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(properties).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${escapeXml(String(value))}`]));
  return set.length === 0 ? '' : ` style="${set.join(';')}"`;
}

/** The colour of an ink on both grounds; the styles choose. */
function inked(ink: InkId): string {
  const { colour, dark } = ruleInks[ink];
  return ` style="--light:${colour};--dark:${dark}"`;
}
