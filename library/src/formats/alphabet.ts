import { type Complaint, complain, fail, type Kind, ok, type Result, refuseAllButText, type Symbols, type Value } from '#core';

/** Characters that mean blank wherever they are no symbol. */
const BLANKS = '.0*_-';

/** How the characters of a text are read: what each means for one set of symbols. */
export interface Alphabet {
  readonly symbols: Symbols;
  /** The value of a written cell, 0 for blank; undefined where it is neither. */
  valueOf(written: string): Value | undefined;
}

/** Makes the alphabet of a symbol set: its symbols, and the blanks that are none of them. */
export function makeAlphabet(symbols: Symbols, blanks = BLANKS): Alphabet {
  const table = new Int16Array(128).fill(-1);
  for (const blank of blanks) table[blank.charCodeAt(0)] = 0;
  for (let code = 33; code < 128; code++) {
    const value = symbols.valueOf(String.fromCharCode(code));
    if (value !== undefined) table[code] = value;
  }
  return {
    symbols,
    valueOf(written) {
      const code = written.charCodeAt(0);
      if (written.length !== 1 || code >= 128) return symbols.valueOf(written) ?? (isNumberBlank(written) ? 0 : undefined);
      const value = table[code]!;
      return value < 0 ? undefined : value;
    },
  };
}

/**
 * X is a blank that people write by hand. It is one only where it can be nothing else: it is no symbol, and the text
 * has no other blank beside it (in which case it is more likely a mistake).
 */
export function withCrosses(alphabet: Alphabet, text: string): Alphabet {
  if (!/[xX]/.test(text) || /[.0*_-]/.test(text) || alphabet.valueOf('X') !== undefined) return alphabet;
  return makeAlphabet(alphabet.symbols, `${BLANKS}Xx`);
}

/** Where cells stand apart, a row of blanks is one blank: ".." and "00" beside two-digit numbers. */
function isNumberBlank(written: string): boolean {
  return /^(\.{2,3}|_{2,3}|-{2,3}|\*{2,3}|0{2,3})$/.test(written);
}

/** The symbols of an alphabet for a sentence: "1-9", "1-9, A-G". */
export function describeSymbols({ all, separated }: Symbols): Complaint | string {
  if (separated)
    return all.every((symbol, i) => symbol === String(i + 1)) ? complain('numbers from 1 to {most}', { most: all.length }) : all.join(' ');
  const runs: string[][] = [];
  for (const symbol of all) {
    const run = runs.at(-1);
    if (run && symbol.charCodeAt(0) === run.at(-1)!.charCodeAt(0) + 1) run.push(symbol);
    else runs.push([symbol]);
  }
  return runs
    .map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join('')))
    .join(runs.every((run) => run.length < 3) ? '' : ', ');
}

/**
 * Reads the cells of a kind: one character each, or words where the symbols are words. White space is free. The
 * sentence on failure names the cell as a person does, and the line and character where it stands.
 */
export function readCells(text: string, kind: Kind, alphabet: Alphabet): Result<Value[]> {
  const refusal = refuseAllButText(text);
  if (refusal) return refusal;
  return alphabet.symbols.separated ? readWords(text, kind, alphabet) : readCharacters(text, kind, alphabet);
}

function readCharacters(text: string, kind: Kind, alphabet: Alphabet): Result<Value[]> {
  const { places } = kind.geometry;
  const values: Value[] = [];
  let wrong: { readonly place: number; readonly offset: number; readonly written: string } | undefined;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= 32 || code === 0xa0) continue;
    const written = code >= 0xd800 && code < 0xdc00 ? text.slice(i, i + 2) : text[i]!;
    const value = alphabet.valueOf(written);
    if (value === undefined) wrong ??= { place: values.length, offset: i, written };
    values.push(value ?? 0);
    i += written.length - 1;
  }
  if (values.length !== places.length) return fail(describeCount(text, kind, values.length));
  return wrong ? fail(describeCell(text, kind, alphabet, wrong.place, wrong.offset, wrong.written)) : ok(values);
}

function readWords(text: string, kind: Kind, alphabet: Alphabet): Result<Value[]> {
  const { places } = kind.geometry;
  const words = [...text.matchAll(/\S+/g)];
  if (words.length !== places.length) return fail(describeCount(text, kind, words.length));
  const values: Value[] = [];
  for (const [word] of words) {
    const value = alphabet.valueOf(word);
    if (value === undefined) return fail(describeCell(text, kind, alphabet, values.length, words[values.length]!.index, word));
    values.push(value);
  }
  return ok(values);
}

function describeCell(text: string, kind: Kind, { symbols }: Alphabet, place: number, offset: number, written: string): Complaint {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  const row = lines.filter((line) => line.trim() !== '').length + (lines.at(-1)!.trim() === '' ? 1 : 0);
  const character = lines.at(-1)!.length + 1;
  const where = text.trim().includes('\n')
    ? complain('row {row:id}, character {character:id}', { row, character })
    : complain('character {character:id}', { character });
  const shown = written.length > 20 ? `${written.slice(0, 20)}...` : written;
  return complain('{place} ({where}) holds {found}; expected {expected} or . for blank', {
    place: kind.geometry.places[place]!.name,
    where,
    found: JSON.stringify(shown),
    expected: describeSymbols(symbols),
  });
}

/** The sentence for a wrong number of cells; it names the row where one row alone is wrong. */
function describeCount(text: string, kind: Kind, found: number): Complaint {
  const { places, panels } = kind.geometry;
  const sentence = complain('expected {cells} cells for {kind}, found {found}', { cells: places.length, kind: kind.spec, found });
  const rows = text.split('\n').filter((line) => line.trim() !== '');
  const [panel] = panels;
  if (panels.length !== 1 || !panel || rows.length !== panel.rows) return sentence;
  for (const [r, row] of rows.entries()) {
    const wanted = panel.places.slice(r * panel.columns, (r + 1) * panel.columns).filter((place) => place >= 0).length;
    const cells = row.replace(/\s/g, '').length;
    if (cells !== wanted && found - places.length === cells - wanted)
      return complain('row {row} has {cells} {cells|cell|cells}, not {wanted}: {sentence}', { row: r + 1, cells, wanted, sentence });
  }
  return sentence;
}
