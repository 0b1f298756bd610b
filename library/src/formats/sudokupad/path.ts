import { type KeptSpot, round } from '#core';

/** So many characters and points at most: what draws more is no part of a puzzle. */
const MOST = { characters: 50_000, points: 4000 } as const;
/** How long the straight pieces of a curve are, in pixels, and how many it has at least and at most. */
const PIECE = { length: 5, least: 2, most: 64 } as const;
/** What lies further away than any grid reaches is no drawing of one. */
const FARTHEST = 6400;

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

type Pixel = readonly [x: number, y: number];

/**
 * The `d` of an SVG path as straight lines, in squares of so many pixels. Nothing of the text itself is kept, so that nothing of it can ever be markup; a text that is no path, or too
 * long a one, gives undefined. Numbers are rounded to hundredths of a pixel, so that what is written again is the same.
 */
export function readSvgPath(d: string, pixels: number): KeptSpot[][] | undefined {
  if (d.length > MOST.characters) return undefined;
  const pen = new PathPen();
  const text = new PathText(d.trim());
  for (let command = text.command(); command !== undefined; ) {
    const upper = command.toUpperCase();
    const numbers: number[] = [];
    for (let i = 0; i < TAKES[upper]!; i++) {
      const number = upper === 'A' && (i === 3 || i === 4) ? text.flag() : text.number();
      if (number === undefined || Math.abs(number) > FARTHEST) return undefined;
      numbers.push(number);
    }
    if (!pen.draw(upper, numbers, command !== upper) || pen.points > MOST.points) return undefined;
    // More numbers repeat the command; after a move they draw lines.
    const next = text.command();
    if (next !== undefined || text.isDone) command = next;
    else if (upper === 'Z') return undefined;
    else if (upper === 'M') command = command === 'M' ? 'L' : 'l';
  }
  if (!text.isDone) return undefined;
  const spot = ([x, y]: Pixel): KeptSpot => [round(x, 2) / pixels, round(y, 2) / pixels];
  return pen.lines.filter((line) => line.length > 1).map((line) => line.map(spot));
}

/** Lines as the `d` that reads as them. */
export function writeSvgPath(lines: readonly (readonly KeptSpot[])[], pixels: number): string {
  const pixel = (value: number): number => round(value * pixels, 2);
  return lines.map((line) => line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')).join('');
}

/** The text of a path from left to right. */
class PathText {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at >= this.#text.length;
  }

  command(): string | undefined {
    return this.#take(/[\s,]*([MLHVCSQTAZ])[\s,]*/iy);
  }

  number(): number | undefined {
    const number = this.#take(/([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?)[\s,]*/iy);
    return number === undefined ? undefined : Number(number);
  }

  /** A flag needs nothing after it. */
  flag(): number | undefined {
    const flag = this.#take(/([01])[\s,]*/y);
    return flag === undefined ? undefined : Number(flag);
  }

  #take(token: RegExp): string | undefined {
    token.lastIndex = this.#at;
    const match = token.exec(this.#text);
    if (match) this.#at = token.lastIndex;
    return match?.[1];
  }
}

/** Draws commands one after the other. */
class PathPen {
  readonly lines: Pixel[][] = [];
  points = 0;
  #at: Pixel = [0, 0];
  /** The last control point of a curve, and which curves go on from it. */
  #control: Pixel | undefined;
  #smooth = '';

  /** False where a path does not begin with a move. */
  draw(command: string, numbers: readonly number[], isRelative: boolean): boolean {
    if (this.lines.length === 0 && command !== 'M') return false;
    const [dx, dy] = isRelative ? this.#at : [0, 0];
    const spots: Pixel[] = [];
    if (command !== 'A' && numbers.length % 2 === 0)
      for (let i = 0; i < numbers.length; i += 2) spots.push([numbers[i]! + dx, numbers[i + 1]! + dy]);
    const [one = 0] = numbers;
    const mirrored: Pixel =
      this.#control && this.#smooth === command ? [2 * this.#at[0] - this.#control[0], 2 * this.#at[1] - this.#control[1]] : this.#at;
    this.#control = undefined;
    if (command === 'M') this.#move(spots[0]!);
    else if (command === 'L') this.#to(spots[0]!);
    else if (command === 'H') this.#to([one + dx, this.#at[1]]);
    else if (command === 'V') this.#to([this.#at[0], one + dy]);
    else if (command === 'C') this.#curve(spots, 'S');
    else if (command === 'S') this.#curve([mirrored, ...spots], 'S');
    else if (command === 'Q') this.#curve(spots, 'T');
    else if (command === 'T') this.#curve([mirrored, ...spots], 'T');
    else if (command === 'A') this.#arc(numbers, [numbers[5]! + dx, numbers[6]! + dy]);
    else this.#close();
    return true;
  }

  #move(to: Pixel): void {
    this.lines.push([to]);
    this.points++;
    this.#at = to;
  }

  #to(to: Pixel): void {
    this.lines.at(-1)!.push(to);
    this.points++;
    this.#at = to;
  }

  /** What follows begins where the closed line began. */
  #close(): void {
    const [start] = this.lines.at(-1)!;
    this.#to(start!);
    this.#move(start!);
  }

  /** A curve of Bezier with one or two control points, by its weights at equal times. */
  #curve(rest: readonly Pixel[], smooth: string): void {
    const all = [this.#at, ...rest];
    const length = all.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - all[i]![0], y - all[i]![1]), 0);
    const weights = all.length === 4 ? [1, 3, 3, 1] : [1, 2, 1];
    for (const t of times(length)) {
      const mean = (axis: 0 | 1): number =>
        all.reduce((sum, spot, i) => sum + weights[i]! * t ** i * (1 - t) ** (all.length - 1 - i) * spot[axis], 0);
      this.#to([mean(0), mean(1)]);
    }
    this.#control = rest.at(-2);
    this.#smooth = smooth;
  }

  /** An arc of an ellipse, by the middle that its two ends and its radii have (SVG 2, appendix B.2.4). */
  #arc([rx = 0, ry = 0, turn = 0, large, sweep]: readonly number[], end: Pixel): void {
    const [x1, y1] = this.#at;
    const [x2, y2] = end;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
    const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
    if (rx === 0 || ry === 0 || (px === 0 && py === 0)) {
      this.#to(end);
      return;
    }
    const scale = Math.max(1, Math.hypot(px / rx, py / ry));
    const [a, b] = [Math.abs(rx) * scale, Math.abs(ry) * scale];
    const reach = (px / a) ** 2 + (py / b) ** 2;
    const off = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / reach - 1));
    const [mx, my] = [(off * a * py) / b, (-off * b * px) / a];
    const from = Math.atan2((py - my) / b, (px - mx) / a);
    let angle = Math.atan2((-py - my) / b, (-px - mx) / a) - from;
    if (sweep && angle < 0) angle += 2 * Math.PI;
    else if (!sweep && angle > 0) angle -= 2 * Math.PI;
    for (const t of times(Math.abs(angle) * Math.max(a, b))) {
      const [x, y] = [mx + a * Math.cos(from + t * angle), my + b * Math.sin(from + t * angle)];
      this.#to(t === 1 ? end : [cos * x - sin * y + (x1 + x2) / 2, sin * x + cos * y + (y1 + y2) / 2]);
    }
  }
}

/** Equal times up to 1 for a curve of about this length; an even number of them, so that the middle of what is symmetrical is one. */
function times(length: number): number[] {
  const count = Math.min(PIECE.most, Math.max(PIECE.least, 2 * Math.ceil(length / PIECE.length / 2)));
  return Array.from({ length: count }, (_, i) => (i + 1) / count);
}
