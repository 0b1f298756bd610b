import { networkInterfaces } from 'node:os';
import { complain, Deadline, fail, LANGUAGE_CODES, ok, type Puzzle, type Result } from '#core';
import { DEFAULT_ENGINE } from '#engines';
import { defineOperation, EXAMPLE_PUZZLE, puzzleFields, readPuzzle, refuseRules, type Subject, settleEngine } from '#operations';
import type { PrintedPuzzle, PrintSettings } from '#printing';
import { flag, list, type OutOfFields, oneOf, text, whole } from '#schema';
import { ANSWER_PAGES, MOST_PER_PAGE, PAPERS, type PaperSize, PRINT_FORMATS, STYLES } from '../printing/choices.ts';

/** An answer that is a file. */
export interface Document {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** `budget` where something was left out for lack of time. */
  readonly status: 'complete' | 'budget';
  /** What could not be printed as it was asked for, a sentence each, in the language of the pages. */
  readonly notes: readonly string[];
}

/** Whether an answer is a file. */
export function isDocument(answer: object): answer is Document {
  return 'bytes' in answer && answer.bytes instanceof Uint8Array;
}

const MOST_PUZZLES = 200;

const subjectFields = {
  ...puzzleFields,
  puzzle: puzzleFields.puzzle.optional(),
  puzzles: list(text(1, 20_000), 1, MOST_PUZZLES).optional().describe('Several of them, instead of "puzzle".'),
};

const IN_PUZZLE = {
  en: 'puzzle {number:id}: {sentence}',
  de: 'Rätsel {number:id}: {sentence}',
  fr: 'grille {number:id}\u00a0: {sentence}',
};
const ONE_FILE = {
  en: 'these are {pictures} pictures and an answer is one file; ask for PDF, or for fewer puzzles',
  de: 'das sind {pictures} Bilder, und eine Antwort ist eine Datei; bitte PDF verlangen oder weniger Rätsel',
  fr: 'ce sont {pictures} images et une réponse est un fichier\u00a0; demandez un PDF, ou moins de grilles',
};
const NOTHING = { en: 'there is nothing to print', de: 'es gibt nichts zu drucken', fr: 'il n’y a rien à imprimer' };
const EITHER = {
  en: 'there must be either {puzzle} or {puzzles}',
  de: 'entweder {puzzle} oder {puzzles} muss angegeben sein',
  fr: 'il faut soit {puzzle}, soit {puzzles}',
};

/** One puzzle or several. */
const puzzles: Subject<typeof subjectFields, readonly Puzzle[]> = {
  fields: subjectFields,
  read({ puzzle, puzzles: several, kind, from }, limits, workshop) {
    const reading = { ...(kind === undefined ? {} : { kind }), ...(from === undefined ? {} : { from }) };
    const all: Puzzle[] = [];
    for (const [i, one] of (several ?? [puzzle!]).entries()) {
      const read = readPuzzle({ puzzle: one, ...reading }, limits, workshop);
      if (!read.ok) return several ? fail(IN_PUZZLE, { number: i + 1, sentence: read }) : read;
      all.push(read.value);
    }
    return ok(all);
  },
};

/** With fewer pixels the codes of a page with six puzzles cannot be read: their modules were 1.5 of them at 144. */
export const PRINT_DPI = 200;

const fields = {
  format: oneOf(PRINT_FORMATS)
    .default('pdf')
    .describe('PDF has pages; SVG and PNG are one picture, or one page where perPage or paper is given.'),
  paper: oneOf(Object.keys(PAPERS) as PaperSize[])
    .optional()
    .describe('a4 by default.'),
  perPage: whole(1, MOST_PER_PAGE).optional().describe('Puzzles on a page; as many as are comfortable by default.'),
  style: oneOf(STYLES).default('layers').describe('How cubes are drawn.'),
  answers: oneOf(ANSWER_PAGES).optional().describe('At the end, none, or answers only; pages: end, pictures: none.'),
  marks: flag().default(false).describe("The player's entries and marks, or all candidates where there are none."),
  rating: flag().default(true).describe('Print the rating.'),
  qr: flag().default(true).describe('Print a code beside each puzzle of a page, which opens it on a telephone.'),
  link: text(1, 500).optional().describe('The address of the workbench that the codes open; this machine on its network by default.'),
  dpi: whole(20, 300).default(PRINT_DPI).describe('Pixels per inch of PNG.'),
  title: text(0, 200).optional().describe('The title of the book, or of a picture.'),
  language: oneOf(LANGUAGE_CODES).default('en').describe('The language of what is printed beside the puzzles.'),
};

