import type { Spot } from '../rule-canvas.ts';
import type { Sheet } from './sheet.ts';
import { circledNumber } from './strokes.ts';

const SMALL = 0.25;

/** What is drawn on a sheet besides lines: brackets round a cell, spots, texts in corners and between cells. */
export class Marks {
  readonly #sheet: Sheet;
  /** How far from the middle of a cell brackets stand. */
  readonly #reach: number;
  readonly #discs = new Map<string, { readonly isBlack: boolean; readonly isLarge: boolean }>();

  constructor(sheet: Sheet, symbolWidth: number) {
    this.#sheet = sheet;
    this.#reach = reachOf(symbolWidth);
  }

  /** A round thing: brackets where it is round the middle of a cell, a spot where it is small, a disc between cells. */
  circle(at: Spot, radius: number, look: 'full' | 'hollow' | 'white' | 'black' | 'cover', colour?: string): void {
    if (isMiddle(at) && radius >= SMALL) {
      this.brackets(at, look === 'full' || look === 'black' ? '◖◗' : '()', colour);
      return;
    }
    const [column, line] = this.#sheet.at(at);
    // A symbol that stands where the spot would be has it beside it.
    if (isMiddle(at)) this.#sheet.write(this.#sheet.isFree(column, line) ? column : column - this.#reach, line, '•', colour);
    else if (look !== 'cover') {
      this.#sheet.write(column, line, look === 'full' || look === 'black' ? '●' : '○', colour);
      this.#discs.set(`${column} ${line}`, { isBlack: look === 'black', isLarge: radius >= SMALL });
    }
  }

  /** Two brackets beside the middle of a cell. */
  brackets(at: Spot, [left, right]: string, colour?: string): void {
    const [column, line] = this.#sheet.at(at);
    if (left !== undefined && left !== ' ') this.#sheet.write(column - this.#reach, line, left, colour);
    if (right !== undefined && right !== ' ') this.#sheet.write(column + this.#reach, line, right, colour);
  }

  /** The ground of a whole cell. */
  shade(at: Spot, colour?: string): void {
    const [column, line] = this.#sheet.at(at);
    const half = this.#sheet.pitch / 2 - 1;
    for (let i = column - half; i <= column + half; i++) if (this.#sheet.isFree(i, line)) this.#sheet.write(i, line, '░', colour);
  }

  /** A text in the corner of a cell, on a disc that is there already, or with its middle at its spot; moved along its line to where it covers nothing. */
  text(at: Spot, text: string, corner?: 'start' | 'end', colour?: string): void {
    const [column, line] = this.#sheet.at(at);
    if (corner) {
      const cell = Math.floor(at[0]);
      const [first] = this.#sheet.at([corner === 'start' ? cell : cell + 1, at[1]]);
      this.#fit(corner === 'start' ? first + 1 : first - text.length, line, text, corner === 'start' ? 1 : -1, colour);
      return;
    }
    const disc = this.#discs.get(`${column} ${line}`);
    const written = disc
      ? (circledNumber(text, disc.isBlack) ?? (disc.isLarge ? `(${text})` : `${disc.isBlack ? '●' : '○'}${text}`))
      : text;
    this.#sheet.write(column - Math.floor(written.length / 2), line, written, colour);
  }

  #fit(column: number, line: number, text: string, step: 1 | -1, colour?: string): void {
    for (let i = 0; i <= this.#sheet.pitch; i++) {
      if (!this.#sheet.isFree(column + step * i, line, text.length)) continue;
      this.#sheet.write(column + step * i, line, text, colour);
      return;
    }
    this.#sheet.write(column, line, text, colour);
  }
}

/** How far from the middle of a cell brackets stand that do not touch a symbol of such a width. */
export const reachOf = (symbolWidth: number): number => Math.floor(symbolWidth / 2) + 1;

const isHalf = (number: number): boolean => Math.abs(number - Math.floor(number) - 0.5) < 0.01;
/** Whether a spot is the middle of a cell. */
export const isMiddle = ([x, y]: Spot): boolean => isHalf(x) && isHalf(y);
