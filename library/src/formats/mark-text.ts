import { Candidates, type Cell, fail, type Grid, type Kind, ok, type Puzzle, type Result, type Symbols, type Value } from '#core';
import { type Alphabet, describeSymbols, makeAlphabet, readCells } from './alphabet.ts';
import { formatValues } from './write-cells.ts';

/*
 * Candidates as text: one word per place, in the order of the places. A word lists the candidates of its cell ("137",
 * or "1,3,17" where symbols are words); "*" stands for all of them and "." for none.
 */

/** One word per place. */
export function formatMarks(marks: Candidates, { geometry, symbols }: Pick<Puzzle, 'geometry' | 'symbols'>): string[] {
  const words = Array.from({ length: geometry.cellCount }, (_, cell) => formatMark(marks.values(cell), symbols));
  return geometry.places.map(({ cell }) => words[cell]!);
}

function formatMark(values: readonly Value[], { all, separated }: Symbols): string {
  if (values.length === 0) return '.';
  if (values.length === all.length) return '*';
  return values.map((value) => all[value - 1]).join(separated ? ',' : '');
}

/** Reads one word per place; places of one cell restrict it together. */
export function parseMarks(words: readonly string[], kind: Kind, symbols: Symbols): Result<Candidates> {
  const { places, cellCount, size } = kind.geometry;
  if (words.length !== places.length)
    return fail('expected {groups} groups of candidates for {kind}, found {found}', {
      groups: places.length,
      kind: kind.spec,
      found: words.length,
    });
  const alphabet = makeAlphabet(symbols);
  const marks = Candidates.none(cellCount, size);
  const seen = new Uint8Array(cellCount);
  for (const [place, word] of words.entries()) {
    const { cell, name } = places[place]!;
    const values = parseMark(word, alphabet);
    if (!values)
      return fail('{place} lists the candidates {found}; expected {expected}, * for all or . for none', {
        place: name,
        found: JSON.stringify(word.slice(0, 40)),
        expected: describeSymbols(symbols),
      });
    if (seen[cell]) keepOnly(marks, cell, values);
    else for (const value of values) marks.add(cell, value);
    seen[cell] = 1;
  }
  return ok(marks);
}

function keepOnly(marks: Candidates, cell: Cell, values: readonly Value[]): void {
  for (const value of marks.values(cell)) if (!values.includes(value)) marks.remove(cell, value);
}

/** The values of one word; undefined where something in it is no symbol. */
function parseMark(word: string, alphabet: Alphabet): Value[] | undefined {
  const { symbols } = alphabet;
  if (word === '*') return symbols.all.map((_, i) => i + 1);
  if (word === '.' || word === '') return [];
  const values: Value[] = [];
  for (const written of symbols.separated ? word.split(',') : word) {
    const value = alphabet.valueOf(written);
    if (value === undefined || value === 0) return undefined;
    values.push(value);
  }
  return values;
}

/** A player's entries at the places, with `.` for none. */
export function formatEntries(entries: Grid, { geometry, symbols }: Pick<Puzzle, 'geometry' | 'symbols'>): string {
  return formatValues(
    geometry.places.map(({ cell }) => entries[cell]!),
    symbols,
  );
}

/** Reads entries; places of one cell have to agree. */
export function parseEntries(text: string, kind: Kind, symbols: Symbols): Result<Grid> {
  const { places, cellCount } = kind.geometry;
  const values = readCells(text, kind, makeAlphabet(symbols));
  if (!values.ok) return values;
  const entries = new Uint8Array(cellCount);
  for (const [place, value] of values.value.entries()) {
    const { cell, name } = places[place]!;
    if (value === 0 || entries[cell] === value) continue;
    if (entries[cell] !== 0)
      return fail('{place} holds {value}, but an earlier place of the same cell holds {earlier}', {
        place: name,
        value: symbols.all[value - 1]!,
        earlier: symbols.all[entries[cell]! - 1]!,
      });
    entries[cell] = value;
  }
  return ok(entries);
}
