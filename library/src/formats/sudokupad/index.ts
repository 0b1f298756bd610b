import lzString from 'lz-string';
import { type Complaint, complain, fail, isRecord, type Kept, type Kind, ok, type Puzzle, type PuzzleInfo, type Result, said } from '#core';
import { needsRegions, squarest } from '#kinds';
import { addRules, findRule, withRules } from '#rules';
import { sure } from '../evidence.ts';
import { saysMore } from '../f-puzzles/drawings.ts';
import { packFPuzzles, readFPuzzles, says } from '../f-puzzles/index.ts';
import { readSolution } from '../f-puzzles/kept.ts';
import { kindOfSquare } from '../f-puzzles/kind.ts';
import { eachLine, type Format } from '../format.ts';
import type { ReadHints } from '../hints.ts';
import { agreeOnKind } from '../hints.ts';
import { refuseBeyondGivens, refuseDrawn, refuseOthers, withCounts } from '../refusals.ts';
import { formatRelaxed, parseRelaxed } from '../relaxed-json.ts';
import { fromScf, toScf } from '../scf.ts';
import { fromSquare, infoFrom, readSquare, type SquareCells } from '../square-cells.ts';
import { notPackedBy, unpack } from '../unpack.ts';
import { type DrawnItem, type DrawnParts, drawForSudokuPad, isEmpty, PARTS, without } from './draw.ts';
import { readKeptItems, writeKept } from './kept.ts';
import { drawnItems, nativeRules, readNativeCells, SUDOKUPAD } from './native.ts';

/** Properties that carry no rule: texts, settings of the program, and what is read by itself. */
const HARMLESS = [
  'id',
  'cells',
  'regions',
  'metadata',
  'settings',
  'cellsize',
  'title',
  'author',
  'rules',
  'videos',
  'duration',
  'foglight',
  ...PARTS,
];
/** Texts and settings among them that are true or false. */
const HARMLESS_NOTES = ['showconflicts', 'hidden'];

/**
 * SudokuPad: a link or an id. `scl` and `ctc` are compressed JSON, `fpuz` wraps f-puzzles, `scf` packs a 9x9.
 *
 * Of rules such a document knows cages and a few that it notes; all others it only draws. So we draw them and note beside what they are: a document
 * whose drawings are those of the rules that are noted has these rules. Whatever else is drawn may be a rule and is refused by its name.
 */
export const sudokupad: Format = {
  id: 'sudokupad',
  title: { en: 'SudokuPad', de: 'SudokuPad', fr: 'SudokuPad' },
  summary: 'A link to sudokupad.app or only its id (scl, ctc, fpuz, scf). It holds square grids with regions and rules, which it draws.',
  extensions: ['.txt'],
  unit: 'line',
  keeps: ['rules', 'solution'],
  recognise: ({ lines }) => (lines.some(isKnown) ? sure(said('a link or an id of SudokuPad')) : undefined),
  open: eachLine(read),
  write(puzzle) {
    const id = writeId(puzzle);
    return id.ok ? ok(`https://sudokupad.app/${id.value}`) : id;
  },
};

/** An address of SudokuPad with something behind it. */
const LINK =
  /(?:^|[^\w.-])(?:https?:\/\/)?(?:[\w-]{1,40}\.){0,4}(?:sudokupad\.app|crackingthecryptic\.com)\/(?:sudoku\/)?(?:\?puzzleid=)?(\w.*)$/s;

