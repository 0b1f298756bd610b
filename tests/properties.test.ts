import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget, type Engine, makeRandom, type Puzzle } from '#core';
import { loadEngine } from '#engines';
import { randomPuzzle, relabelled, smallSpecs, turned } from './puzzles.ts';

// Properties of counting that hold whatever the puzzle. fast-check picks kinds and seeds, and shrinks what fails.

const spec = fc.constantFrom(...smallSpecs);
const seed = fc.integer({ min: 0, max: 100_000 });

const count = (engine: Engine, puzzle: Puzzle): bigint =>
  engine.solve(puzzle, { limit: Number.POSITIVE_INFINITY, budget: new Budget({ nodes: 1_000_000 }) }).count;

test.each(['fast', 'reference'])('%s counts the same after relabelling and turning', async (id) => {
  const engine = await loadEngine(id);
  if (!engine.ok) throw new Error(engine.error);
  fc.assert(
    fc.property(spec, seed, (kind, start) => {
      const random = makeRandom(start);
      const { puzzle, allowed } = randomPuzzle(random, kind);
      for (const twin of [puzzle, relabelled(puzzle, random), turned(puzzle)]) expect(count(engine.value, twin)).toBe(BigInt(allowed));
    }),
    { numRuns: 60 },
  );
});

test('a clue more never gives more solutions', async () => {
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  fc.assert(
    fc.property(spec, seed, (kind, start) => {
      const { puzzle, allowed } = randomPuzzle(makeRandom(start), kind);
      const blank = puzzle.givens.indexOf(0);
      if (blank < 0) return;
      let sum = 0n;
      for (let value = 1; value <= puzzle.geometry.size; value++) {
        const givens = puzzle.givens.slice();
        givens[blank] = value;
        sum += count(engine.value, { ...puzzle, givens });
      }
      // Every solution has exactly one value in that cell, so the parts add up.
      expect(sum).toBe(BigInt(allowed));
    }),
    { numRuns: 60 },
  );
});
