import { describeLevel, LEVELS, type LevelId, type Part as Phrase, type Puzzle, type Scale, scaleOf } from '#core';
import { type AnswerPages, MOST_PER_PAGE, PAPERS, type PaperSize, type Style } from './choices.ts';
import { answerEntry, entryInk, type PageEntry, type PrintedPuzzle, puzzleEntry, sortKey, sortOf } from './entry.ts';
import { partsOf } from './figures.ts';
import { bodyOf, drawFront, drawPage, gridFor, headerHeight } from './page.ts';
import type { VectorDrawing } from './vector-drawing.ts';
import { PAGE_WORDS, say, type WithSpeaker } from './words.ts';

export interface BookSettings extends WithSpeaker {
  readonly paper: PaperSize;
  /** 1 to 24; as many as are comfortable, and no more than six, where undefined. */
  readonly perPage?: number;
  readonly answers: AnswerPages;
  readonly style: Style;
  readonly marks: boolean;
  readonly title?: string;
  /** Whether pages may be put before those that have left, so that a book with a title gets a title page with contents. */
  readonly front?: boolean;
  /** The address of a workbench that opens the puzzles: each gets a code with its link. None where undefined. */
  readonly link?: string;
}

/** The sides of squares in points: what is comfortable to write in, and what can still be read. */
const COMFORTABLE = 20;
const READABLE = { puzzle: 8.5, answer: 7 } as const;
/** Small puzzles are packed: as many as leave squares to write in, up to this. */
const MOST_COMFORTABLE = 12;
const MOST_ANSWERS = 6;
/** So few puzzles that are left over fill their page. */
const FEW = 2;
/** The largest square of an answer, in points: to be compared, not to be written in. */
const LARGEST_ANSWER = 14;
/** A sheet of one puzzle is no book. */
const LEAST_FOR_FRONT = 2;

/** What the words of ratings mean, in the front of a book. */
function ratingWords(scales: ReadonlySet<Scale>, spoken: WithSpeaker): string[] {
  const levels = (scale: Scale): Phrase[] => (Object.keys(LEVELS) as LevelId[]).map((id) => describeLevel(id, scale));
  return [
    say(PAGE_WORDS.ratingMeans, spoken),
    ...(scales.has('sudoku-explainer') ? [say(PAGE_WORDS.levels, spoken, { levels: levels('sudoku-explainer') })] : []),
    ...(scales.has('ninefold-rules') ? [say(PAGE_WORDS.ruledLevels, spoken, { levels: levels('ninefold-rules') })] : []),
    say(PAGE_WORDS.clueMeans, spoken),
  ];
}

type Part = keyof typeof READABLE;

/**
 * Lays puzzles out on pages. Pages leave as soon as they are full; the answers wait until the end, so that a book keeps each puzzle
 * and its solution and nothing that was drawn.
 */
export class Book {
  readonly #settings: BookSettings;
  readonly #emit: (page: VectorDrawing, isFront?: boolean) => void;
  /** The page on which each sort of puzzle begins, and how many of it there are. */
  readonly #contents = new Map<string, { readonly title: string; readonly rules: string; page: number | undefined; count: number }>();
  #answersFrom: number | undefined;
  /** The scales on which something was rated. */
  readonly #scales = new Set<Scale>();
  readonly #answers: PrintedPuzzle[] = [];
  readonly #capacities = new Map<string, number>();
  #waiting: { entry: PageEntry; capacity: number }[] = [];
  #pages = 0;
  #count = 0;
  #part: Part = 'puzzle';
  #isPartBegun = false;

