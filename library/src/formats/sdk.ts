import { defaultSymbols, fail, ok, type Progress, type Puzzle, type PuzzleInfo, type Result, said } from '#core';
import { sure } from './evidence.ts';
import { type Format, wholeDocument } from './format.ts';
import { countCells, readGridText, toPuzzle } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { formatMarks, parseMarks } from './mark-text.ts';
import { fileOf, refuseAllButClassic9, refuseBeyondGivens } from './refusals.ts';
import { formatValues } from './write-cells.ts';

/** What it is known by. */
const MARK = '[Puzzle]';

/** What the header letters mean. Those without a place of their own become lines of the comment. */
const LETTERS: Readonly<Record<string, keyof PuzzleInfo | 'other'>> = {
  A: 'author',
  D: 'title',
  N: 'title',
  T: 'title',
  C: 'comment',
  S: 'source',
  U: 'source',
  B: 'other',
  L: 'other',
  H: 'other',
};

/** SadMan Sudoku: header lines of # and a letter, then [Puzzle], and for a game that was begun [State] and [PencilMarks]. */
export const sdk: Format = {
  id: 'sdk',
  title: { en: 'SadMan Sudoku', de: 'SadMan Sudoku', fr: 'SadMan Sudoku' },
  summary:
    'Header lines such as #AAuthor, then [Puzzle] with nine lines of nine, and [State] and [PencilMarks] of a game. It holds 9x9 puzzles with progress.',
  extensions: ['.sdk'],
  unit: 'document',
  keeps: ['title', 'author', 'comment', 'source'],
  single: true,
  recognise: ({ lines, text }) => {
    if (lines.some((line) => /^\[Puzzle\]$/i.test(line.trim()))) return sure(said('a line {line}', { line: MARK }));
    // SudoCue leaves that line out.
    const [header] = /^#[ABCDLSU]\S.*$/m.exec(text.trimStart().split('\n', 1)[0]!) ?? [];
    const isNine = lines.length === 9 && lines.every((line) => countCells(line) === 9);
    return header !== undefined && isNine ? sure(said('a line {line}', { line: JSON.stringify(header.slice(0, 40)) })) : undefined;
  },
  open: wholeDocument(read),
  write,
};

/** The lines under each [Name]; what stands before the first is the puzzle of a bare nine by nine. */
function sectionsOf(unit: string): { readonly headers: readonly string[]; readonly sections: ReadonlyMap<string, readonly string[]> } {
  const headers: string[] = [];
  const sections = new Map<string, string[]>();
  let name = 'puzzle';
  for (const row of unit.split('\n')) {
    const section = /^\s*\[(\w+)\]\s*$/.exec(row)?.[1];
    if (section) name = section.toLowerCase();
    else if (row.startsWith('#')) headers.push(row);
    else if (row.trim() !== '') {
      const rows = sections.get(name);
      if (rows) rows.push(row);
      else sections.set(name, [row]);
    }
  }
  return { headers, sections };
}

function read(unit: string, hints: ReadHints): Result<Puzzle> {
  const { headers, sections } = sectionsOf(unit);
  const kind = agreeOnKind(hints);
  if (!kind.ok) return kind;
  const cells = readGridText((sections.get('puzzle') ?? []).join('\n'), hints, { kind: kind.value });
  if (!cells.ok) return cells;
  const { geometry } = cells.value.kind;
  const info = readInfo(headers);
  const state = sections.get('state');
  const marks = sections.get('pencilmarks');
  if (!state && !marks) return ok(toPuzzle(cells.value, { info }));
  const entries = new Uint8Array(geometry.cellCount);
  if (state) {
    const read = readGridText(state.join('\n'), hints, { kind: cells.value.kind });
    if (!read.ok) return fail('[State]: {sentence}', { sentence: read });
    geometry.places.forEach(({ cell }, place) => {
      if (cells.value.values[place] === 0) entries[cell] = read.value.values[place]!;
    });
  }
  const words = marks?.flatMap((row) => row.split(',').map((word) => word.trim()));
  const noted = words ? parseMarks(words, cells.value.kind, cells.value.symbols) : ok(undefined);
  if (!noted.ok) return fail('[PencilMarks]: {sentence}', { sentence: noted });
  const progress: Progress = { entries, ...(noted.value ? { marks: noted.value } : {}) };
  return ok(toPuzzle(cells.value, { info, progress }));
}

function readInfo(headers: readonly string[]): PuzzleInfo {
  const info: { -readonly [Field in keyof PuzzleInfo]: PuzzleInfo[Field] } = {};
  for (const header of headers) {
    const field = LETTERS[header[1] ?? ''] ?? 'comment';
    const text = header.slice(header[1] && header[1] in LETTERS ? 2 : 1).trim();
    const target = field === 'other' ? 'comment' : field;
    info[target] = info[target] === undefined ? text : `${info[target]}\n${text}`;
  }
  return info;
}

function write(puzzle: Puzzle): Result<string> {
  const refused = refuseAllButClassic9(puzzle, fileOf('.sdk')) ?? refuseBeyondGivens(puzzle, fileOf('.sdk'));
  if (refused) return fail(refused);
  const { info, givens, progress, geometry } = puzzle;
  const symbols = defaultSymbols(9);
  const rows = (values: ArrayLike<number>): string[] =>
    Array.from({ length: 9 }, (_, r) => formatValues(Array.from(values).slice(r * 9, r * 9 + 9), symbols));
  const header = (letter: string, text: string | undefined): string[] =>
    (text ?? '')
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => `#${letter}${row}`);
  const lines = [
    ...header('A', info.author),
    ...header('D', info.title),
    ...header('C', info.comment),
    ...header('S', info.source),
    '[Puzzle]',
    ...rows(givens),
  ];
  if (!progress) return ok(lines.join('\n'));
  lines.push('[State]', ...rows(givens.map((value, cell) => value || progress.entries[cell]!)));
  if (progress.marks) {
    const words = formatMarks(progress.marks, { geometry, symbols }).map((word) => (word === '.' ? '' : word === '*' ? '123456789' : word));
    lines.push('[PencilMarks]', ...Array.from({ length: 9 }, (_, r) => words.slice(r * 9, r * 9 + 9).join(',')));
  }
  return ok(lines.join('\n'));
}
