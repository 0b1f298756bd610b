import { refuseAllButText } from './arguments.ts';
import type { Value } from './cell.ts';
import { MAX_SIZE } from './geometry.ts';
import { fail, ok, type Result } from './result.ts';

/** What the survey (002) calls a puzzle by its symbols: purely numeric, purely literal, numeroliteral. */
export type SymbolStyle = 'numeric' | 'literal' | 'numeroliteral';

const DIGITS = '123456789';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DEFAULT = DIGITS + UPPER + UPPER.toLowerCase();

/** How values are written. Symbols are one character each, or words that are then separated by spaces. */
export interface Symbols {
  readonly size: number;
  /** The symbol of value v is `all[v - 1]`. */
  readonly all: readonly string[];
  /** True when a symbol is longer than one character, so that cells are separated by spaces. */
  readonly separated: boolean;
  readonly style: SymbolStyle;
  /** The value of a symbol; undefined where it is none. Case does not matter where it cannot be confused. */
  valueOf(symbol: string): Value | undefined;
}

/** Makes a symbol set from its symbols, one per value. */
export function makeSymbols(all: readonly string[]): Symbols {
  const values = new Map(all.map((symbol, index) => [symbol, index + 1]));
  const folds = new Map<string, Value>();
  if (new Set(all.map((symbol) => symbol.toLowerCase())).size === all.length) {
    all.forEach((symbol, index) => {
      folds.set(symbol.toLowerCase(), index + 1);
    });
  }
  const numbers = all.filter((symbol) => /^\d+$/.test(symbol)).length;
  return {
    size: all.length,
    all,
    separated: all.some((symbol) => symbol.length > 1),
    style: numbers === all.length ? 'numeric' : numbers === 0 ? 'literal' : 'numeroliteral',
    valueOf: (symbol) => values.get(symbol) ?? folds.get(symbol.toLowerCase()),
  };
}

const usual = new Map<string, Symbols>();

/** 1-9, then A-Z, then a-z, with 0 before them where values begin there; beyond that numbers separated by spaces. The same ones every time. */
export function defaultSymbols(size: number, lowest = 1): Symbols {
  const key = `${lowest} ${size}`;
  const known = usual.get(key);
  if (known) return known;
  const all = `0${DEFAULT}`.slice(lowest, lowest + size);
  const symbols = all.length === size ? makeSymbols([...all]) : numberSymbols(size, lowest);
  usual.set(key, symbols);
  return symbols;
}

/** This many numbers from the lowest on. */
export function numberSymbols(size: number, lowest = 1): Symbols {
  return makeSymbols(Array.from({ length: size }, (_, i) => String(i + lowest)));
}

/** Characters that mean "blank" or structure in the text format, and so can never be symbols. */
const RESERVED = /[.*_\-\s:|+,#]/;

/**
 * Reads a `symbols:` line: "ABCDEFGHI" or "1 2 3 ... 16". Every symbol once, as many as the kind has values.
 */
export function parseSymbols(text: string, size: number): Result<Symbols> {
  const refusal = refuseAllButText(text);
  if (refusal) return refusal;
  const trimmed = text.trim();
  const all = /\s/.test(trimmed) ? trimmed.split(/\s+/) : [...trimmed];
  if (size > MAX_SIZE || all.length !== size)
    return fail('symbols: expected {size} symbols, one for each value, and found {found}', { size, found: all.length });
  const twice = all.find((symbol, index) => all.indexOf(symbol) !== index);
  if (twice !== undefined) return fail('symbols: "{twice}" stands twice; every value needs its own symbol', { twice });
  const reserved = all.find((symbol) => RESERVED.test(symbol));
  if (reserved !== undefined) return fail('symbols: "{reserved}" cannot be a symbol because it marks blanks or structure', { reserved });
  return ok(makeSymbols(all));
}

/** The symbols as one line that `parseSymbols` reads back. */
export function formatSymbols(symbols: Symbols): string {
  return symbols.all.join(symbols.separated ? ' ' : '');
}
