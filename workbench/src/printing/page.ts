import type { Entry } from './entry.ts';
import { type Extent, LARGEST_SIDE, largestIn } from './figure.ts';
import { drawCode } from './link-code.ts';
import { shortened, type TextStyle, words, wrapped } from './text.ts';
import { type Item, type Point, point } from './vector-drawing.ts';

/** Papers, in points. */
export const PAPERS = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;
export type Paper = keyof typeof PAPERS;

export const MOST_PER_PAGE = 24;
const MARGIN = { x: 42, top: 40, bottom: 48 };
const GUTTER = { x: 20, y: 16 };
const LEADING = 1.35;

/** Type sizes of a heading: smaller where more puzzles share a page. */
interface Type {
  readonly title: TextStyle;
  readonly details: TextStyle;
  /** Whether there is room for the rules. */
  readonly rules: boolean;
  readonly gap: number;
  /** The side of a module of a code: about a third of a millimetre, where there is room. */
  readonly module: number;
}

export function typeFor(perPage: number): Type {
  const [title, details, gap, module] =
    perPage === 1
      ? ([15, 9.5, 12, 1] as const)
      : perPage <= 4
        ? ([12, 8.5, 8, 0.9] as const)
        : perPage <= 9
          ? ([10, 7.5, 6, 0.75] as const)
          : ([8.5, 6.3, 4, 0.6] as const);
  return { title: { font: 'strong', size: title }, details: { font: 'words', size: details, grey: 0.2 }, rules: perPage <= 2, gap, module };
}

/** The lines of a heading, each with its style. */
export function headingLines(entry: Entry, width: number, type: Type): { text: string; style: TextStyle }[] {
  return [
    { text: shortened(entry.title, width, type.title), style: type.title },
    // Never cut: whoever looks for the rating finds all of it, on a second line where it needs one.
    ...entry.details.flatMap((text) => wrapped(text, width, type.details)).map((text) => ({ text, style: type.details })),
    ...(type.rules || entry.teaches ? entry.rules : [entry.ruleNames].filter(Boolean))
      .flatMap((text) => wrapped(text, width, type.details))
      .map((text) => ({ text, style: type.details })),
  ];
}

/** The side of an entry's code, 0 where it has none. */
function codeSide({ code }: Entry, { module }: Type): number {
  return code === undefined ? 0 : code.modules * module;
}

/** Room between a code and the words beside it. */
const BESIDE = 8;

/** The height of all that stands above the drawing, words or code, and how wide the words may be: centred over the drawing where that leaves them enough. */
function headOf(entry: Entry, width: number, type: Type): { lines: ReturnType<typeof headingLines>; height: number; middle: number } {
  const side = codeSide(entry, type);
  const beside = side === 0 ? 0 : side + BESIDE;
  const isCentred = width - 2 * beside >= width / 2;
  const room = isCentred ? width - 2 * beside : width - beside;
  const lines = headingLines(entry, room, type);
  return {
    lines,
    height: Math.max(headingHeight(lines, type), side === 0 ? 0 : side + type.gap),
    middle: isCentred ? width / 2 : room / 2,
  };
}

export function headingHeight(lines: readonly { style: TextStyle }[], type: Type): number {
  return lines.reduce((sum, { style }) => sum + style.size * LEADING, 0) + type.gap;
}

/** Draws the lines of a heading, centred below a point. */
export function drawHeading(lines: readonly { text: string; style: TextStyle }[], top: Point): Item[] {
  let y = top.y;
  return lines.map(({ text, style }) => {
    y += style.size * LEADING;
    return words(text, point(top.x, y - style.size * (LEADING - 1)), style, 'middle');
  });
}

/** How a page is cut into slots, and how large the squares are in the entry that has the least room. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly slot: Extent;
  readonly heading: number;
  readonly side: number;
}

/** The room of a page for slots, below a header of some height. */
export function bodyOf(paper: Paper, header: number): Extent {
  const { width, height } = PAPERS[paper];
  return { width: width - 2 * MARGIN.x, height: height - MARGIN.top - MARGIN.bottom - header };
}

