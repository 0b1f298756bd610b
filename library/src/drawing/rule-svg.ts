import { escapeXml } from '#core';
import { type KeptShape, keptInk, keptOpacity, keptPath } from './kept-shapes.ts';
import { polyline } from './polyline.ts';
import type { RuleShape, Spot } from './rule-canvas.ts';
import { ruleInks } from './rule-inks.ts';

/** How lines end that a document draws. */
const LINES = { line: ' stroke-linecap="round" stroke-linejoin="round"', outline: ' stroke-dasharray="0.1 0.07"', area: '' } as const;

/** Writes shapes of rules as SVG, with cells of so many pixels. */
export class ShapeWriter {
  readonly #side: number;

  constructor(side: number) {
    this.#side = side;
  }

  px(cells: number): number {
    return Math.round(cells * this.#side * 10) / 10;
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
    if (shape.type === 'area') return `<path d="${path}Z" fill="${colour}"/>`;
    const dashes = shape.isDashed ? ' stroke-dasharray="3 2"' : ' stroke-linecap="round" stroke-linejoin="round"';
    return `<path d="${path}" stroke="${colour}" stroke-width="${this.px(shape.width ?? width)}"${dashes}/>`;
  }

  /** Writes what a document draws beside its rules, which is in cells and is scaled. */
  writeKept(shape: KeptShape): string {
    if (shape.type === 'text') {
      const { at, text, size, angle, isStart, isLabel } = shape;
      const colour = keptInk(shape.colour, isLabel).light ?? ruleInks.ink.colour;
      const written = this.text(at, text, size, escapeXml(colour), isStart && 'start');
      return angle ? `<g transform="rotate(${angle} ${this.px(at[0])} ${this.px(at[1])})">${written}</g>` : written;
    }
    const { type, fill = 'none', stroke = ruleInks.outline.colour, width } = shape;
    const line = width === 0 ? '' : ` stroke="${escapeXml(stroke)}" stroke-width="${width}"${LINES[type]}`;
    const { light } = keptOpacity(shape);
    const veil = light === 1 ? '' : type === 'area' ? ` fill-opacity="${light}"` : ` stroke-opacity="${light}"`;
    return `<path d="${keptPath(shape)}" transform="scale(${this.#side})" fill="${escapeXml(fill)}"${line}${veil}/>`;
  }

  text([x, y]: Spot, content: string, size: number, colour: string, anchor?: 'start'): string {
    return `<text${anchor ? ` text-anchor="${anchor}"` : ''} x="${this.px(x)}" y="${this.px(y + BASELINE * size)}" font-size="${this.px(size)}" fill="${colour}">${escapeXml(content)}</text>`;
  }
}

/** How far below the middle of a letter its baseline lies, in font sizes; several programs ignore dominant-baseline. */
export const BASELINE = 0.35;
