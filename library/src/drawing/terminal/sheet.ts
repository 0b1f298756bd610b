import type { Ink } from '../panel.ts';
import type { PanelPoint } from '../rule-canvas.ts';
import {
  crossing,
  DOWN,
  DOWN_LEFT,
  DOWN_RIGHT,
  LEFT,
  lineCharacter,
  RIGHT,
  strokeCharacter,
  UP,
  UP_LEFT,
  UP_RIGHT,
  type Weight,
} from './strokes.ts';

/** Writes a text in a colour, where the terminal has colours: `#rrggbb`. */
export type PaintText = (text: string, colour: string) => string;

interface Stroke {
  arms: number;
  weight: Weight;
  colour?: string | undefined;
}

/**
 * Squares of a terminal on which a panel is drawn: a cell is `pitch` characters wide with one of its borders, and two lines high, so that its middle, its borders
 * and its corners each fall on a character. Round the panel there may be room for clues.
 *
 *     0     6     12      pitch 6
 *     ┏━━━━━┳━━━━━┓  0
 *     ┃  5  ┃  3  ┃  1
 *     ┣━━━━━╋━━━━━┫  2
 *
 * What is written covers lines, and lines of rules cover those of the panel.
 */
export class TerminalSheet {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly #margin: number;
  readonly #written = new Map<number, string>();
  readonly #symbols = new Set<number>();
  readonly #borders = new Map<number, Stroke>();
  readonly #lines = new Map<number, Stroke>();
  readonly #paint: PaintText;

  constructor(rows: number, columns: number, pitch: number, margin: number, paint: PaintText) {
    this.pitch = pitch;
    this.#margin = margin;
    this.width = (columns + 2 * margin) * pitch + 1;
    this.height = (rows + 2 * margin) * 2 + 1;
    this.#paint = paint;
  }

  /** The character nearest to a spot, which is in cells. */
  at([x, y]: PanelPoint): readonly [column: number, line: number] {
    return [Math.round((x + this.#margin) * this.pitch), Math.round((y + this.#margin) * 2)];
  }

  /** Writes what stands in a cell, round its middle; nothing covers it. */
  symbol(column: number, line: number, { text, width }: Ink): void {
    const from = column - Math.floor(width / 2);
    for (let i = 0; i < width; i++) {
      this.#put(from + i, line, i === 0 ? text : '');
      this.#symbols.add(this.#key(from + i, line));
    }
  }

  /** Whether nothing is written on this many characters, and all of them are on the sheet. */
  isFree(column: number, line: number, width = 1): boolean {
    if (line < 0 || line >= this.height || column < 0 || column + width > this.width) return false;
    return Array.from({ length: width }, (_, i) => !this.#written.has(this.#key(column + i, line))).every(Boolean);
  }

  /** Whether a symbol of a cell stands there, which nothing covers. */
  isSymbol(column: number, line: number): boolean {
    return this.#symbols.has(this.#key(column, line));
  }

  /** Writes characters from left to right over everything but symbols of cells. */
  write(column: number, line: number, text: string, colour?: string): void {
    [...text].forEach((character, i) => {
      if (this.#isOn(column + i, line) && !this.#symbols.has(this.#key(column + i, line)))
        this.#put(column + i, line, colour === undefined ? character : this.#paint(character, colour));
    });
  }

  /** Draws part of a line of the panel. */
  border(column: number, line: number, arms: number, weight: Weight): void {
    this.#borders.set(this.#key(column, line), { arms, weight });
  }

  /** Draws a line of a rule from spot to spot. */
  path(points: readonly PanelPoint[], weight: Weight, colour?: string): void {
    for (let i = 1; i < points.length; i++) this.#line(points[i - 1]!, points[i]!, weight, colour);
  }

  /** Level, upright or over the corners of cells; anything else as dots. */
  #line(from: PanelPoint, to: PanelPoint, weight: Weight, colour?: string): void {
    const [[x0, y0], [x1, y1]] = [this.at(from), this.at(to)];
    const [dx, dy] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
    if (x0 === x1 || y0 === y1) {
      const [ahead, back] = dx === 0 ? (dy > 0 ? [DOWN, UP] : [UP, DOWN]) : dx > 0 ? [RIGHT, LEFT] : [LEFT, RIGHT];
      this.#strokes(x0, y0, dx, dy, Math.abs(x1 - x0) + Math.abs(y1 - y0), ahead, back, weight, colour);
      return;
    }
    const half = this.pitch / 2;
    if (Math.abs(x1 - x0) === Math.abs(y1 - y0) * half) {
      const [ahead, back] = dx === dy ? [DOWN_RIGHT, UP_LEFT] : [UP_RIGHT, DOWN_LEFT];
      const [first, last] = dx > 0 ? [ahead, back] : [back, ahead];
      this.#strokes(x0, y0, dx * half, dy, Math.abs(y1 - y0), first, last, weight, colour);
      return;
    }
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
    for (let i = 0; i <= steps; i++) {
      const [column, line] = [Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps)];
      if (this.isFree(column, line)) this.write(column, line, '·', colour);
    }
  }

  #strokes(
    x: number,
    y: number,
    dx: number,
    dy: number,
    steps: number,
    ahead: number,
    back: number,
    weight: Weight,
    colour?: string,
  ): void {
    for (let i = 0; i <= steps; i++) {
      const [column, line] = [x + i * dx, y + i * dy];
      if (!this.#isOn(column, line)) continue;
      const key = this.#key(column, line);
      const arms = (i < steps ? ahead : 0) | (i > 0 ? back : 0);
      this.#lines.set(key, { arms: (this.#lines.get(key)?.arms ?? 0) | arms, weight, colour });
    }
  }

  /** Whether something is written there or a rule's line comes by. */
  isUsed(column: number, line: number): boolean {
    return !this.isFree(column, line) || this.#lines.has(this.#key(column, line));
  }

  isBlank(column: number, line: number): boolean {
    return this.#character(column, line) === ' ';
  }

  /** The characters of a line, from a column to before another. */
  row(line: number, from: number, to: number): string {
    let text = '';
    for (let column = from; column < to; column++) text += this.#character(column, line);
    return text;
  }

  #character(column: number, line: number): string {
    const key = this.#key(column, line);
    const written = this.#written.get(key);
    if (written !== undefined) return written;
    const [stroke, border] = [this.#lines.get(key), this.#borders.get(key)];
    if (!stroke) return border ? strokeCharacter(border.weight, border.arms) : ' ';
    const character = (border && crossing(stroke, border.weight, border.arms)) ?? lineCharacter(stroke.weight, stroke.arms);
    return stroke.colour === undefined ? character : this.#paint(character, stroke.colour);
  }

  #put(column: number, line: number, text: string): void {
    this.#written.set(this.#key(column, line), text);
  }

  #isOn(column: number, line: number): boolean {
    return column >= 0 && line >= 0 && column < this.width && line < this.height;
  }

  #key(column: number, line: number): number {
    return line * this.width + column;
  }
}
