import { describe, expect, test } from 'vitest';
import { Budget, check, clueCount, makePuzzle } from '#core';
import { loadEngine } from '#engines';
import { exampleKinds, kindFamilies, kindOf } from '#kinds';
import { ratePuzzle, surveyClasses } from '#logic';
import { makePuzzles, testMinimality } from '#operations';
import { motionsOf } from '#symmetry';
import { LocalMakers, loadMakerParts, type Made, Maker, type Order, refuseOrder, type Wishes } from './index.ts';

const parts = await loadMakerParts();
const reference = await loadEngine('reference');
if (!reference.ok) throw new Error(reference.error);

/** The first puzzle of an order; fails where none of the attempts makes one. */
function first(wishes: Wishes, order: Partial<Order> = {}, tries = 200): Made {
  const maker = new Maker({ spec: 'classic:3x3', seed: 11, ...order, wishes }, parts);
  for (let attempt = 0; attempt < tries; attempt++) {
    const made = maker.attempt(attempt);
    if (made) return made;
  }
  throw new Error(`nothing made: ${JSON.stringify(maker.takeTally())}`);
}

const small = kindFamilies.flatMap((family) => exampleKinds(family)).filter(({ geometry }) => geometry.cellCount < 400);

describe.each(small.map(({ spec }) => spec))('%s', (spec) => {
  test('gets a puzzle with one solution, all of whose clues are needed', () => {
    const { puzzle, solution, clues, minimal } = first({ minimal: true }, { spec });
    expect(check(puzzle, solution)).toEqual([]);
    expect(clues).toBe(clueCount(puzzle));
    const report = testMinimality(puzzle, parts.engine, {});
    expect([minimal, report.minimal]).toEqual([true, true]);
    const { status, count } = parts.engine.solve(puzzle, { limit: 2, budget: new Budget({}) });
    expect([status, count]).toEqual(['complete', 1n]);
  });
});

test.each([
  ['classic:3x3', 'little-killer', 12],
  ['classic:4x4', 'little-killer', 5],
])(
  'where proofs with few clues would take too long, rules come in one by one: %s with %s is minimal by proof all the same',
  (spec, rule, seed) => {
    const { puzzle, clues, minimal } = first({ minimal: true, rules: [rule] }, { spec, seed, effort: 1 }, 1);
    expect([minimal, clues > 9, puzzle.rules.length > 0]).toEqual([true, true, true]);
  },
);

test.each(['solid:2', 'faces6:2'])(
  'dots of %s say enough without the rule that none is left out: the rest stands for itself and is minimal',
  (spec) => {
    const { puzzle, clues, minimal } = first({ minimal: true, rules: ['dots'] }, { spec, seed: 5 }, 1);
    expect([minimal, clues, puzzle.rules.some(({ id }) => id === 'all-dots')]).toEqual([true, 0, false]);
  },
);

test('regions that no grid fits are a miss, and the next attempt has others', () => {
  const maker = new Maker({ spec: 'jigsaw:4', seed: 8, wishes: {} }, parts);
  for (let attempt = 0; attempt < 60; attempt++) maker.attempt(attempt);
  const { misses } = maker.takeTally();
  expect([misses.grid! > 0, misses.none]).toEqual([true, undefined]);
});

test('that no grid keeps the rules is said at once', async () => {
  const request = { kind: 'faces6:2', rules: ['anti-knight'], count: 1, seed: 1 };
  const made = await makePuzzles(request, { makers: new LocalMakers(), onMade: () => undefined });
  expect(made).toMatchObject({ ok: false, error: 'no filled grid keeps these rules' });
});

test('an engine that shares nothing with the generator finds the same single solution', () => {
  const maker = new Maker({ spec: 'classic:3x3', seed: 5, wishes: { clues: { from: 28, to: 32 } } }, parts);
  for (let attempt = 0; attempt < 10; attempt++) {
    const { puzzle, solution } = maker.attempt(attempt)!;
    const found: Uint8Array[] = [];
    const { status } = reference.value.solve(puzzle, { limit: 2, budget: new Budget({}), onSolution: (grid) => found.push(grid) });
    expect(status).toBe('complete');
    expect(found.map(String)).toEqual([String(solution)]);
  }
});

test('the same seed makes the same puzzles in any order, another seed makes others', () => {
  const make = (seed: number, attempts: readonly number[]): string[] => {
    const maker = new Maker({ spec: 'classic:3x3', seed, wishes: {} }, parts);
    return attempts.map((attempt) => maker.attempt(attempt)!.puzzle.givens.join(''));
  };
  const forward = make(1, [0, 1, 2, 3]);
  expect(make(1, [3, 2, 1, 0]).reverse()).toEqual(forward);
  expect(new Set([...forward, ...make(2, [0, 1, 2, 3])]).size).toBe(8);
});

