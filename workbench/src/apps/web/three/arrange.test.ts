import { describe, expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { specsWhere } from '../../../../../tests/puzzles.ts';
import { FacesArranger } from './arrange-faces.ts';
import { SolidArranger, type SolidOptions } from './arrange-solid.ts';
import { PRESENCE } from './arrangement.ts';
import { CageOutlines } from './cage-outlines.ts';
import { pickPlace } from './pick.ts';
import { distance, fromPosition, type Vector } from './vector.ts';

const pointOf = (centers: Float32Array, place: number): Vector => [centers[3 * place]!, centers[3 * place + 1]!, centers[3 * place + 2]!];

const BARE = { axis: 'panels', cursor: 0, spread: 0, isLit: () => false, isFilled: () => false } as const satisfies Omit<
  SolidOptions,
  'mode'
>;

describe.each(specsWhere(({ shape, size }) => shape.form === 'net' && size <= 9))('the faces of %s', (spec) => {
  const { geometry } = kindOf(spec);
  const arranger = new FacesArranger(geometry);
  const side = geometry.panels[0]!.columns;

  test('hang together folded as the geometry has them', () => {
    const { centers } = arranger.arrange({ unfold: 0 });
    // Distances are compared and not positions, since the view puts the middle of everything at the origin.
    for (let place = 0; place < geometry.places.length; place++) {
      const wanted = distance(fromPosition(geometry.positions[0]!), fromPosition(geometry.positions[place]!));
      expect(Math.abs(distance(pointOf(centers, 0), pointOf(centers, place)) - wanted)).toBeLessThan(0.15);
    }
  });

  test('lie flat as their net when unfolded', () => {
    const { centers } = arranger.arrange({ unfold: 1 });
    const [x0, y0, z0] = pointOf(centers, 0);
    geometry.places.forEach(({ panel, row, column }, place) => {
      const { at } = geometry.panels[panel]!;
      const first = geometry.panels[0]!.at;
      const [x, y, z] = pointOf(centers, place);
      expect(x - x0).toBeCloseTo((at.column - first.column) * side + column, 3);
      expect(y0 - y).toBeCloseTo((at.row - first.row) * side + row, 3);
      expect(z).toBeCloseTo(z0, 3);
    });
  });

  test('have no line where a glued cell goes over an edge, and lines everywhere else', () => {
    const { borders } = arranger.arrange({ unfold: 0 });
    const open = geometry.places.map((_, place) => [...borders.subarray(4 * place, 4 * place + 4)].filter((width) => width === 0).length);
    expect(open).toEqual(geometry.places.map(({ cell }) => geometry.placesOf(cell).length - 1));
  });

  test('are picked by their outside', () => {
    const arrangement = arranger.arrange({ unfold: 0.4 });
    const { centers, turns } = arrangement;
    for (let place = 0; place < geometry.places.length; place += 7) {
      const [x, y, z, w] = turns.subarray(4 * place, 4 * place + 4) as unknown as [number, number, number, number];
      const out: Vector = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)];
      const from = pointOf(centers, place).map((c, i) => c + out[i]! * 0.5) as unknown as Vector;
      expect(pickPlace(arrangement, from, out.map((c) => -c) as unknown as Vector)).toBe(place);
    }
  });
});

