import type { Puzzle } from '#core';
import { answerEntry, type Entry, entryInk, type PrintedPuzzle, puzzleEntry } from './entry.ts';
import { partsOf, type Style } from './figures.ts';
import { bodyOf, drawPage, gridFor, headerHeight, MOST_PER_PAGE, PAPERS, type Paper } from './page.ts';
import type { VectorDrawing } from './vector-drawing.ts';

/** Which pages a book has: puzzles with answers at the end, puzzles alone, answers alone. */
export const ANSWERS = ['end', 'none', 'only'] as const;
export type Answers = (typeof ANSWERS)[number];

export interface BookSettings {
  readonly paper: Paper;
  /** 1 to 24; as many as are comfortable, and no more than six, where undefined. */
  readonly perPage?: number;
  readonly answers: Answers;
  readonly style: Style;
  readonly marks: boolean;
  readonly title?: string;
  /** The address of a workbench that opens the puzzles: each gets a code with its link. None where undefined. */
  readonly link?: string;
}

/** The sides of squares in points: what is comfortable to write in, and what can still be read. */
const COMFORTABLE = 20;
const READABLE = { puzzle: 8.5, answer: 7 } as const;
const MOST_COMFORTABLE = 6;

type Part = keyof typeof READABLE;

/**
 * Lays puzzles out on pages. Pages leave as soon as they are full; the answers wait until the end, so that a book keeps each puzzle
 * and its solution and nothing that was drawn.
 */
export class Book {
  readonly #settings: BookSettings;
  readonly #emit: (page: VectorDrawing) => void;
  readonly #answers: PrintedPuzzle[] = [];
  readonly #capacities = new Map<string, number>();
  #waiting: { entry: Entry; capacity: number }[] = [];
  #pages = 0;
  #count = 0;
  #part: Part = 'puzzle';
  #isPartBegun = false;

  constructor(settings: BookSettings, emit: (page: VectorDrawing) => void) {
    this.#settings = settings;
    this.#emit = emit;
  }

  /** How many puzzles of this kind share a page at most: as many as were asked for, or fewer where more could not be read. */
  capacityOf(printed: PrintedPuzzle): number {
    return this.#capacity(printed, 'puzzle');
  }

  /** Adds the next puzzle. */
  add(printed: PrintedPuzzle): void {
    const number = ++this.#count;
    if (this.#settings.answers !== 'none') this.#answers.push(printed);
    if (this.#settings.answers !== 'only') this.#place(printed, number, 'puzzle');
  }

  /** Finishes the last page and adds the answers. */
  end(): void {
    // Few puzzles that nobody asked to be small share their only page among themselves.
    this.#flush(!this.#isPartBegun && this.#settings.perPage === undefined ? this.#waiting.length : undefined);
    this.#part = 'answer';
    this.#isPartBegun = false;
    for (const [i, printed] of this.#answers.entries()) this.#place(printed, i + 1, 'answer');
    this.#flush(this.#isPartBegun ? undefined : Math.min(this.#slots(), Math.max(this.#waiting.length, MOST_COMFORTABLE)));
  }

  #place(printed: PrintedPuzzle, number: number, part: Part): void {
    const capacity = this.#capacity(printed, part);
    const panels = capacity > 0 ? [undefined] : this.#partsOf(printed, part);
    for (const some of panels) {
      const settings = { ...this.#settings, tabs: part === 'puzzle', number, ...(some ? { panels: some } : {}) };
      const entry = part === 'puzzle' ? puzzleEntry(printed, settings) : answerEntry(printed, settings);
      const least = Math.max(1, capacity);
      if (this.#waiting.length >= Math.min(least, this.#slots())) this.#flush();
      this.#waiting.push({ entry, capacity: least });
      if (this.#waiting.length === this.#slots()) this.#flush();
    }
  }

  /** The slots of the page that is being filled: what its most demanding entry allows. */
  #slots(): number {
    return Math.min(MOST_PER_PAGE, ...this.#waiting.map(({ capacity }) => capacity));
  }

  #flush(slots = this.#slots()): void {
    if (this.#waiting.length === 0) return;
    const { paper, title } = this.#settings;
    const header = this.#header();
    const items = drawPage(
      this.#waiting.map(({ entry }) => entry),
      slots,
      { paper, number: ++this.#pages, ...(header === undefined ? {} : { header }), ...(title === undefined ? {} : { running: title }) },
    );
    this.#emit({ ...PAPERS[paper], title: title ?? this.#waiting[0]!.entry.title, items });
    this.#isPartBegun = true;
    this.#waiting = [];
  }

  /** The first page of the puzzles carries the title of the book, the first page of the answers says so. */
  #header(): string | undefined {
    if (this.#isPartBegun) return undefined;
    return this.#part === 'answer' ? 'Answers' : this.#settings.title;
  }

  /** How many entries like this one share a page; 0 where even one page is too small for its squares. */
  #capacity(printed: PrintedPuzzle, part: Part): number {
    const key = `${part} ${printed.puzzle.kind.spec} ${printed.puzzle.symbols.all.join(' ')}`;
    const known = this.#capacities.get(key);
    if (known !== undefined) return known;
    const { perPage } = this.#settings;
    const isChosen = part === 'answer' || perPage !== undefined;
    const most = part === 'answer' ? MOST_PER_PAGE : (perPage ?? MOST_COMFORTABLE);
    const entry = sampleEntry(printed, this.#settings, part);
    const fits = (count: number, least: number): boolean => gridFor([entry], count, this.#body()).side >= least;
    const counts = Array.from({ length: most }, (_, i) => most - i);
    const comfortable = isChosen ? undefined : counts.find((count) => count === 1 || fits(count, COMFORTABLE));
    const capacity =
      comfortable !== undefined && comfortable > 1 ? comfortable : (counts.find((count) => fits(count, READABLE[part])) ?? 0);
    const settled = comfortable === 1 ? Math.min(1, capacity) : capacity;
    this.#capacities.set(key, settled);
    return settled;
  }

  #partsOf(printed: PrintedPuzzle, part: Part): ReturnType<typeof partsOf> {
    const ink = entryInk(printed, part === 'answer', this.#settings.marks);
    const body = this.#body();
    const room = { width: body.width, height: body.height - 70 };
    return partsOf(printed.puzzle.geometry, ink, { ...this.#settings, tabs: part === 'puzzle' }, room, READABLE[part]);
  }

  #body(): ReturnType<typeof bodyOf> {
    return bodyOf(this.#settings.paper, headerHeight('Answers'));
  }
}

/** An entry that takes as much room as any of its kind does. */
function sampleEntry(printed: PrintedPuzzle, settings: BookSettings, part: Part): Entry {
  const { puzzle } = printed;
  const withTitle: Puzzle = { ...puzzle, info: { ...puzzle.info, title: 'A title' } };
  const solved = { puzzle: withTitle, answer: { solvability: 'several' as const, solution: puzzle.givens } };
  return part === 'puzzle'
    ? puzzleEntry(solved, { ...settings, tabs: true, number: 1 })
    : answerEntry(solved, { ...settings, tabs: false, number: 1 });
}
