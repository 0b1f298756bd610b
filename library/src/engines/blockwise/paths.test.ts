import { describe, expect, test } from 'vitest';
import { partitionOf } from '#core';
import { exampleKinds, kindFamilies, kindOf } from '#kinds';
import { arrange, type BlockArrangement, CORNERS, MAJORS, PATH_NAMES, type PathChoice, readPath } from './paths.ts';

const CHOICE: PathChoice = { path: 'zigzag', major: 'row', corner: 'top-left', reversed: false };

function grid(rows: number, columns: number): BlockArrangement {
  return { rows, columns, at: Array.from({ length: rows * columns }, (_, i) => i) };
}

/** A path in the papers' numbers, or the sentence of refusal. */
function path(choice: Partial<PathChoice>, arrangement = grid(3, 3)): string {
  const read = readPath({ ...CHOICE, ...choice }, arrangement);
  return read.ok ? read.value.map((index) => index + 1).join(' ') : read.error;
}

describe('the six printed sequences', () => {
  test.each([
    ['3.6(a)', 'zigzag', 'row', '1 2 3 6 5 4 7 8 9'],
    ['3.6(b)', 'spiral', 'row', '1 2 3 6 9 8 7 4 5'],
    ['3.6(c)', 'semi-spiral', 'row', '1 2 5 4 7 8 9 6 3'],
    ['3.7(a)', 'zigzag', 'column', '1 4 7 8 5 2 3 6 9'],
    ['3.7(b)', 'spiral', 'column', '1 4 7 8 9 6 3 2 5'],
    ['3.7(c)', 'semi-spiral', 'column', '1 4 5 2 3 6 9 8 7'],
  ] as const)('figure %s: %s, %s-major', (_, name, major, sequence) => {
    expect(path({ path: name, major })).toBe(sequence);
  });
});

test('other corners mirror the path, and it can be reversed', () => {
  expect(path({ path: 'zigzag', corner: 'top-right' })).toBe('3 2 1 4 5 6 9 8 7');
  expect(path({ path: 'spiral', corner: 'bottom-left' })).toBe('7 8 9 6 3 2 1 4 5');
  expect(path({ path: 'semi-spiral', corner: 'bottom-right', major: 'column' })).toBe('9 6 5 8 7 4 1 2 3');
  expect(path({ path: 'spiral', reversed: true })).toBe('5 4 7 8 9 6 3 2 1');
});

test('more than nine minigrids carry on by the same rule', () => {
  expect(path({ path: 'zigzag' }, grid(4, 4))).toBe('1 2 3 4 8 7 6 5 9 10 11 12 16 15 14 13');
  expect(path({ path: 'spiral' }, grid(4, 4))).toBe('1 2 3 4 8 12 16 15 14 13 9 5 6 7 11 10');
  expect(path({ path: 'semi-spiral' }, grid(4, 4))).toBe('1 2 6 5 9 10 11 7 3 4 8 12 16 15 14 13');
  expect(path({ path: 'semi-spiral' }, grid(3, 2))).toBe('1 2 4 3 5 6');
  expect(path({ path: 'semi-spiral', major: 'column' }, grid(3, 2))).toBe('1 2 4 3 5 6');
  expect(path({ path: 'semi-spiral' }, grid(2, 3))).toBe('1 4 5 2 3 6');
});

test('every path visits every block once and steps only to blocks that touch', () => {
  for (let rows = 1; rows <= 6; rows++) {
    for (let columns = 1; columns <= 6; columns++) {
      for (const name of PATH_NAMES) {
        for (const major of MAJORS) {
          for (const corner of CORNERS) {
            const read = readPath({ path: name, major, corner, reversed: false }, grid(rows, columns));
            const indices = read.ok ? read.value : [];
            expect([...indices].sort((a, b) => a - b)).toEqual(grid(rows, columns).at);
            indices.slice(1).forEach((index, i) => {
              const before = indices[i]!;
              const distance =
                Math.abs(Math.floor(index / columns) - Math.floor(before / columns)) + Math.abs((index % columns) - (before % columns));
              expect(distance, `${name} ${major} ${corner} ${rows}x${columns}`).toBe(1);
            });
          }
        }
      }
    }
  }
});

test('a path of the user names every block once', () => {
  expect(path({ path: '5,1,2 3-6 > 9,8,7,4' })).toBe('5 1 2 3 6 9 8 7 4');
  expect(path({ path: '1,2,3' })).toBe('the path "1,2,3" must name each of the blocks 1 to 9 once');
  expect(path({ path: '1,2,3,4,5,6,7,8,8' })).toContain('must name each of the blocks');
  expect(path({ path: '1,2,3,4,5,6,7,8,10' })).toContain('must name each of the blocks');
  expect(path({ path: 'sideways' })).toBe('the path must be zigzag, spiral, semi-spiral or the numbers of all 9 blocks, not "sideways"');
});

describe('how blocks stand', () => {
  const of = (spec: string, id: string): BlockArrangement => {
    const { geometry } = kindOf(spec);
    return arrange(geometry, partitionOf(geometry, id)!);
  };

  test('boxes stand where they are drawn, whatever their shape', () => {
    expect(of('classic:3x3', 'boxes')).toEqual(grid(3, 3));
    expect(of('classic:2x3', 'boxes')).toEqual(grid(3, 2));
    expect(of('classic:3x5', 'boxes')).toEqual(grid(5, 3));
  });

  test('a samurai has holes, which paths pass over', () => {
    const samurai = of('samurai', 'boxes');
    expect([samurai.rows, samurai.columns]).toEqual([7, 7]);
    expect(path({ path: 'spiral' }, samurai).split(' ')).toHaveLength(41);
  });

  test('regions are taken by number, as nearly in a square as they go', () => {
    const [five, nine] = exampleKinds(kindFamilies.find(({ id }) => id === 'jigsaw')!);
    const regions = ({ geometry }: NonNullable<typeof five>): BlockArrangement => arrange(geometry, partitionOf(geometry, 'regions')!);
    expect(path({ path: 'zigzag' }, regions(five!))).toBe('1 2 3 5 4');
    expect(path({ path: 'spiral' }, regions(nine!))).toBe('1 2 3 6 9 8 7 4 5');
  });
});
