import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { newGame } from '#session';
import { forcingOf } from './forcing.ts';

const lay = (line: string) => newGame('x', makePuzzle(kindOf('classic:2x2'), Uint8Array.from(line.replaceAll('.', '0'), Number)));

test('a hidden single is forced by the same value elsewhere, each with the cells that it closes', () => {
  // 1 in the first block: row 2 has one, column 2 another, so only r1c1 is left.
  const { puzzle, notes } = lay('......1..1......');
  const block = puzzle.geometry.groups.findIndex(({ cells }) => [0, 1, 4, 5].every((cell) => cells.includes(cell)));
  expect(forcingOf({ place: [{ cell: 0, value: 1 }], houses: [block] }, puzzle, notes)).toEqual([
    { from: 6, to: [4, 5] },
    { from: 9, to: [1] },
  ]);
});

test('a naked single is forced by what it sees', () => {
  const { puzzle, notes } = lay('.23.4...........');
  const forcing = forcingOf({ place: [{ cell: 0, value: 1 }], houses: [] }, puzzle, notes)!;
  expect(forcing.map(({ from }) => from).sort()).toEqual([1, 2, 4]);
  expect(forcing.every(({ to }) => to.length === 1 && to[0] === 0)).toBe(true);
  expect(forcingOf({ place: [], houses: [] }, puzzle, notes)).toBeUndefined();
});
