import { complain, defaultSymbols, fail, formatSymbols, ok, type Puzzle, type Result, said } from '#core';
import { kindFamilies } from '#kinds';
import { findRule } from '#rules';
import { areRows, areSquare } from './cell-look.ts';
import { likely, plausible, sure } from './evidence.ts';
import { fromFields, INFO_FIELDS, type PuzzleTexts, toFields, type WrittenRule } from './fields.ts';
import type { Format } from './format.ts';
import { countCells } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { areLines, line as plainLine } from './line.ts';
import { isNearlyPuzzle } from './near-miss.ts';
import { formatRows } from './write-cells.ts';

const HEADERS = ['version', 'kind', 'symbols', ...INFO_FIELDS, 'regions', 'candidates', 'entries', 'marks', 'corners'] as const;
type Header = (typeof HEADERS)[number];
const HEADER_LINE = /^\s*([a-z]+)\s*:(.*)$/i;
/** A line that names a kind, whether there is such a kind or not. */
const KIND_LINE = /^\s*kind\s*:\s*([a-z]\w*)(?:[:/]\S*)?\s*$/i;
/** A rule stands in a line of its own behind the headers: "cage 15: r1c1 r1c2". */
const RULE_LINE = /^\s*([a-z][a-z-]*)(?!\w)/i;