  /** Front pages, which are known only at the end, come with a sign and go before all others. */
  constructor(settings: BookSettings, emit: (page: VectorDrawing, isFront?: boolean) => void) {
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
    // Few puzzles, where small ones were not asked for, share their only page among themselves.
    this.#flush(!this.#isPartBegun && this.#settings.perPage === undefined ? this.#waiting.length : undefined);
    this.#part = 'answer';
    this.#isPartBegun = false;
    if (this.#answers.length > 0) this.#answersFrom = this.#pages + 1;
    for (const [i, printed] of this.#answers.entries()) this.#place(printed, i + 1, 'answer');
    this.#flush();
    if (this.#settings.front) this.#addFront();
  }

  /** The title page with the contents, what the words mean, and the rules of every kind. */
  #addFront(): void {
    const { paper, title } = this.#settings;
    if (title === undefined || this.#count < LEAST_FOR_FRONT) return;
    const kinds = [...this.#contents.values()];
    const parts = [
      {
        heading: say(PAGE_WORDS.contents, this.#settings),
        lines: [
          ...kinds.map(({ title: kind, count, page }) => ({
            text: say(PAGE_WORDS.kind, this.#settings, { kind, count }),
            ...(page === undefined ? {} : { page }),
          })),
          ...(this.#answersFrom === undefined ? [] : [{ text: say(PAGE_WORDS.answers, this.#settings), page: this.#answersFrom }]),
        ],
      },
      {
        heading: say(PAGE_WORDS.words, this.#settings),
        lines: this.#scales.size > 0 ? ratingWords(this.#scales, this.#settings).map((text) => ({ text })) : [],
      },
      {
        heading: say(PAGE_WORDS.rules, this.#settings),
        lines: kinds.map(({ title: kind, rules }) => ({ text: say(PAGE_WORDS.kindRules, this.#settings, { kind, rules }) })),
      },
    ];
    for (const items of drawFront(title, parts, paper)) this.#emit({ ...PAPERS[paper], title, items }, true);
  }

  #place(printed: PrintedPuzzle, number: number, part: Part): void {
    const capacity = this.#capacity(printed, part);
    const panels = capacity > 0 ? [undefined] : this.#partsOf(printed, part);
    const teaches = part === 'puzzle' && this.#meet(printed);
    for (const some of panels) {
      const settings = {
        ...this.#settings,
        tabs: part === 'puzzle',
        number,
        teaches: teaches && (some === undefined || some === panels[0]),
        ...(some ? { panels: some } : {}),
      };
      const entry = part === 'puzzle' ? puzzleEntry(printed, settings) : answerEntry(printed, settings);
      const least = Math.max(1, teaches ? this.#withRules(entry, capacity) : capacity);
      if (this.#waiting.length >= Math.min(least, this.#slots()) || (part === 'puzzle' && this.#crowds(entry, least))) this.#flush();
      this.#waiting.push({ entry, capacity: least });
      const begun = this.#contents.get(sortKey(printed.puzzle));
      // The page that is being filled is the next one to leave.
      if (begun && part === 'puzzle') begun.page ??= this.#pages + 1;
      if (this.#waiting.length === this.#slots()) this.#flush();
    }
  }

  /** Notes a puzzle for the contents; whether it is the first of its sort. */
  #meet({ puzzle, rating }: PrintedPuzzle): boolean {
    const sort = sortOf(puzzle, this.#settings);
    if (rating) this.#scales.add(scaleOf(puzzle));
    const known = this.#contents.get(sort.key);
    if (known) known.count++;
    else this.#contents.set(sort.key, { title: sort.title, rules: sort.rules.join(' '), page: undefined, count: 1 });
    return known === undefined;
  }

  /** The slots of the page that is being filled: what its most demanding entry allows. */
  #slots(): number {
    return Math.min(MOST_PER_PAGE, ...this.#waiting.map(({ capacity }) => capacity));
  }

  /** A page that leaves before it is full is cut into fewer slots, so that it does not stay half empty. */
  #slotsFor(waiting: number): number {
    const slots = this.#slots();
    if (this.#part === 'answer') return waiting === 1 ? 1 : Math.min(slots, Math.max(waiting, MOST_ANSWERS));
    if (this.#settings.perPage !== undefined) return slots;
    return waiting <= FEW ? waiting : Math.min(slots, Math.max(waiting, Math.ceil(slots / 2)));
  }

  #flush(slots = this.#slotsFor(this.#waiting.length)): void {
    if (this.#waiting.length === 0) return;
    const { paper, title } = this.#settings;
    const header = this.#header();
    const items = drawPage(
      this.#waiting.map(({ entry }) => entry),
      slots,
      {
        paper,
        number: ++this.#pages,
        ...(this.#part === 'answer' ? { largest: LARGEST_ANSWER } : {}),
        ...(header === undefined ? {} : { header }),
        ...(title === undefined ? {} : { running: title }),
        ...(this.#part === 'puzzle' && this.#scales.size > 0 ? { note: say(PAGE_WORDS.ratingNote, this.#settings) } : {}),
      },
    );
    this.#emit({ ...PAPERS[paper], title: title ?? this.#waiting[0]!.entry.title, items });
    this.#isPartBegun = true;
    this.#waiting = [];
  }

  /** The first page of the puzzles carries the title of the book, the first page of the answers says so. */
  #header(): string | undefined {
    if (this.#isPartBegun) return undefined;
    const hasFront = this.#settings.front === true && this.#count >= LEAST_FOR_FRONT;
    return this.#part === 'answer' ? say(PAGE_WORDS.answers, this.#settings) : hasFront ? undefined : this.#settings.title;
  }

  /** How many entries like this one share a page; 0 where even one page is too small for its squares. */
  #capacity(printed: PrintedPuzzle, part: Part): number {
    const key = `${part} ${sortKey(printed.puzzle)} ${printed.puzzle.symbols.all.join(' ')}`;
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
    const one = comfortable === 1 ? Math.min(1, capacity) : capacity;
    // The layers of a cube are written in: they go over several pages sooner than become small, unless small ones were asked for.
    const isTight = part === 'puzzle' && !isChosen && printed.puzzle.geometry.shape.form === 'layers' && one === 1 && !fits(1, COMFORTABLE);
    const settled = isTight ? 0 : one;
    this.#capacities.set(key, settled);
    return settled;
  }

  /** Whether an entry, by its long heading, would leave those that wait for its page squares too small to write in. */
  #crowds(entry: PageEntry, least: number): boolean {
    if (this.#waiting.length === 0 || this.#settings.perPage !== undefined) return false;
    const waiting = this.#waiting.map((one) => one.entry);
    const sideOf = (entries: readonly PageEntry[], count: number): number => gridFor(entries, count, this.#body()).side;
    return sideOf([...waiting, entry], Math.min(least, this.#slots())) < COMFORTABLE && sideOf(waiting, this.#slots()) >= COMFORTABLE;
  }

  /** An entry that says its rules needs more room: this many of its like leave squares to write in, where fewer than `capacity` do. */
  #withRules(entry: PageEntry, capacity: number): number {
    if (this.#settings.perPage !== undefined) return capacity;
    const counts = Array.from({ length: capacity }, (_, i) => capacity - i);
    return counts.find((count) => gridFor([entry], count, this.#body()).side >= COMFORTABLE) ?? capacity;
  }

  #partsOf(printed: PrintedPuzzle, part: Part): ReturnType<typeof partsOf> {
    const ink = entryInk(printed, part === 'answer', this.#settings.marks);
    const body = this.#body();
    const room = { width: body.width, height: body.height - 70 };
    const least = part === 'puzzle' && this.#settings.perPage === undefined ? COMFORTABLE : READABLE[part];
    return partsOf(printed.puzzle.geometry, ink, { ...this.#settings, tabs: part === 'puzzle' }, room, least);
  }

  #body(): ReturnType<typeof bodyOf> {
    return bodyOf(this.#settings.paper, headerHeight(say(PAGE_WORDS.answers, this.#settings)));
  }
}

/** An entry that takes as much room as any of its kind does. */
function sampleEntry(printed: PrintedPuzzle, settings: BookSettings, part: Part): PageEntry {
  const { puzzle } = printed;
  const withTitle: Puzzle = { ...puzzle, info: { ...puzzle.info, title: 'A title' } };
  const solved = { puzzle: withTitle, answer: { solvability: 'several' as const, solution: puzzle.givens } };
  return part === 'puzzle'
    ? puzzleEntry(solved, { ...settings, tabs: true, number: 1 })
    : answerEntry(solved, { ...settings, tabs: false, number: 1 });
}
