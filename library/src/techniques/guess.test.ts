import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { Desk, solveByLogic, techniques } from './index.ts';

const kind = kindOf('classic:2x2');
const guess = techniques.find(({ id }) => id === 'guess')!;
const layOut = (text: string) =>
  new Desk().lay(
    makePuzzle(
      kind,
      Uint8Array.from(text, (symbol) => (symbol === '.' ? 0 : Number(symbol))),
    ),
    false,
  );

test('solves a puzzle of one solution with naked singles alone beside it', () => {
  const board = layOut('12..34..2.4..3.1');
  const single = techniques.find(({ id }) => id === 'naked-single')!;
  expect(solveByLogic(board, { techniques: [guess, single], onStep: () => true })).toBe('solved');
  expect([...board.values].join('')).toBe('1234341221434321');
});

test('takes nothing that some solution needs, and stops where all that is left is possible', () => {
  const board = layOut('12..............');
  const gone: number[] = [];
  const end = solveByLogic(board, {
    techniques: [guess],
    onStep: ({ remove }) => gone.push(...remove.map(({ cell, value }) => 4 * cell + value)) > 0,
  });
  expect(end).toBe('stuck');
  // With 1 and 2 in the first two cells the others of their row are 3 and 4, in either order.
  expect([board.candidatesOf(2), board.candidatesOf(3)]).toEqual([
    [3, 4],
    [3, 4],
  ]);
});

test('finds nothing on a board that is already impossible', () => {
  expect([...guess.find(layOut('1231............'))]).toEqual([]);
});
