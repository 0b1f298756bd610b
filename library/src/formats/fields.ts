import {
  type Complaint,
  complain,
  fail,
  formatSymbols,
  type Kind,
  ok,
  type Progress,
  type Puzzle,
  type PuzzleInfo,
  type PuzzleParts,
  type Result,
  type Rule,
  type Symbols,
  valuesAtPlaces,
} from '#core';
import { ruleReader, withRules } from '#rules';
import { readGridText, toPuzzle } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { formatEntries, formatMarks, parseEntries, parseMarks } from './mark-text.ts';
import { formatRegions, parseRegions } from './region-text.ts';
import { formatValues } from './write-cells.ts';

/** The version of the text and JSON forms. The first number changes when an older reader would misread a text. */
const VERSION = 1;

/** Parts of a puzzle that are text for people. */
export const INFO_FIELDS = ['title', 'author', 'comment', 'source'] as const satisfies readonly (keyof PuzzleInfo)[];

/** Everything a puzzle holds as strings: what the text form writes as headers and cells, and the JSON form as properties. */
export interface PuzzleTexts extends PuzzleInfo {
  readonly version?: string | undefined;
  readonly kind?: string | undefined;
  readonly symbols?: string | undefined;
  /** Text, or numbers from JSON. */
  readonly regions?: string | readonly number[] | undefined;
  readonly puzzle: string;
  /** Rules as data, or as lines of the text form. */
  readonly rules?: readonly WrittenRule[] | undefined;
  readonly candidates?: readonly string[] | undefined;
  readonly entries?: string | undefined;
  readonly marks?: readonly string[] | undefined;
  readonly corners?: readonly string[] | undefined;
}

/** A rule as it was found, with the line where that is more use than its number. */
export interface WrittenRule {
  readonly rule: string | Readonly<Record<string, unknown>>;
  readonly line?: number;
}

/** Takes a puzzle apart into strings; fields that say nothing are left out. */
export function toFields(puzzle: Puzzle): PuzzleTexts {
  const { kind, symbols, restrictions, progress, info } = puzzle;
  return {
    version: String(VERSION),
    kind: kind.spec,
    symbols: formatSymbols(symbols),
    ...Object.fromEntries(INFO_FIELDS.filter((field) => info[field] !== undefined).map((field) => [field, info[field]])),
    ...(kind.regions ? { regions: formatRegions(kind.regions) } : {}),
    ...(puzzle.rules.length > 0 ? { rules: puzzle.rules.map(({ text }) => ({ rule: text })) } : {}),
    puzzle: formatValues(valuesAtPlaces(puzzle, puzzle.givens), symbols),
    ...(restrictions ? { candidates: formatMarks(restrictions, puzzle) } : {}),
    ...(progress ? { entries: formatEntries(progress.entries, puzzle) } : {}),
    ...(progress?.marks ? { marks: formatMarks(progress.marks, puzzle) } : {}),
    ...(progress?.corners ? { corners: formatMarks(progress.corners, puzzle) } : {}),
  };
}

/** Puts a puzzle together from strings. */
export function fromFields(fields: PuzzleTexts, hints: ReadHints): Result<Puzzle> {
  const version = checkVersion(fields.version);
  if (version) return fail(version);
  const regions = typeof fields.regions === 'string' ? parseRegions(fields.regions) : ok(fields.regions);
  if (!regions.ok) return regions;
  const kind = agreeOnKind(hints, fields.kind, regions.value);
  if (!kind.ok) return kind;
  const read = readGridText(fields.puzzle, hints, { kind: kind.value, symbols: fields.symbols });
  if (!read.ok) return read;
  const ruled = readRules(read.value.kind, fields.rules ?? []);
  if (!ruled.ok) return ruled;
  const cells = { ...read.value, kind: ruled.value };
  const parts = readParts(fields, cells.kind, cells.symbols);
  return parts.ok ? ok(toPuzzle(cells, parts.value)) : parts;
}

/** The kind with the rules of a text; says which of them, counted from 1, makes no sense. */
function readRules(kind: Kind, rules: NonNullable<PuzzleTexts['rules']>): Result<Kind> {
  if (rules.length === 0) return ok(kind);
  const reader = ruleReader(kind);
  const read: Rule[] = [];
  for (const [i, { rule: written, line }] of rules.entries()) {
    const rule = typeof written === 'string' ? reader.parse(written) : reader.read(written);
    if (!rule.ok)
      return line === undefined
        ? fail('rule {number:id}: {sentence}', { number: i + 1, sentence: rule })
        : fail('line {line:id}: {sentence}', { line, sentence: rule });
    read.push(rule.value);
  }
  return withRules(kind, read);
}

/** Why a version cannot be read; undefined where it can. */
function checkVersion(version: string | undefined): Complaint | undefined {
  if (version === undefined || /^1(\.\d+)*$/.test(version)) return undefined;
  if (!/^\d+(\.\d+)*$/.test(version))
    return complain('version: expected a number such as {known}, found {found}', {
      known: VERSION,
      found: JSON.stringify(version.slice(0, 40)),
    });
  return complain('the text is of version {version} of the format; this program reads version {known}, so a newer one is needed', {
    version,
    known: VERSION,
  });
}

function readParts(fields: PuzzleTexts, kind: Kind, symbols: Symbols): Result<PuzzleParts> {
  const marks = (name: 'candidates' | 'marks' | 'corners') => {
    const words = fields[name];
    if (!words) return ok(undefined);
    const read = parseMarks(words, kind, symbols);
    return read.ok ? read : fail('{name}: {sentence}', { name, sentence: read });
  };
  const restrictions = marks('candidates');
  if (!restrictions.ok) return restrictions;
  const centre = marks('marks');
  if (!centre.ok) return centre;
  const corners = marks('corners');
  if (!corners.ok) return corners;
  const entries = fields.entries === undefined ? ok(undefined) : parseEntries(fields.entries, kind, symbols);
  if (!entries.ok) return fail('entries: {sentence}', { sentence: entries });
  const info = Object.fromEntries(INFO_FIELDS.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]));
  const hasProgress = entries.value || centre.value || corners.value;
  const progress: Progress = {
    entries: entries.value ?? new Uint8Array(kind.geometry.cellCount),
    ...(centre.value ? { marks: centre.value } : {}),
    ...(corners.value ? { corners: corners.value } : {}),
  };
  return ok({ info, ...(restrictions.value ? { restrictions: restrictions.value } : {}), ...(hasProgress ? { progress } : {}) });
}
