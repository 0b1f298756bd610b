import { expect, test } from 'vitest';
import { defaultSymbols, formatSymbols, makeSymbols, parseSymbols } from './symbols.ts';

test.each([
  [9, '123456789'],
  [16, '123456789ABCDEFG'],
  [36, '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa'],
])('%i values are written %s', (size, text) => {
  expect(formatSymbols(defaultSymbols(size))).toBe(text);
});

test('beyond 61 values symbols are numbers', () => {
  const symbols = defaultSymbols(64);
  expect([symbols.separated, symbols.all[63], symbols.valueOf('64')]).toEqual([true, '64', 64]);
});

test('case matters only where both cases are symbols', () => {
  expect(defaultSymbols(16).valueOf('g')).toBe(16);
  expect(defaultSymbols(36).valueOf('a')).toBe(36);
  expect(defaultSymbols(36).valueOf('A')).toBe(10);
  expect(defaultSymbols(9).valueOf('A')).toBeUndefined();
});

test.each([
  ['ABCDEFGHI', 'literal'],
  ['123456789', 'numeric'],
  ['12345678A', 'numeroliteral'],
])('%s is %s', (text, style) => {
  expect(makeSymbols([...text]).style).toBe(style);
});

test.each([
  ['ABCA', 4, /"A" stands twice/],
  ['ABC', 4, /expected 4 symbols, one for each value, and found 3/],
  ['ABC.', 4, /"\." cannot be a symbol/],
])('%s is refused in words', (text, size, words) => {
  const symbols = parseSymbols(text, size);
  expect(symbols.ok ? '' : symbols.error).toMatch(words);
});

test('words are symbols too', () => {
  const symbols = parseSymbols('do re mi fa', 4);
  expect(symbols.ok && [symbols.value.separated, formatSymbols(symbols.value), symbols.value.valueOf('MI')]).toEqual([
    true,
    'do re mi fa',
    3,
  ]);
});
