import { describe, expect, test } from 'vitest';
import { check, makePuzzle, makeRandom } from '#core';
import { loadProbers } from '#engines';
import { randomFor, randomGrid } from '#generator';
import { exampleKinds, kindFamilies, kindOf } from '#kinds';
import {
  alikeKey,
  canonicalForm,
  classicBox,
  generatorsOf,
  isSymmetry,
  motionsOf,
  orbitsOf,
  randomSymmetry,
  transformGrid,
} from './index.ts';

const makeProber = await loadProbers();
const small = kindFamilies.flatMap((family) => exampleKinds(family)).filter(({ geometry }) => geometry.cellCount < 800);

test.each(small.map((kind) => [kind.spec, kind] as const))('%s: symmetries take solutions to solutions', (_, { geometry, ...kind }) => {
  const prober = makeProber(geometry);
  const grid = randomGrid(prober, randomFor(1, 0))!;
  const random = makeRandom(3);
  const values = random.shuffle(Array.from({ length: geometry.size }, (_, i) => i + 1));
  for (let i = 0; i < 3; i++) {
    const cells = randomSymmetry(geometry, random);
    expect(isSymmetry(geometry, cells)).toBe(true);
    const moved = transformGrid(grid, { cells, values });
    expect(check(makePuzzle({ ...kind, geometry }, new Uint8Array(geometry.cellCount)), moved)).toEqual([]);
  }
});

test('named motions are what a person means by them', () => {
  const { geometry } = kindOf('classic:2x2');
  const grid = Uint8Array.from({ length: 16 }, (_, i) => i);
  const turned = (id: string) => {
    const motion = motionsOf(geometry).find(({ motion }) => motion.id === id)!;
    return [...transformGrid(grid, { cells: motion.cells })];
  };
  expect(turned('rotate-90').slice(0, 4)).toEqual([12, 8, 4, 0]);
  expect(turned('mirror').slice(0, 4)).toEqual([3, 2, 1, 0]);
  expect(turned('flip').slice(0, 4)).toEqual([12, 13, 14, 15]);
  expect(turned('transpose').slice(0, 4)).toEqual([0, 4, 8, 12]);
});

test('a map that breaks a group is no symmetry', () => {
  const { geometry } = kindOf('classic:3x3');
  const swapped = Int32Array.from({ length: 81 }, (_, i) => (i < 9 ? i + 27 : i >= 27 && i < 36 ? i - 27 : i));
  expect(isSymmetry(geometry, swapped)).toBe(false);
});

test.each([
  ['solid:3', 15],
  ['faces6:3', 15],
  ['faces3:3', 2],
  ['classic:3x3', 7],
  ['classic:2x3', 3],
])('%s has its motions', (spec, count) => {
  expect(motionsOf(kindOf(spec).geometry)).toHaveLength(count);
});

test('the places that an edge of a cube joins stand next to each other in space', () => {
  for (const spec of ['faces3:3/differ', 'faces6:3/differ']) {
    const { groups, positions, placesOf } = kindOf(spec).geometry;
    const edges = groups.filter(({ family }) => family === 'edge');
    expect(edges.length).toBeGreaterThan(0);
    for (const { cells } of edges) {
      const [a, b] = cells.map((cell) => positions[placesOf(cell)[0]!]!);
      expect(Math.hypot(a![0] - b![0], a![1] - b![1], a![2] - b![2])).toBeCloseTo(Math.SQRT1_2);
    }
  }
});

test('orbits of a half turn are pairs and the middle', () => {
  const { geometry } = kindOf('classic:3x3');
  const half = motionsOf(geometry).find(({ motion }) => motion.id === 'rotate-180')!;
  const sizes = orbitsOf(81, [half.cells]).map(({ length }) => length);
  expect(sizes.filter((size) => size === 2)).toHaveLength(40);
  expect(sizes.filter((size) => size === 1)).toHaveLength(1);
});

describe('canonical forms', () => {
  // 288 and 28,200,960 grids: what an orbit of the whole group leaves fixed accounts for every single grid.
  test.each([
    ['classic:2x2', 2, 128 * 24, 288, 400],
    ['classic:2x3', 49, 48 * 72 * 720, 28_200_960, 3000],
  ])('%s: %d classes, which together are all grids', (spec, classes, group, grids, samples) => {
    const { geometry } = kindOf(spec);
    const prober = makeProber(geometry);
    const found = new Map<string, number>();
    for (let i = 0; i < samples; i++) {
      const grid = randomGrid(prober, randomFor(1, i))!;
      const { solution, automorphisms } = canonicalForm(grid, grid, classicBox(geometry)!);
      found.set(solution.join(), automorphisms);
    }
    expect(found.size).toBe(classes);
    const sum = [...found.values()].reduce((total, automorphisms) => total + group / automorphisms, 0);
    expect(Math.round(sum)).toBe(grids);
  });

  test.each(['classic:3x3', 'classic:2x4', 'windoku', 'solid:2', 'faces3:2'])('%s: a moved and relabelled puzzle is alike', (spec) => {
    const { geometry } = kindOf(spec);
    const prober = makeProber(geometry);
    const isClassic = classicBox(geometry) !== undefined;
    const keys = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const random = randomFor(2, i);
      const grid = randomGrid(prober, random)!;
      const givens = grid.map((value) => (random.below(3) === 0 ? value : 0));
      const cells = isClassic ? randomSymmetry(geometry, random) : motionsOf(geometry)[random.below(motionsOf(geometry).length)]!.cells;
      const values = random.shuffle(Array.from({ length: geometry.size }, (_, v) => v + 1));
      const key = alikeKey(geometry, givens, grid);
      expect(alikeKey(geometry, transformGrid(givens, { cells, values }), transformGrid(grid, { cells, values }))).toBe(key);
      keys.add(key);
    }
    expect(keys.size).toBeGreaterThan(5);
  });
});

test('generators of the classic grid reach every cell from every cell', () => {
  const { geometry } = kindOf('classic:3x3');
  expect(orbitsOf(81, generatorsOf(geometry))).toHaveLength(1);
});
