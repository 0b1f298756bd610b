import { describe, expect, test } from 'vitest';
import { exampleKinds, kindFamilies, kindOf } from '#kinds';
import { AXES, axesOf, spotsOf, viewOf } from './sheets.ts';
import { type Direction, nearestPlace, step, turnedTo, type Whereabouts } from './walk.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right', 'deeper', 'nearer'];

test('every place of every kind can be reached by keys, along every axis', () => {
  for (const kind of kindFamilies.flatMap((family) => exampleKinds(family).slice(0, 2))) {
    const { geometry } = kind;
    for (const axis of AXES) {
      const view = viewOf(geometry, axis);
      const spots = spotsOf(view);
      const reached = new Set([0]);
      for (const place of reached) for (const direction of DIRECTIONS) reached.add(step(geometry, view, spots, { place }, direction).place);
      const cells = new Set([...reached].map((place) => geometry.places[place]!.cell));
      expect(`${kind.spec} ${axis} ${cells.size}`).toBe(`${kind.spec} ${axis} ${geometry.cellCount}`);
    }
  }
});

describe('keys', () => {
  const walk = (spec: string, from: string, ...directions: Direction[]): string => {
    const { geometry } = kindOf(spec);
    const view = viewOf(geometry, 'panels');
    const spots = spotsOf(view);
    const start = geometry.places.findIndex(({ name }) => name === from);
    const end = directions.reduce((at: Whereabouts, direction) => step(geometry, view, spots, at, direction), { place: start });
    return geometry.places[end.place]!.name;
  };

  test.each([
    ['classic:3x3', 'r1c1', ['right', 'down'], 'r2c2'],
    ['classic:3x3', 'r1c9', ['right'], 'r1c1'],
    ['samurai', 'r1c9', ['right'], 'r1c13'],
    ['solid:2', 'l1r1c1', ['deeper', 'deeper'], 'l3r1c1'],
    ['solid:2', 'l1r1c1', ['nearer'], 'l4r1c1'],
    // Cubes that overlap: over the holes between them, within a layer and through the layers.
    ['roxdoku/samurai', 'l1r1c3', ['right'], 'l1r1c5'],
    ['roxdoku/samurai', 'l3r1c3', ['deeper'], 'l5r1c3'],
    ['roxdoku/twin', 'l1r1c1', ['nearer'], 'l3r1c1'],
    ['faces3:2', 'A r2c4', ['right'], 'B r2c2'],
    ['faces3:2', 'A r3c1', ['down', 'down'], 'C r2c1'],
    ['faces3:2/differ', 'A r2c4', ['right'], 'B r2c1'],
    // Down from B is C, over the edge that they share when folded; and up from C's right edge the other way.
    ['faces3:2/differ', 'B r4c2', ['down'], 'C r2c4'],
    ['faces3:2/differ', 'C r2c4', ['right'], 'B r4c2'],
    // Nothing lies beyond: the line begins again.
    ['faces3:2/differ', 'B r2c4', ['right'], 'A r2c1'],
    ['faces6:2/differ', 'U r1c1', ['up'], 'B r4c1'],
    ['faces6:2/differ', 'U r2c1', ['left'], 'W r1c2'],
    ['faces6:2/differ', 'U r2c4', ['right'], 'E r1c3'],
    ['faces6:2/differ', 'B r1c1', ['left'], 'W r4c1'],
  ] as const)('%s: from %s %j leads to %s', (spec, from, directions, to) => {
    expect(walk(spec, from, ...directions)).toBe(to);
  });
});

test.each([
  ['classic:3x3', 'r1c9', 'right', 'r1c9'],
  ['classic:3x3', 'r1c8', 'right', 'r1c9'],
  ['samurai', 'r1c9', 'right', 'r1c13'],
  ['solid:2', 'l4r1c1', 'deeper', 'l4r1c1'],
  ['solid:2', 'l1r1c1', 'nearer', 'l1r1c1'],
  ['solid:2', 'l2r1c1', 'nearer', 'l1r1c1'],
  ['faces3:2/differ', 'A r2c4', 'right', 'B r2c1'],
  ['faces3:2/differ', 'B r2c4', 'right', 'B r2c4'],
] as const)('what is drawn by keys ends at the edge: on %s from %s %s leads to %s', (spec, from, direction, to) => {
  const { geometry } = kindOf(spec);
  const view = viewOf(geometry, 'panels');
  const start = geometry.places.findIndex(({ name }) => name === from);
  expect(geometry.places[step(geometry, view, spotsOf(view), { place: start }, direction, true).place]!.name).toBe(to);
});

