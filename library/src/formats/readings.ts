import { type Complaint, complain, type FieldPart, type KindByLength, type Part, said } from '#core';
import { kindFamilies, squarest } from '#kinds';

/** Up to this many values a character is enough for each; more are written as numbers. */
const MOST_CHARACTERS = 61;

/** One way to read a text of this many cells. */
export interface Reading extends Omit<KindByLength, 'places'> {
  /** True for nine (N) characters per cell, one for each candidate, instead of one character per cell. */
  readonly asCandidates?: true;
}

/**
 * What a text of this many cells may be when nothing names its kind. The length alone decides, never the symbols: a
 * file of many puzzles should be read the same way in all its lines.
 *
 * The families say which of their kinds may be meant. Kinds of more than 61 values have cells that stand apart, so only a text of separate words can be one of them.
 */
export function readingsOf(cells: number, largest = MOST_CHARACTERS): readonly Reading[] {
  const readings = READINGS.get(cells) ?? [];
  return readings.every(({ size }) => size <= largest) ? readings : readings.filter(({ size }) => size <= largest);
}

const READINGS: ReadonlyMap<number, readonly Reading[]> = tabulate();

function tabulate(): Map<number, Reading[]> {
  const table = new Map<number, Reading[]>();
  const add = (cells: number, reading: Reading): void => void table.set(cells, [...(table.get(cells) ?? []), reading]);
  for (const { byLength = [] } of kindFamilies) for (const { places, ...reading } of byLength) add(places, reading);
  for (const size of [9, 16, 25]) add(size ** 3, { spec: squarest(size), size, asCandidates: true });
  for (const [cells, readings] of table)
    if (readings.length > 1)
      table.set(
        cells,
        readings.filter(({ rare }) => !rare),
      );
  return table;
}

/** The sentence that asks which of several readings is meant. */
export function askWhich(cells: number, readings: readonly Reading[]): Complaint {
  const names = readings.map(
    ({ spec, asCandidates }): Part =>
      asCandidates
        ? said('a candidate grid of {kind} with {characters} characters per cell', { kind: spec, characters: Math.cbrt(cells) })
        : spec,
  );
  const ways = readings.map(
    ({ spec, asCandidates }): FieldPart => (asCandidates ? { field: 'from', value: 'candidates' } : { field: 'kind', value: spec }),
  );
  return complain('{characters} characters may be {kinds:or}; say which with {ways:or}, or with a line "kind:"', {
    characters: cells,
    kinds: names,
    ways,
  });
}

/** The kinds that people have in mind most often, for the sentence about a length that fits nothing. */
const USUAL = [16, 25, 36, 49, 81, 100, 144, 243, 256, 369, 486, 625, 1296];

/** In so many cells one may be missing, or one too many. */
const CELLS_PER_MISTAKE = 20;

/** How many mistakes a puzzle of so many cells may have and still be meant as one. */
export const mistakesIn = (cells: number): number => Math.max(1, Math.floor(cells / CELLS_PER_MISTAKE));

/** The usual numbers of cells that are nearly this one, the nearest first. */
export function closeCounts(cells: number): readonly number[] {
  const missing = (count: number): number => Math.abs(count - cells);
  return USUAL.filter((count) => missing(count) <= mistakesIn(count)).sort((a, b) => missing(a) - missing(b));
}

/** The sentence for a number of cells that no kind has: it names the one that is nearly meant, where there is one. */
export function describeMisfit(cells: number): Complaint {
  const [nearest] = closeCounts(cells);
  if (nearest === undefined)
    return complain('expected as many cells as some kind has, found {found}; {field} or a line "kind:" names the kind, {from} the format', {
      found: cells,
      field: { field: 'kind' },
      from: { field: 'from' },
    });
  const spec = readingsOf(nearest)[0]!.spec;
  return complain('expected {cells} cells for {kind}, found {found}; a puzzle of another kind needs {field} or a line "kind:"', {
    cells: nearest,
    kind: spec,
    found: cells,
    field: { field: 'kind' },
  });
}
