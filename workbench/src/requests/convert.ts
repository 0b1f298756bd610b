import { z } from 'zod';
import { ok } from '#core';
import { formatPuzzle, formats } from '#formats';
import { defineOperation } from './operation.ts';
import { puzzleFields, readPuzzle } from './request.ts';
import { convertResponse } from './responses.ts';
import { EXAMPLE_PUZZLE } from './solving.ts';

export const convert = defineOperation({
  id: 'convert',
  summary: 'Read a puzzle in any format and write it in another.',
  schema: z.strictObject({
    ...puzzleFields,
    to: z
      .enum(formats.filter(({ write }) => write).map(({ id }) => id))
      .default('ninefold')
      .describe('The format to write (see formats).'),
  }),
  response: convertResponse,
  example: { puzzle: EXAMPLE_PUZZLE, to: 'sdm' },
  async answer(request, limits, workshop) {
    const puzzle = readPuzzle(request, limits, workshop);
    if (!puzzle.ok) return puzzle;
    const text = formatPuzzle(puzzle.value, request.to);
    return text.ok ? ok({ status: 'complete', kind: puzzle.value.kind.spec, format: request.to, text: text.value }) : text;
  },
});
