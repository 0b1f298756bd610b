import { expect, test } from 'vitest';
import { parseKind } from '#kinds';
import { hittingSet, leastClues } from './least-clues.ts';
import { loadMakerParts } from './parts.ts';
import { RecordPool } from './record-pool.ts';
import { RecordHunt } from './records.ts';
import { randomFor } from './seeds.ts';

const parts = await loadMakerParts();

function kindOf(spec: string) {
  const kind = parseKind(spec);
  if (!kind.ok) throw new Error(kind.error);
  return kind.value;
}

const countOf = (givens: Uint8Array): number => givens.filter((value) => value > 0).length;

function poolOf(spec: string, seed: number) {
  const random = randomFor(seed, 0);
  const hunt = new RecordHunt(kindOf(spec), parts, random, { effort: 200 });
  return { hunt, pool: RecordPool.of(hunt.begin()!, random) };
}

function isOnly(spec: string, givens: Uint8Array): boolean {
  const prober = parts.makeProber(kindOf(spec).geometry);
  prober.load(givens);
  const { complete, count } = prober.ask({ limit: 2, effort: 1000 });
  return complete && count === 1;
}

// Twelve with both diagonals is the fewest that is known, and eight of a roxdoku the fewest there can be: nine values cannot be told apart by less.
test.each([
  { spec: 'classic:2x2', clues: 4, moves: 100, seed: 1 },
  { spec: 'solid:2', clues: 4, moves: 200, seed: 1 },
  { spec: 'classic:2x3', clues: 8, moves: 200, seed: 1 },
  { spec: 'roxdoku:3', clues: 8, moves: 20, seed: 1 },
])('$spec: a pool comes down to $clues clues, and its puzzles have one solution', ({ spec, clues, moves, seed }) => {
  const { hunt, pool } = poolOf(spec, seed);
  hunt.go(pool, moves);
  expect(countOf(pool.best)).toBe(clues);
  for (const { givens } of [{ givens: pool.best }, ...pool.state.held.slice(0, 20)]) expect(isOnly(spec, givens)).toBe(true);
});

test('a pool never takes more clues, and the same randomness takes the same way', () => {
  const way = (): number[] => {
    const { hunt, pool } = poolOf('classic:2x3', 7);
    return Array.from({ length: 6 }, () => {
      hunt.go(pool, 15);
      return countOf(pool.best);
    });
  };
  const clues = way();
  expect(clues).toEqual([...clues].sort((a, b) => b - a));
  expect(way()).toEqual(clues);
});

test('where nothing is left to be tried, or all lists are too long, a walk goes on within the grid', () => {
  const { hunt, pool } = poolOf('classic:2x3', 3);
  const dry = new RecordPool(randomFor(1, 0), { ...pool.state, held: [] });
  const hopeless = new RecordPool(randomFor(1, 0), { ...pool.state, longLists: 1000 });
  for (const one of [dry, hopeless]) {
    hunt.go(one, 5);
    expect(countOf(one.walker!)).toBeLessThan(16);
    for (const givens of [one.walker!, ...one.state.held.map((held) => held.givens)]) expect(isOnly('classic:2x3', givens)).toBe(true);
  }
});

// On a 9x9 two lists of three are too long near the fewest clues; with a walk as soon as eight in a row were, it stayed at 18.
test('where lists end now and then, no walk takes their place', () => {
  const { hunt, pool } = poolOf('classic:3x3', 1);
  hunt.go(pool, 600);
  expect(pool.walker).toBeUndefined();
});

test('it lists on as long as it is asked to, and walks as soon', () => {
  const { pool } = poolOf('classic:2x3', 3);
  const hopeless = { ...pool.state, longLists: 1000 };
  const walkerAfter = (lists: number): Uint8Array | undefined => {
    const next = new RecordPool(randomFor(1, 0), hopeless);
    new RecordHunt(kindOf('classic:2x3'), parts, randomFor(1, 0), { effort: 200, lists }).go(next, 5);
    return next.walker;
  };
  expect(walkerAfter(2000)).toBeUndefined();
  expect(walkerAfter(900)).toBeInstanceOf(Uint8Array);
});

