import { PAPERS, type PaperSize } from './choices.ts';
import type { PageEntry } from './entry.ts';
import { type Extent, LARGEST_SIDE, largestIn } from './figure.ts';
import { drawCode } from './link-code.ts';
import { shortened, type TextStyle, words, wrapped } from './text.ts';
import { type Item, type PagePoint, point } from './vector-drawing.ts';

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

/** The lines of a heading, each with its style: nothing is cut; the rating goes to a second line where it needs one. */
export function headingLines(entry: PageEntry, width: number, type: Type): { text: string; style: TextStyle }[] {
  return [...titleLines(entry, width, type), ...detailLines(entry, width, type)];
}

/** The title in up to three lines; only what is longer than that is cut. */
function titleLines({ title }: PageEntry, width: number, { title: style }: Type): { text: string; style: TextStyle }[] {
  const lines = wrapped(title, width, style);
  const rest = lines.slice(TITLE_LINES - 1).join(' ');
  return [...lines.slice(0, TITLE_LINES - 1), ...(rest === '' ? [] : [shortened(rest, width, style)])].map((text) => ({ text, style }));
}

const TITLE_LINES = 3;

function detailLines(entry: PageEntry, width: number, type: Type): { text: string; style: TextStyle }[] {
  return [
    ...entry.details.flatMap((text) => wrapped(text, width, type.details)).map((text) => ({ text, style: type.details })),
    ...(type.rules || entry.teaches ? entry.rules : [entry.ruleNames].filter(Boolean))
      .flatMap((text) => wrapped(text, width, type.details))
      .map((text) => ({ text, style: type.details })),
  ];
}

/** A telephone still reads modules of this side, in points; a code takes no more than this share of the width unless it has to. */
const LEAST_MODULE = 0.5;
const CODE_SHARE = 0.28;

/** The side of a module of an entry's code in a slot of some width. */
function moduleIn({ code }: PageEntry, width: number, { module }: Type): number {
  return code === undefined ? module : Math.min(module, Math.max(LEAST_MODULE, (CODE_SHARE * width) / code.modules));
}

/** The side of an entry's code, 0 where it has none. */
function codeSide(entry: PageEntry, width: number, type: Type): number {
  return entry.code === undefined ? 0 : entry.code.modules * moduleIn(entry, width, type);
}

/** Room between a code and the words beside it. */
const BESIDE = 8;

/** What stands above the drawing: a title over the whole width, and below it the rest, beside the code where there is one. */
interface Head {
  readonly title: ReturnType<typeof headingLines>;
  readonly rest: ReturnType<typeof headingLines>;
  readonly height: number;
  /** Where the rest is centred. */
  readonly middle: number;
}

/** The rest is centred over the drawing where the code leaves it enough room there, and the title stands beside the code too then. */
function headOf(entry: PageEntry, width: number, type: Type): Head {
  const side = codeSide(entry, width, type);
  const beside = side === 0 ? 0 : side + BESIDE;
  const isCentred = width - 2 * beside >= width / 2;
  const room = isCentred ? width - 2 * beside : width - beside;
  const title = titleLines(entry, isCentred ? room : width, type);
  const rest = detailLines(entry, room, type);
  const code = side === 0 ? 0 : side + type.gap;
  const height = isCentred
    ? Math.max(headingHeight([...title, ...rest], type), code)
    : linesHeight(title) + Math.max(headingHeight(rest, type), code);
  return { title, rest, height, middle: isCentred ? width / 2 : room / 2 };
}

const linesHeight = (lines: readonly { style: TextStyle }[]): number => lines.reduce((sum, { style }) => sum + style.size * LEADING, 0);

export function headingHeight(lines: readonly { style: TextStyle }[], type: Type): number {
  return linesHeight(lines) + type.gap;
}

/** Draws the lines of a heading, centred below a point. */
export function drawHeading(lines: readonly { text: string; style: TextStyle }[], top: PagePoint): Item[] {
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
export function bodyOf(paper: PaperSize, header: number): Extent {
  const { width, height } = PAPERS[paper];
  return { width: width - 2 * MARGIN.x, height: height - MARGIN.top - MARGIN.bottom - header };
}

/** Cuts a page into slots for `count` entries so that the squares become as large as can be. */
export function gridFor(entries: readonly PageEntry[], count: number, body: Extent): Grid {
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
  readonly paper: PaperSize;
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
export function drawPage(entries: readonly PageEntry[], count: number, furniture: Furniture): Item[] {
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

function drawEntry(entry: PageEntry, corner: PagePoint, { slot, heading }: Grid, count: number, largest: number): Item[] {
  const type = typeFor(count);
  const head = headOf(entry, slot.width, type);
  const middle = corner.x + slot.width / 2;
  const wide = codeSide(entry, slot.width, type);
  const code = entry.code
    ? [drawCode(entry.code, point(corner.x + slot.width - wide, corner.y + heading - type.gap - wide), moduleIn(entry, slot.width, type))]
    : [];
  const restTop = corner.y + heading - headingHeight(head.rest, type);
  // A title over the whole width stands above words and code, whichever is higher.
  const titleTop = corner.y + heading - (head.middle === slot.width / 2 ? headingHeight([...head.title, ...head.rest], type) : head.height);
  const words = [
    ...drawHeading(head.title, point(middle, titleTop)),
    ...drawHeading(head.rest, point(corner.x + head.middle, restTop)),
    ...code,
  ];
  const room = { width: slot.width, height: slot.height - heading };
  if (entry.figures.length === 0) return [...words, ...drawMessage(entry, point(middle, corner.y + heading), slot.width, type)];
  const { figure, side } = largestIn(entry.figures, room);
  const drawn = Math.min(largest, side);
  return [...words, ...figure.draw(point(middle - (figure.squares.width * drawn) / 2, corner.y + heading), drawn)];
}

/** The sentence of an entry that has no drawing. */
export function drawMessage({ message }: PageEntry, top: PagePoint, width: number, type: Type): Item[] {
  return drawHeading(
    wrapped(message, width, type.details).map((text) => ({ text, style: type.details })),
    top,
  );
}

/** A line of a list with a page at its end. */
interface ListLine {
  readonly text: string;
  readonly page?: number;
}

interface FrontPart {
  readonly heading: string;
  readonly lines: readonly ListLine[];
}

/** How far down the title stands, as a share of the page: lower is more handsome, higher leaves more room. */
const TITLE_AT = [0.2, 0.13, 0.08];

/**
 * What stands before the puzzles of a book: its title, and paragraphs and lists under headings. Pages of it have no number. The title goes up
 * where that saves a page with a few lines on it.
 */
export function drawFront(title: string, parts: readonly FrontPart[], paper: PaperSize): Item[][] {
  const ways = TITLE_AT.map((share) => layFront(title, parts, paper, share));
  const fewest = Math.min(...ways.map((pages) => pages.length));
  return ways.find((pages) => pages.length === fewest)!;
}

function layFront(title: string, parts: readonly FrontPart[], paper: PaperSize, titleAt: number): Item[][] {
  const { width, height } = PAPERS[paper];
  const wide = width - 2 * MARGIN.x - 60;
  const left = MARGIN.x + 30;
  const pages: Item[][] = [];
  let items: Item[] = [];
  let y = height * titleAt;
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
