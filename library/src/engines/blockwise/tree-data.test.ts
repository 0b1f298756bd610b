import { describe, expect, test } from 'vitest';
import { inEnglish, makePuzzleFromPlaces, type Puzzle } from '#core';
import { kindOf } from '#kinds';
import { plainTree } from './plain-trees.ts';
import { permutationTree, type TreeVertex } from './tree-data.ts';

function puzzle(spec: string, text: string): Puzzle {
  return makePuzzleFromPlaces(
    kindOf(spec),
    [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol))),
  );
}

function vertices(vertex: TreeVertex): TreeVertex[] {
  return [vertex, ...vertex.children.flatMap(vertices)];
}

describe('the tree of a block', () => {
  const small = puzzle('classic:2x2', '12..............');

  test('has the empty permutation as its root and reasons where it is cut', () => {
    const tree = permutationTree(small, { block: 2, most: 100 });
    if (!tree.ok) throw new Error(tree.error);
    expect(tree.value).toMatchObject({ block: 'box 2', partition: 'boxes', clues: 0, possible: 24n, valid: 4, isWhole: true });
    expect(tree.value.blanks).toEqual(['r1c3', 'r1c4', 'r2c3', 'r2c4']);
    const all = vertices(tree.value.root);
    expect(all).toHaveLength(tree.value.vertices);
    expect(all[0]).toMatchObject({ label: '****', state: 'root' });
    const cut = all.find(({ label }) => label === '1***')!;
    expect(cut).toMatchObject({ state: 'cut', children: [] });
    expect(inEnglish(cut.reason!)).toBe('1 stands at r1c1 in row 1');
    expect(all.filter(({ state }) => state === 'leaf').map(({ label }) => label)).toEqual(['3412', '3421', '4312', '4321']);
  });

  test('is cut off at this many vertices, but counted to the end', () => {
    const whole = permutationTree(small, { block: 4, most: 1000 });
    const part = permutationTree(small, { block: 4, most: 5 });
    if (!whole.ok || !part.ok) throw new Error('refused');
    expect(part.value.valid).toBe(whole.value.valid);
    expect(part.value.vertices).toBe(whole.value.vertices);
    expect(vertices(part.value.root)).toHaveLength(5);
  });

  test('a bare block of 16 values is left unfinished, not waited for', () => {
    const tree = permutationTree(puzzle('classic:4x4', '.'.repeat(256)), { block: 1, most: 10 });
    expect(tree.ok && tree.value.isWhole).toBe(false);
    expect(tree.ok && tree.value.possible).toBe(20_922_789_888_000n);
  });

  test('obeys restricted candidates and a filled block has one permutation, the empty one', () => {
    const filled = permutationTree(puzzle('classic:2x2', '12..34..........'), { block: 1, most: 10 });
    expect(filled.ok && [filled.value.valid, filled.value.possible, filled.value.vertices]).toEqual([1, 1n, 1]);
  });

  test('what cannot be is refused in words', () => {
    const error = (...[of, settings]: Parameters<typeof permutationTree>): string => {
      const tree = permutationTree(of, settings);
      return tree.ok ? '' : tree.error;
    };
    expect(error(small, { block: 5, most: 9 })).toBe('there is no block 5; the boxes of classic:2x2 are numbered 1 to 4');
    expect(error(small, { block: 1, partition: 'layers', most: 9 })).toBe(
      'classic:2x2 has no layers to permute; it has boxes, columns, rows',
    );
    expect(error(puzzle('classic:2x2', '11..............'), { block: 1, most: 9 })).toContain('two givens');
    expect(error(puzzle('solid:2', '.'.repeat(64)), { block: 1, most: 9 })).toContain('not cut into blocks');
  });
});

describe('plain trees', () => {
  test('insertion puts the next number into every gap, front to back (figure 3.3)', () => {
    const { root, permutations, vertices: count } = plainTree('insertion', 3, 100);
    expect([permutations, count]).toEqual([6n, 9]);
    expect(vertices(root).map(({ label }) => label)).toEqual(['1', '21', '321', '231', '213', '12', '312', '132', '123']);
  });

  test('selection follows labelled lines to the permutations (figure 3.4)', () => {
    const { root, vertices: count } = plainTree('selection', 3, 100);
    const all = vertices(root);
    expect(all).toHaveLength(count);
    expect(all.filter(({ state }) => state === 'leaf').map(({ label }) => label)).toEqual(['123', '132', '213', '231', '312', '321']);
    expect(root.children.map(({ edge, label }) => [edge, label])).toEqual([
      ['1', ''],
      ['2', ''],
      ['3', ''],
    ]);
  });

  test('a shuffle exchanges place by place, so that every permutation is one leaf (Fisher and Yates, 3.2.1.2)', () => {
    const { root, permutations, vertices: count } = plainTree('shuffle', 3, 100);
    expect([permutations, count]).toEqual([6n, 10]);
    expect(vertices(root).map(({ label, edge }) => `${edge ?? ''}${label}`)).toEqual([
      '123',
      '1123',
      '2123',
      '3132',
      '2213',
      '1213',
      '3231',
      '3321',
      '2321',
      '1312',
    ]);
    const leaves = vertices(plainTree('shuffle', 5, 1000).root).filter(({ state }) => state === 'leaf');
    expect(new Set(leaves.map(({ label }) => label)).size).toBe(120);
    expect(leaves).toHaveLength(120);
  });

  test.each([
    ['shuffle', 7, 8660],
    ['insertion', 7, 5913],
    ['selection', 7, 13700],
  ] as const)('%s of %i numbers has %i vertices, and at most this many become data', (style, items, count) => {
    expect(plainTree(style, items, 1e6).vertices).toBe(count);
    expect(vertices(plainTree(style, items, 1e6).root)).toHaveLength(count);
    expect(vertices(plainTree(style, items, 50).root)).toHaveLength(50);
    expect(() => plainTree(style, 10, 50)).toThrow('1 to 9');
  });
});
