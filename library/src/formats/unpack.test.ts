import fc from 'fast-check';
import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { unpack } from './unpack.ts';

test('it unpacks what the library packs', () => {
  const texts = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.array(fc.constantFrom('ab', 'abc', '{"a":', 'x'), { minLength: 1 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(unpack(lzString.compressToBase64(text))).toBe(text);
    }),
    { numRuns: 100 },
  );
  const long = JSON.stringify(Array.from({ length: 2000 }, (_, i) => ({ i, square: i * i })));
  expect(unpack(lzString.compressToBase64(long))).toBe(long);
});

test('links may encode characters or change them', () => {
  const text = '{"size":9,"title":"???>>>"}'.repeat(5);
  const packed = lzString.compressToBase64(text);
  expect(unpack(encodeURIComponent(packed))).toBe(text);
  expect(unpack(packed.replaceAll('+', ' '))).toBe(text);
  expect(unpack(packed.replaceAll('+', '-').replaceAll('/', '_'))).toBe(text);
});

test('what is cut short, is no base64 or grows beyond measure is refused', () => {
  expect(unpack('')).toBeUndefined();
  expect(unpack('!!!')).toBeUndefined();
  expect(unpack(lzString.compressToBase64('a puzzle that is long enough').slice(0, 12))).toBeUndefined();
  expect(unpack(lzString.compressToBase64('a'.repeat(5000)), 4999)).toBeUndefined();
  expect(unpack(lzString.compressToBase64('a'.repeat(5000)), 5000)).toHaveLength(5000);
});
