import { escapeXml, round } from '#core';
import { keptFill, keptInk, keptStroke } from './kept-colours.ts';
import { type KeptShape, keptPath } from './kept-shapes.ts';
import { polyline } from './polyline.ts';
import type { PanelPoint, RuleShape } from './rule-canvas.ts';
import { ruleInks } from './rule-inks.ts';

/** The rim of what is written over the drawings of a document, in cells, half of it on each side. */
export const RIM = 0.12;

/** The line round an area that has one, in cells. */
export const EDGE = 0.03;

/** Writes shapes of rules as SVG, with cells of this many pixels. */
export class ShapeWriter {
  readonly #side: number;

  constructor(side: number) {
    this.#side = side;
  }

  px(cells: number): number {
    return round(cells * this.#side, 1);
  }

  write(shape: RuleShape): string {
    if (shape.type === 'text') return this.text(shape.at, shape.text, shape.size, ruleInks[shape.ink].colour);
    if (shape.type === 'circle') {
      const fill = shape.fill ? ` fill="${ruleInks[shape.fill].colour}"` : '';
      const stroke = shape.stroke ? ` stroke="${ruleInks[shape.stroke].colour}" stroke-width="${this.px(0.05)}"` : '';
      return `<circle cx="${this.px(shape.at[0])}" cy="${this.px(shape.at[1])}" r="${this.px(shape.radius)}"${fill}${stroke}/>`;
    }
    const { colour, width } = ruleInks[shape.ink];
    const path = polyline(shape.points.map(([x, y]) => [this.px(x), this.px(y)]));
    if (shape.type === 'area') {
      const edge = shape.edge ? ` stroke="${ruleInks[shape.edge].colour}" stroke-width="${this.px(EDGE)}"` : '';
      return `<path d="${path}Z" fill="${colour}"${edge}/>`;
    }
    const dashes = shape.isDashed ? ' stroke-dasharray="3 2"' : ' stroke-linecap="round" stroke-linejoin="round"';
    return `<path d="${path}" stroke="${colour}" stroke-width="${this.px(shape.width ?? width)}"${dashes}/>`;
  }

  /** Writes what a document draws beside its rules, which is in cells and is scaled. */
  writeKept(shape: KeptShape): string {
    const seen = shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`;
    if (shape.type === 'text') {
      const { at, text, size, angle, isStart } = shape;
      const colour = keptInk(shape).light ?? ruleInks.ink.colour;
      const written = this.text(at, text, size, escapeXml(colour), isStart && { anchor: 'start' });
      const turned = angle ? ` transform="rotate(${angle} ${this.px(at[0])} ${this.px(at[1])})"` : '';
      return turned || seen ? `<g${turned}${seen}>${written}</g>` : written;
    }
    const { width, dash, dashOffset, isEvenOdd, cap, join } = shape;
    const ends = ` stroke-linecap="${cap}" stroke-linejoin="${join}"`;
    const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"${dashOffset ? ` stroke-dashoffset="${dashOffset}"` : ''}` : '';
    const rule = isEvenOdd ? ' fill-rule="evenodd"' : '';
    const [fill, stroke] = [keptFill(shape).light!, keptStroke(shape).light ?? ruleInks.outline.colour];
    const line = width === 0 ? '' : ` stroke="${escapeXml(stroke)}" stroke-width="${width}"${ends}${dashes}`;
    return `<path d="${keptPath(shape)}" transform="scale(${this.#side})" fill="${escapeXml(fill)}"${rule}${line}${seen}/>`;
  }

  /** Words round a spot, or from it on; with a rim of paper where they may stand on anything. */
  text(
    [x, y]: PanelPoint,
    content: string,
    size: number,
    colour: string,
    look: { readonly anchor?: 'start'; readonly hasRim?: boolean } = {},
  ): string {
    const rim = look.hasRim
      ? ` stroke="${ruleInks.paper.colour}" stroke-width="${this.px(RIM)}" stroke-linejoin="round" paint-order="stroke"`
      : '';
    return `<text${look.anchor ? ` text-anchor="${look.anchor}"` : ''}${rim} x="${this.px(x)}" y="${this.px(y + BASELINE * size)}" font-size="${this.px(size)}" fill="${colour}">${escapeXml(content)}</text>`;
  }
}

/** How far below the middle of a letter its baseline lies, in font sizes; several programs ignore dominant-baseline. */
export const BASELINE = 0.35;
