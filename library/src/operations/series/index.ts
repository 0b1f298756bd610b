import { ok } from '#core';
import { annealingSeries, type SeriesPoint } from '#engines';
import { list, number, object, oneOf } from '#schema';
import { countField, endedField, kindField, statusField } from '../answer-fields.ts';
import { budgetFields, EXAMPLE_PUZZLE, searchFields } from '../fields.ts';
import { jsonCount, jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';
import { beginSearch } from '../tools.ts';

const ENGINE = 'annealing';

export const series = defineOperation({
  id: 'series',
  summary: 'Anneal puzzles and print cost and temperature over time',
  subject: onePuzzle,
  fields: {
    engine: oneOf([ENGINE]).default(ENGINE),
    settings: searchFields.settings,
    nodes: budgetFields.nodes.describe('Stop a puzzle after N proposed swaps.'),
    timeMs: budgetFields.timeMs,
  },
  answer: object({
    status: statusField,
    count: countField,
    kind: kindField,
    points: list(object({ swaps: number(), temperature: number(), cost: number(), accepted: number(), reheats: number() })),
    ended: endedField,
  }),
  example: { puzzle: EXAMPLE_PUZZLE, nodes: 2000 },
  run(puzzle, fields, tools) {
    const search = beginSearch(puzzle, fields, tools);
    if (!search.ok) return search;
    return ok(annealingSeries(puzzle, tools.engine!.settings, search.value.budget()));
  },
  json: (puzzle, { outcome, points }) => ({
    status: outcome.status,
    count: jsonCount(outcome.count),
    kind: puzzle.kind.spec,
    points,
    ...jsonEnd(outcome.end),
  }),
  lines: (_, { points }) => ['swaps,accepted,temperature,cost,reheats', ...points.map(line)].join('\n'),
  verdict: ({ outcome }) => (outcome.status === 'budget' ? 'budget' : 'answered'),
  ended: ({ outcome }) => outcome.end,
});

function line({ swaps, accepted, temperature, cost, reheats }: SeriesPoint): string {
  return [swaps, accepted, temperature.toPrecision(6), cost, reheats].join(',');
}
