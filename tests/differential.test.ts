import { expect, test } from 'vitest';
import { Budget, check, type Engine, type Grid, makePuzzle, makeRandom, type Puzzle, type Random } from '#core';
import { loadEngine } from '#engines';
import { exampleKinds, kindFamilies } from '#kinds';
import { fallback } from '../library/src/engines/fast/fallback.ts';
import { reference } from '../library/src/engines/reference/index.ts';
import { emptyPuzzle } from './puzzles.ts';

// The fast engine, with and without WebAssembly, against the reference on twenty thousand random puzzles of every kind:
// with no, one and several solutions. A mismatch prints the puzzle, which then belongs into fixtures/corpus.

/** The examples of every family that the reference can search, with the number of puzzles: many of the small, some of the large. */
const KINDS: readonly (readonly [spec: string, rounds: number])[] = kindFamilies
  .flatMap(exampleKinds)
  .filter(({ geometry }) => geometry.size <= 12 && geometry.cellCount <= 800)
  .map(({ spec, geometry }) => [spec, Math.max(40, Math.min(1000, Math.round(48_000 / geometry.cellCount)))]);
const FORMS = ['changed', 'open', 'plain', 'plain'] as const;
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

/**
 * Gives some cells of a filled grid. A clue that is changed mostly makes the puzzle impossible; two values that are given nowhere
 * can be exchanged, so that there are several solutions.
 */
function makeRandomPuzzle(random: Random, kind: Puzzle['kind'], filled: Grid, share: number, form: 'plain' | 'changed' | 'open'): Puzzle {
  const least = form === 'open' ? 2 : 0;
  const givens = filled.map((value) => (value > least && random.unit() < share ? value : 0));
  const clues = [...givens.keys()].filter((cell) => givens[cell] !== 0);
  const changed = clues[random.below(clues.length)];
  if (form === 'changed' && changed !== undefined) givens[changed] = (givens[changed]! % kind.geometry.size) + 1;
  return makePuzzle(kind, givens);
}

/**
 * From which to which share of its cells a puzzle of the kind is given: from where there are few solutions, which the
 * reference can list, to where there is mostly one.
 */
function sharesOf(random: Random, kind: Puzzle['kind'], filled: Grid): readonly [least: number, most: number] {
  let least = 0.9;
  for (let share = least; share > 0; share -= 0.05) {
    const tries = Array.from({ length: 5 }, () => solve(reference, makeRandomPuzzle(random, kind, filled, share, 'plain')));
    if (tries.some(({ isOver, found }) => isOver || found.length === LIMIT)) break;
    least = share;
  }
  return [least, Math.min(0.9, least + 0.35)];
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

test.each(KINDS)('%s: fast, its fallback and the reference agree on %i puzzles', async (spec, rounds) => {
  const fast = await loadEngine('fast');
  if (!fast.ok) throw new Error(fast.error);
  const { kind } = emptyPuzzle(spec);
  const random = makeRandom([...spec].reduce((sum, character) => 31 * sum + character.charCodeAt(0), 7) % 2 ** 31);
  const seen = { none: 0, one: 0, several: 0, over: 0 };
  let filled = makeFilled(random, spec);
  const [least, most] = sharesOf(random, kind, filled);
  for (let round = 0; round < rounds; round++) {
    if (round % 50 === 49) filled = makeFilled(random, spec);
    const puzzle = makeRandomPuzzle(random, kind, filled, least + random.unit() * (most - least), FORMS[round % FORMS.length]!);
    const [ours, plain, expected] = [solve(fast.value, puzzle), solve(fallback, puzzle), solve(reference, puzzle)];
    const faults: unknown[] = [ours, plain].flatMap(({ found }) => [
      ...found.flatMap((grid) => check(puzzle, grid)),
      ...(new Set(found.map(String)).size === found.length ? [] : ['the same solution twice']),
    ]);
    const isOver = expected.isOver || plain.isOver;
    if (!isOver && (ours.answer !== expected.answer || plain.answer !== expected.answer))
      faults.push(`${ours.answer}, ${plain.answer} and ${expected.answer}`);
    // One assertion for all, and the puzzle written out only where there is something to say.
    if (faults.length > 0) expect.fail(`${spec} ${[...puzzle.givens].join(' ')}: ${JSON.stringify(faults)}`);
    if (isOver) {
      seen.over++;
      continue;
    }
    seen[expected.found.length === 0 ? 'none' : expected.found.length === 1 ? 'one' : 'several']++;
  }
  // A set that lacks one of the three proves little; a few that the reference cannot finish do not matter.
  expect(Math.min(seen.none, seen.one, seen.several), JSON.stringify(seen)).toBeGreaterThan(rounds / 20);
  expect(seen.over, JSON.stringify(seen)).toBeLessThan(rounds / 10);
});

test('every family is among them, and there are at least twenty thousand puzzles', () => {
  expect(new Set(KINDS.map(([spec]) => spec.split(/[:/]/)[0]))).toEqual(new Set(kindFamilies.map(({ id }) => id)));
  expect(KINDS.reduce((sum, [, rounds]) => sum + rounds, 0)).toBeGreaterThanOrEqual(20_000);
});
