import { expect, test } from 'vitest';
import { defaultSymbols } from '#core';
import { isWrittenOn, judgedByPage } from './page-hands.ts';
import type { Sign } from './signs.ts';
import { SIDE } from './squares.ts';

const SIGNS: readonly Sign[] = [
  { value: 0, by: 'paper' },
  { value: 7, by: 'print' },
  { value: 1, by: 'hand' },
  { value: 7, by: 'hand' },
  { value: 3, by: 'print' },
];
const odds = (...shares: readonly number[]): Float32Array => Float32Array.from(shares, Math.log);

/** A bar of ink in the middle of a square. */
const bar = (width: number, height: number): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    Math.abs((at % SIDE) + 0.5 - SIDE / 2) < width / 2 && Math.abs(Math.floor(at / SIDE) + 0.5 - SIDE / 2) < height / 2 ? 1 : 0,
  );

const PRINTED = Array.from({ length: 5 }, () => ({ odds: odds(0.01, 0.01, 0.01, 0.01, 0.96), picture: bar(8, 12) }));
const likeliest = (doubtful: Float32Array, picture: Float32Array): Sign => {
  const all = [...PRINTED, { odds: doubtful, picture }];
  const read = { signs: SIGNS, odds: all.map((one) => one.odds), symbols: defaultSymbols(9), others: [] };
  const last = judgedByPage(
    read,
    all.map((one) => one.picture),
  ).odds.at(-1)!;
  return SIGNS[last.indexOf(Math.max(...last))]!;
};

test('on a page that is written on, print is as high as the other print, and what is higher is written', () => {
  const doubtful = odds(0.01, 0.5, 0.01, 0.47, 0.01);
  expect(likeliest(doubtful, bar(8, 12))).toEqual({ value: 7, by: 'print' });
  expect(likeliest(odds(0.01, 0.8, 0.01, 0.17, 0.01), bar(12, 18))).toEqual({ value: 7, by: 'hand' });
});

test('a written 1 is slender and a written 7 is not', () => {
  const doubtful = odds(0.01, 0.01, 0.4, 0.57, 0.01);
  expect(likeliest(doubtful, bar(4, 18)).value).toBe(1);
  expect(likeliest(doubtful, bar(12, 18)).value).toBe(7);
});

test('a page is written on where several squares surely are', () => {
  const written = odds(0.01, 0.01, 0.95, 0.02, 0.01);
  expect(isWrittenOn({ signs: SIGNS, odds: [written, written] })).toBe(false);
  expect(isWrittenOn({ signs: SIGNS, odds: [written, written, written] })).toBe(true);
});