describe.each(['faces3', 'faces6'])('%s', (family) => {
  const OPPOSITE = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
  const KEYS = ['up', 'down', 'left', 'right'] as const;

  describe.each([`${family}:2`, `${family}:2/differ`, `${family}:3`, `${family}:3/differ`])('%s', (spec) => {
    const { geometry } = kindOf(spec);
    const view = viewOf(geometry, 'panels');
    const spots = spotsOf(view);
    const press = (at: Whereabouts, key: Direction): Whereabouts => step(geometry, view, spots, at, key);
    const cellAt = ({ place }: Whereabouts): number => geometry.places[place]!.cell;

    test('the same arrow goes round the cube and comes back to where it began, from every place', () => {
      // Six faces are walked round over four of them; three end at the corner of the cube that is open, two faces on.
      const faces = family === 'faces6' ? 4 : 2;
      const folds = family === 'faces6' ? 4 : 1;
      const cells = faces * geometry.size - (spec.endsWith('/differ') ? 0 : folds);
      geometry.places.forEach((_, place) => {
        for (const key of KEYS) {
          const passed = new Set<number>();
          let at: Whereabouts = { place };
          for (let presses = 0; presses < cells; presses++) {
            at = press(at, key);
            passed.add(cellAt(at));
          }
          expect([cellAt(at), passed.size]).toEqual([cellAt({ place }), cells]);
        }
      });
    });

    test('the opposite arrow is the way back, however far one has gone', () => {
      geometry.places.forEach((_, place) => {
        for (const key of KEYS) {
          const near = press({ place }, key);
          expect(press(near, OPPOSITE[key]).place).toBe(place);
          const way = Array.from({ length: 2 * geometry.size }).reduce<Whereabouts[]>(
            (walks) => [...walks, press(walks.at(-1)!, key)],
            [{ place }],
          );
          let at = way.at(-1)!;
          for (const before of way.slice(0, -1).reverse()) {
            at = press(at, OPPOSITE[key]);
            expect(cellAt(at)).toBe(cellAt(before));
          }
        }
      });
    });
  });
});

test('an arrow goes straight on over a face that is drawn turned, until another begins a line as it is drawn', () => {
  const { geometry } = kindOf('faces6:2/differ');
  const view = viewOf(geometry, 'panels');
  const spots = spotsOf(view);
  const way = (from: string, keys: readonly Direction[]): string[] => {
    let at: Whereabouts = { place: geometry.places.findIndex(({ name }) => name === from) };
    return keys.map((key) => {
      at = step(geometry, view, spots, at, key);
      return `${geometry.places[at.place]!.name} ${turnedTo(at.course) ?? ''}`.trim();
    });
  };
  expect(way('U r2c4', ['right', 'right', 'left', 'left'])).toEqual(['E r1c3 down', 'E r2c3 down', 'E r1c3 up', 'U r2c4']);
  expect(way('U r2c4', ['right', 'down', 'right'])).toEqual(['E r1c3 down', 'E r2c3', 'E r2c4']);
  // B stands on its head beside E and W: the ring of the four faces is walked to its end.
  expect(way('E r2c4', ['right', 'right', 'right', 'right', 'right'])).toEqual([
    'B r3c4 left',
    'B r3c3 left',
    'B r3c2 left',
    'B r3c1 left',
    'W r2c1',
  ]);
});

describe('sheets', () => {
  test('a cube has planes along three axes, with boxes only where the rule has them', () => {
    const { geometry } = kindOf('solid:2');
    const [sheet] = viewOf(geometry, 'row-planes').sheets;
    expect(sheet!.places.slice(0, 5).map((place) => geometry.places[place]!.name)).toEqual([
      'l1r1c1',
      'l1r1c2',
      'l1r1c3',
      'l1r1c4',
      'l2r1c1',
    ]);
    expect(new Set(sheet!.regions).size).toBe(4);
    expect(new Set(viewOf(kindOf('solid:2/layers').geometry, 'row-planes').sheets[0]!.regions).size).toBe(1);
  });

  test('a plane through overlapping cubes has their holes, and heavy lines round what two of them share', () => {
    const { geometry } = kindOf('roxdoku/double');
    const [first, , third] = viewOf(geometry, 'row-planes').sheets;
    expect([first!.rows, first!.columns, first!.places.filter((place) => place < 0).length]).toEqual([3, 5, 6]);
    expect(third!.regions.slice(0, 5).map((region) => third!.regions.indexOf(region))).toEqual([0, 0, 2, 3, 3]);
    expect(geometry.places[nearestPlace(first!, 1, 4)]!.name).toBe('l2r1c3');
  });

  test('nets and flat kinds have their panels', () => {
    const axes = (spec: string): number => axesOf(kindOf(spec).geometry).length;
    expect(['solid:2', 'roxdoku:2', 'faces6:2', 'samurai'].map(axes)).toEqual([3, 3, 1, 1]);
    expect(viewOf(kindOf('classic:2x2').geometry, 'row-planes').axis).toBe('panels');
  });
});
