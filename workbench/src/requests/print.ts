import { z } from 'zod';
import { fail, ok, type Puzzle, type Result } from '#core';
import { DEFAULT_ENGINE, engineEntries } from '#engines';
import type { PrintedPuzzle, PrintSettings } from '#printing';
import { type Answer, defineOperation } from './operation.ts';
import { puzzleFields, type RequestLimits, readPuzzle } from './request.ts';
import { EXAMPLE_PUZZLE } from './solving.ts';
import type { Workshop } from './workshop.ts';

const FORMATS = ['pdf', 'svg', 'png'] as const;
const PAPERS = ['a4', 'letter'] as const;
const ANSWERS = ['end', 'none', 'only'] as const;
const MOST_PER_PAGE = 24;
const MOST_PUZZLES = 200;
const FAST = engineEntries.find(({ id }) => id === DEFAULT_ENGINE)!;

const fields = {
  ...puzzleFields,
  puzzle: puzzleFields.puzzle.optional(),
  puzzles: z.array(z.string().min(1).max(20_000)).min(1).max(MOST_PUZZLES).optional().describe('Several of them, instead of "puzzle".'),
  format: z
    .enum(FORMATS)
    .default('pdf')
    .describe('PDF has pages; SVG and PNG are one picture, or one page where perPage or paper is given.'),
  paper: z.enum(PAPERS).optional().describe('a4 where it is left out.'),
  perPage: z.int().min(1).max(MOST_PER_PAGE).optional().describe('Puzzles on a page; as many as are comfortable where it is left out.'),
  style: z.enum(['layers', 'exploded']).default('layers').describe('How cubes are drawn.'),
  answers: z.enum(ANSWERS).optional().describe('At the end, none, or answers only; pages: end, pictures: none.'),
  marks: z.boolean().default(true).describe("The player's entries and marks, where there are any."),
  rating: z.boolean().default(true).describe('Print the rating.'),
  dpi: z.int().min(20).max(300).default(144).describe('Pixels per inch of PNG.'),
  title: z.string().max(200).optional(),
};
type Fields = z.infer<z.ZodObject<typeof fields>>;

export const print = defineOperation({
  id: 'print',
  summary: 'Puzzles on paper or as a picture: PDF, SVG or PNG.',
  schema: z
    .strictObject(fields)
    .refine(({ puzzle, puzzles }) => (puzzle === undefined) !== (puzzles === undefined), 'expected either "puzzle" or "puzzles"'),
  example: { puzzle: EXAMPLE_PUZZLE, format: 'svg', rating: false },
  async answer(request, limits, workshop): Promise<Result<Answer>> {
    const deadline = performance.now() + limits.timeMs;
    const puzzles = readAll(request, limits, workshop);
    if (!puzzles.ok) return puzzles;
    // Fonts and pictures are heavy and nothing else needs them.
    const { MEDIA_TYPES, preparePuzzle, printPuzzles } = await import('#printing');
    const settings = settingsOf(request);
    const engine = await workshop.engine(FAST);
    const printed: PrintedPuzzle[] = [];
    let isCutShort = false;
    for (const [i, puzzle] of puzzles.value.entries()) {
      // Half of the time that is left is for drawing; the others share the rest, for the answer and for the rating.
      const timeMs = Math.max(1, (deadline - performance.now()) / 4 / (puzzles.value.length - i));
      const ready = preparePuzzle(puzzle, {
        engine,
        answers: settings.answers !== 'none',
        rating: request.rating,
        timeMs,
        desk: workshop.desk,
      });
      if (!ready.ok) return puzzles.value.length > 1 ? fail('puzzle {number:id}: {sentence}', { number: i + 1, sentence: ready }) : ready;
      const { answer, rating } = ready.value;
      isCutShort ||= answer?.solvability === 'unknown' || (request.rating && answer?.solvability === 'one' && !rating);
      printed.push(ready.value);
    }
    const files = await printPuzzles(printed, settings);
    if (files.length > 1)
      return fail('these are {pictures} pictures and an answer is one file; ask for PDF, or for fewer puzzles', { pictures: files.length });
    const [bytes] = files;
    if (!bytes) return fail('there is nothing to print');
    return ok({ contentType: MEDIA_TYPES[request.format], bytes, status: isCutShort ? 'budget' : 'complete' });
  },
});

function readAll({ puzzle, puzzles, kind, from }: Fields, limits: RequestLimits, workshop: Workshop): Result<Puzzle[]> {
  const all: Puzzle[] = [];
  for (const [i, text] of (puzzles ?? [puzzle!]).entries()) {
    const read = readPuzzle({ puzzle: text, kind, from }, limits, workshop);
    if (!read.ok) return puzzles ? fail('puzzle {number:id}: {sentence}', { number: i + 1, sentence: read }) : read;
    all.push(read.value);
  }
  return ok(all);
}

function settingsOf(request: Fields): PrintSettings {
  const { format, perPage, paper, style, answers, marks, dpi, title } = request;
  const pages = format === 'pdf' || perPage !== undefined || paper !== undefined || request.puzzles !== undefined;
  return {
    format,
    pages,
    dpi,
    style,
    marks,
    paper: paper ?? 'a4',
    answers: answers ?? (format === 'pdf' ? 'end' : 'none'),
    ...(perPage === undefined ? {} : { perPage }),
    ...(title === undefined ? {} : { title }),
  };
}
