import lzString from 'lz-string';
import { complain, fail, type Kind, ok, type Puzzle, type PuzzleInfo, type Result, said } from '#core';
import { squarest } from '#kinds';
import { sure } from './evidence.ts';
import { readFPuzzles } from './f-puzzles/index.ts';
import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { isRecord } from './json-value.ts';
import { refuseBeyondGivens, refuseOthers } from './refusals.ts';
import { formatRelaxed, parseRelaxed } from './relaxed-json.ts';
import { fromScf, toScf } from './scf.ts';
import { fromSquare, infoFrom, readSquare, type SquareCells } from './square-cells.ts';
import { unpack } from './unpack.ts';

/** Parts of a puzzle that may mean a rule which only its text for people explains. */
const DRAWN = ['arrows', 'lines', 'overlays', 'underlays', 'global', 'foglight'];
/** Rules that importers note beside title and author. */
const NOTED = ['antiknight', 'antiking'];

/**
 * SudokuPad: a link or an id. `scl` and `ctc` are compressed JSON, `fpuz` wraps f-puzzles, `scf` packs a 9x9. What is
 * drawn over the grid may be a rule, so a puzzle with such parts is refused by their names.
 */
export const sudokupad: Format = {
  id: 'sudokupad',
  title: { en: 'SudokuPad', de: 'SudokuPad', fr: 'SudokuPad' },
  summary:
    'A link to sudokupad.app or only its id (scl, ctc, fpuz, scf). It holds classic and jigsaw puzzles, and 9x9 with diagonals or windows.',
  extensions: ['.txt'],
  unit: 'line',
  recognise: ({ lines }) => (lines.some(isOwn) ? sure(said('a link or an id of SudokuPad')) : undefined),
  open: (hints) => (unit, line) => (/^\s*(#.*)?$/.test(unit) ? [] : [{ line, result: read(unit.trim(), hints) }]),
  write(puzzle) {
    const id = writeId(puzzle);
    return id.ok ? ok(`https://sudokupad.app/${id.value}`) : id;
  },
};

function isOwn(line: string): boolean {
  const text = line.trim();
  return (
    /sudokupad\.app|crackingthecryptic\.com/.test(text) ||
    /^(?:scl|ctc|fpuz|fpuzzles)[\w+/=%-]{12,}$/.test(text) ||
    /^scf[0-9A-Za-x]{14,81}(?:\*.*)?$/.test(text)
  );
}

function read(text: string, hints: ReadHints): Result<Puzzle> {
  const id = text.replace(/^https?:\/\/[^/]*\/(sudoku\/)?/, '').replace(/^\?puzzleid=/, '');
  const [, prefix, body = ''] = /^(scl|ctc|scf|fpuzzles|fpuz)(.*)$/s.exec(id) ?? [];
  if (prefix === undefined)
    return fail('the id {id} names a puzzle on a server; only ids that carry the puzzle are read: scl, ctc, fpuz, scf', {
      id: JSON.stringify(id.slice(0, 30)),
    });
  if (prefix === 'scf') return fromScf(body.replace(/[?#].*$/s, ''), hints);
  if (prefix.startsWith('fpuz')) return readFPuzzles(body, hints);
  const unpacked = unpack(body.replace(/[?#].*$/s, ''));
  if (unpacked === undefined) return fail('this text was not packed by SudokuPad; perhaps the link is cut short');
  const value = parseRelaxed(unpacked);
  if (!value.ok) return value;
  return isRecord(value.value) ? fromObject(value.value, hints) : fail('expected packed JSON with "cells"');
}

function fromObject(object: Record<string, unknown>, hints: ReadHints): Result<Puzzle> {
  const square = readSquare(object['cells'], 'cells');
  if (!square.ok) return square;
  const drawn = DRAWN.filter((name) => Array.isArray(object[name]) && object[name].length > 0);
  const cages: readonly unknown[] = Array.isArray(object['cages']) ? object['cages'] : [];
  if (cages.some((cage) => isRecord(cage) && Array.isArray(cage['cells']) && cage['cells'].some((cell) => Array.isArray(cell))))
    drawn.push('cages');
  const noted = isRecord(object['metadata']) ? object['metadata'] : {};
  drawn.push(...NOTED.filter((name) => Boolean(noted[name])));
  if (drawn.length > 0) return fail('the puzzle has constraints that Ninefold does not know: {names}', { names: drawn.join(', ') });
  const kind = kindOf(square.value, object['regions'], hints);
  if (!kind.ok) return kind;
  const metadata = isRecord(object['metadata']) ? object['metadata'] : {};
  const info = { ...infoFrom(metadata, { title: 'title', author: 'author', comment: 'rules' }), ...infoFromCages(cages) };
  // A value counts as given unless the cell says that it is not.
  return fromSquare(kind.value, square.value, (cell) => cell['given'] !== false, { marks: 'pencilMarks' }, info);
}

/** Older puzzles keep their title in cages without cells: "title: ...". */
function infoFromCages(cages: readonly unknown[]): PuzzleInfo {
  const found = cages.flatMap((cage) => {
    const match = /^(title|author|rules)\s*:\s*(.*)$/is.exec(isRecord(cage) ? String(cage['value'] ?? '') : '');
    return match ? [[match[1]!.toLowerCase().replace('rules', 'comment'), match[2]!]] : [];
  });
  return Object.fromEntries(found);
}

function kindOf({ n }: SquareCells, regions: unknown, hints: ReadHints): Result<Kind> {
  const usual = hints.kinds.find(squarest(n));
  if (!usual.ok) return usual;
  const map = Array.from({ length: n * n }, () => -1);
  const list: readonly unknown[] = Array.isArray(regions) ? regions : [];
  list.forEach((region, index) => {
    for (const cell of Array.isArray(region) ? region : []) {
      const [row, column] = Array.isArray(cell) ? cell.map(Number) : [];
      if (row !== undefined && column !== undefined && row >= 0 && row < n && column >= 0 && column < n) map[row * n + column] = index;
    }
  });
  const isUsual = map.every((region) => region < 0) || samePartition(map, usual.value.geometry.panels[0]!.regions);
  if (!isUsual && map.includes(-1)) return fail('a cell belongs to no region, which Ninefold does not know');
  const kind = isUsual ? agreeOnKind(hints, usual.value.spec) : agreeOnKind(hints, `jigsaw:${n}`, map);
  return kind.ok ? (kind.value ? ok(kind.value) : fail('no kind')) : kind;
}

function samePartition(a: readonly number[], b: readonly number[]): boolean {
  const pairs = new Set(a.map((region, i) => `${region} ${b[i]}`));
  return pairs.size === new Set(a).size && pairs.size === new Set(b).size;
}

function writeId(puzzle: Puzzle): Result<string> {
  const refused = refuseBeyondGivens(puzzle, complain('SudokuPad'));
  if (refused) return fail(refused);
  const scf = toScf(puzzle);
  if (scf !== undefined) return ok(`scf${scf}`);
  const other = refuseOthers(puzzle, complain('SudokuPad'), ['classic', 'jigsaw'], 61);
  if (other) return fail(other);
  const { kind, geometry, givens, info } = puzzle;
  if (kind.family === 'classic' && kind.spec !== squarest(geometry.size))
    return fail('SudokuPad cannot hold {kind}; other boxes than {usual} are regions there (jigsaw)', {
      kind: kind.spec,
      usual: squarest(geometry.size),
    });
  const n = geometry.size;
  const map = kind.regions ?? geometry.panels[0]!.regions;
  const names = kind.regions
    ? Array.from({ length: Math.max(...map) + 1 }, (_, i) => i).filter((region) => map.includes(region))
    : [...new Set(map)];
  const cells = Array.from({ length: n }, (_, r) =>
    Array.from({ length: n }, (_, c) => (givens[r * n + c] ? { value: givens[r * n + c] } : {})),
  );
  const regions = names.map((region) => map.flatMap((own, i) => (own === region ? [[Math.floor(i / n), i % n]] : [])));
  const metadata = { title: info.title, author: info.author, rules: info.comment };
  const hasText = Object.values(metadata).some((text) => text !== undefined);
  return ok(`scl${lzString.compressToBase64(formatRelaxed({ cellSize: 50, ...(hasText ? { metadata } : {}), cells, regions }))}`);
}