describe('wishes', () => {
  test('a number of clues', () => {
    for (const from of [24, 35, 50]) expect(first({ clues: { from, to: from + 1 } }).clues - from).toBeLessThan(2);
  });

  test.each([
    [1.0, 1.2],
    [1.3, 1.5],
    [2.6, 3.0],
    [6.5, 7.5],
  ])('a difficulty from %d to %d', (from, to) => {
    const { puzzle } = first({ rating: { from, to } });
    const { er } = ratePuzzle(puzzle, { unique: true });
    expect(er).toBeGreaterThanOrEqual(from);
    expect(er).toBeLessThanOrEqual(to);
  });

  test.each(['extremely-easy', 'easy', 'medium', 'difficult', 'evil'] as const)('the class %s', (surveyClass) => {
    const { byClues, byLines } = surveyClasses(first({ surveyClass }).puzzle);
    expect([byClues, byLines]).toEqual([surveyClass, surveyClass]);
  });

  test('techniques, of which the last is needed', () => {
    const { puzzle } = first({ techniques: ['naked-pair', 'x-wing'] });
    expect(ratePuzzle(puzzle, { unique: true }).end).toBe('solved');
    expect(first({ techniques: ['pointing'] }).puzzle.givens).toHaveLength(81);
  });

  test.each([
    ['classic:3x3', '180', 'rotate-180'],
    ['classic:3x3', '90', 'rotate-90'],
    ['classic:3x3', 'mirror', 'mirror'],
    ['classic:3x3', 'diagonal', 'transpose'],
    ['samurai:2', '90', 'rotate-90'],
    ['solid:2', 'point', 'point'],
    ['solid:2', 'axis', 'spin-180'],
    ['faces6:2', 'axis-90', 'spin'],
    ['faces3:2', 'corner', 'corner-shared'],
  ])('%s with symmetry %s', (spec, symmetry, motionId) => {
    const { puzzle } = first({ symmetry }, { spec });
    const { cells } = motionsOf(puzzle.geometry).find(({ motion }) => motion.id === motionId)!;
    for (const [cell, value] of puzzle.givens.entries()) expect(value > 0).toBe(puzzle.givens[cells[cell]!]! > 0);
  });

  test('every symmetry at once', () => {
    const { puzzle } = first({ symmetry: 'full' });
    for (const { cells } of motionsOf(puzzle.geometry)) {
      for (const [cell, value] of puzzle.givens.entries()) expect(value > 0).toBe(puzzle.givens[cells[cell]!]! > 0);
    }
  });

  test('a pattern of where clues may stand', () => {
    const pattern = Array.from({ length: 81 }, (_, cell) => cell % 2 === 0);
    const { puzzle } = first({ pattern });
    for (const [cell, value] of puzzle.givens.entries()) expect(value === 0 || pattern[cell]).toBe(true);
  });

  test('a grid to dig in', () => {
    const solution = [...first({}).solution];
    const made = first({ solution, minimal: true }, { seed: 99 });
    expect([...made.solution]).toEqual(solution);
  });

  test('few clues and many clues', () => {
    const few = first({ push: { towards: 'few', rounds: 60 } }, {}, 1);
    const many = first({ push: { towards: 'many', rounds: 60 } }, {}, 1);
    expect([few.minimal, many.minimal]).toEqual([true, true]);
    expect(few.clues).toBeLessThan(many.clues);
  });

  test('a jigsaw gets regions of its own each time, and keeps those it is given', () => {
    const [one, two] = [first({}, { spec: 'jigsaw:6', seed: 1 }), first({}, { spec: 'jigsaw:6', seed: 2 })];
    expect(one.puzzle.kind.regions).not.toEqual(two.puzzle.kind.regions);
    const regions = one.puzzle.kind.regions!;
    expect(first({}, { spec: 'jigsaw:6', regions }).puzzle.kind.regions).toEqual(regions);
  });
});

describe('impossible wishes are refused with the reason', () => {
  const mask = (marked: readonly number[]): boolean[] => Array.from({ length: 81 }, (_, cell) => marked.includes(cell));
  const row = Array.from({ length: 9 }, (_, i) => i);
  test.each<[string, Wishes, RegExp]>([
    ['classic:3x3', { clues: { from: 10, to: 16 } }, /fewer than 17 clues/],
    ['classic:4x4', { clues: { from: 2, to: 10 } }, /at least two values never appear/],
    ['classic:3x3', { clues: { from: 82, to: 90 } }, /81 cells/],
    ['classic:3x3', { rating: { from: 13, to: 14 } }, /the scale goes/],
    ['classic:4x4', { surveyClass: 'easy' }, /made for 9x9/],
    ['classic:3x3', { symmetry: 'point' }, /no symmetry "point"/],
    ['classic:2x3', { symmetry: '90' }, /no symmetry "90"/],
    ['classic:3x3', { pattern: mask(row) }, /room for 9 clues/],
    ['classic:3x3', { pattern: mask(Array.from({ length: 27 }, (_, i) => i)), symmetry: '180' }, /forbid each other/],
    ['hexagon', {}, /unknown kind/],
    ['jigsaw:99', {}, /jigsaw/],
  ])('%s %j', (spec, wishes, sentence) => {
    expect(refuseOrder({ spec, wishes, seed: 1 })?.error).toMatch(sentence);
  });
  test('what can be tried is not refused', () => {
    for (const { spec, regions } of kindFamilies.flatMap((family) => exampleKinds(family))) {
      expect(refuseOrder({ spec, wishes: { minimal: true }, seed: 1, ...(regions ? { regions } : {}) })).toBeUndefined();
    }
  });
});

test('clues that cannot be decided in the effort are named, not passed off as needed', () => {
  const made = first({ minimal: true }, { spec: 'solid:3', effort: 1 }, 3);
  expect(made.minimal).toBe('unknown');
  expect(made.undecided.length).toBeGreaterThan(0);
  expect(check(makePuzzle(kindOf('solid:3'), made.puzzle.givens), made.solution)).toEqual([]);
});
