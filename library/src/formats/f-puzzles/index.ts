import lzString from 'lz-string';
import { type Fog, fail, isRecord, ok, type Puzzle, type Result, said, valuesAtPlaces } from '#core';
import { squarest } from '#kinds';
import { withRules } from '#rules';
import { sure } from '../evidence.ts';
import { eachLine, type Format } from '../format.ts';
import type { ReadHints } from '../hints.ts';
import { parseJson } from '../json-value.ts';
import { refuseDrawn } from '../refusals.ts';
import { fromSquare, infoFrom, readSquare } from '../square-cells.ts';
import { notPackedBy, unpack } from '../unpack.ts';
import { DRAWINGS, saysMore, unaccounted } from './drawings.ts';
import { FOG, keptOf } from './kept.ts';
import { kindOfSquare, regionsOf } from './kind.ts';
import { isRuleKey, readFPuzzlesRules, writeFPuzzlesRules } from './rules.ts';
import { writeDrawings } from './write-kept.ts';

/** What it is known by. */
const GRID = '"grid"';

/** What the rule text is called where it is left out. */
const RULE_TEXT = 'ruleset';

/** Properties that carry no rule: text, solutions, and settings of the editor. */
const HARMLESS = [
  'size',
  'title',
  'author',
  'ruleset',
  'comment',
  'grid',
  'solution',
  'highlightconflicts',
  'successmessage',
  'disabledlogic',
  'truecandidatesoptions',
  // Which tools the editor shows, by the user script that adds rules to it; what was placed with them stands under keys of its own.
  'activeconstraints',
];

/**
 * f-puzzles: a link (or only its last part) with compressed JSON. Regions make a jigsaw, both diagonals the
 * diagonal kind; what else the document says is read by the keys of the rules. What Ninefold does not know is refused by its name, and so is what is drawn
 * without a rule that accounts for it, unless the caller wants to do without.
 */