test('a walk lists nothing, comes down, and is handed on', () => {
  const random = randomFor(1, 0);
  const hunt = new RecordHunt(kindOf('solid:2'), parts, random, { effort: 20, walks: true });
  const pool = RecordPool.of(hunt.begin()!, random);
  let before = 64;
  for (let i = 0; i < 10; i++) {
    const handedOn = new RecordPool(random, pool.state);
    expect({ ...handedOn.state, held: 0 }).toEqual({ ...pool.state, held: 0 });
    hunt.go(pool, 10);
    expect(countOf(pool.walker!)).toBeLessThanOrEqual(before);
    before = countOf(pool.walker!);
  }
  expect(countOf(pool.best)).toBeLessThanOrEqual(5);
  expect(isOnly('solid:2', pool.best)).toBe(true);
  // Singles alone have done their part, and the rest was by proofs.
  expect(pool.plainSteps).toBe(20);
});

test('a walk goes on by singles alone as long as it is asked to', () => {
  const random = randomFor(1, 0);
  const hunt = new RecordHunt(kindOf('solid:2'), parts, random, { effort: 20, walks: true, singles: 50 });
  const pool = RecordPool.of(hunt.begin()!, random);
  hunt.go(pool, 200);
  expect(pool.plainSteps).toBe(50);
});

test('a pool holds a puzzle once, and hands on what is left to be tried', () => {
  const { hunt, pool } = poolOf('classic:2x2', 1);
  hunt.go(pool, 30);
  const { best, held, seen } = pool.state;
  const names = held.map(({ givens }) => givens.join(''));
  expect(new Set(names).size).toBe(names.length);
  expect(held.every(({ givens, open }) => open.length > 0 && open.every((cell) => givens[cell]! > 0))).toBe(true);
  expect(Math.max(...held.map(({ givens }) => countOf(givens)))).toBeLessThanOrEqual(countOf(best) + 2);
  const again = new RecordPool(randomFor(2, 0), { best, held: [held[0]!], seen });
  expect(again.has(held.at(-1)!.givens)).toBe(true);
  again.take();
  expect(again.take()).toBeUndefined();
});

// The numbers of grids are those that counting gives; 288 and 2 classes of 4x4 are in print, as are its four clues.
test.each([
  { spec: 'classic:2x2', grids: 288, classes: 2, byClues: [[4, 2]] },
  {
    spec: 'solid:2',
    grids: 768,
    classes: 2,
    byClues: [
      [4, 1],
      [5, 1],
    ],
  },
  { spec: 'roxdoku:2', grids: 24, classes: 1, byClues: [[3, 1]] },
])('$spec: the fewest clues by exhaustion', ({ spec, grids, classes, byClues }) => {
  const kind = kindOf(spec);
  const found = leastClues(parts.makeProber(kind.geometry));
  if (!found.ok) throw new Error(found.error);
  expect(found.value).toMatchObject({ grids, classes });
  expect([...found.value.byClues].sort(([a], [b]) => a - b)).toEqual(byClues);
  const prober = parts.makeProber(kind.geometry);
  prober.load(found.value.givens);
  expect(prober.ask({ limit: 2, effort: 1000 })).toMatchObject({ complete: true, count: 1 });
});

test('a kind with too many grids is not listed', () => {
  expect(leastClues(parts.makeProber(kindOf('classic:3x3').geometry))).toMatchObject({ ok: false });
});

test('no smaller set meets all sets than the one that is found', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFor(seed, 0);
    const sets = Array.from({ length: 6 }, () => random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]).slice(0, 2 + random.below(2)));
    let least = 0;
    while (!hittingSet(sets, least)) least++;
    const meets = (cells: readonly number[]): boolean => sets.every((set) => set.some((cell) => cells.includes(cell)));
    expect(meets(hittingSet(sets, least)!)).toBe(true);
    const subsets = Array.from({ length: 256 }, (_, bits) => [0, 1, 2, 3, 4, 5, 6, 7].filter((cell) => bits & (1 << cell)));
    expect(Math.min(...subsets.filter(meets).map(({ length }) => length))).toBe(least);
  }
});
