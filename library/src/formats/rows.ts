import { ok, type Puzzle, type Result, said } from '#core';
import { likely } from './evidence.ts';
import type { Format } from './format.ts';
import { readGridPuzzle } from './grid-text.ts';
import { agreeOnKind, type ReadHints } from './hints.ts';
import { isRule, parseRow } from './row-text.ts';
import type { Sample } from './sample.ts';
import { UnitCutter } from './units.ts';

/**
 * Grids among words: as many rows as a row has cells are a puzzle, and what stands before them is its title. The rows may be a table with
 * empty fields, drawn, apart or close together.
 */
export const rows: Format = {
  id: 'rows',
  title: { en: 'Rows among words', de: 'Zeilen zwischen Worten', fr: 'Rangées parmi des mots' },
  summary: 'Grids as rows of cells, with titles, numbers or other words between them; also a table with a cell in each field.',
  extensions: ['.txt', '.csv', '.tsv'],
  unit: 'rows',
  isSilent: true,
  recognise,
  open: (hints) => (unit, line) => {
    const lines = unit.split('\n');
    const first = lines.findIndex((row) => parseRow(row) !== undefined);
    if (first < 0) return [];
    const title = lines
      .slice(0, first)
      .map((words) => words.trim())
      .filter((words) => words !== '' && !isRule(words))
      .join('; ');
    return [{ line: line + first, result: readRows(lines.slice(first), title, hints) }];
  },
};

function recognise({ text, lines }: Sample): ReturnType<NonNullable<Format['recognise']>> {
  const isTable = lines.some((line) => /[,;\t]/.test(line) && parseRow(line));
  const hasWords = lines.some((line) => !parseRow(line) && !isRule(line));
  const grids = isTable || hasWords ? wholeGrids(text) : 0;
  return grids > 0 ? likely(said('{grids} {grids|grid|grids} of rows among words', { grids })) : undefined;
}

/** How many grids of as many rows as columns a text has. */
function wholeGrids(text: string): number {
  const cutter = new UnitCutter('rows');
  const units = text.split('\n').flatMap((line, i) => cutter.push(line, i + 1));
  return units.filter(({ text: unit = '' }) => {
    const widths = unit.split('\n').flatMap((line) => parseRow(line)?.length ?? []);
    return widths.length > 0 && widths.every((width) => width === widths.length);
  }).length;
}

function readRows(lines: readonly string[], title: string, hints: ReadHints): Result<Puzzle> {
  const kind = agreeOnKind(hints);
  if (!kind.ok) return kind;
  const cells = lines.flatMap((line) => {
    const row = parseRow(line);
    return row ? [row.join(' ')] : [];
  });
  const read = readGridPuzzle(cells.join('\n'), hints, { kind: kind.value });
  return read.ok && title !== '' ? ok({ ...read.value, info: { ...read.value.info, title: title.slice(0, 400) } }) : read;
}
