import { type LanguageCode, plainSpeaker } from '#core';
import { loadLanguage } from '#words';
import { Book, type BookSettings } from './book.ts';
import type { PrintFormat } from './choices.ts';
import type { PrintedPuzzle } from './entry.ts';
import { linkTo } from './link-code.ts';
import { PdfWriter } from './pdf.ts';
import { answerPicture, puzzlePicture } from './picture.ts';
import { writePng } from './png.ts';
import { writeSvg } from './svg.ts';
import type { VectorDrawing } from './vector-drawing.ts';
import { PAGE_WORDS, say, type WithSpeaker } from './words.ts';

export const MEDIA_TYPES: Readonly<Record<PrintFormat, string>> = { pdf: 'application/pdf', svg: 'image/svg+xml', png: 'image/png' };

export interface PrintSettings extends Omit<BookSettings, keyof WithSpeaker> {
  /** The language of every word that is not the puzzle's own; English where undefined. */
  readonly language?: LanguageCode;
  readonly format: PrintFormat;
  /** Pages of paper, or pictures of one puzzle each; a PDF always has pages. */
  readonly pages: boolean;
  /** Pixels per inch of PNG. */
  readonly dpi: number;
}

/** Prints puzzles one by one. Files come out when they are ready: one PDF at the end, or an SVG or PNG for each page or picture. */
export interface Printer {
  /** How many puzzles of this kind share a page. */
  capacityOf(printed: PrintedPuzzle): number;
  add(printed: PrintedPuzzle): void;
  end(): Promise<void>;
}

/** Takes a sentence, in the language of the pages, about what could not be printed as it was asked for. */
type Tell = (note: string) => void;

/** Starts printing; `emit` gets the bytes of each file. Touches no file but the fonts. */
export async function startPrinting(asked: PrintSettings, emit: (file: Uint8Array) => void, tell: Tell = () => {}): Promise<Printer> {
  const { format, pages, dpi, title, link, language = 'en' } = asked;
  const settings = { ...asked, speaker: { ...plainSpeaker, language: await loadLanguage(language) } };
  const pdf = format === 'pdf' ? await PdfWriter.create({ language, ...(title === undefined ? {} : { title }) }) : undefined;
  let fronts = 0;
  const take = (drawing: VectorDrawing, isFront = false): void => {
    if (pdf) pdf.add(drawing, isFront ? fronts++ : undefined);
    else emit(format === 'svg' ? new TextEncoder().encode(writeSvg(drawing)) : writePng(drawing, dpi));
  };
  const book = new Book({ ...settings, front: pdf !== undefined }, take);
  const isBook = pages || pdf !== undefined;
  // Only pages have codes, beside puzzles that are still to be solved.
  const codesOpen = isBook && settings.answers !== 'only' ? link : undefined;
  const pictured = { ...settings, link: undefined };
  const withoutCode: number[] = [];
  let count = 0;
  return {
    capacityOf: (printed) => (isBook ? book.capacityOf(printed) : 1),
    add(printed) {
      count++;
      if (codesOpen !== undefined && linkTo(printed.puzzle, codesOpen) === undefined) withoutCode.push(count);
      if (isBook) return book.add(printed);
      if (settings.answers !== 'only') take(puzzlePicture(printed, pictured));
      if (settings.answers !== 'none') take(answerPicture(printed, pictured));
    },
    async end() {
      if (isBook) book.end();
      if (pdf && pdf.pages > 0) emit(await pdf.save());
      if (withoutCode.length > 0) tell(count === 1 ? say(PAGE_WORDS.noCode, settings) : ofPuzzles(withoutCode, settings));
    },
  };
}

/** Of a long book, so that a sentence stays one. */
const MOST_NAMED = 20;

/** One sentence for all puzzles without a code, by the numbers that they have in the book. */
function ofPuzzles(which: readonly number[], spoken: WithSpeaker): string {
  const numbers = [...which.slice(0, MOST_NAMED), ...(which.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return say(PAGE_WORDS.ofPuzzles, spoken, { numbers, note: say(PAGE_WORDS.noCode, spoken) });
}

/** Prints puzzles and returns the bytes of every file: one PDF, or an SVG or PNG for each page or picture. */
export async function printPuzzles(puzzles: Iterable<PrintedPuzzle>, settings: PrintSettings, tell?: Tell): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  const printer = await startPrinting(settings, (file) => files.push(file), tell);
  for (const printed of puzzles) printer.add(printed);
  await printer.end();
  return files;
}
