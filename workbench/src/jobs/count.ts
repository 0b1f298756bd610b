import { jsonCount, limitOf, operationOf, solvabilityOf } from '#operations';
import { object } from '#schema';
import { defineJob, type JobEnd, type JobTools, type Json, PART_MS, type PartOutcome } from './operation.ts';
import { type PuzzlePart, puzzlePart, searchFields, searchPart, wholePuzzle } from './puzzle-part.ts';

interface CountTotal {
  /** A whole number as text: counts pass 2^53. */
  readonly count: string;
}

const addCounts = (total: CountTotal, partial: Json): CountTotal => ({
  count: String(BigInt(total.count) + BigInt(String(partial['count']))),
});

type CountFields = Parameters<typeof searchPart>[1] & { readonly grain: number };

/** Counts the solutions of a part up to a limit. How a sum was cut does not show, so the clock may cut it. */
async function countPart(part: PuzzlePart, limit: number, request: CountFields, tools: JobTools): Promise<PartOutcome> {
  const { count, nodes, rest, share, restShares } = await searchPart(part, request, tools, {
    limit,
    grain: request.grain,
    timeMs: PART_MS,
  });
  return { partial: { count: String(count) }, items: [], nodes, rest, share, restShares };
}

/** What is known of a count when the job ends. */
function statusOf(count: bigint, limit: number, end: JobEnd): 'complete' | 'limit' | 'budget' {
  return Number(count) >= limit ? 'limit' : end === 'budget' ? 'budget' : 'complete';
}

export const count = defineJob({
  id: 'count',
  summary: 'Count the solutions of one puzzle, however many there are.',
  schema: object({ ...searchFields, limit: operationOf('count').fields.limit }),
  part: puzzlePart,
  example: { puzzle: '1...............', kind: 'classic:2x2' },
  begin: async (request, tools) => wholePuzzle(request, tools),
  run: (part: PuzzlePart, request, tools) => countPart(part, limitOf(request.limit), request, tools),
  nothing: { count: '0' } as CountTotal,
  add: addCounts,
  isEnough: (total, { limit }) => Number(total.count) >= limitOf(limit),
  finish(total, request, end) {
    const limit = limitOf(request.limit);
    const status = statusOf(BigInt(total.count), limit, end);
    // How far a search got past its limit depends on who was faster, so it is not told.
    return { status, count: status === 'limit' ? limit : jsonCount(BigInt(total.count)) };
  },
});

export const unique = defineJob({
  id: 'unique',
  summary: 'Prove that a puzzle has exactly one solution, or that it has not.',
  schema: object(searchFields),
  part: puzzlePart,
  example: { puzzle: '12..............', kind: 'classic:2x2' },
  begin: async (request, tools) => wholePuzzle(request, tools),
  run: (part: PuzzlePart, request, tools) => countPart(part, 2, request, tools),
  nothing: { count: '0' } as CountTotal,
  add: addCounts,
  isEnough: (total) => BigInt(total.count) >= 2n,
  finish(total, _, end) {
    const found = BigInt(total.count);
    const status = statusOf(found, 2, end);
    const solutions = solvabilityOf({ status, count: found });
    return { status, solutions, unique: solutions === 'unknown' ? 'unknown' : solutions === 'one' };
  },
});
