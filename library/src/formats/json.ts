import {
  complain,
  defaultSymbols,
  fail,
  formatSymbols,
  type Hole,
  isRecord,
  ok,
  type Puzzle,
  type Result,
  readKept,
  said,
  showValue,
} from '#core';
import { rulesData } from '#rules';
import { boardsIn, type FoundRows, toData } from './boards.ts';
import { readBoard } from './data.ts';
import { likely, plausible, possible, sure } from './evidence.ts';
import { fromFields, INFO_FIELDS, type PuzzleTexts, toFields } from './fields.ts';
import type { Format, ReadItem } from './format.ts';
import type { ReadHints } from './hints.ts';
import { parseJson } from './json-value.ts';
import { refuseDrawn } from './refusals.ts';

/**
 * The JSON form: the same fields as the text form, one object per puzzle. Objects stand one on a line, one after
 * another over several lines, or in an array. `puzzle` (or `givens`) is a string with `.` for blank, or a list of
 * numbers with 0 for blank; everything else may be missing.
 */
export const json: Format = {
  id: 'json',
  title: { en: 'Ninefold JSON', de: 'Ninefold-JSON', fr: 'JSON Ninefold' },
  summary:
    'One JSON object per puzzle with the fields of the text form: {"kind":"solid:3","puzzle":"..."}; lines, an array or indented. It holds every puzzle.',
  extensions: ['.json', '.jsonl', '.ndjson'],
  unit: 'value',
  keeps: ['title', 'author', 'comment', 'source', 'restrictions', 'progress', 'rules'],
  recognise: ({ text }) =>
    OWN.test(text)
      ? sure(said('JSON'))
      : isJson(text)
        ? /"(?:puzzle|givens)"\s?:/.test(text)
          ? likely(said('JSON'))
          : plausible(said('JSON without {name}', { name: PUZZLE }))
        : text.trimStart().startsWith('[')
          ? possible(said('brackets'))
          : undefined,
  open: (hints) => (unit, line) =>
    readValue(
      unit,
      line,
      (value) => fromObject(value, hints),
      (board) => readBoard(board, hints),
    ),
  write: (puzzle) => ok(JSON.stringify(toObject(puzzle))),
};

/** The field that holds the cells. */
const PUZZLE = '"puzzle"';

