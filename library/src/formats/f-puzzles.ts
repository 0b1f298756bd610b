import lzString from 'lz-string';
import { complain, fail, type Kind, ok, type Puzzle, type Result, said, valuesAtPlaces } from '#core';
import { squarest } from '#kinds';
import { partitionBox } from './box-shape.ts';
import { sure } from './evidence.ts';
import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { isRecord, parseJson } from './json-value.ts';
import { refuseOthers } from './refusals.ts';
import { fromSquare, infoFrom, readSquare, type SquareCells } from './square-cells.ts';
import { unpack } from './unpack.ts';

/** What it is known by. */
const GRID = '"grid"';

/** Properties that carry no rule: text, solutions, drawing, and settings of the editor. */
const HARMLESS = [
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'text',
  'line',
  'circle',
  'rectangle',
  'cage',
  'negative',
  'highlightconflicts',
  'successmessage',
  'disabledlogic',
  'truecandidatesoptions',
  'diagonal+',
  'diagonal-',
];

/**
 * f-puzzles: a link (or only its last part) with compressed JSON. Regions make a jigsaw, both diagonals the diagonal
 * kind; every other constraint is refused by its name.
 */
export const fPuzzles: Format = {
  id: 'f-puzzles',
  title: { en: 'f-puzzles', de: 'f-puzzles', fr: 'f-puzzles' },
  summary:
    'A link to f-puzzles.com, or only the compressed text behind ?load=, or its JSON. It holds classic, diagonal and jigsaw puzzles with progress and candidates.',
  extensions: ['.txt', '.json'],
  unit: 'line',
  keeps: ['title', 'author', 'comment', 'restrictions'],
  recognise: ({ lines }) => {
    if (lines.some((line) => isLink(line.trim()))) return sure(said('a link of f-puzzles, or what it packs'));
    const first = lines[0]?.trimStart() ?? '';
    return first.startsWith('{') && /"grid"\s?:\s?\[\s?\[\s?\{/.test(first) ? sure(said('JSON with {name}', { name: GRID })) : undefined;
  },
  open: (hints) => (unit, line) => (/^\s*(#.*)?$/.test(unit) ? [] : [{ line, result: readFPuzzles(unit.trim(), hints) }]),
  write(puzzle) {
    const object = toFPuzzles(puzzle);
    return object.ok ? ok(`https://www.f-puzzles.com/?load=${lzString.compressToBase64(JSON.stringify(object.value))}`) : object;
  },
};

function isLink(line: string): boolean {
  return (/f-?puzzles\.com/.test(line) && /[?&]load=/.test(line)) || /^(?:\?load=)?N4Ig[\w+/=%-]{20,}/.test(line);
}

/** Reads a link, compressed text or JSON. */
export function readFPuzzles(text: string, hints: ReadHints): Result<Puzzle> {
  const packed = text.startsWith('{') ? text : unpack(text.replace(/^.*[?&]load=/, ''));
  if (packed === undefined) return fail('this text was not packed by f-puzzles; perhaps the link is cut short');
  const value = parseJson(packed);
  if (!value.ok) return value;
  return isRecord(value.value) ? fromFPuzzles(value.value, hints) : fail('expected a JSON object with "grid"');
}

function fromFPuzzles(object: Record<string, unknown>, hints: ReadHints): Result<Puzzle> {
  const strange = Object.keys(object).filter((name) => !HARMLESS.includes(name.toLowerCase()) && says(object[name]));
  if (strange.length > 0)
    return fail('the puzzle has constraints that Ninefold does not know: {names}', { names: strange.slice(0, 5).join(', ') });
  const square = readSquare(object['grid'], 'grid');
  if (!square.ok) return square;
  const kind = kindOfSquare(square.value, object, hints);
  if (!kind.ok) return kind;
  const info = infoFrom(object, { title: 'title', author: 'author', comment: 'ruleset' });
  return fromSquare(
    kind.value,
    square.value,
    (cell) => cell['given'] === true,
    { restrictions: 'givenPencilMarks', marks: 'centerPencilMarks', corners: 'cornerPencilMarks' },
    info,
  );
}

/** Whether a property says anything: editors write empty lists and false for what a puzzle does not have. */
function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isRecord(value) ? Object.keys(value).length > 0 : Boolean(value);
}

function kindOfSquare({ n, cells }: SquareCells, object: Record<string, unknown>, hints: ReadHints): Result<Kind> {
  const usual = squarest(n);
  const plain = hints.kinds.find(usual);
  if (!plain.ok) return plain;
  const boxes = plain.value.geometry.panels[0]!.regions;
  const regions = cells.map((cell, i) => (cell['region'] === undefined ? boxes[i]! : cell['region']));
  if (!regions.every((region): region is number => typeof region === 'number' && Number.isInteger(region) && region >= 0))
    return fail('a cell belongs to no region, which Ninefold does not know');
  const rising = object['diagonal+'] === true;
  const falling = object['diagonal-'] === true;
  const only = rising ? 'diagonal+' : 'diagonal-';
  if (rising !== falling) return fail('the puzzle has only one diagonal ({only}); Ninefold knows both together only', { only });
  const isPlain = regions.every((region, i) => region === boxes[i]);
  if (rising && (!isPlain || !usual.startsWith('classic')))
    return fail('the puzzle has diagonals and regions of its own, which Ninefold does not know together');
  const kind = isPlain
    ? agreeOnKind(hints, rising ? usual.replace('classic', 'diagonal') : usual)
    : agreeOnKind(hints, `jigsaw:${n}`, regions);
  return kind.ok ? (kind.value ? ok(kind.value) : fail('no kind')) : kind;
}

function toFPuzzles(puzzle: Puzzle): Result<Record<string, unknown>> {
  const { kind, geometry, givens, progress, restrictions, info } = puzzle;
  const refused = refuseOthers(puzzle, complain('f-puzzles'), ['classic', 'latin', 'diagonal', 'jigsaw'], 61);
  if (refused) return fail(refused);
  const n = geometry.size;
  const usual = squarest(n);
  const box = partitionBox(geometry);
  if (kind.family === 'latin' && usual !== kind.spec)
    return fail('f-puzzles cannot hold {kind}, because a grid of that size has boxes there', { kind: kind.spec });
  // Boxes that are not the usual ones are regions there; with diagonals beside them they would not be read back.
  const isUsual = kind.regions === undefined && (!box || usual === `classic:${box.rows}x${box.columns}`);
  if (!isUsual && kind.family === 'diagonal')
    return fail('f-puzzles cannot hold {kind}; its boxes are not the usual ones', { kind: kind.spec });
  if (!isUsual && kind.family === 'classic')
    return fail('f-puzzles cannot hold {kind}; a grid of that size is {usual} there, and other boxes are regions (jigsaw)', {
      kind: kind.spec,
      usual,
    });
  const values = valuesAtPlaces(puzzle, givens);
  const grid = Array.from({ length: n }, (_, r) =>
    Array.from({ length: n }, (_, c) => {
      const cell = r * n + c;
      const entry = progress?.entries[cell] ?? 0;
      const marks = progress?.marks?.values(cell) ?? [];
      const corners = progress?.corners?.values(cell) ?? [];
      return {
        ...(values[cell]! > 0 ? { value: values[cell], given: true } : entry > 0 ? { value: entry } : {}),
        ...(kind.regions ? { region: kind.regions[cell] } : {}),
        ...(restrictions && restrictions.count(cell) < n ? { givenPencilMarks: restrictions.values(cell) } : {}),
        ...(marks.length > 0 ? { centerPencilMarks: marks } : {}),
        ...(corners.length > 0 ? { cornerPencilMarks: corners } : {}),
      };
    }),
  );
  return ok({
    size: n,
    ...(info.title === undefined ? {} : { title: info.title }),
    ...(info.author === undefined ? {} : { author: info.author }),
    ...(info.comment === undefined ? {} : { ruleset: info.comment }),
    grid,
    ...(kind.family === 'diagonal' ? { 'diagonal+': true, 'diagonal-': true } : {}),
  });
}
