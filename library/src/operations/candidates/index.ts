import { type Candidates, ok, openCandidates, type Puzzle, said, type Words } from '#core';
import { drawGeometry } from '#drawing';
import { flag, list, object, record, text } from '#schema';
import { endedField, finishedField, kindField } from '../answer-fields.ts';
import { searchFields } from '../fields.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';
import { beginSearch } from '../tools.ts';
import { type TrueCandidates, trueCandidates } from './true-candidates.ts';

/** What each cell may hold, by cell and rising; as plain lists, so that it crosses to other threads. */
export interface CandidatesReport extends Pick<TrueCandidates, 'status' | 'end'> {
  readonly values: readonly (readonly number[])[];
}

export const candidates = defineOperation({
  id: 'candidates',
  summary: 'Show what each cell may hold: what no given forbids, or what it holds in some solution',
  subject: onePuzzle,
  fields: { true: flag().default(false).describe('Only the candidates that occur in some solution.'), ...searchFields },
  answer: object({
    status: finishedField,
    kind: kindField,
    candidates: record(list(text())).describe('The symbols that each place may hold, by the name of the place.'),
    ended: endedField,
  }),
  example: { puzzle: '1...............', kind: 'classic:2x2', true: true },
  run(puzzle, fields, tools) {
    if (!fields.true) return ok<CandidatesReport>({ status: 'complete', values: valuesOf(puzzle, openCandidates(puzzle)) });
    const search = beginSearch(puzzle, fields, tools);
    if (!search.ok) return search;
    const { candidates, status, end } = trueCandidates(puzzle, search.value.engine, search.value.budget());
    return ok<CandidatesReport>({ status, values: valuesOf(puzzle, candidates), ...(end ? { end } : {}) });
  },
  json: (puzzle, report) => ({
    status: report.status,
    kind: puzzle.kind.spec,
    candidates: Object.fromEntries(puzzle.geometry.places.map(({ name, cell }) => [name, symbolsOf(puzzle, report, cell)])),
    ...jsonEnd(report.end),
  }),
  lines(puzzle, report, _, { columns }) {
    const { places } = puzzle.geometry;
    const inks = places.map(({ cell }) => symbolsOf(puzzle, report, cell).join(puzzle.symbols.separated ? ',' : '') || '!');
    return drawGeometry(puzzle.geometry, {
      columns,
      cellWidth: Math.max(...inks.map(({ length }) => length)),
      inkOf: (place) => ({ text: inks[place]!, width: inks[place]!.length }),
    });
  },
  remarks: (_, { status }) => (status === 'budget' ? [said(UNDECIDED)] : []),
  verdict: ({ status, values }) => (status === 'budget' ? 'budget' : values.every(({ length }) => length > 0) ? 'answered' : 'unsolvable'),
  ended: ({ end }) => end,
});

function valuesOf({ geometry }: Puzzle, candidates: Candidates): number[][] {
  return Array.from({ length: geometry.cellCount }, (_, cell) => candidates.values(cell));
}

function symbolsOf({ symbols }: Puzzle, { values }: CandidatesReport, cell: number): string[] {
  return values[cell]!.map((value) => symbols.all[value - 1]!);
}

const UNDECIDED: Words<string> = {
  en: 'the budget ended before every candidate was decided; those shown are certain',
  de: 'die Grenze war erreicht, bevor über jeden Kandidaten entschieden war; die gezeigten sind sicher',
  fr: 'la limite a été atteinte avant que chaque candidat soit décidé\u00a0; ceux qui sont montrés sont certains',
};