/** Cuts a page into slots for `count` entries so that the squares become as large as can be. */
export function gridFor(entries: readonly Entry[], count: number, body: Extent): Grid {
  const type = typeFor(count);
  const grids = Array.from({ length: count }, (_, i): Grid => {
    const columns = i + 1;
    const rows = Math.ceil(count / columns);
    const slot = {
      width: (body.width - (columns - 1) * GUTTER.x) / columns,
      height: (body.height - (rows - 1) * GUTTER.y) / rows,
    };
    const heading = Math.max(...entries.map((entry) => headOf(entry, slot.width, type).height));
    const room = { width: slot.width, height: Math.max(1, slot.height - heading) };
    const sides = entries.flatMap(({ figures }) => (figures.length === 0 ? [] : [largestIn(figures, room).side]));
    return { columns, rows, slot, heading, side: Math.min(LARGEST_SIDE, ...sides) };
  });
  // Slots that stay empty look like a mistake: a page without them may have slightly smaller squares.
  const worth = ({ rows, columns, side }: Grid): number => side * (rows * columns === count ? 1.1 : 1);
  return grids.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** What a page says beside its entries. */
export interface Furniture {
  readonly paper: Paper;
  /** In large type at the head of the page. */
  readonly header?: string;
  /** In small type at the foot, on the left and on the right. */
  readonly running?: string;
  readonly note?: string;
  readonly number: number;
  /** The largest square that is drawn; as large as there is room for where undefined. */
  readonly largest?: number;
}

const HEADER = { font: 'strong', size: 20 } as const;
const FOOTER = { font: 'words', size: 8.5, grey: 0.3 } as const;

export function headerHeight(header: string | undefined): number {
  return header === undefined ? 0 : HEADER.size * 1.9;
}

/** The items of a page with entries in `count` slots. */
export function drawPage(entries: readonly Entry[], count: number, furniture: Furniture): Item[] {
  const { paper, header, running, note, number, largest = LARGEST_SIDE } = furniture;
  const { width, height } = PAPERS[paper];
  const top = MARGIN.top + headerHeight(header);
  const grid = gridFor(entries, count, bodyOf(paper, headerHeight(header)));
  const footer = height - MARGIN.bottom / 2;
  const wide = width - 2 * MARGIN.x;
  return [
    ...(header === undefined
      ? []
      : [words(shortened(header, wide, HEADER), point(width / 2, MARGIN.top + HEADER.size * 0.9), HEADER, 'middle')]),
    ...entries.flatMap((entry, i) => {
      const x = MARGIN.x + (i % grid.columns) * (grid.slot.width + GUTTER.x);
      const y = top + Math.floor(i / grid.columns) * (grid.slot.height + GUTTER.y);
      return drawEntry(entry, point(x, y), grid, count, largest);
    }),
    ...(running === undefined ? [] : [words(shortened(running, wide / 2 - 40, FOOTER), point(MARGIN.x, footer), FOOTER)]),
    words(String(number), point(width / 2, footer), FOOTER, 'middle'),
    ...(note === undefined ? [] : [words(shortened(note, wide / 2 - 40, FOOTER), point(width - MARGIN.x, footer), FOOTER, 'end')]),
  ];
}

function drawEntry(entry: Entry, corner: Point, { slot, heading }: Grid, count: number, largest: number): Item[] {
  const type = typeFor(count);
  const head = headOf(entry, slot.width, type);
  const middle = corner.x + slot.width / 2;
  const wide = codeSide(entry, type);
  const code = entry.code
    ? [drawCode(entry.code, point(corner.x + slot.width - wide, corner.y + heading - type.gap - wide), type.module)]
    : [];
  const words = [...drawHeading(head.lines, point(corner.x + head.middle, corner.y + heading - headingHeight(head.lines, type))), ...code];
  const room = { width: slot.width, height: slot.height - heading };
  if (entry.figures.length === 0) return [...words, ...drawMessage(entry, point(middle, corner.y + heading), slot.width, type)];
  const { figure, side } = largestIn(entry.figures, room);
  const drawn = Math.min(largest, side);
  return [...words, ...figure.draw(point(middle - (figure.squares.width * drawn) / 2, corner.y + heading), drawn)];
}

/** The sentence of an entry that has no drawing. */
export function drawMessage({ message }: Entry, top: Point, width: number, type: Type): Item[] {
  return drawHeading(
    wrapped(message, width, type.details).map((text) => ({ text, style: type.details })),
    top,
  );
}

/** A line of a list with a page at its end. */
export interface ListLine {
  readonly text: string;
  readonly page?: number;
}

/** What stands before the puzzles of a book: its title, and paragraphs and lists under headings. Pages of it have no number. */
export function drawFront(
  title: string,
  parts: readonly { readonly heading: string; readonly lines: readonly ListLine[] }[],
  paper: Paper,
): Item[][] {
  const { width, height } = PAPERS[paper];
  const wide = width - 2 * MARGIN.x - 60;
  const left = MARGIN.x + 30;
  const pages: Item[][] = [];
  let items: Item[] = [];
  let y = height * 0.2;
  for (const text of wrapped(title, wide, TITLE)) {
    items.push(words(text, point(width / 2, y), TITLE, 'middle'));
    y += TITLE.size * LEADING;
  }
  y += 26;
  const room = (needed: number): void => {
    if (y + needed <= height - MARGIN.bottom) return;
    pages.push(items);
    items = [];
    y = MARGIN.top + 20;
  };
  for (const { heading, lines } of parts) {
    if (lines.length === 0) continue;
    room(3 * FRONT_HEADING.size);
    y += FRONT_HEADING.size * 1.6;
    items.push(words(heading, point(left, y), FRONT_HEADING));
    y += 6;
    for (const { text, page } of lines) {
      const written = wrapped(text, page === undefined ? wide : wide - 40, FRONT);
      room(written.length * FRONT.size * LEADING + 4);
      for (const one of written) {
        y += FRONT.size * LEADING;
        items.push(words(one, point(left, y), FRONT));
      }
      if (page !== undefined) items.push(words(String(page), point(left + wide, y), FRONT, 'end'));
      y += 3;
    }
  }
  return [...pages, items];
}

const TITLE = { font: 'strong', size: 30 } as const;
const FRONT_HEADING = { font: 'strong', size: 12 } as const;
const FRONT = { font: 'words', size: 10, grey: 0.1 } as const;