export const fPuzzles: Format = {
  id: 'f-puzzles',
  title: { en: 'f-puzzles', de: 'f-puzzles', fr: 'f-puzzles' },
  summary:
    'A link to f-puzzles.com, or only the compressed text behind ?load=, or its JSON. It holds square grids with regions, rules, progress and candidates.',
  extensions: ['.txt', '.json'],
  unit: 'line',
  keeps: ['title', 'author', 'comment', 'restrictions', 'rules', 'solution'],
  recognise: ({ lines }) => {
    if (lines.some((line) => isLink(line.trim()))) return sure(said('a link of f-puzzles, or what it packs'));
    const first = lines[0]?.trimStart() ?? '';
    return first.startsWith('{') && /"grid"\s?:\s?\[\s?\[\s?\{/.test(first) ? sure(said('JSON with {name}', { name: GRID })) : undefined;
  },
  open: eachLine(readFPuzzles),
  write(puzzle) {
    const packed = packFPuzzles(puzzle);
    return packed.ok ? ok(`https://www.f-puzzles.com/?load=${packed.value}`) : packed;
  },
};

/** A puzzle as the compressed text of its document; SudokuPad takes the same. */
export function packFPuzzles(puzzle: Puzzle): Result<string> {
  const object = toFPuzzles(puzzle);
  return object.ok ? ok(lzString.compressToBase64(JSON.stringify(object.value))) : object;
}

function isLink(line: string): boolean {
  return (
    /^\S{0,40}f-?puzzles\.com\S{0,40}[?&]load=|f-?puzzles\.com\S{0,40}[?&]load=[\w+/=%-]{10}/.test(line) ||
    /^(?:\?load=)?N4Ig[\w+/=%-]{20,}/.test(line)
  );
}

/** What a link carries: a link that stands alone may have lost characters to spaces, among words it ends at the first. */
function packedIn(text: string): string {
  const [, before = '', packed = text] = /^(.*?)[?&]load=(.*)$/s.exec(text) ?? [];
  return /\s/.test(before) ? packed.split(/[\s"'`<>)]/, 1)[0]! : packed;
}

/** Reads a link, compressed text or JSON. */
export function readFPuzzles(text: string, hints: ReadHints): Result<Puzzle> {
  const packed = text.startsWith('{') ? text : unpack(packedIn(text));
  if (packed === undefined) return notPackedBy(fPuzzles);
  const value = parseJson(packed);
  if (!value.ok) return value;
  return isRecord(value.value) ? readFPuzzlesDocument(value.value, hints) : fail('expected a JSON object with "grid"');
}

/** Reads a document; other formats that say rules in its terms name what else is drawn in them. */
export function readFPuzzlesDocument(object: Record<string, unknown>, hints: ReadHints, drawn: readonly string[] = []): Result<Puzzle> {
  const isKnown = (name: string): boolean => [...HARMLESS, ...DRAWINGS, ...FOG].includes(name.toLowerCase()) || isRuleKey(name);
  const strange = Object.keys(object).filter((name) => !isKnown(name) && says(object[name]));
  if (strange.length > 0 && !hints.plays)
    return fail('the puzzle has constraints that Ninefold does not know: {names}', { names: strange.slice(0, 5).join(', ') });
  const square = readSquare(object['grid'], 'grid');
  if (!square.ok) return square;
  const kind = kindOfSquare(square.value, object['diagonal+'] === true && object['diagonal-'] === true, hints);
  if (!kind.ok) return kind;
  const rules = readFPuzzlesRules(object, kind.value);
  if (!rules.ok) return rules;
  const ruled = withRules(kind.value, rules.value);
  if (!ruled.ok) return ruled;
  const hidden = [...unaccounted(object), ...drawn];
  const isPlain = rules.value.length === 0 && hidden.length === 0 && kind.value.spec === squarest(square.value.n);
  if (isPlain && saysMore(object['ruleset'])) hidden.push(RULE_TEXT);
  if (hidden.length > 0 && !hints.ignoreDrawings && !hints.plays) return refuseDrawn(hidden);
  hidden.push(...strange);
  const info = infoFrom(object, { title: 'title', author: 'author', comment: 'ruleset' });
  const own = infoFrom(object, { comment: 'comment' });
  const puzzle = fromSquare(
    ruled.value,
    square.value,
    (cell) => cell['given'] === true,
    { restrictions: 'givenPencilMarks', marks: 'centerPencilMarks', corners: 'cornerPencilMarks' },
    { ...info, ...own },
  );
  if (!puzzle.ok) return puzzle;
  const kept = keptOf(object, square.value.n, strange);
  return ok({ ...puzzle.value, ...(hidden.length > 0 ? { ignored: hidden } : {}), ...(kept ? { kept } : {}) });
}

function fogText({ lamps, lit }: Fog, n: number): Record<string, readonly string[]> {
  const name = (cell: number): string => `R${Math.floor(cell / n) + 1}C${(cell % n) + 1}`;
  return { foglight: lamps.map(name), ...(lit.length > 0 ? { fogofwar: lit.map(name) } : {}) };
}

/** Whether a property says anything: editors write empty lists and false for what a puzzle does not have. */
export function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isRecord(value) ? Object.keys(value).length > 0 : Boolean(value);
}

function toFPuzzles(puzzle: Puzzle): Result<Record<string, unknown>> {
  const { kind, geometry, givens, progress, restrictions, info } = puzzle;
  const regions = regionsOf(puzzle);
  if (!regions.ok) return regions;
  const rules = writeFPuzzlesRules(puzzle.rules, kind);
  if (!rules.ok) return rules;
  const n = geometry.size;
  const values = valuesAtPlaces(puzzle, givens);
  const { colours, items } = writeDrawings(puzzle.kept?.drawings ?? [], n);
  const grid = Array.from({ length: n }, (_, r) =>
    Array.from({ length: n }, (_, c) => {
      const cell = r * n + c;
      const entry = progress?.entries[cell] ?? 0;
      const marks = progress?.marks?.values(cell) ?? [];
      const corners = progress?.corners?.values(cell) ?? [];
      return {
        ...(values[cell]! > 0 ? { value: values[cell], given: true } : entry > 0 ? { value: entry } : {}),
        ...(regions.value ? { region: regions.value[cell] } : {}),
        ...(restrictions && restrictions.count(cell) < n ? { givenPencilMarks: restrictions.values(cell) } : {}),
        ...(marks.length > 0 ? { centerPencilMarks: marks } : {}),
        ...(corners.length > 0 ? { cornerPencilMarks: corners } : {}),
        ...(colours.has(cell) ? { c: colours.get(cell) } : {}),
      };
    }),
  );
  return ok({
    size: n,
    ...(info.title === undefined ? {} : { title: info.title }),
    ...(info.author === undefined ? {} : { author: info.author }),
    // A text that says more than the normal rules is one about rules only where there are some.
    ...(info.comment === undefined ? {} : { [puzzle.rules.length > 0 || !saysMore(info.comment) ? 'ruleset' : 'comment']: info.comment }),
    grid,
    ...(puzzle.kept?.solution ? { solution: puzzle.kept.solution } : {}),
    ...(puzzle.kept?.fog ? fogText(puzzle.kept.fog, n) : {}),
    ...(kind.family === 'diagonal' ? { 'diagonal+': true, 'diagonal-': true } : {}),
    ...rules.value,
    ...items,
  });
}
