import { formatLine } from '#formats';
import { jsonCount } from '#operations';
import { object, whole } from '#schema';
import { defineJob, type JobTexts, tellCount } from './operation.ts';
import { jobSearchFields, type PuzzlePart, puzzlePart, searchPart, wholePuzzle } from './puzzle-part.ts';

/** The most solutions that one job lists. */
const MOST = 1_000_000;
/** Here time may not cut a part, since the order of the solutions would show it; so parts are small. */
const GRAIN = 50_000;

const LISTED = {
  running: {
    en: '{count} {count|solution|solutions} listed so far',
    de: 'bisher {count} {count|Lösung|Lösungen} aufgelistet',
    fr: '{count} {count|solution énumérée|solutions énumérées} jusqu’ici',
  },
  complete: {
    en: '{count|The only solution is|All {count} solutions are} listed',
    de: '{count|Die einzige Lösung ist|Alle {count} Lösungen sind} aufgelistet',
    fr: '{count|La seule solution est énumérée|Les {count} solutions sont toutes énumérées}',
  },
  limit: {
    en: 'The first {count|solution is|{count} solutions are} listed; there may be more',
    de: 'Die {count|erste Lösung ist|ersten {count} Lösungen sind} aufgelistet; es kann mehr geben',
    fr: '{count|La première solution est énumérée|Les {count} premières solutions sont énumérées}\u00a0; il peut y en avoir d’autres',
  },
  budget: {
    en: '{count} {count|solution|solutions} listed; the search did not come to its end',
    de: '{count} {count|Lösung|Lösungen} aufgelistet; die Suche kam nicht ans Ende',
    fr: '{count} {count|solution énumérée|solutions énumérées}\u00a0; la recherche n’est pas allée au bout',
  },
} as const satisfies JobTexts;

export const solutions = defineJob({
  id: 'solutions',
  summary: 'List the solutions of one puzzle, in an order that does not depend on who searched.',
  words: {
    en: { title: 'List solutions', summary: 'Of one puzzle, always in the same order.' },
    de: { title: 'Lösungen auflisten', summary: 'Eines Rätsels, immer in derselben Reihenfolge.' },
    fr: { title: 'Énumérer les solutions', summary: 'D’une grille, toujours dans le même ordre.' },
  },
  part: puzzlePart,
  schema: object({
    ...jobSearchFields,
    grain: jobSearchFields.grain.default(GRAIN),
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
  tell: tellCount(LISTED),
});
