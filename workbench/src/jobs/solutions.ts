import { formatLine } from '#formats';
import { jsonCount } from '#operations';
import { object, whole } from '#schema';
import { defineJob } from './operation.ts';
import { type PuzzlePart, puzzlePart, searchFields, searchPart, wholePuzzle } from './puzzle-part.ts';

/** The most solutions that one job lists. */
const MOST = 1_000_000;
/** Here time may not cut a part, since the order of the solutions would show it; so parts are small. */
const GRAIN = 50_000;

export const solutions = defineJob({
  id: 'solutions',
  summary: 'List the solutions of one puzzle, in an order that does not depend on who searched.',
  part: puzzlePart,
  schema: object({
    ...searchFields,
    grain: searchFields.grain.default(GRAIN),
    most: whole(1, MOST).default(10_000).describe('How many solutions to list at most: the first in the order of the search.'),
  }),
  example: { puzzle: '1...............', kind: 'classic:2x2' },
  begin: async (request, tools) => wholePuzzle(request, tools),
  async run(part: PuzzlePart, request, tools) {
    const { most, grain } = request;
    const items: string[] = [];
    const { nodes, rest, share, restShares } = await searchPart(part, request, tools, {
      limit: most,
      grain,
      onSolution: (puzzle, grid) => items.push(formatLine(puzzle, grid)),
    });
    return { partial: { count: items.length }, items, nodes, rest, share, restShares };
  },
  nothing: { count: 0 },
  add: (total, partial) => ({ count: total.count + Number(partial['count']) }),
  mostItems: ({ most }) => most,
  finish(total, { most }, end) {
    const status = end === 'enough' || total.count >= most ? 'limit' : end;
    return { status, count: jsonCount(BigInt(Math.min(total.count, most))) };
  },
});