/** A line that looks like a rule and is none: a word, numbers or more words, a colon and a place. */
const UNKNOWN_RULE = /^\s*([a-z][a-z-]{2,40})(?:\s[^:#]{0,200})?:\s*[a-z]?\s?r\d/i;

/**
 * The text form of this program: header lines, then the cells with free white space; an empty line ends the puzzle.
 *
 * A header that is repeated goes on in a new line of its text. A header's text may be quoted as in JSON, which keeps
 * spaces at its ends and characters that do not show. Lines that begin with # are comments. Without any header
 * it is a bare grid: N lines of N cells, or any text whose number of cells leaves one reading.
 */
export const ninefold: Format = {
  id: 'ninefold',
  title: { en: 'Ninefold text', de: 'Ninefold-Text', fr: 'Texte Ninefold' },
  summary:
    'Header lines (kind, symbols, title, regions, candidates, entries, marks ...), then the cells with free white space. It holds every puzzle, and a bare grid of lines is read as well.',
  extensions: ['.ninefold', '.txt'],
  unit: 'paragraph',
  isOpenedBy: (line) => /^\s*version\s*:\s*\d+\s*$/i.test(line) || KIND_LINE.test(line),
  isMarked,
  keeps: ['title', 'author', 'comment', 'source', 'restrictions', 'progress', 'rules'],
  recognise: (sample) => {
    const header = sample.lines.find(isMarked);
    // Many texts have lines such as "version: 3" or "title: ..."; ours name a kind that there is, or have cells below them.
    if (header !== undefined)
      return (
        KIND_LINE.test(sample.lines[0]!) || sample.lines.some(namesKind) || sample.paragraphs.some(isNearlyPuzzle) ? sure : plausible
      )(said('a line {line}', { line: JSON.stringify(header.trim().slice(0, 40)) }));
    const rows = sample.paragraph;
    if (rows.length < 2 || !areRows(rows)) return undefined;
    return (isNearlyPuzzle(rows) || areSquare(rows) ? likely : plausible)(said('{rows} rows of cells', { rows: rows.length }));
  },
  open: (hints) => {
    const readLine = plainLine.open!(hints);
    return (unit, line) => {
      const lines = unit.split('\n');
      const rows = lines.filter((row) => !/^\s*(#.*)?$/.test(row));
      if (rows.length === 0) return [];
      if (areSeveral(rows, hints)) return lines.flatMap((row, i) => readLine(row, line + i));
      return [{ line, result: readParagraph(unit, line, hints) }];
    };
  },
  write: (puzzle) => ok(writeParagraph(puzzle)),
};

function headerOf(line: string): Header | undefined {
  const name = HEADER_LINE.exec(line)?.[1]?.toLowerCase();
  return HEADERS.find((header) => header === name);
}

/** Whether a line is a header or a rule. */
function isMarked(line: string): boolean {
  return headerOf(line) !== undefined || isRuleLine(line);
}

/** Whether a line names a kind that there is. */
function namesKind(line: string): boolean {
  const name = KIND_LINE.exec(line)?.[1]?.toLowerCase();
  return kindFamilies.some(({ id }) => id === name);
}

function isRuleLine(line: string): boolean {
  const id = line.includes(':') ? RULE_LINE.exec(line)?.[1] : undefined;
  return id !== undefined && findRule(id.toLowerCase()) !== undefined;
}

/**
 * "anti-knight" and "cage 15 r1c1 r1c2" without their colon are meant as rules, too, where headers stand before them; letters of a row are not: they are one word without a number, unless
 * it has a hyphen.
 */
function isBareRule(line: string): boolean {
  const [id = '', next = ''] = line.trim().split(/\s+/);
  return (next === '' ? id.includes('-') : /\d/.test(next)) && findRule(id.toLowerCase()) !== undefined;
}

/** Whether a paragraph between others is a list of puzzles, one a line, as in a file that has nothing else. */
function areSeveral(rows: readonly string[], hints: ReadHints): boolean {
  if (rows.length < 2 || rows.some((row) => HEADER_LINE.test(row) || isRuleLine(row))) return false;
  return !rows.every((row) => countCells(row) === rows.length) && areLines(rows, hints);
}

function readParagraph(unit: string, line: number, hints: ReadHints): Result<Puzzle> {
  const headers = new Map<Header, string>();
  const cells: string[] = [];
  const rules: WrittenRule[] = [];
  for (const [i, row] of unit.split('\n').entries()) {
    if (isRuleLine(row) || (headers.has('kind') && !headers.has('symbols') && isBareRule(row))) {
      rules.push({ rule: row.trim(), line: line + i });
      continue;
    }
    const match = HEADER_LINE.exec(row) ?? UNKNOWN_RULE.exec(row);
    if (!match) {
      cells.push(row.replace(/#.*$/, ''));
      continue;
    }
    const name = HEADERS.find((header) => header === match[1]!.toLowerCase());
    if (!name)
      return fail('line {line:id}: {sentence}', {
        line: line + i,
        sentence: complain('unknown header or rule {found}; the headers are {known}', {
          found: JSON.stringify(match[1]!.slice(0, 40)),
          known: HEADERS.join(', '),
        }),
      });
    const text = unquote(match[2]!.trim());
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? text : `${earlier}\n${text}`);
  }
  const { candidates, marks, corners, ...fields } = Object.fromEntries(headers) as Partial<Record<Header, string>>;
  const words = (name: string, text: string | undefined) => (text === undefined ? {} : { [name]: text.trim().split(/\s+/) });
  const all: PuzzleTexts = {
    ...fields,
    ...words('candidates', candidates),
    ...words('marks', marks),
    ...words('corners', corners),
    rules,
    puzzle: cells.join('\n'),
  };
  return all.puzzle.trim() === '' ? fail('no cells follow the headers') : fromFields(all, hints);
}

/** The JSON string that a header's text is; the text itself where it is none. */
function unquote(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? parsed : text;
  } catch {
    return text;
  }
}

function quote(text: string): string {
  return text === text.trim() && !text.startsWith('"') && !/[\p{C}\u2028\u2029]/u.test(text) ? text : JSON.stringify(text);
}

function writeParagraph(puzzle: Puzzle): string {
  const { puzzle: _cells, symbols, rules = [], ...fields } = toFields(puzzle);
  const isUsual = symbols === formatSymbols(defaultSymbols(puzzle.geometry.size, puzzle.geometry.lowest));
  const headers: Partial<Record<Header, string | readonly string[] | readonly number[] | undefined>> = {
    ...fields,
    ...(isUsual ? {} : { symbols }),
  };
  const lines = HEADERS.flatMap((name) => {
    const text = headers[name];
    if (text === undefined) return [];
    const rows = typeof text === 'string' ? text.split('\n').map(quote) : [text.join(' ')];
    return rows.map((row) => `${name}: ${row}`.trimEnd());
  });
  return [...lines, ...rules.map(({ rule }) => String(rule)), ...formatRows(puzzle)].join('\n');
}