const defined = defineOperation({
  id: 'print',
  summary: 'Print puzzles as PDF, SVG or PNG, with ratings and answers; faces as nets to cut out and fold',
  subject: puzzles,
  fields,
  example: { puzzle: EXAMPLE_PUZZLE, format: 'svg', rating: false },
  async run(all, request, { workshop, limits }): Promise<Result<Document>> {
    for (const puzzle of all) {
      const refusal = refuseRules(puzzle);
      if (refusal) return refusal;
    }
    const deadline = new Deadline(limits.timeMs);
    // Fonts and pictures are heavy and nothing else needs them.
    const { MEDIA_TYPES, preparePuzzle, printPuzzles } = await import('#printing');
    const settings = printSettings(request, { isSeveral: all.length > 1, isOneFile: true });
    const ready = await settleEngine(DEFAULT_ENGINE, {}, workshop);
    if (!ready.ok) return ready;
    const printed: PrintedPuzzle[] = [];
    let isCutShort = false;
    for (const [i, puzzle] of all.entries()) {
      // Half of the time that is left is for drawing; the others share the rest, for the answer and for the rating.
      const timeMs = Math.max(1, deadline.leftMs / 4 / (all.length - i));
      const prepared = preparePuzzle(puzzle, {
        engine: ready.value.engine,
        answers: settings.answers !== 'none',
        rating: request.rating,
        timeMs,
        desk: workshop.desk,
      });
      if (!prepared.ok) return all.length > 1 ? fail(IN_PUZZLE, { number: i + 1, sentence: prepared }) : prepared;
      const { answer, rating } = prepared.value;
      isCutShort ||=
        answer?.solvability === 'unknown' || (request.rating && answer?.solvability === 'one' && (!rating || rating.isOpen === true));
      printed.push(prepared.value);
    }
    const notes: string[] = [];
    const files = await printPuzzles(printed, settings, (note) => notes.push(note));
    if (files.length > 1) return fail(ONE_FILE, { pictures: files.length });
    const [bytes] = files;
    if (!bytes) return fail(NOTHING);
    return ok({ contentType: MEDIA_TYPES[request.format], bytes, status: isCutShort ? 'budget' : 'complete', notes });
  },
  json: (_, document) => document,
  lines: (_, { bytes, notes }) => [`${bytes.length} bytes`, ...notes].join('\n'),
  verdict: ({ status }) => (status === 'complete' ? 'answered' : 'budget'),
  ended: ({ status }) => (status === 'complete' ? undefined : 'time'),
});

/** One puzzle, or several: a request with both or with neither makes no sense. */
const request = defined.request.unless(({ puzzle, puzzles: several }) =>
  (puzzle === undefined) === (several === undefined)
    ? complain(EITHER, { puzzle: { field: 'puzzle' }, puzzles: { field: 'puzzles' } })
    : undefined,
);
export const print = { ...defined, request };

/** How a request is printed. Where the answer is one file, pictures of pages come without the answers, which would be another picture. */
export function printSettings(
  asked: Omit<OutOfFields<typeof fields>, 'rating'>,
  { isSeveral, isOneFile }: { readonly isSeveral: boolean; readonly isOneFile: boolean },
): PrintSettings {
  const { format, perPage, paper, style, answers, marks, dpi, title, qr, link, language } = asked;
  const pages = format === 'pdf' || perPage !== undefined || paper !== undefined || isSeveral;
  return {
    format,
    pages,
    dpi,
    style,
    marks,
    language,
    paper: paper ?? 'a4',
    answers: answers ?? (format === 'pdf' || (pages && !isOneFile) ? 'end' : 'none'),
    ...(perPage === undefined ? {} : { perPage }),
    ...(title === undefined ? {} : { title }),
    ...(qr ? { link: link ?? ownAddress() } : {}),
  };
}

/** Where a telephone on the same network finds a workbench that this machine serves; only itself where it has no network. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outer = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${outer?.address ?? '127.0.0.1'}:8080/`;
}