describe('a solid cube', () => {
  const { geometry } = kindOf('solid:3');
  const arranger = new SolidArranger(geometry);
  const full = (options: Partial<SolidOptions> & Pick<SolidOptions, 'mode'>): number[] => {
    const { presence } = arranger.arrange({ ...BARE, ...options });
    return geometry.places.map((_, place) => place).filter((place) => presence[place] === PRESENCE.full);
  };
  const middle = geometry.positions.findIndex(([x, y, z]) => x === 4 && y === 4 && z === 4);

  test('shows the plane of the cursor along each axis, three planes, or all', () => {
    for (const [axis, index] of [
      ['panels', 2],
      ['row-planes', 1],
      ['column-planes', 0],
    ] as const) {
      const shown = full({ mode: 'slice', axis, cursor: middle });
      expect(shown.length).toBe(81);
      expect(shown.every((place) => geometry.positions[place]![index] === 4)).toBe(true);
    }
    expect(full({ mode: 'planes', cursor: middle }).length).toBe(3 * 81 - 3 * 9 + 1);
    expect(full({ mode: 'whole' }).length).toBe(729);
    expect(full({ mode: 'lit', isLit: (place) => place < 5 })).toEqual([0, 1, 2, 3, 4]);
  });

  test('names a mini-cube and those that share a line with it', () => {
    expect(arranger.blockAt(middle)).toEqual({ name: 'S14', neighbours: ['S5', 'S11', 'S13', 'S15', 'S17', 'S23'] });
    expect(full({ mode: 'blocks', cursor: middle }).length).toBe(27);
    const { labels, presence } = arranger.arrange({ ...BARE, mode: 'blocks', cursor: middle });
    expect(labels.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(['S5', 'S11', 'S13', 'S14', 'S15', 'S17', 'S23']);
    expect(presence.filter((how) => how === PRESENCE.lit).length).toBe(6 * 27);
  });

  test('is drawn apart along the axis that is cut, and only there', () => {
    const near = arranger.arrange({ ...BARE, mode: 'whole', axis: 'row-planes' });
    const wide = arranger.arrange({ ...BARE, mode: 'whole', axis: 'row-planes', spread: 1 });
    const last = geometry.places.length - 1;
    const [a, b] = [pointOf(near.centers, last), pointOf(wide.centers, last)];
    expect([b[0], b[2]]).toEqual([a[0], a[2]]);
    expect(b[1]).toBeLessThan(a[1] - 3);
  });

  test('is picked through the dots in front of a plane', () => {
    const slice = arranger.arrange({ ...BARE, mode: 'slice', cursor: middle });
    const [x, y, z] = pointOf(slice.centers, middle);
    expect(pickPlace(slice, [x, y, z + 40], [0, 0, -1])).toBe(middle);
    expect(pickPlace(slice, [x, y + 40, z], [0, -1, 0])).toBe(
      geometry.positions.findIndex((at) => at[0] === 4 && at[1] === 0 && at[2] === 4),
    );
    expect(pickPlace(slice, [x + 0.5, y + 30, z + 30], [0, 1, 0])).toBeUndefined();
  });

  test('goes from plane to plane and round the end', () => {
    expect(geometry.positions[arranger.placeBehind(middle, 'panels', 1)]).toEqual([4, 4, 5]);
    expect(geometry.positions[arranger.placeBehind(0, 'column-planes', -1)]).toEqual([8, 0, 0]);
  });
});

test('a roxdoku has planes but no mini-cubes', () => {
  const arranger = new SolidArranger(kindOf('roxdoku:3').geometry);
  expect(arranger.blockAt(0)).toBeUndefined();
  expect(arranger.arrange({ ...BARE, mode: 'planes' }).presence.filter((how) => how === PRESENCE.full).length).toBe(19);
});

test('cubes that overlap stand in a box that is not a cube, and planes are counted along each of its sides', () => {
  const { geometry } = kindOf('roxdoku/double');
  const arranger = new SolidArranger(geometry);
  expect(arranger.sides).toEqual([5, 5, 3]);
  const at = (place: number) => geometry.positions[place];
  expect(at(arranger.placeBehind(0, 'panels', -1))).toEqual([0, 0, 2]);
  // Beyond the hole at the end of the first row its line begins again.
  const end = geometry.positions.findIndex(([x, y, z]) => x === 2 && y === 0 && z === 0);
  expect(at(arranger.placeBehind(end, 'column-planes', 1))).toEqual([0, 0, 0]);
  const { covered } = arranger.arrange({ ...BARE, mode: 'whole' });
  expect((covered[end]! >> 0) & 1).toBe(0);
});

test('three slices show their planes and nothing else, on inner planes too, whatever is lit', () => {
  const { geometry } = kindOf('solid:3');
  const cursor = 4 * 81 + 4 * 9 + 4;
  const { presence } = new SolidArranger(geometry).arrange({ ...BARE, mode: 'planes', cursor, isLit: () => true });
  const here = geometry.positions[cursor]!;
  const outside = geometry.positions.flatMap((at, place) => (at.some((c, i) => c === here[i]) ? [] : place));
  expect(outside).toHaveLength(8 * 8 * 8);
  expect(new Set(outside.map((place) => presence[place]))).toEqual(new Set([PRESENCE.ghost]));
});

test.each([
  ['panels', [4, 4, 3], [4, 4, 5]],
  ['row-planes', [4, 3, 4], [4, 5, 4]],
  ['column-planes', [5, 4, 4], [3, 4, 4]],
] as const)('a slice of %s has what is lit behind it and nothing in front of its digits', (axis, front, behind) => {
  const { geometry } = kindOf('solid:3');
  const cursor = 4 * 81 + 4 * 9 + 4;
  const { presence } = new SolidArranger(geometry).arrange({ ...BARE, mode: 'slice', axis, cursor, isLit: () => true });
  const at = (wanted: readonly number[]) => presence[geometry.positions.findIndex((one) => one.every((c, i) => c === wanted[i]))];
  expect([at(front), at(behind)]).toEqual([PRESENCE.ghost, PRESENCE.lit]);
});

describe('a cage', () => {
  test('is outlined on the faces of its bricks that are seen, and on no other', () => {
    const { geometry } = kindOf('solid:3');
    const at = (x: number, y: number, z: number): number => geometry.positions.findIndex((p) => p[0] === x && p[1] === y && p[2] === z);
    const cage = [at(4, 4, 4), at(5, 4, 4), at(5, 5, 4)].map((place) => geometry.places[place]!.cell);
    const outlines = new CageOutlines(geometry, false);
    const arranger = new SolidArranger(geometry);
    const slice = arranger.arrange({ ...BARE, mode: 'slice', cursor: at(0, 0, 4) });
    // Round three squares are eight sides, in front and behind.
    const lines = outlines.lines(cage, slice);
    expect(lines).toHaveLength(16);
    const depth = (line: (typeof lines)[number]): number => line.from[2];
    expect(new Set(lines.map((line) => Math.sign(depth(line) - slice.centers[3 * at(4, 4, 4) + 2]!)))).toEqual(new Set([1, -1]));
    expect(outlines.corner(cage, slice)!.out).toEqual([0, 0, 1]);
    // Another plane does not show it, and inside the whole cube nobody sees it.
    expect(outlines.lines(cage, arranger.arrange({ ...BARE, mode: 'slice', cursor: 0 }))).toEqual([]);
    expect(outlines.lines(cage, arranger.arrange({ ...BARE, mode: 'whole' }))).toEqual([]);
    expect(outlines.corner(cage, arranger.arrange({ ...BARE, mode: 'whole' }))).toBeUndefined();
  });

  test('goes on over the edge of a folded cube', () => {
    const { geometry } = kindOf('faces6:3');
    const outlines = new CageOutlines(geometry, true);
    const folded = new FacesArranger(geometry).arrange({ unfold: 0 });
    const cellAt = (panel: number, row: number, column: number): number =>
      geometry.places.find((place) => place.panel === panel && place.row === row && place.column === column)!.cell;
    for (let panel = 0; panel < 6; panel++) {
      const cell = cellAt(panel, 0, 4);
      const places = geometry.placesOf(cell);
      // A cell on an edge is a domino of two tiles where edges are glued: six sides, none of them on the fold.
      expect(outlines.lines([cell], folded)).toHaveLength(places.length === 2 ? 6 : 4);
    }
  });
});
