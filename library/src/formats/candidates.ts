import { cellName, defaultSymbols, fail, ok, openCandidates, type Puzzle, type Result, said } from '#core';
import { partitionBox } from './box-shape.ts';
import { readMarksLine } from './candidate-text.ts';
import { isDrawing, readDrawing } from './drawing.ts';
import { likely } from './evidence.ts';
import type { Format } from './format.ts';
import { readDrawn } from './ss.ts';

/**
 * The candidate grid that HoDoKu and forums use: every cell lists what it may still hold, a placed cell its value
 * alone. It holds what is left of a puzzle rather than how it came about: a value that the grid forces counts as
 * placed when no peer has it any more.
 */
export const candidates: Format = {
  id: 'candidates',
  title: { en: 'Candidate grid', de: 'Kandidatengitter', fr: 'Grille de candidats' },
  summary:
    'Every cell lists its candidates, with borders or without; also one line of N characters or one group of digits per cell. It holds classic, diagonal and windoku puzzles with restricted candidates.',
  extensions: ['.txt'],
  unit: 'paragraph',
  isSilent: true,
  recognise: ({ text, paragraph }) =>
    looksLikeWords(isDrawing(text) ? readDrawing(paragraph.join('\n')).rows : paragraph)
      ? likely(said('rows of groups of candidates'))
      : undefined,
  open: (hints) => (unit, line) => {
    const drawing = readDrawing(unit);
    if (drawing.rows.length === 0) return [];
    const result = drawing.rows.length === 1 ? readMarksLine(drawing.rows[0]!, hints, {}, true) : readDrawn(drawing, hints, true);
    return [{ line, result: result ?? fail('expected a candidate grid') }];
  },
  write,
};

/** N rows of N groups of digits, some of several digits. */
function looksLikeWords(rows: readonly string[]): boolean {
  const words = rows.filter((row) => row.trim() !== '' && !/^\s*#/.test(row)).map((row) => row.trim().split(/\s+/));
  const n = words.length;
  if (n < 4 || !words.every((row) => row.length === n && row.every((word) => /^([1-9A-Za-z]+|[.*])$/.test(word)))) return false;
  const all = words.flat();
  return all.some((word) => word.length > 1) && (n <= 9 || !all.every((word) => /^(\d{1,2}|\.)$/.test(word)));
}

function write(puzzle: Puzzle): Result<string> {
  const { geometry, symbols, givens, disputes } = puzzle;
  const n = geometry.size;
  const [panel] = geometry.panels;
  const isSquare = geometry.panels.length === 1 && panel?.rows === n && panel.columns === n && geometry.cellCount === n * n;
  if (!isSquare || puzzle.kind.regions)
    return fail('a candidate grid holds single grids without a region map, not {kind}', { kind: puzzle.kind.spec });
  if (symbols.separated || disputes.length > 0)
    return fail('a candidate grid has one character per candidate, too few for {kind}', { kind: puzzle.kind.spec });
  const open = openCandidates(puzzle);
  const written = defaultSymbols(n, geometry.lowest).all;
  const words: string[] = [];
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    const values = givens[cell]! > 0 ? [givens[cell]!] : open.values(cell);
    if (values.length === 0)
      return fail('{cell} has no candidate left, which a candidate grid cannot show', { cell: cellName(geometry, cell) });
    words.push(values.map((value) => written[value - 1]).join(''));
  }
  return ok(draw(words, n, partitionBox(geometry)));
}

/** The borders show the boxes, so that a grid of 2x3 boxes is not read as one of 3x2. */
function draw(words: readonly string[], n: number, box: { readonly rows: number; readonly columns: number } | undefined): string {
  const width = Math.max(...words.map((word) => word.length));
  const { rows, columns } = box ?? { rows: n, columns: n };
  const parts = (r: number): string[] =>
    Array.from({ length: n / columns }, (_, b) =>
      words
        .slice(r * n + b * columns, r * n + (b + 1) * columns)
        .map((word) => word.padEnd(width))
        .join(' '),
    );
  const border = `+${Array.from({ length: n / columns }, () => '-'.repeat(columns * (width + 1) + 1)).join('+')}+`;
  const lines = [border];
  for (let r = 0; r < n; r++) {
    lines.push(`| ${parts(r).join(' | ')} |`);
    if ((r + 1) % rows === 0) lines.push(border);
  }
  return lines.join('\n');
}
