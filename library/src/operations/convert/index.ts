import { ok } from '#core';
import { formatPuzzle, formats } from '#formats';
import { object, oneOf, text } from '#schema';
import { finishedField, kindField } from '../answer-fields.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';

export const convert = defineOperation({
  id: 'convert',
  summary: 'Read puzzles in any format and write them in another',
  subject: onePuzzle,
  fields: {
    to: oneOf(formats.filter(({ write }) => write).map(({ id }) => id))
      .default('ninefold')
      .describe('The format to write (see formats).'),
  },
  answer: object({ status: finishedField, kind: kindField, format: text(), text: text().describe('The puzzle in that format.') }),
  example: { puzzle: EXAMPLE_PUZZLE, to: 'sdm' },
  run(puzzle, { to }) {
    const written = formatPuzzle(puzzle, to);
    return written.ok ? ok({ text: written.value }) : written;
  },
  json: (puzzle, report, { to }) => ({ status: finished(), kind: puzzle.kind.spec, format: to, text: report.text }),
  lines: (_, report) => report.text,
  verdict: () => 'answered',
  ended: () => undefined,
});
