import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { ratePuzzle } from '#logic';
import { Desk, ratingOrder, solveByLogic, techniques } from '../index.ts';

test('chains inside chains are sound where simpler chains would do', () => {
  const [line] = readFileSync(new URL('../../../../fixtures/facts/se-ratings.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((text) => text.includes('Cell Forcing Chains'));
  const puzzle = makePuzzle(
    kindOf('classic:3x3'),
    Uint8Array.from(line!.slice(0, 81), (symbol) => (symbol === '.' ? 0 : Number(symbol))),
  );
  const solved = new Desk().lay(puzzle, true);
  solveByLogic(solved, { techniques: ratingOrder, onStep: () => true });
  const nested = techniques.find(({ id }) => id === 'nested-forcing-chains')!;
  const board = new Desk().lay(puzzle, true);
  let looked = 0;
  solveByLogic(board, {
    techniques: ratingOrder,
    onStep({ rating }) {
      if (rating < 7 || looked++ > 0) return true;
      for (const { place, remove, chains } of nested.find(board)) {
        for (const { cell, value } of place) expect(solved.values[cell]).toBe(value);
        for (const { cell, value } of remove) expect(solved.values[cell]).not.toBe(value);
        expect(chains!.length).toBeGreaterThan(0);
      }
      return true;
    },
  });
  expect([looked > 0, ratePuzzle(puzzle, { unique: true }).end]).toEqual([true, 'solved']);
});
