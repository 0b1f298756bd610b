import { describe, expect, test } from 'vitest';
import { type Cell, cellName, type Edge, findPlace, type Geometry, neighboursOf, partitionOf } from '#core';
import { exampleKinds, kindFamilies, kindOf, offeredArguments, parseKind, parseKindWithoutRegions, parseSampleKind } from '#kinds';
import { viewOf } from '#session';
import { readFacts } from './corpus.ts';
import { sampleKind, smallSpecs } from './puzzles.ts';

// What every kind owes: a sound geometry, names that a person can use, and words. The registry supplies the kinds.
const all = kindFamilies.flatMap((family) => exampleKinds(family));

/** The cells along a side: left to right, or top to bottom. */
function cellsAlong(geometry: Geometry, { panel, side }: Edge): Cell[] {
  const { rows, columns, places } = geometry.panels[panel]!;
  const length = side === 'top' || side === 'bottom' ? columns : rows;
  return Array.from({ length }, (_, i) => {
    const [row, column] = ({ top: [0, i], bottom: [rows - 1, i], left: [i, 0], right: [i, columns - 1] } as const)[side];
    return geometry.places[places[row * columns + column]!]!.cell;
  });
}

describe.each(all.map((kind) => [kind.spec, kind] as const))('kind %s', (spec, kind) => {
  const { geometry } = kind;

  test('parses its own spec again', () => {
    expect(kindOf(spec, kind.regions).spec).toBe(spec);
    expect(kind.rules).toMatch(/\.$/);
    expect(kind.title.length).toBeGreaterThan(3);
  });

  test('shows every cell, names every place once and draws every place once', () => {
    const names = geometry.places.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(geometry.places.map(({ cell }) => cell)).size).toBe(geometry.cellCount);
    const drawn = geometry.panels.flatMap(({ places }) => places.filter((place) => place >= 0));
    expect(drawn.toSorted((a, b) => a - b)).toEqual(names.map((_, i) => i));
    const last = geometry.places.length - 1;
    expect(findPlace(geometry, ` ${names[last]!.toUpperCase()} `)).toBe(last);
  });

  test('has groups of different cells, none twice, none larger than the value set, and every cell in a house', () => {
    const keys = geometry.groups.map(({ cells }) => [...cells].sort((a, b) => a - b).join());
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      geometry.groups.every(({ cells }) => new Set(cells).size === cells.length && cells.length <= geometry.size && cells.length >= 2),
    ).toBe(true);
    expect(geometry.groups.every(({ cells, house }) => house === (cells.length === geometry.size))).toBe(true);
    const housed = new Set(geometry.groups.filter(({ house }) => house).flatMap(({ cells }) => cells));
    // Where every line is shorter than the value set there is no house at all.
    const longest = Math.max(...geometry.groups.map(({ cells }) => cells.length));
    expect(housed.size).toBe(longest < geometry.size ? 0 : geometry.cellCount);
    expect(new Set(geometry.groups.map(({ name }) => name)).size).toBe(geometry.groups.length);
  });

  test('says its shape: one panel, layers with the planes across them, or faces whose seams join squares that meet', () => {
    const { shape, panels } = geometry;
    expect(shape.form === 'flat').toBe(panels.length === 1);
    expect(new Set(panels.map(({ label }) => label)).size).toBe(panels.length);
    if (shape.form === 'layers') {
      for (const plane of shape.planes) {
        const { blocks, disjoint } = partitionOf(geometry, plane)!;
        expect([plane, disjoint]).toEqual([plane, true]);
        // What is drawn of a plane is what the engines call by its name.
        const drawn = viewOf(geometry, plane).sheets.map(({ places }) => places.flatMap((place) => geometry.places[place]?.cell ?? []));
        expect(drawn).toEqual(blocks.map(({ cells }) => [...cells]));
      }
    }
    if (shape.form === 'net') {
      const edges = geometry.groups.filter(({ family }) => family === 'edge');
      for (const { from, to, reversed } of shape.seams) {
        const there = reversed ? cellsAlong(geometry, to).reverse() : cellsAlong(geometry, to);
        cellsAlong(geometry, from).forEach((cell, i) => {
          const differ = edges.some(({ cells }) => cells.includes(cell) && cells.includes(there[i]!));
          expect(cell === there[i] || differ, `${from.panel} ${from.side} ${i}`).toBe(true);
        });
      }
    }
  });

  test('has partitions that cover every cell', () => {
    expect(geometry.partitions.length).toBeGreaterThan(0);
    for (const { blocks, disjoint } of geometry.partitions) {
      const cells = blocks.flatMap((block) => block.cells);
      expect(new Set(cells).size).toBe(geometry.cellCount);
      expect(disjoint).toBe(cells.length === geometry.cellCount);
    }
  });
});

