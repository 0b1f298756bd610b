import { expect, test } from 'vitest';
import { Budget, type Grid, makePuzzle } from '#core';
import { loadEngine } from '#engines';
import { generate, type Makers, refuseOrder } from '#generator';
import { kindOf } from '#kinds';
import { ratePuzzle } from '#logic';

/* What no puzzle can be is said at once, and not after the time is up. */

test.each([
  ['latin:7', { techniques: ['pointing'] }, '"pointing" needs boxes that share several cells with other groups, and latin:7 has none'],
  ['latin:7', { techniques: ['claiming'] }, '"claiming" needs boxes that share several cells with other groups, and latin:7 has none'],
  ['roxdoku:2', { techniques: ['x-wing'] }, '"x-wing" needs lines of two directions, and roxdoku:2 has none'],
  ['classic:2x2', { rating: { from: 7, to: 12 } }, 'no puzzle of classic:2x2 is rated above 1.2: all of its minimal ones were tried'],
  ['classic:2x2', { techniques: ['x-wing'] }, 'no puzzle of classic:2x2 is rated above 1.2: all of its minimal ones were tried'],
])('%s cannot have %j', (spec, wishes, sentence) => {
  expect(refuseOrder({ spec, wishes, seed: 1 })?.error).toBe(sentence);
});

test.each([
  ['classic:3x3', { techniques: ['pointing', 'x-wing'] }],
  ['latin:7', { techniques: ['x-wing'] }],
  ['solid:2', { techniques: ['pointing'] }],
  ['jigsaw:9', { techniques: ['pointing'] }],
])('%s may have %j', (spec, wishes) => {
  expect(refuseOrder({ spec, wishes, seed: 1 })).toBeUndefined();
});

test('a difficulty that nothing comes near ends soon and tells what was met, unless somebody is stubborn', async () => {
  // Puzzles of solid:2 come out between 1.2 and 2.0.
  const makers: Makers = {
    ahead: 1,
    open: () => async (asked) => ({
      made: [],
      done: asked.count,
      elapsedMs: 1,
      misses: { rating: asked.count },
      met: { clues: [4, 7], rating: [1.2, 2] },
    }),
  };
  const ask = (from: number) => ({
    order: { spec: 'solid:2', seed: 1, wishes: { rating: { from, to: 11 } } },
    count: 1,
    onMade: () => undefined,
  });
  expect(await generate(ask(6.6), makers)).toMatchObject({ end: 'reach', made: 0, met: { rating: [1.2, 2] } });
  expect(await generate({ ...ask(6.6), tries: 9000 }, makers)).toMatchObject({ end: 'tries', attempts: 9000 });
  expect(await generate({ ...ask(3.9), stubborn: false, tries: 9000 }, makers)).toMatchObject({ end: 'tries', attempts: 9000 });
});

test('hidden singles solve every minimal puzzle of 4x4', async () => {
  const kind = kindOf('classic:2x2');
  const engine = await loadEngine('fast');
  if (!engine.ok) throw new Error(engine.error);
  const isUnique = (givens: Grid): boolean =>
    engine.value.solve(makePuzzle(kind, givens), { limit: 2, budget: new Budget({}) }).count === 1n;
  const ratings = new Set<number>();
  // Every grid of 4x4 is one of these two, relabelled, turned or with bands, rows and columns swapped.
  for (const grid of ['1234341221434321', '1234341223414123']) {
    const unique = new Set<number>();
    const givensOf = (mask: number): Grid => Uint8Array.from(grid, (value, cell) => ((mask >> cell) & 1) * Number(value));
    // With fewer than four clues no puzzle has one solution, and a minimal one has at most six: a seventh can always go.
    for (let mask = 0; mask < 1 << 16; mask++) {
      const clues = mask.toString(2).replaceAll('0', '').length;
      if (clues >= 4 && clues <= 7 && isUnique(givensOf(mask))) unique.add(mask);
    }
    for (const mask of unique) {
      const isMinimal = Array.from({ length: 16 }, (_, cell) => mask & ~(1 << cell)).every((less) => less === mask || !unique.has(less));
      if (isMinimal) ratings.add(ratePuzzle(makePuzzle(kind, givensOf(mask)), { unique: true }).er);
    }
  }
  expect([...ratings]).toEqual([kind.hardestRating]);
});
