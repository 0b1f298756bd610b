import { fail, numberSymbols, ok, type Puzzle, type Result, said, showValue, valuesAtPlaces } from '#core';
import { needsRegions, splitSpec } from '#kinds';
import { sure } from './evidence.ts';
import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { fromObject, isJson, readValue } from './json.ts';
import { formatValues } from './write-cells.ts';

/** What it is known by. */
const BOX = '"box"';

/** What the corpus calls a kind, and the spec of one with boxes of B x B. */
const SPECS: Readonly<Record<string, (box: number) => string>> = {
  grid: (box) => `classic:${box}x${box}`,
  jigsaw: (box) => `jigsaw:${box * box}`,
  solid: (box) => `solid:${box}`,
  faces3: (box) => `faces3:${box}`,
  faces6: (box) => `faces6:${box}`,
};
const NAMES = Object.keys(SPECS);
const NAMED = new RegExp(`"kind"\\s?:\\s?"(?:${NAMES.join('|')})"`);

/** The spec of a kind of the corpus; `edges` says something only where the family has edges. */
function specOf(name: string, box: number, edges: unknown): string {
  const spec = SPECS[name]!(box);
  return edges === 'differ' && splitSpec(spec)!.family.options.includes(edges) ? `${spec}/${edges}` : spec;
}

/** The corpus form: one JSON object a line with `id`, `kind`, `box`, `edges`, `regions` and `puzzle`. */
export const kindsJsonl: Format = {
  id: 'kinds-jsonl',
  title: { en: 'List with kinds (JSON lines)', de: 'Liste mit Arten (JSON-Zeilen)', fr: 'Liste avec types (lignes JSON)' },
  summary:
    'JSON lines with kind (grid, jigsaw, solid, faces3, faces6), box, edges, regions and puzzle. It holds the kinds with square boxes.',
  extensions: ['.jsonl'],
  unit: 'value',
  recognise: ({ text }) =>
    isJson(text) && /"box"\s?:/.test(text) && NAMED.test(text) ? sure(said('JSON with {name}', { name: BOX })) : undefined,
  open: (hints) => (unit, line) => readValue(unit, line, (value) => read(value, hints)),
  write,
};

function read(object: Record<string, unknown>, hints: ReadHints): Result<Puzzle> {
  const { id, kind, box, edges, regions, puzzle, note } = object;
  const name = NAMES.find((known) => known === kind);
  if (!name) return fail('"kind" holds {found}; expected {known}', { found: showValue(kind), known: NAMES.join(', ') });
  if (typeof box !== 'number' || !Number.isInteger(box) || box < 2 || box > 8) return fail('"box" has to be a whole number from 2 to 8');
  if (edges !== undefined && edges !== 'match' && edges !== 'differ')
    return fail('"edges" holds {found}; expected "match" or "differ"', { found: showValue(edges) });
  const spec = specOf(name, box, edges);
  const info = { ...(typeof id === 'string' ? { title: id } : {}), ...(typeof note === 'string' ? { comment: note } : {}) };
  return fromObject({ kind: spec, puzzle, ...(needsRegions(spec) ? { regions } : {}), ...info }, hints);
}

function write(puzzle: Puzzle): Result<string> {
  const { kind, geometry, info } = puzzle;
  const box = Math.round(Math.sqrt(geometry.size));
  const name = NAMES.find((known) => specOf(known, box, kind.option) === kind.spec);
  if (name === undefined)
    return fail('the corpus form cannot hold {kind}, only classic, jigsaw, solid and faces with square boxes', { kind: kind.spec });
  if (puzzle.restrictions) return fail('the corpus form cannot hold restricted candidates');
  const values = valuesAtPlaces(puzzle, puzzle.givens);
  return ok(
    JSON.stringify({
      ...(info.title === undefined ? {} : { id: info.title }),
      kind: name,
      box,
      ...(geometry.shape.form === 'net' ? { edges: kind.option } : {}),
      ...(kind.regions ? { regions: kind.regions } : {}),
      puzzle: geometry.size <= 9 ? formatValues(values, numberSymbols(geometry.size)) : values,
      blanks: values.filter((value) => value === 0).length,
      ...(info.comment === undefined ? {} : { note: info.comment }),
    }),
  );
}
