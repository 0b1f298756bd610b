import { expect, test } from 'vitest';
import { defaultSymbols } from '#core';
import { kindOfRegions, type ReadCage, type ReadSquare } from '#picture';
import {
  NEW_CAGE,
  NEW_REGION,
  nextDoubtful,
  type OutlinedCells,
  regionMap,
  settled,
  valueOfKey,
  withCell,
  withoutCell,
} from './correct.ts';

const none = { x: 0, y: 0 };
const square = (cell: number, value: number, doubtful: boolean): ReadSquare => ({
  cell,
  value,
  by: value === 0 ? 'paper' : 'print',
  sure: doubtful ? 0.5 : 1,
  doubtful,
  outline: [none, none, none, none],
});
const squares = [square(0, 3, false), square(1, 8, true), square(2, 0, true)];

test('a key is a value, an empty square, or nothing', () => {
  const symbols = defaultSymbols(16, 1);
  expect(['1', 'a', 'G', '.', 'Delete', 'x'].map((key) => valueOfKey(key, symbols))).toEqual([1, 10, 16, undefined, undefined, undefined]);
});

test('a corrected square is no longer doubtful, and the next doubtful one follows', () => {
  const after = settled(squares, 1, 6);
  expect(after[1]).toMatchObject({ value: 6, by: 'print', doubtful: false });
  expect(nextDoubtful(after, 1)).toBe(2);
  expect(nextDoubtful(settled(after, 2, undefined), 2)).toBeUndefined();
});

test('an emptied square is paper, and a filled one is print', () => {
  expect(settled(squares, 1, 0)[1]).toMatchObject({ value: 0, by: 'paper' });
  expect(settled(squares, 2, 4)[2]).toMatchObject({ value: 4, by: 'print' });
});

test('a cell is taken into a cage and out of the one that it was in, and a cage is gone with its last cell', () => {
  const cage = (sum: number, ...cells: number[]): ReadCage => ({ cells, sum, sure: 1, doubtful: false, vague: true });
  const shapes = (cages: readonly ReadCage[]): string[] =>
    cages.map(({ cells, sum, vague }) => `${sum}: ${cells.join(' ')}${vague ? '?' : ''}`);
  const cages = [cage(9, 0, 1), cage(4, 2), cage(7, 4, 5)];
  expect(shapes(withCell(cages, 0, 2, NEW_CAGE))).toEqual(['9: 0 1 2', '7: 4 5?']);
  expect(shapes(withCell(cages, 4, 1, NEW_CAGE))).toEqual(
    ['9: 0', '7: 1 4 5', '4: 2?'].sort((a, b) => Number(a.split(' ')[1]) - Number(b.split(' ')[1])),
  );
  expect(shapes(withCell(cages, 3, 4, NEW_CAGE))).toEqual(['9: 0 1?', '4: 2?', '0: 3 4', '7: 5']);
  expect(withCell(cages, 0, 1, NEW_CAGE)).toBe(cages);
  expect(shapes(withoutCell(cages, 2))).toEqual(['9: 0 1?', '7: 4 5?']);
  expect(shapes(withoutCell(cages, 4))).toEqual(['9: 0 1?', '4: 2?', '7: 5']);
});

test('a region that is drawn is no longer doubtful, and cells in none are each alone', () => {
  const boxes: readonly OutlinedCells[] = [0, 2, 8, 10].map((at) => ({ cells: [at, at + 1, at + 4, at + 5], vague: true }));
  expect(withCell(boxes, 1, 2, NEW_REGION).map(({ vague }) => vague)).toEqual([false, false, true, true]);
  const loose = regionMap(withoutCell(withoutCell(boxes, 0), 1), 16);
  expect(loose.filter((region) => region >= 0)).toHaveLength(14);
  expect(new Set(loose.slice(0, 2)).size).toBe(2);
  // Boxes stay boxes; with two cells in each other's they are a jigsaw, and with one too many there is no puzzle.
  const made = (regions: typeof boxes) => kindOfRegions(regionMap(regions, 16));
  const tooMany = withCell(boxes, 1, 2, NEW_REGION);
  expect(made(boxes)).toMatchObject({ value: { spec: 'classic:2x2' } });
  expect(made(withCell(tooMany, 6, 5, NEW_REGION))).toMatchObject({ value: { spec: 'jigsaw:4' } });
  expect([made(tooMany).ok, made(withoutCell(boxes, 0)).ok]).toEqual([false, false]);
});
