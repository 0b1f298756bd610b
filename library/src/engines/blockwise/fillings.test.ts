import { expect, test } from 'vitest';
import { Fillings } from './fillings.ts';

test('fillings keep their values and pass over a branch of the tree', () => {
  const fillings = new Fillings(3);
  for (const text of ['123', '132', '213', '231', '312', '321']) fillings.push(Uint8Array.from(text, Number));
  expect([...fillings.values(3)].join('')).toBe('231');
  expect(fillings.nextAfter(0, 0)).toBe(2);
  expect(fillings.nextAfter(2, 1)).toBe(3);
  expect(fillings.nextAfter(4, 0)).toBe(fillings.count);
});

test('fillings of no blanks are one filling', () => {
  const fillings = new Fillings(0);
  fillings.push(new Uint8Array());
  expect([fillings.count, fillings.values(0).length]).toEqual([1, 0]);
});

test('lists grow', () => {
  const fillings = new Fillings(2);
  for (let i = 0; i < 1000; i++) fillings.push(Uint8Array.of(i >> 8, i & 255));
  expect([fillings.count, fillings.value(999, 0), fillings.value(999, 1)]).toEqual([1000, 3, 231]);
});
