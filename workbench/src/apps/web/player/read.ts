import { fail, makePuzzleFromPlaces, ok, type Puzzle, type Result, showValue } from '#core';
import { parseKind } from '#kinds';
import type { RulesModule } from './parts.ts';

/** What the attributes of a player say. */
export interface Written {
  readonly text: string;
  readonly spec: string;
  readonly regions: string | null;
  /** Rules as lines of Ninefold's text, or one after the other with a semicolon between. */
  readonly rules: string | null;
}

/** Whether a text is more than the symbols of its places: a header, a link, a document. */
export const isMoreThanCells = (text: string): boolean => /[:/{~]/.test(text);

/** The puzzle of the attributes, or a sentence that says what is wrong with them. */
export function readAttributes({ text, spec, regions, rules }: Written, loaded: RulesModule | undefined): Result<Puzzle> {
  const map = regions === null ? undefined : [...regions.replace(/\s/g, '')].map((sign) => Number.parseInt(sign, 36));
  const parsed = parseKind(spec, map);
  if (!parsed.ok) return parsed;
  const lines = (rules ?? '').split(/[\n;]/).filter((line) => line.trim() !== '');
  const ruled = loaded && lines.length > 0 ? loaded.addRules(parsed.value, lines) : parsed;
  if (!ruled.ok) return ruled;
  const kind = ruled.value;
  const { places } = kind.geometry;
  const empty = makePuzzleFromPlaces(kind, new Uint8Array(places.length));
  const signs = empty.symbols.separated ? text.trim().split(/\s+/) : [...text.replace(/\s/g, '')];
  if (text.trim() === '') return ok(empty);
  if (signs.length !== places.length)
    return fail('{kind} has {places} {places|place|places}; the attribute puzzle has {signs}', {
      kind: spec,
      places: places.length,
      signs: signs.length,
    });
  const values: number[] = [];
  for (const [i, sign] of signs.entries()) {
    // 0 is a value where values begin there, and blank elsewhere.
    const value = empty.symbols.valueOf(sign) ?? ('.0-_*'.includes(sign) ? 0 : undefined);
    if (value === undefined)
      return fail('{sign} in {cell} is not a symbol of {kind}', { sign: showValue(sign), cell: { cell: [places[i]!.name] }, kind: spec });
    values.push(value);
  }
  return ok(makePuzzleFromPlaces(kind, values));
}
