import { expect, test } from 'vitest';
import { Budget, check, type Engine, type Grid, makePuzzle, makeRandom, type Puzzle, type Random } from '#core';
import { loadEngine } from '#engines';
import { fallback } from '../library/src/engines/fast/fallback.ts';
import { reference } from '../library/src/engines/reference/index.ts';
import { emptyPuzzle } from './puzzles.ts';

// The fast engine, with and without WebAssembly, against the reference on twenty thousand random puzzles of every kind:
// with no, one and several solutions. A mismatch prints the puzzle, which then belongs into fixtures/corpus.

/** Kinds with the share of cells that is given, so that there are few solutions and some of them none. */
const KINDS: readonly [spec: string, leastShare: number, mostShare: number, rounds: number][] = [
  ['classic:2x2', 0.1, 0.7, 2500],
  ['classic:2x3', 0.25, 0.7, 1500],
  ['classic:3x3', 0.32, 0.6, 3000],
  ['classic:2x4', 0.35, 0.7, 800],
  ['classic:3x4', 0.5, 0.7, 300],
  ['latin:5', 0.25, 0.7, 1500],
  ['jigsaw:5', 0.2, 0.7, 1500],
  ['jigsaw:9', 0.35, 0.6, 1000],
  ['diagonal:3x3', 0.3, 0.6, 800],
  ['windoku:3', 0.3, 0.6, 800],
  ['samurai:2', 0.2, 0.6, 800],
  ['solid:2', 0.1, 0.6, 1500],
  ['solid:2/layers', 0.15, 0.6, 800],
  ['solid:2/worked-example', 0.25, 0.6, 800],
  ['faces3:2', 0.2, 0.6, 1000],
  ['faces3:2/differ', 0.25, 0.6, 800],
  ['faces6:2', 0.15, 0.6, 800],
  ['faces6:2/differ', 0.25, 0.6, 600],
  ['roxdoku:3', 0.4, 0.8, 600],
  ['solid:3', 0.55, 0.8, 60],
  ['faces3:3', 0.55, 0.8, 60],
];
const LIMIT = 40;
const NODES = 20_000;

/** A filled grid of the kind, found by the reference from a random start and relabelled at random. */
function makeFilled(random: Random, spec: string): Grid {
  const empty = emptyPuzzle(spec);
  const { geometry } = empty;
  let grid = geometry.filling?.();
  if (!grid)
    fallback.solve(empty, {
      limit: 1 + random.below(20),
      budget: new Budget({ nodes: 50_000 }),
      onSolution: (solution) => {
        grid = solution;
      },
    });
  const labels = random.shuffle(Array.from({ length: geometry.size }, (_, i) => i + 1));
  return grid!.map((value) => labels[value - 1]!);
}

/** Gives some cells of a filled grid; every fourth time one clue is changed, which mostly makes the puzzle impossible. */
function makeRandomPuzzle(random: Random, kind: Puzzle['kind'], filled: Grid, share: number, corrupt: boolean): Puzzle {
  const givens = filled.map((value) => (random.unit() < share ? value : 0));
  const clues = [...givens.keys()].filter((cell) => givens[cell] !== 0);
  const changed = clues[random.below(clues.length)];
  if (corrupt && changed !== undefined) givens[changed] = (givens[changed]! % kind.geometry.size) + 1;
  return makePuzzle(kind, givens);
}

function solve(engine: Engine, puzzle: Puzzle): { readonly answer: string; readonly found: Grid[]; readonly isOver: boolean } {
  const found: Grid[] = [];
  const { status, count } = engine.solve(puzzle, {
    limit: LIMIT,
    budget: new Budget({ nodes: NODES }),
    onSolution: (grid) => found.push(grid),
  });
  return { answer: `${status} ${count}`, found, isOver: status === 'budget' };
}

test.each(KINDS)('%s: fast, its fallback and the reference agree', async (spec, leastShare, mostShare, rounds) => {
  const fast = await loadEngine('fast');
  if (!fast.ok) throw new Error(fast.error);
  const { kind } = emptyPuzzle(spec);
  const random = makeRandom([...spec].reduce((sum, character) => 31 * sum + character.charCodeAt(0), 7) % 2 ** 31);
  const seen = { none: 0, one: 0, several: 0, over: 0 };
  let filled = makeFilled(random, spec);
  for (let round = 0; round < rounds; round++) {
    if (round % 50 === 49) filled = makeFilled(random, spec);
    const puzzle = makeRandomPuzzle(random, kind, filled, leastShare + random.unit() * (mostShare - leastShare), round % 4 === 0);
    const [ours, plain, expected] = [solve(fast.value, puzzle), solve(fallback, puzzle), solve(reference, puzzle)];
    const text = (): string => `${spec} ${[...puzzle.givens].join(' ')}`;
    for (const { found } of [ours, plain]) {
      expect(
        found.flatMap((grid) => check(puzzle, grid)),
        text(),
      ).toEqual([]);
      expect(new Set(found.map(String)).size, text()).toBe(found.length);
    }
    if (expected.isOver || plain.isOver) {
      seen.over++;
      continue;
    }
    expect([ours.answer, plain.answer], text()).toEqual([expected.answer, expected.answer]);
    seen[expected.found.length === 0 ? 'none' : expected.found.length === 1 ? 'one' : 'several']++;
  }
  // A set that lacks one of the three proves little; a few that the reference cannot finish do not matter.
  expect(Math.min(seen.none, seen.one + seen.several), JSON.stringify(seen)).toBeGreaterThan(rounds / 20);
  expect(seen.over, JSON.stringify(seen)).toBeLessThan(rounds / 10);
});

test('there are at least twenty thousand of them', () => {
  expect(KINDS.reduce((sum, [, , , rounds]) => sum + rounds, 0)).toBeGreaterThanOrEqual(20_000);
});
