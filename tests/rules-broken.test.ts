import { describe, expect, test } from 'vitest';
import { makeRandom, type Puzzle } from '#core';
import { parsePuzzle } from '#formats';
import { ruleTypes } from '#rules';
import { solutionOf } from './web/puzzles.ts';

function puzzleOf(spec: string, rules: readonly string[], text: string): Puzzle {
  const puzzle = parsePuzzle([`kind: ${spec}`, ...rules, text].join('\n'));
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
}

const brokenCells = ({ rules }: Puzzle, grid: Uint8Array): number[] => rules.flatMap((rule) => rule.broken(grid, rules));

describe('a rule that cannot come right any more', () => {
  const cases: readonly (readonly [rule: string, entries: Readonly<Record<number, number>>, broken: readonly number[]])[] = [
    ['cage 10: r1c1 r1c2 r2c1', { 0: 9 }, [0]],
    ['cage 10: r1c1 r1c2 r2c1', { 0: 7 }, []],
    // Four different values from 5 up are too much for 10, though the sum alone would have room.
    ['cage 10: r1c1 r1c2 r1c3 r1c4', { 0: 5 }, [0]],
    ['cage 24: r1c1 r1c2 r1c3', { 0: 1 }, [0]],
    ['thermo: r5c5 r4c5 r3c5', { 40: 5, 31: 5 }, [40, 31]],
    ['thermo: r5c5 r4c5 r3c5', { 40: 5, 31: 6 }, []],
    ['arrow: r1c1 = r1c2 r1c3', { 0: 4, 1: 3, 2: 2 }, [1, 2, 0]],
    ['arrow: r1c1 = r1c2 r1c3', { 1: 9 }, [1]],
    ['whispers: r1c1 r1c2', { 0: 5, 1: 6 }, [0, 1]],
    ['sandwich 0: r1c1..r1c9', { 0: 1, 2: 9 }, [0, 2]],
    ['sandwich 0: r1c1..r1c9', { 0: 1, 1: 9 }, []],
    ['x: r1c1 r1c2', { 0: 4 }, []],
    ['x: r1c1 r1c2', { 0: 4, 1: 5 }, [0, 1]],
  ];
  test.each(cases)('%s with %j', (rule, entries, broken) => {
    const puzzle = puzzleOf('classic:3x3', [rule], '.'.repeat(81));
    const grid = new Uint8Array(81);
    for (const [cell, value] of Object.entries(entries)) grid[Number(cell)] = value;
    expect(brokenCells(puzzle, grid).sort()).toEqual([...broken].sort());
  });
});

test('no part of a solution breaks a rule', async () => {
  const random = makeRandom(7);
  for (const { example } of ruleTypes) {
    const puzzle = puzzleOf(example.kind, example.rules, example.puzzle);
    const solution = await solutionOf(puzzle);
    for (let round = 0; round < 20; round++) {
      const some = solution.map((value) => (random.below(20) < round ? value : 0));
      expect(brokenCells(puzzle, some), example.rules.join('; ')).toEqual([]);
    }
    expect(brokenCells(puzzle, solution)).toEqual([]);
  }
});
