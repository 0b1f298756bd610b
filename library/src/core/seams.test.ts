import { describe, expect, test } from 'vitest';
import { sampleKind, smallSpecsWhere, specsWhere } from '../../../tests/puzzles.ts';
import { type Edge, SIDES, type Side } from './geometry.ts';
import { netOf } from './seams.ts';

// The net is really folded here, in space: faces are turned by right angles about their fold lines, and then every seam of the
// model must be one edge of the cube, square by square.

type Vector = readonly [number, number, number];
interface Face {
  readonly corner: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

const add = (a: Vector, b: Vector, times = 1): Vector => [a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2]];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The face of side n that hangs on a side of another, folded back by a right angle. */
function fold({ corner, right, down }: Face, side: Side, n: number): Face {
  // Away from the reader: right and down seen from the front.
  const back = cross(right, down);
  switch (side) {
    case 'right':
      return { corner: add(corner, right, n), right: back, down };
    case 'left':
      return { corner: add(corner, back, n), right: add([0, 0, 0], back, -1), down };
    case 'bottom':
      return { corner: add(corner, down, n), right, down: back };
    case 'top':
      return { corner: add(corner, back, n), right, down: add([0, 0, 0], back, -1) };
  }
}

/** The middles of the outer sides of the squares along an edge, in space. */
function along({ corner, right, down }: Face, side: Side, n: number): string[] {
  return Array.from({ length: n }, (_, i) => {
    const [r, c] = ({ top: [0, i + 0.5], bottom: [n, i + 0.5], left: [i + 0.5, 0], right: [i + 0.5, n] } as const)[side];
    return add(add(corner, right, c), down, r)
      .map((number) => number + 0)
      .join();
  });
}

describe.each(specsWhere(({ shape, size }) => shape.form === 'net' && size <= 16))('%s', (spec) => {
  const { geometry } = sampleKind(spec);
  const net = netOf(geometry)!;
  const n = geometry.size;

  test('every side of every face is folded, glued or open, and only once', () => {
    const sides = [...net.folds, ...net.glued].flatMap(({ from, to }) => [from, to]).concat(net.open);
    const names = sides.map(({ panel, side }) => `${panel} ${side}`).sort();
    expect(names).toEqual(geometry.panels.flatMap((_, panel) => SIDES.map((side) => `${panel} ${side}`)).sort());
    expect([net.folds.length, net.glued.length, net.open.length]).toEqual(geometry.panels.length === 3 ? [2, 1, 6] : [5, 7, 0]);
  });

  test('folded, every seam is one edge of the cube, square by square', () => {
    const faces = new Map<number, Face>([[0, { corner: [0, 0, 0], right: [1, 0, 0], down: [0, 1, 0] }]]);
    for (let round = 0; round < geometry.panels.length; round++) {
      for (const { from, to } of net.folds) {
        for (const [a, b] of [[from, to] as const, [to, from] as const]) {
          const known = faces.get(a.panel);
          if (known && !faces.has(b.panel)) faces.set(b.panel, fold(known, a.side, n));
        }
      }
    }
    expect(faces.size).toBe(geometry.panels.length);
    const edge = ({ panel, side }: Edge): string[] => along(faces.get(panel)!, side, n);
    for (const { from, to, reversed } of [...net.folds, ...net.glued]) {
      expect(edge(from)).toEqual(reversed ? edge(to).reverse() : edge(to));
    }
  });
});

test('what is not folded has no net', () => {
  for (const spec of smallSpecsWhere(({ shape }) => shape.form !== 'net')) expect(netOf(sampleKind(spec).geometry), spec).toBeUndefined();
});