/** What we write ourselves says so, and is not a line of cells among words. */
const OWN = /^\s{0,100}\[?\s{0,100}\{\s{0,100}"format"\s{0,100}:\s{0,100}"ninefold"/;

/** Whether a text begins as an object, or as a list of objects. */
export function isJson(text: string): boolean {
  const start = text.trimStart();
  const [first] = start;
  const inside = first === '[' ? start.slice(1, 2000).trimStart() : '';
  return first === '{' || inside.startsWith('{') || inside.startsWith(']');
}

function hasPuzzle(object: Record<string, unknown>): boolean {
  return object['format'] !== undefined || object['puzzle'] !== undefined || object['givens'] !== undefined;
}

/** So many names of a thing are told. */
const MOST_NAMES = 5;
const LONGEST_NAME = 40;

function noPuzzle(value: unknown): Result<never> {
  return fail(
    'no puzzle is in this data, which is {seen}: expected a JSON object with "puzzle", or rows of cells; {field} names another format',
    {
      seen: seenIn(value),
      field: { field: 'from' },
    },
  );
}

function seenIn(value: unknown): Hole {
  const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return Array.isArray(value) && first !== undefined
    ? complain('a list of {items}, the first of them {first}', { items: value.length, first: named(first) })
    : named(value);
}

function named(value: unknown): Hole {
  const names = isRecord(value) ? Object.keys(value) : [];
  if (names.length === 0) return showValue(value);
  const told = names.slice(0, MOST_NAMES).map((name) => JSON.stringify(name.slice(0, LONGEST_NAME)));
  return complain('an object with {names}', { names: [...told, ...(names.length > MOST_NAMES ? ['...'] : [])].join(', ') });
}

/** Reads one JSON value, or each item of an array of them; grids that stand in other places than ours go to `boards`. */
export function readValue(
  unit: string,
  line: number,
  read: (value: Record<string, unknown>) => Result<Puzzle>,
  boards?: (board: FoundRows) => Result<Puzzle>,
): ReadItem[] {
  const value = parseJson(unit);
  if (!value.ok) return [{ line, result: value }];
  const items: readonly unknown[] = Array.isArray(value.value) ? value.value : [value.value];
  if (boards && !items.some((item) => isRecord(item) && hasPuzzle(item))) {
    const found = boardsIn(toData(value.value));
    if (found.length > 0) return found.map((board) => ({ line, result: boards(board) }));
    if (items.length > 1) return [{ line, result: noPuzzle(value.value) }];
  }
  return items.map((item, i) => {
    const result = isRecord(item) ? read(item) : noPuzzle(item);
    return {
      line,
      result: result.ok || items.length === 1 ? result : fail('item {item:id}: {sentence}', { item: i + 1, sentence: result }),
    };
  });
}

/** A puzzle as the object that the JSON form writes. */
function toObject(puzzle: Puzzle): Record<string, unknown> {
  const { version: _, symbols, rules: _lines, ...fields } = toFields(puzzle);
  const isUsual = symbols === formatSymbols(defaultSymbols(puzzle.geometry.size, puzzle.geometry.lowest));
  return {
    format: 'ninefold',
    version: 1,
    ...fields,
    ...(isUsual ? {} : { symbols }),
    ...(puzzle.rules.length > 0 ? { rules: rulesData(puzzle.kind) } : {}),
    ...(puzzle.kind.regions ? { regions: puzzle.kind.regions } : {}),
    ...(puzzle.kept ? { kept: puzzle.kept } : {}),
    ...(puzzle.ignored ? { ignored: puzzle.ignored } : {}),
  };
}

/** Reads the object of one puzzle. */
export function fromObject(object: Record<string, unknown>, hints: ReadHints): Result<Puzzle> {
  const { format, version, kind, symbols, regions, candidates, entries, marks, corners } = object;
  if (format !== undefined && format !== 'ninefold')
    return fail('expected "format":"ninefold", found {found}', { found: showValue(format) });
  const cells = object['puzzle'] ?? object['givens'];
  const puzzle = cells === undefined ? noPuzzle(object) : readCellsField(cells);
  if (!puzzle.ok) return puzzle;
  const map = readRegionsField(regions);
  if (!map.ok) return map;
  const texts: Record<string, unknown> = {
    kind,
    symbols,
    entries,
    ...Object.fromEntries(INFO_FIELDS.map((field) => [field, object[field]])),
  };
  for (const [name, text] of Object.entries(texts)) {
    if (text !== undefined && text !== null && typeof text !== 'string')
      return fail('"{name}" holds {found}; expected a string', { name, found: showValue(text) });
  }
  const lists: Record<string, readonly string[]> = {};
  for (const [name, list] of Object.entries({ candidates, marks, corners })) {
    const words = readWordsField(name, list);
    if (!words.ok) return words;
    if (words.value) lists[name] = words.value;
  }
  const present = Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
  const rules = readRulesField(object['rules']);
  if (!rules.ok) return rules;
  const fields: PuzzleTexts = {
    ...present,
    rules: rules.value.map((rule) => ({ rule })),
    ...lists,
    ...(map.value ? { regions: map.value } : {}),
    ...(version === undefined ? {} : { version: String(version) }),
    puzzle: puzzle.value,
  };
  const read = fromFields(fields, hints);
  if (!read.ok || (object['kept'] === undefined && object['ignored'] === undefined)) return read;
  return withKept(read.value, object['kept'], object['ignored'], hints);
}

/** The puzzle with what its document brought along; parts of it that were not understood are refused like drawings, unless the caller does without. */
function withKept(puzzle: Puzzle, data: unknown, names: unknown, hints: ReadHints): Result<Puzzle> {
  const kept = data === undefined ? undefined : readKept(data, puzzle.geometry);
  if (kept && !kept.ok) return kept;
  const ignored = Array.isArray(names) ? names.map((name) => String(name).slice(0, 100)) : [];
  if (ignored.length > 0 && !hints.ignoreDrawings && !hints.plays) return refuseDrawn(ignored);
  return ok({ ...puzzle, ...(kept ? { kept: kept.value } : {}), ...(ignored.length > 0 ? { ignored } : {}) });
}

/** Rules as lines of the text form or as objects with the name of the rule and its fields. */
function readRulesField(rules: unknown): Result<(string | Record<string, unknown>)[]> {
  if (rules === undefined || rules === null) return ok([]);
  const isRule = (rule: unknown): rule is string | Record<string, unknown> => typeof rule === 'string' || isRecord(rule);
  if (Array.isArray(rules) && rules.every(isRule)) return ok(rules);
  return fail('"rules" holds {found}; expected a list of rules', { found: showValue(rules) });
}

/** Cells as a string; lists of numbers (also in rows) become numbers that stand apart. */
function readCellsField(cells: unknown): Result<string> {
  if (typeof cells === 'string') return ok(cells);
  if (!Array.isArray(cells)) return fail('"puzzle" holds {found}; expected a string or a list of numbers', { found: showValue(cells) });
  const flat: readonly unknown[] = cells.flat(3);
  const strange = flat.findIndex(
    (cell) => !(typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell <= 64) && cell !== null && typeof cell !== 'string',
  );
  if (strange >= 0)
    return fail('item {item:id} of "puzzle" is {found}; expected a number, 0 for blank', {
      item: strange + 1,
      found: showValue(flat[strange]),
    });
  if (flat.every((cell) => typeof cell === 'string')) return ok(flat.join('\n'));
  return ok(flat.map((cell) => (cell === 0 || cell === null ? '.' : String(cell))).join(' '));
}

/** A region map: a string as in the text form, or a list of numbers (also in rows). */
function readRegionsField(regions: unknown): Result<string | number[] | undefined> {
  if (regions === undefined || regions === null || typeof regions === 'string') return ok(regions ?? undefined);
  const flat: readonly unknown[] = Array.isArray(regions) ? regions.flat(2) : [];
  const isNumber = (region: unknown): region is number =>
    typeof region === 'number' && Number.isInteger(region) && region >= 0 && region < 10_000;
  if (flat.length === 0 || !flat.every(isNumber))
    return fail('"regions" is not a region map; expected one number from 0 for each cell, or a string with one character for each');
  return ok([...flat]);
}

function readWordsField(name: string, list: unknown): Result<string[] | undefined> {
  if (list === undefined || list === null) return ok(undefined);
  if (typeof list === 'string') return ok(list.trim().split(/\s+/));
  const isWord = (word: unknown): word is string => typeof word === 'string';
  if (Array.isArray(list) && list.every(isWord)) return ok(list);
  return fail('"{name}" holds {found}; expected a list of strings, one for each place', { name, found: showValue(list) });
}
