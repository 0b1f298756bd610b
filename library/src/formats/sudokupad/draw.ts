import { type Cell, type Drawing, type Geometry, type LineStyle, type Rule, round } from '#core';

/** The parts of a document that are drawn, each a list of items. */
export const PARTS = ['cages', 'arrows', 'lines', 'underlays', 'overlays'] as const;
type Part = (typeof PARTS)[number];
export type DrawnItem = Readonly<Record<string, unknown>>;
export type DrawnParts = Readonly<Record<Part, readonly DrawnItem[]>>;

/** Row and column in cells from the top left corner, as SudokuPad has them: the middle of the first cell is [0.5, 0.5]. */
type Spot = readonly [row: number, column: number];

const COLOURS: Readonly<Partial<Record<LineStyle, string>>> = {
  thermo: '#CFCFCF',
  arrow: '#A1A1A1',
  palindrome: '#BEBEBE',
  renban: '#E667C3',
  whispers: '#67F067',
  between: '#B8B8D1',
  'region-sum': '#2ECBFF',
  zipper: '#C29FE0',
  modular: '#33BBBB',
  entropic: '#FFCCAA',
  nabner: '#C9C883',
  sum: '#9DC8E0',
};
const GREY = '#BBBBBB';
const INK = '#000000';

/** What SudokuPad shows of rules: cages as its own, everything else as lines, shapes and texts. */
export function drawForSudokuPad(rules: readonly Rule[], geometry: Geometry): DrawnParts {
  const parts = { cages: [], arrows: [], lines: [], underlays: [], overlays: [] } as Record<Part, DrawnItem[]>;
  const pen = new Pen(parts, geometry);
  for (const rule of rules) for (const drawing of rule.draw()) pen.draw(drawing, rule.id === 'cage');
  return parts;
}

class Pen {
  readonly #parts: Record<Part, DrawnItem[]>;
  readonly #geometry: Geometry;

  constructor(parts: Record<Part, DrawnItem[]>, geometry: Geometry) {
    this.#parts = parts;
    this.#geometry = geometry;
  }

  draw(drawing: Drawing, isCage: boolean): void {
    if (drawing.shape === 'outline') this.#outline(drawing, isCage);
    else if (drawing.shape === 'line') this.#line(drawing);
    else if (drawing.shape === 'dot') {
      const fill = { white: '#FFFFFF', black: '#000000', none: '#FFFFFF00' }[drawing.fill];
      const border = drawing.fill === 'none' ? {} : { borderColor: INK, rounded: true };
      const ink = drawing.fill === 'black' ? '#FFFFFF' : INK;
      this.#put(
        'overlays',
        middle(drawing.cells.map((cell) => this.#spot(cell))),
        0.35,
        { backgroundColor: fill, ...border },
        drawing.text,
        ink,
      );
    } else if (drawing.shape === 'sign') {
      const sign = { in: '><', out: '<>' }[drawing.sign as string];
      const isRound = ['circle', 'disc', 'ring'].includes(drawing.sign);
      this.#put('underlays', this.#spot(drawing.cell), 0.8, { backgroundColor: '#CFCFCF', ...(isRound ? { rounded: true } : {}) }, sign);
    } else if (drawing.shape === 'pill') {
      const spots = drawing.cells.map((cell) => this.#spot(cell));
      for (const spot of spots) this.#put('underlays', spot, 0.8, { backgroundColor: '#FFFFFF', borderColor: '#A1A1A1', rounded: true });
      if (spots.length > 1) this.#parts.lines.push({ wayPoints: spots, color: '#A1A1A1', thickness: 3 });
    } else {
      const [row, column] = this.#spot(drawing.beside);
      const [nextRow, nextColumn] = this.#spot(drawing.towards);
      const outside: Spot = [2 * row - nextRow, 2 * column - nextColumn];
      this.#put('overlays', outside, 0.8, {}, drawing.text);
      if (drawing.arrow) this.#arrow([between(outside, [row, column], 0.35), between(outside, [row, column], 0.6)], INK, 2);
    }
  }

  #outline({ cells, text, style }: Drawing & { readonly shape: 'outline' }, isCage: boolean): void {
    if (style === 'filled') for (const cell of cells) this.#put('underlays', this.#spot(cell), 1, { backgroundColor: '#D9D9D9' });
    if (style === 'filled' && text === undefined) return;
    const places = cells.map((cell) => this.#spot(cell).map((at) => at - 0.5));
    this.#parts.cages.push({ cells: places, ...(text === undefined ? {} : { value: text }), ...(isCage ? {} : { unique: false }) });
  }

  #line({ cells, style, ends }: Drawing & { readonly shape: 'line' }): void {
    const colour = COLOURS[style] ?? GREY;
    const spots = cells.map((cell) => this.#spot(cell));
    const marked = ends === 'bulb' ? spots.slice(0, 1) : ends === 'circles' || ends === 'diamonds' ? [spots[0]!, spots.at(-1)!] : [];
    for (const spot of marked)
      this.#put('underlays', spot, 0.7, { backgroundColor: colour, ...(ends === 'diamonds' ? { angle: 45 } : { rounded: true }) });
    if (ends === 'arrow') this.#arrow(spots, colour, 3);
    else if (spots.length > 1) this.#parts.lines.push({ wayPoints: spots, color: colour, thickness: ends === 'bulb' ? 16 : 9 });
  }

  #arrow(spots: readonly Spot[], color: string, thickness: number): void {
    if (spots.length > 1) this.#parts.arrows.push({ wayPoints: spots, color, thickness, headLength: 0.25 });
  }

  #put(part: 'underlays' | 'overlays', center: Spot, size: number, look: DrawnItem, text?: string, ink = INK): void {
    this.#parts[part].push({
      center,
      width: size,
      height: size,
      ...look,
      ...(text === undefined ? {} : { text, color: ink, fontSize: text.length > 2 ? 16 : 22 }),
    });
  }

  #spot(cell: Cell): Spot {
    const { row, column } = this.#geometry.places[this.#geometry.placesOf(cell)[0]!]!;
    return [row + 0.5, column + 0.5];
  }
}

function middle(spots: readonly Spot[]): Spot {
  const mean = (axis: 0 | 1): number => round(spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length);
  return [mean(0), mean(1)];
}

/** Rounded, so that a number is the same when it comes back. */
function between(from: Spot, to: Spot, share: number): Spot {
  return [round(from[0] + share * (to[0] - from[0])), round(from[1] + share * (to[1] - from[1]))];
}

/** What is in one drawing and not in another, each item as often as it is there. */
export function without(drawn: DrawnParts, other: DrawnParts): DrawnParts {
  const rest = PARTS.map((part): [Part, DrawnItem[]] => {
    const known = other[part].map(canonical);
    const left = drawn[part].filter((item) => {
      const at = known.indexOf(canonical(item));
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
    return [part, left];
  });
  return Object.fromEntries(rest) as unknown as DrawnParts;
}

export const isEmpty = (drawn: DrawnParts): boolean => PARTS.every((part) => drawn[part].length === 0);

/** An item as a text that does not depend on the order of its properties. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${name}:${canonical(item)}`).join()}}`;
}
