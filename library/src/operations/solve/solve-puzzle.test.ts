import { expect, test } from 'vitest';
import { type Engine, makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { solvePuzzle } from './solve-puzzle.ts';

const puzzle = makePuzzle(kindOf('classic:2x2'), new Uint8Array(16));

/** An engine that is wrong: its grid holds nothing but ones. */
const liar: Engine = {
  id: 'liar',
  refuses: () => undefined,
  solve(_, { onSolution }) {
    onSolution?.(new Uint8Array(16).fill(1));
    return { status: 'complete', count: 1n, counters: { nodes: 1 } };
  },
};

test('a grid that is kept or handed on is judged first', () => {
  const heard: unknown[] = [];
  expect(() => solvePuzzle(puzzle, liar, { limit: 1, budget: {}, keep: 1 })).toThrow('the engine "liar" gave a grid that is no solution');
  expect(() => solvePuzzle(puzzle, liar, { limit: 1, budget: {}, keep: 0, onSolution: (grid) => heard.push(grid) })).toThrow('liar');
  expect(heard).toEqual([]);
});

test('grids that are only counted are never made', () => {
  expect(solvePuzzle(puzzle, liar, { limit: 1, budget: {}, keep: 0 })).toMatchObject({ count: 1n, solutions: [] });
});
