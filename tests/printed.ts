import { makePuzzle, makeRandom, type Puzzle } from '#core';
import { Book, type BookSettings, type PrintedPuzzle, type PrintSettings, type VectorDrawing } from '#printing';
import { emptyPuzzle } from './puzzles.ts';

export const BOOK: PrintSettings = { paper: 'a4', answers: 'end', style: 'layers', marks: false, format: 'pdf', pages: true, dpi: 30 };

/** A killer with a clue, so that there is a symbol to be measured. */
export const KILLER = `kind: classic:3x3
cage 10: r1c1 r1c2 r2c1
cage 15: r5c5 r5c6 r6c5 r6c6
${'.'.repeat(40)}5${'.'.repeat(40)}`;

/** Four sorts of rules, each of which has to be said. */
export const DOTS = `kind: classic:2x3
all-dots:
difference: r1c1 r1c2
ratio: r3c3 r3c4
thermo: r5c1..r5c4
${'.'.repeat(20)}5${'.'.repeat(15)}`;

/** A puzzle with some values, whether they can stand or not: printing must not care. */
export function sample(spec: string): Puzzle {
  const { kind, geometry } = emptyPuzzle(spec);
  const givens = Uint8Array.from({ length: geometry.cellCount }, (_, cell) => (cell % 3 === 0 ? (cell % geometry.size) + 1 : 0));
  return makePuzzle(kind, givens);
}

/** A cube with values in no order that packing could make short: too large for a code. */
export function tooLargeForACode(): Puzzle {
  const { kind, geometry } = emptyPuzzle('solid:4');
  const random = makeRandom(1);
  return makePuzzle(
    kind,
    Uint8Array.from({ length: geometry.cellCount }, () => random.below(geometry.size + 1)),
  );
}

/** The pages of a book. */
export function pagesOf(puzzles: readonly PrintedPuzzle[], settings: Partial<BookSettings> = {}): VectorDrawing[] {
  const pages: VectorDrawing[] = [];
  const book = new Book({ ...BOOK, ...settings }, (page) => pages.push(page));
  for (const printed of puzzles) book.add(printed);
  book.end();
  return pages;
}

/** What pages say beside the squares. */
export function wordsOn(pages: readonly VectorDrawing[]): string[] {
  return pages.flatMap(({ items }) => items.flatMap((item) => (item.type === 'text' && item.place === undefined ? [item.text] : [])));
}