test('every family has a starter, its usual argument among those it offers, and a kind for every length it is known by', () => {
  for (const family of kindFamilies) {
    expect(family.starters.length, family.id).toBeGreaterThan(0);
    if (family.usual !== undefined) expect(offeredArguments(family)).toContain(family.usual);
    const usual = parseKindWithoutRegions(family.id);
    expect(usual.ok ? usual.value.option : usual.error).toBe(family.options[0]);
    const sample = parseSampleKind(family.id);
    expect(sample.ok && sample.value.spec).toBe(usual.ok && usual.value.spec);
    for (const { spec, size, places } of family.byLength ?? []) {
      const { geometry } = kindOf(spec);
      expect([spec, geometry.size]).toEqual([spec, size]);
      // A text may also fill in the squares of the drawing that belong to no grid.
      const drawn = geometry.panels.reduce((sum, panel) => sum + panel.places.length, 0);
      expect([geometry.places.length, drawn], spec).toContain(places);
    }
  }
});

test('every family has an example that is small enough to be enumerated, so that engines and techniques are tried on it', () => {
  expect(new Set(smallSpecs.map((spec) => sampleKind(spec).family))).toEqual(new Set(kindFamilies.map(({ id }) => id)));
});

test.each(readFacts<{ groups: { kind: string; groups: number; peersPerCell?: number }[] }>('known-counts.json').groups)(
  '$kind has $groups groups',
  ({ kind, groups, peersPerCell }) => {
    const { geometry } = kindOf(kind);
    expect(geometry.groups.length).toBe(groups);
    if (peersPerCell !== undefined)
      for (let cell = 0; cell < geometry.cellCount; cell += 37) expect(geometry.peersOf(cell).length).toBe(peersPerCell);
  },
);

test.each([
  ['classic:2x6', 36],
  ['classic:6x2', 36],
  ['classic:6x6', 108],
  ['samurai', 131],
  // Five grids of 27 groups, of which eight boxes are those of two grids; four grids with four such boxes; five grids of 12 with none.
  ['samurai/windmill', 127],
  ['samurai/sohei', 104],
  ['samurai:2/corners', 60],
  ['windoku', 31],
  ['diagonal', 29],
  ['faces6:3', 150],
  ['faces6:3/differ', 270],
  ['faces3:3', 78],
  ['roxdoku', 9],
  ['roxdoku/twin', 18],
  ['roxdoku/double', 18],
  ['roxdoku/samurai', 81],
])('%s has %i groups', (spec, groups) => {
  expect(kindOf(spec).geometry.groups.length).toBe(groups);
});

test('every rectangle from 2x2 to 6x6 is a classic grid', () => {
  for (let rows = 2; rows <= 6; rows++) {
    for (let columns = 2; columns <= 6; columns++) {
      const { geometry } = kindOf(`classic:${rows}x${columns}`);
      expect(geometry.groups.filter(({ family }) => family === 'box').map(({ cells }) => cells.length)).toEqual(
        Array(rows * columns).fill(rows * columns),
      );
    }
  }
});

test('fillings in closed form break no rule, and every cube has one', () => {
  const filled = all.filter(({ geometry }) => geometry.filling);
  expect(filled.map(({ spec }) => spec)).toEqual(all.filter(({ family }) => family === 'solid').map(({ spec }) => spec));
  for (const { geometry } of filled) {
    const grid = geometry.filling!();
    for (const { cells } of geometry.groups) expect(new Set(cells.map((cell) => grid[cell])).size).toBe(cells.length);
    expect([Math.min(...grid), Math.max(...grid), grid.length]).toEqual([1, geometry.size, geometry.cellCount]);
  }
});

test('mini-cubes are numbered column band first and have their two line-mates in each direction as neighbours', () => {
  const { geometry } = kindOf('solid:3');
  const partition = partitionOf(geometry, 'mini-cubes')!;
  const neighbours = neighboursOf(geometry, partition);
  const names = (s: number): string[] => neighbours[s - 1]!.map((i) => partition.blocks[i]!.name.replace('mini-cube ', ''));
  expect(names(1)).toEqual(['S2', 'S3', 'S4', 'S7', 'S10', 'S19']);
  expect(names(14)).toEqual(['S5', 'S11', 'S13', 'S15', 'S17', 'S23']);
  expect(cellName(geometry, partition.blocks[13]!.cells[0]!)).toBe('l4r4c4');
  expect(cellName(geometry, partition.blocks[1]!.cells[0]!)).toBe('l1r1c4');
});

