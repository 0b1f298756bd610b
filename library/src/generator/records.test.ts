import { expect, test } from 'vitest';
import { parseKind } from '#kinds';
import { hittingSet, leastClues } from './least-clues.ts';
import { loadMakerParts } from './parts.ts';
import { RecordHunt } from './records.ts';
import { randomFor } from './seeds.ts';

const parts = await loadMakerParts();

function kindOf(spec: string) {
  const kind = parseKind(spec);
  if (!kind.ok) throw new Error(kind.error);
  return kind.value;
}

const countOf = (givens: Uint8Array): number => givens.filter((value) => value > 0).length;

test.each([
  { spec: 'classic:2x2', clues: 4 },
  { spec: 'solid:2', clues: 4 },
  { spec: 'classic:2x3', clues: 8 },
])('$spec: a walk comes down to $clues clues, and its puzzle has one solution', ({ spec, clues }) => {
  const kind = kindOf(spec);
  const hunt = new RecordHunt(kind, parts, randomFor(1, 0), { effort: 200 });
  const { at } = hunt.go(hunt.begin()!, 200);
  expect(countOf(at.givens)).toBe(clues);
  const prober = parts.makeProber(kind.geometry);
  prober.load(at.givens);
  expect(prober.ask({ limit: 2, wantsLast: true, effort: 1000 })).toEqual({ complete: true, count: 1, last: at.solution });
});

test('a walk never takes more clues, and the same randomness takes the same way', () => {
  const way = (): number[] => {
    const hunt = new RecordHunt(kindOf('classic:2x3'), parts, randomFor(7, 3), { effort: 200 });
    let at = hunt.begin()!;
    return Array.from({ length: 6 }, () => {
      at = hunt.go(at, 15).at;
      return countOf(at.givens);
    });
  };
  const clues = way();
  expect(clues).toEqual([...clues].sort((a, b) => b - a));
  expect(way()).toEqual(clues);
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
