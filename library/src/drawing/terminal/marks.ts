import type { PanelPoint } from '../rule-canvas.ts';
import type { TerminalSheet } from './sheet.ts';
import { circledNumber } from './strokes.ts';

const SMALL = 0.25;

/** A text for which there is no room, and where it should stand. */
export interface HiddenText {
  readonly at: PanelPoint;
  readonly text: string;
}

/** What is drawn on a sheet besides lines: brackets round a cell, spots, texts in corners and between cells. */
export class Marks {
  readonly #sheet: TerminalSheet;
  /** How far from the middle of a cell brackets stand. */
  readonly #reach: number;
  readonly #texts = new Set<string>();
  readonly #hidden: HiddenText[] = [];
  readonly #discs = new Map<string, { readonly isBlack: boolean; readonly isLarge: boolean }>();

  constructor(sheet: TerminalSheet, symbolWidth: number) {
    this.#sheet = sheet;
    this.#reach = reachOf(symbolWidth);
  }

  /** A round thing: brackets where it is round the middle of a cell, a spot where it is small, a disc between cells. */
  circle(at: PanelPoint, radius: number, look: 'full' | 'hollow' | 'white' | 'black' | 'cover', colour?: string): void {
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
  brackets(at: PanelPoint, [left, right]: string, colour?: string): void {
    const [column, line] = this.#sheet.at(at);
    if (left !== undefined && left !== ' ') this.#sheet.write(column - this.#reach, line, left, colour);
    if (right !== undefined && right !== ' ') this.#sheet.write(column + this.#reach, line, right, colour);
  }

  /** The ground of a whole cell. */
  shade(at: PanelPoint, colour?: string): void {
    const [column, line] = this.#sheet.at(at);
    const half = this.#sheet.pitch / 2 - 1;
    for (let i = column - half; i <= column + half; i++) if (this.#sheet.isFree(i, line)) this.#sheet.write(i, line, '░', colour);
  }

  /** What was to be written and would lie under a symbol or another text. */
  get hidden(): readonly HiddenText[] {
    return this.#hidden;
  }

  /** A text in the corner of a cell, on a disc that is there already, or with its middle at its spot; moved along its line, within its cell, to where it covers nothing. */
  text(at: PanelPoint, text: string, corner?: 'start' | 'end', colour?: string): void {
    const [column, line] = this.#sheet.at(at);
    if (corner) {
      const cell = Math.floor(at[0]);
      const [first] = this.#sheet.at([corner === 'start' ? cell : cell + 1, at[1]]);
      const [from, step] = corner === 'start' ? [first + 1, 1] : [first - text.length, -1];
      const steps = Array.from({ length: this.#sheet.pitch - 1 }, (_, i) => from + step * i);
      const free = steps.find((start) => this.#sheet.isFree(start, line, text.length)) ?? from;
      this.#write(free, line, text, { at, text }, colour);
      return;
    }
    const disc = this.#discs.get(`${column} ${line}`);
    const written = disc
      ? (circledNumber(text, disc.isBlack) ?? (disc.isLarge ? `(${text})` : `${disc.isBlack ? '●' : '○'}${text}`))
      : text;
    const from = column - Math.floor(written.length / 2);
    const aside = disc || !this.#covers(from, line, written) ? [] : this.#aside(from);
    const start = aside.find((other) => this.#sheet.isFree(other - 1, line, written.length + 2)) ?? from;
    this.#write(start, line, written, { at, text }, colour);
  }

  /** Where a text may begin instead, nearest first, without leaving its cell. */
  #aside(from: number): number[] {
    return Array.from({ length: this.#sheet.pitch / 2 - 1 }, (_, i) => [from + i + 1, from - i - 1]).flat();
  }

  /** Writes a text, but not over another nor under a symbol: half of it would say something else. */
  #write(column: number, line: number, written: string, hidden: HiddenText, colour?: string): void {
    if (this.#covers(column, line, written)) {
      this.#hidden.push(hidden);
      return;
    }
    for (let i = 0; i < written.length; i++) this.#texts.add(`${column + i} ${line}`);
    this.#sheet.write(column, line, written, colour);
  }

  #covers(column: number, line: number, written: string): boolean {
    return Array.from(written, (_, i) => column + i).some((at) => this.#texts.has(`${at} ${line}`) || this.#sheet.isSymbol(at, line));
  }
}

/** How far from the middle of a cell brackets stand that do not touch a symbol of such a width. */
export const reachOf = (symbolWidth: number): number => Math.floor(symbolWidth / 2) + 1;

const isHalf = (number: number): boolean => Math.abs(number - Math.floor(number) - 0.5) < 0.01;
/** Whether a spot is the middle of a cell. */
export const isMiddle = ([x, y]: PanelPoint): boolean => isHalf(x) && isHalf(y);