test('samurai has 369 places, and its middle grid shares its corner boxes', () => {
  const { geometry } = kindOf('samurai');
  expect(geometry.places.length).toBe(369);
  expect(partitionOf(geometry, 'boxes')!.blocks.length).toBe(41);
  const shared = geometry.groups.filter(({ name }) => name.includes(' = ')).map(({ name }) => name);
  expect(shared).toEqual([
    'top left grid, box 9 = middle grid, box 1',
    'top right grid, box 7 = middle grid, box 3',
    'middle grid, box 7 = bottom left grid, box 3',
    'middle grid, box 9 = bottom right grid, box 1',
  ]);
});

test.each([
  ['samurai/windmill', 333, 37, 'top grid, box 8 = middle grid, box 1'],
  ['samurai/sohei', 288, 32, 'top grid, box 7 = left grid, box 3'],
])('%s has %i places and shares boxes', (spec, places, boxes, shared) => {
  const { geometry } = kindOf(spec);
  expect(geometry.places.length).toBe(places);
  expect(partitionOf(geometry, 'boxes')!.blocks.length).toBe(boxes);
  expect(geometry.groups.map(({ name }) => name)).toContain(shared);
});

test('a samurai of shared corner cells shares four of them and no box', () => {
  const { geometry } = kindOf('samurai:2/corners');
  const boxes = partitionOf(geometry, 'boxes')!;
  expect([geometry.places.length, boxes.blocks.length, boxes.disjoint]).toEqual([76, 20, false]);
  const shared = geometry.places.filter(({ cell }) => geometry.groupsOf(cell).length === 6);
  expect(shared.map(({ name }) => name)).toEqual(['r4c4', 'r4c7', 'r7c4', 'r7c7']);
  // The drawing shows it as a square of its own, where the boxes meet.
  const [{ regions, places }] = geometry.panels as [(typeof geometry.panels)[number]];
  for (const { cell } of shared) expect(regions.filter((region) => region === regions[places.indexOf(cell)])).toHaveLength(1);
});

test('a windmill of boxes of side 2 is the usual samurai', () => {
  const groups = (spec: string): string[] =>
    kindOf(spec)
      .geometry.groups.map(({ cells }) => cells.join())
      .sort();
  expect(groups('samurai:2/windmill')).toEqual(groups('samurai:2'));
});

test('matching faces share cells, three at a corner; differing faces have groups of two', () => {
  const match = kindOf('faces6:3').geometry;
  const corner = match.places.find(({ name }) => name === 'U r9c1')!.cell;
  expect(cellName(match, corner)).toBe('U r9c1 = W r1c9 = M r1c1');
  expect(match.cellCount).toBe(6 * 81 - 12 * 9 + 8);
  const differ = kindOf('faces6:3/differ').geometry;
  expect(differ.groups.filter(({ family }) => family === 'edge').length).toBe(108);
  expect(differ.cellCount).toBe(486);
});

test.each([
  ['hexagon:3', /unknown kind "hexagon:3"; the kinds are classic, latin/],
  ['classic:3', /is not a box: expected classic:RxC/],
  ['classic:1x9', /both at least 2/],
  ['classic:9x9', /81 values; at most 64/],
  ['solid:9', /a number from 2 to 5/],
  ['solid:3/sideways', /solid has no option "sideways"; it takes every-plane, layers, worked-example/],
  ['classic:3x3/layers', /classic has no options/],
  ['jigsaw:9', /needs a region map/],
  ['faces3:x', /a number from 2 to 5/],
  ['', /unknown kind/],
])('%s is refused in words', (spec, words) => {
  const kind = parseKind(spec);
  expect(kind.ok ? '' : kind.error).toMatch(words);
});

test('a region of the wrong size is refused by name', () => {
  const regions = [...'001122330011223344556677445566778888888'].map(Number);
  const four = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 2, 3];
  const wrong = parseKind('jigsaw:4', four);
  const short = parseKind('jigsaw:9', regions);
  expect(wrong.ok ? '' : wrong.error).toBe('region 3 (from r3c1) has 5 cells; every region of jigsaw:4 has 4');
  expect(short.ok ? '' : short.error).toBe('the region map has 39 cells; jigsaw:9 has 81');
});
