import { defaultSymbols, fail, type Kind, makeSymbols, numberSymbols, ok, parseSymbols, type Result } from '#core';
import { type Alphabet, makeAlphabet } from './alphabet.ts';
import type { ReadHints } from './hints.ts';

/** 0-9 then a-f: the 16 values of hexadecimal puzzles, where 0 is no blank. */
export const HEX = '0123456789ABCDEF';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Ways to write values that have a name of their own, so that a caller can ask for one. */
export type NotationName = 'usual' | 'hex' | 'letters';

/** The symbols of a named notation; says why where a size has none. */
export function namedNotation(name: NotationName, size: number): Result<Alphabet> {
  if (name === 'usual') return ok(makeAlphabet(defaultSymbols(size)));
  const all = name === 'hex' ? HEX : LETTERS;
  if (size > all.length)
    return fail('{alphabet} has {symbols} symbols, too few for {values} values', { alphabet: name, symbols: all.length, values: size });
  return ok(makeAlphabet(makeSymbols([...all.slice(0, size)])));
}

/** What the characters of a text tell about its symbols. */
interface Used {
  readonly symbols: readonly string[];
  readonly hasDigit: boolean;
  readonly zeros: number;
  readonly hasOtherBlank: boolean;
}

function lookAt(text: string): Used {
  const counts = new Map<string, number>();
  for (const character of text) if (character.trim() !== '') counts.set(character, (counts.get(character) ?? 0) + 1);
  const symbols = [...counts.keys()].filter((character) => !/[.0*_-]/.test(character));
  return {
    symbols,
    hasDigit: symbols.some((symbol) => /[1-9]/.test(symbol)),
    zeros: counts.get('0') ?? 0,
    hasOtherBlank: [...'.*_-'].some((blank) => counts.has(blank)),
  };
}

/**
 * Finds out how the cells of a text are written.
 *
 * Usual symbols (1-9, then A-Z, then a-z) are taken wherever they fit, with three exceptions that their text gives
 * away: hexadecimal (16 values, 0 beside another blank, nothing beyond F), letters from A on (more than nine values, no
 * digit at all), and Wordoku (no digit, and exactly as many different symbols as values; they are put in order of the
 * alphabet). What could be two of these is asked for instead of guessed.
 */
export function inferNotation(text: string, kind: Kind, hints: ReadHints): Result<Alphabet> {
  const { size } = kind.geometry;
  const usual = hints.kinds.alphabet(size, kind.geometry.lowest);
  if (usual.symbols.separated) return ok(usual);
  // Most texts are digits and blanks, and there are many of them: this look is cheaper than the others.
  if (size <= 9 && /^[\s\d.*_-]*$/.test(text)) return ok(usual);
  const used = lookAt(text);
  const fits = (alphabet: Alphabet): boolean => used.symbols.every((symbol) => alphabet.valueOf(symbol) !== undefined);
  if (size === 16 && used.zeros > 0 && fits(alphabetOf(HEX)) && (used.hasOtherBlank || used.zeros === 16)) return ok(alphabetOf(HEX));
  if (used.hasDigit || used.symbols.length === 0) return ok(usual);
  const letters = size > 9 && size <= 26 ? alphabetOf(LETTERS.slice(0, size)) : undefined;
  if (letters && fits(letters)) {
    if (!fits(usual) || used.symbols.length === size) return ok(letters);
    if (hints.from === 'line') return ok(usual);
    return fail(
      'the text uses letters alone, which may be values from {from} on (1-9, then A) or from 1 on (A, B, ...); say which with {ways:or}',
      {
        from: usual.symbols.valueOf('A')!,
        ways: [
          { field: 'from', value: 'line' },
          { field: 'from', value: 'letters' },
        ],
      },
    );
  }
  if (size <= 9 || !fits(usual)) return inferWords(used.symbols, kind, usual);
  return ok(usual);
}

function inferWords(used: readonly string[], kind: Kind, usual: Alphabet): Result<Alphabet> {
  const { size } = kind.geometry;
  const folded = [...new Set(used.map((symbol) => symbol.toUpperCase()))];
  const symbols = (folded.length === size ? folded : used.length === size ? [...used] : folded).sort();
  const withoutX = symbols.filter((symbol) => symbol !== 'X');
  const exact = symbols.length === size ? symbols : withoutX.length === size ? withoutX : undefined;
  if (exact) {
    const made = parseSymbols(exact.join(''), size);
    if (made.ok) return ok(makeAlphabet(made.value));
  }
  if (withoutX.length === 0 || !withoutX.every((symbol) => /^\p{L}$/u.test(symbol))) return ok(usual);
  return fail(
    'the text is written in {letters} {letters|letter|different letters}, but {kind} has {size} values; a line "symbols:" has to name all {size}, or {way} says that they are A, B, C ...',
    { way: { field: 'from', value: 'letters' }, letters: withoutX.length, kind: kind.spec, size },
  );
}

function alphabetOf(symbols: string): Alphabet {
  return makeAlphabet(makeSymbols([...symbols]));
}

/** Numbers that stand apart: "1 2 . 16". */
export function numberAlphabet(size: number, lowest = 1): Alphabet {
  const symbols = numberSymbols(size, lowest);
  const plain = makeAlphabet(symbols);
  return {
    symbols: { ...symbols, separated: true },
    valueOf: (written) => plain.valueOf(/^0+[1-9]/.test(written) ? written.replace(/^0+/, '') : written),
  };
}
