import { fail, foreign, type LanguageCode, ok, type Puzzle, type Result } from '#core';
import { puzzleToData } from '#parallel';
import type { AnswerPages, PaperSize, PrintedPuzzle, Printer, PrintSettings, Style } from '#printing';
import { PRINT_DPI, PRINT_FORMATS, printSettings } from '#questions';
import { UsageError } from '../command.ts';
import type { Way } from '../command-of.ts';
import { EXIT, type ExitCode, stronger } from '../exit.ts';
import { inWords } from '../in-words.ts';
import { eachPuzzle, type InputOptions } from '../input.ts';
import type { Io } from '../io.ts';
import { seconds, wholeNumber } from '../parse-options.ts';
import { startProgress } from '../progress.ts';
import { CliThreads } from '../runner.ts';
import { saveNamedFile } from '../save.ts';

interface PrintOptions extends InputOptions {
  readonly out?: string;
  readonly perPage?: number;
  readonly paper?: PaperSize;
  readonly style: Style;
  readonly answers?: AnswerPages;
  readonly title?: string;
  readonly marks?: boolean;
  readonly rating: boolean;
  readonly timeout: number;
  readonly dpi: number;
  readonly qr: boolean;
  readonly link?: string;
  readonly language: LanguageCode;
}

/** Printing any number of puzzles into a book or into numbered pictures. */
export const printWay: Way = {
  without: ['format', 'dpi'],
  options: [
    { flags: '-o, --out <FILE>', summary: 'the file to write: its ending, .pdf, .svg or .png, is the format' },
    { flags: '--timeout <SECONDS>', summary: 'time limit per puzzle, and again to rate it', default: 5, parse: seconds },
    { flags: '--dpi <N>', summary: 'pixels per inch of PNG', default: PRINT_DPI, parse: wholeNumber('--dpi', 20) },
  ],
  examples: [
    ['ninefold print puzzles.txt --out book.pdf --title "My book"', 'six 9x9 a page, ratings, answers at the end'],
    ['ninefold print cube.txt --style exploded --out cube.pdf', 'a cube as slanted layers one above the other'],
    ['ninefold print faces.txt --out net.pdf', 'a net with tabs: cut out, fold, glue'],
    ['ninefold print puzzles.txt --out buch.pdf --title "Mein Buch" --language de', 'the same with German words'],
    ['ninefold print puzzle.txt --out puzzle.svg', 'a picture just as large as the puzzle'],
  ],
  notes:
    'SVG and PNG give one picture for each puzzle, or pages where --per-page or --paper is given; several files are numbered: book-001.svg. A puzzle that is not rated or solved in time is printed all the same, and the answer says so.',

  run: ({ words, options }, io) => printAll(words, options as unknown as PrintOptions, io),
};

async function printAll(words: readonly string[], options: PrintOptions, io: Io): Promise<ExitCode> {
  const { path, settings } = settingsOf(options);
  const { startPrinting } = await import('#printing');
  const threads = new CliThreads();
  const target = new Target(io, path);
  const notes: string[] = [];
  const printer = await startPrinting(
    settings,
    (file) => target.take(file),
    (note) => notes.push(note),
  );
  const progress = startProgress(io, 'printing', 'puzzles');
  const asked = { answers: settings.answers !== 'none', rating: options.rating, timeMs: 1000 * options.timeout };
  const isTold = new Set<string>();
  let count = 0;
  io.onInterrupt(() => `${count} puzzles were read${target.written > 0 ? `, ${target.written} files written` : ', nothing was written'}`);
  const exit = await eachPuzzle<PrintedPuzzle>(words, options, io, {
    work: async ({ puzzle }) => {
      if (target.failure !== undefined) return fail(foreign(target.failure));
      const prepared = await threads.run('prepare', { puzzle: puzzleToData(puzzle), ...asked });
      return prepared.ok ? ok({ puzzle, ...prepared.value }) : prepared;
    },
    show({ puzzle }, printed) {
      tellCapacity(printer, printed, puzzle, options, isTold, io);
      printer.add(printed);
      progress.update(++count);
      return EXITS[printed.answer?.solvability ?? 'one'];
    },
  });
  await threads.close();
  await printer.end();
  const saved = target.end();
  progress.stop();
  if (!saved.ok) throw new UsageError(inWords(saved));
  for (const note of notes) io.warn(`ninefold: ${note}`);
  if (count === 0) io.warn(`ninefold: there is no puzzle to print, so ${path} was not written`);
  return count === 0 ? stronger(exit, EXIT.badInput) : exit;
}

const EXITS: Readonly<Record<'one' | 'several' | 'none' | 'unknown', ExitCode>> = {
  one: EXIT.ok,
  several: EXIT.ok,
  none: EXIT.unsolvable,
  unknown: EXIT.budget,
};

function settingsOf(options: PrintOptions): { readonly path: string; readonly settings: PrintSettings } {
  const { out: path } = options;
  if (path === undefined) throw new UsageError('print needs a file to write: --out FILE.pdf, FILE.svg or FILE.png');
  const ending = /\.([^./\\]*)$/.exec(path)?.[1]?.toLowerCase();
  const format = PRINT_FORMATS.find((known) => known === ending);
  if (!format) throw new UsageError(`--out must end in .pdf, .svg or .png, which says the format; "${path.slice(0, 200)}" does not`);
  return { path, settings: printSettings({ ...options, format, marks: options.marks ?? false }, { isSeveral: false, isOneFile: false }) };
}

/** Says once for each kind when fewer share a page than were asked for. */
function tellCapacity(
  printer: Printer,
  printed: PrintedPuzzle,
  { kind }: Puzzle,
  options: PrintOptions,
  isTold: Set<string>,
  io: Io,
): void {
  if (options.perPage === undefined || isTold.has(kind.spec)) return;
  isTold.add(kind.spec);
  const capacity = printer.capacityOf(printed);
  if (capacity === 0) io.warn(`ninefold: ${kind.spec} is too large for one page and may be printed on several`);
  else if (capacity < options.perPage)
    io.warn(`ninefold: only ${capacity} of ${kind.spec} fit a page so that they can be read, not ${options.perPage}`);
}

/** The files that are written. The first waits for a second, because only then is it known whether they are numbered. */
class Target {
  readonly #io: Io;
  readonly #path: string;
  #first: Uint8Array | undefined;
  written = 0;
  failure: string | undefined;

  constructor(io: Io, path: string) {
    this.#io = io;
    this.#path = path;
  }

  take(file: Uint8Array): void {
    if (this.written === 0 && !this.#first) {
      this.#first = file;
      return;
    }
    if (this.#first) this.#save(this.#numbered(1), this.#first);
    this.#first = undefined;
    this.#save(this.#numbered(this.written + 1), file);
  }

  end(): Result<true> {
    if (this.#first) this.#save(this.#path, this.#first);
    return this.failure === undefined ? ok(true) : fail(foreign(this.failure));
  }

  #numbered(number: number): string {
    return this.#path.replace(/(\.[^.]*)$/, `-${String(number).padStart(3, '0')}$1`);
  }

  #save(path: string, file: Uint8Array): void {
    if (this.failure !== undefined) return;
    const saved = saveNamedFile(this.#io, path, file);
    if (saved.ok) this.written++;
    else this.failure = inWords(saved);
  }
}
