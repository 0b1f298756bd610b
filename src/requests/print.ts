import { z } from 'zod';
import { fail, ok, type Result } from '#core';
import { DEFAULT_ENGINE, engineEntries } from '#engines';
import type { PrintSettings } from '#printing';
import { type Answer, defineOperation } from './operation.ts';
import { puzzleFields, readPuzzle } from './request.ts';
import { EXAMPLE_PUZZLE } from './solving.ts';

const FORMATS = ['pdf', 'svg', 'png'] as const;
const PAPERS = ['a4', 'letter'] as const;
const FAST = engineEntries.find(({ id }) => id === DEFAULT_ENGINE)!;

export const print = defineOperation({
  id: 'print',
  summary: 'A puzzle on paper or as a picture: PDF, SVG or PNG.',
  schema: z.strictObject({
    ...puzzleFields,
    format: z.enum(FORMATS).default('pdf').describe('PDF has the answer on a page of its own; SVG and PNG are one picture.'),
    paper: z.enum(PAPERS).default('a4'),
    style: z.enum(['layers', 'exploded']).default('layers').describe('How cubes are drawn.'),
    answer: z.boolean().default(false).describe('The answer instead of the puzzle.'),
    rating: z.boolean().default(true).describe('Print the rating.'),
    title: z.string().max(200).optional(),
  }),
  example: { puzzle: EXAMPLE_PUZZLE, format: 'svg', rating: false },
  async answer(request, limits, workshop): Promise<Result<Answer>> {
    const puzzle = readPuzzle(request, limits, workshop);
    if (!puzzle.ok) return puzzle;
    // Fonts and pictures are heavy and nothing else needs them.
    const { MEDIA_TYPES, preparePuzzle, printPuzzles } = await import('#printing');
    const settings: PrintSettings = {
      format: request.format,
      pages: request.format === 'pdf',
      dpi: 144,
      paper: request.paper,
      style: request.style,
      marks: true,
      answers: request.answer ? 'only' : request.format === 'pdf' ? 'end' : 'none',
      ...(request.title === undefined ? {} : { title: request.title }),
    };
    const engine = await workshop.engine(FAST);
    const printed = preparePuzzle(puzzle.value, {
      engine,
      answers: settings.answers !== 'none',
      rating: request.rating,
      timeMs: limits.timeMs / 3,
      desk: workshop.desk,
    });
    if (!printed.ok) return printed;
    const [bytes] = await printPuzzles([printed.value], settings);
    return bytes ? ok({ contentType: MEDIA_TYPES[request.format], bytes }) : fail('there is nothing to print');
  },
});