/** What stands behind the address of SudokuPad in a line, whatever words are around it; undefined where no puzzle is addressed. */
function linkIn(line: string): string | undefined {
  const found = LINK.exec(line);
  // A link that stands alone may have lost characters to spaces; among words it ends at the first.
  return found?.index === 0 ? found[1] : found?.[1]?.split(/[\s"'`<>)]/, 1)[0];
}

function isKnown(line: string): boolean {
  const text = line.trim();
  return (
    linkIn(text) !== undefined || /^(?:scl|ctc|fpuz|fpuzzles)[\w+/=%-]{12,}$/.test(text) || /^scf[0-9A-Za-x]{14,81}(?:\*.*)?$/.test(text)
  );
}

function read(text: string, hints: ReadHints): Result<Puzzle> {
  const id = linkIn(text) ?? text;
  const [, prefix, body = ''] = /^(scl|ctc|scf|fpuzzles|fpuz)(.*)$/s.exec(id) ?? [];
  if (prefix === undefined)
    return fail('the id {id} names a puzzle on a server; only ids that carry the puzzle are read: scl, ctc, fpuz, scf', {
      id: JSON.stringify(id.slice(0, 30)),
    });
  if (prefix === 'scf') return fromScf(body.replace(/[?#].*$/s, ''), hints);
  if (prefix.startsWith('fpuz')) return readFPuzzles(body, hints);
  const unpacked = unpack(body.replace(/[?#].*$/s, ''));
  if (unpacked === undefined) return notPackedBy(sudokupad);
  const value = parseRelaxed(unpacked);
  if (!value.ok) return value;
  return isRecord(value.value) ? fromObject(value.value, hints) : fail('expected packed JSON with "cells"');
}

function fromObject(object: Record<string, unknown>, hints: ReadHints): Result<Puzzle> {
  const square = readSquare(object['cells'], 'cells');
  if (!square.ok) return square;
  const metadata = isRecord(object['metadata']) ? object['metadata'] : {};
  const read = readRules(object, metadata, square.value, hints);
  if (!read.ok) return read;
  const { kind, hidden, rest, isOwn } = read.value;
  const info = {
    // Where we wrote the rules out for people, what was said beside them stands by itself.
    ...infoFrom(metadata, { title: 'title', author: 'author', ...(isOwn ? {} : { comment: 'rules' }) }),
    ...infoFromCages(Array.isArray(object['cages']) ? object['cages'] : []),
    ...infoFrom(metadata, { comment: 'comment' }),
  };
  const isPlain = !kind.added && hidden.length === 0 && kind.spec === squarest(square.value.n);
  if (isPlain && saysMore(metadata['rules'])) hidden.push('rules');
  if (hidden.length > 0 && !hints.ignoreDrawings && !hints.plays) return refuseDrawn(hidden);
  // A value counts as given unless the cell says that it is not.
  const puzzle = fromSquare(kind, square.value, (cell) => cell['given'] !== false, { marks: 'pencilMarks' }, info);
  if (!puzzle.ok) return puzzle;
  const lamps = readNativeCells(object['foglight'], kind);
  const solution = readSolution(metadata['solution'], square.value.n);
  const { drawings, undrawn } = readKeptItems(rest, kind);
  const kept: Kept = {
    ...(drawings.length > 0 ? { drawings } : {}),
    ...(undrawn.length > 0 ? { undrawn } : {}),
    ...(lamps ? { fog: { lamps, lit: [] } } : {}),
    ...(solution ? { solution } : {}),
  };
  return ok({
    ...puzzle.value,
    ...(hidden.length > 0 ? { ignored: hidden } : {}),
    ...(Object.keys(kept).length > 0 ? { kept } : {}),
  });
}

interface Read {
  readonly kind: Kind;
  /** What no rule accounts for, by name. */
  readonly hidden: string[];
  readonly rest: DrawnParts;
  /** Whether the rules are those that we noted. */
  readonly isOwn: boolean;
}

function readRules(object: DrawnItem, metadata: DrawnItem, square: SquareCells, hints: ReadHints): Result<Read> {
  const drawn = Object.fromEntries(PARTS.map((part) => [part, drawnItems(object[part])])) as unknown as DrawnParts;
  const map = mapOf(square.n, object['regions']);
  const own = isRecord(metadata[OWN]) ? readOwn(metadata[OWN], drawn, map, square.n, hints) : undefined;
  const plain = own ?? kindOf(square.n, map, hints);
  if (!plain.ok) return plain;
  const listed: readonly unknown[] = Array.isArray(object['global']) ? object['global'] : [];
  const notes = Object.keys(metadata).filter((name) => metadata[name] === true && !HARMLESS_NOTES.includes(name));
  const names = [...notes, ...listed.map(String)];
  const native = own
    ? ok({ rules: plain.value.added ?? [], rest: without(drawn, drawKind(plain.value)), noted: names })
    : nativeRules(drawn, names, plain.value);
  if (!native.ok) return native;
  const { rules, rest, noted } = native.value;
  const ruled = own ? plain : withRules(plain.value, rules);
  if (!ruled.ok) return ruled;
  const strange = Object.keys(object).filter((name) => ![...HARMLESS, 'global'].includes(name.toLowerCase()) && says(object[name]));
  const strangers = PARTS.flatMap((part) => rest[part].map(() => part));
  const isDecoration = own !== undefined && isRecord(metadata[OWN]) && metadata[OWN]['drawings'] === strangers.length;
  const hidden = [...(isDecoration ? [] : withCounts(strangers)), ...noted, ...strange];
  return ok({ kind: ruled.value, hidden, rest, isOwn: own !== undefined });
}

/** Where we note which rules are drawn, and how many drawings beside them mean nothing; where there are more, some were added elsewhere. */
const OWN = 'ninefold';

/** The kind with the rules that we noted; undefined where something else is drawn than them, because then it was changed since. */
function readOwn(noted: DrawnItem, drawn: DrawnParts, map: readonly number[], n: number, hints: ReadHints): Result<Kind> | undefined {
  const [spec, rules] = [noted['kind'], noted['rules']];
  if (typeof spec !== 'string' || typeof rules !== 'string') return undefined;
  const kind = agreeOnKind(hints, spec, needsRegions(spec) || noted['regions'] === true ? map : undefined);
  if (!kind.ok || !kind.value || kind.value.geometry.panels.length > 1 || kind.value.geometry.cellCount !== n * n) return undefined;
  const ruled = addRules(kind.value, rules === '' ? [] : rules.split('\n'));
  return ruled.ok && isEmpty(without(drawKind(ruled.value), drawn)) ? ruled : undefined;
}

/** What is drawn of a kind and its rules. */
function drawKind(kind: Kind): DrawnParts {
  const lines = { diagonal: ['diagonal rising:', 'diagonal falling:'], windoku: ['windows:'] }[kind.family as string] ?? [];
  const own = addRules(kind.base ?? kind, lines);
  return drawForSudokuPad([...(own.ok ? (own.value.added ?? []) : []), ...(kind.added ?? [])], kind.geometry);
}

/** Older puzzles keep their title in cages without cells: "title: ...". */
function infoFromCages(cages: readonly unknown[]): PuzzleInfo {
  const found = cages.flatMap((cage) => {
    const match = /^(title|author|rules)\s*:\s*(\S.*)$/is.exec(isRecord(cage) ? String(cage['value'] ?? '') : '');
    return match ? [[match[1]!.toLowerCase().replace('rules', 'comment'), match[2]!]] : [];
  });
  return Object.fromEntries(found);
}

/** The region of each cell, below 0 for none. */
function mapOf(n: number, regions: unknown): number[] {
  const map = Array.from({ length: n * n }, () => -1);
  const list: readonly unknown[] = Array.isArray(regions) ? regions : [];
  list.forEach((region, index) => {
    for (const cell of Array.isArray(region) ? region : []) {
      const [row, column] = Array.isArray(cell) ? cell.map(Number) : [];
      if (row !== undefined && column !== undefined && row >= 0 && row < n && column >= 0 && column < n) map[row * n + column] = index;
    }
  });
  return map;
}

function kindOf(n: number, map: readonly number[], hints: ReadHints): Result<Kind> {
  const usual = hints.kinds.find(squarest(n));
  if (!usual.ok) return usual;
  const isUsual = map.every((region) => region < 0) || samePartition(map, usual.value.geometry.panels[0]!.regions);
  const cells = map.map((region) => (isUsual ? {} : { region: region < 0 ? null : region }));
  return kindOfSquare({ n, cells }, false, hints);
}

function samePartition(a: readonly number[], b: readonly number[]): boolean {
  const pairs = new Set(a.map((region, i) => `${region} ${b[i]}`));
  return pairs.size === new Set(a).size && pairs.size === new Set(b).size;
}

function writeId(puzzle: Puzzle): Result<string> {
  const { kind, rules, kept, restrictions } = puzzle;
  // Candidates that are given are known to the documents of f-puzzles only, which it reads as well.
  if (restrictions && rules.length > 0) {
    const packed = packFPuzzles(puzzle);
    return packed.ok ? ok(`fpuz${packed.value}`) : packed;
  }
  const refused = refuseBeyondGivens(puzzle, SUDOKUPAD);
  if (refused) return fail(refused);
  const scf = rules.length === 0 && !kept ? toScf(puzzle) : undefined;
  if (scf !== undefined) return ok(`scf${scf}`);
  const isNative = rules.length === 0 && !kept?.drawings && (kind.family === 'jigsaw' || kind.spec === squarest(puzzle.geometry.size));
  const other = refuseUnknown(puzzle);
  if (other) return fail(other);
  const document = writeDocument(puzzle, isNative);
  // Where a text has quotation marks it has to be plain JSON.
  return ok(`scl${lzString.compressToBase64(isNative ? formatRelaxed(document) : JSON.stringify(document))}`);
}

/** Why a puzzle is not a square with as many values as rows, which is all that it knows. */
function refuseUnknown(puzzle: Puzzle): Complaint | undefined {
  const { kind, geometry } = puzzle;
  const other = refuseOthers(puzzle, SUDOKUPAD, ['classic', 'latin', 'diagonal', 'windoku', 'jigsaw', 'grid'], 61);
  const { rows, columns } = geometry.panels[0]!;
  if (other || (rows === columns && rows === geometry.size && geometry.lowest === 1)) return other;
  return complain('{what} cannot hold {kind}; its grids are square, with as many values as rows, from 1 on', {
    what: SUDOKUPAD,
    kind: kind.spec,
  });
}

function writeDocument(puzzle: Puzzle, isNative: boolean): Record<string, unknown> {
  const { kind, geometry, givens, info, rules, kept } = puzzle;
  const n = geometry.size;
  const hasBoxes = geometry.groups.some(({ family }) => family === 'box' || family === 'region');
  const map = kind.regions ?? (hasBoxes ? geometry.panels[0]!.regions : []);
  const names = [...new Set(map)].filter((region) => region >= 0);
  const cells = Array.from({ length: n }, (_, r) =>
    Array.from({ length: n }, (_, c) => (givens[r * n + c] ? { value: givens[r * n + c] } : {})),
  );
  const regions = (kind.regions ? names.sort((a, b) => a - b) : names).map((region) =>
    map.flatMap((own, i) => (own === region ? [[Math.floor(i / n), i % n]] : [])),
  );
  const told = rules.map(({ id }) => findRule(id)!.words.en).map(({ name, rule }) => `${name}: ${rule}`);
  const texts = isNative
    ? // A text that says more than the normal rules would be taken for one about rules.
      { [saysMore(info.comment) ? 'comment' : 'rules']: info.comment }
    : { rules: [info.comment, ...new Set(told)].filter((text) => text !== undefined).join('\n'), comment: info.comment };
  const metadata = {
    title: info.title,
    author: info.author,
    ...texts,
    solution: kept?.solution?.every((value) => value < 10) ? kept.solution.join('') : undefined,
    ...(isNative
      ? {}
      : {
          [OWN]: {
            kind: kind.spec,
            ...(kind.regions ? { regions: true } : {}),
            rules: rules.map(({ text }) => text).join('\n'),
            ...(kept?.drawings && !puzzle.ignored ? { drawings: kept.drawings.length } : {}),
          },
        }),
  };
  const [own, beside] = [drawKind(kind), writeKept(kept?.drawings ?? [], geometry)];
  // An empty list would come back as a list of nothing.
  const drawn = isNative
    ? {}
    : Object.fromEntries(PARTS.map((part) => [part, [...own[part], ...beside[part]]] as const).filter(([, items]) => items.length > 0));
  const hasText = Object.values(metadata).some((text) => text !== undefined);
  const fog = kept?.fog ? { foglight: kept.fog.lamps.map((cell) => [Math.floor(cell / n), cell % n]) } : {};
  return { cellSize: 64, ...(hasText ? { metadata } : {}), cells, regions, ...drawn, ...fog };
}
