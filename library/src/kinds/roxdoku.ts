import {
  type Cell,
  CROSS_PLANES,
  defineGeometry,
  type GroupName,
  indices,
  type KindFamily,
  type Noun,
  ok,
  overlapRegions,
  type Position,
  squareName,
  type Words,
} from '#core';
import { chooseOption, parseNumber, specOf } from './arguments.ts';
import { kindWords } from './kind-words.ts';
import { type GroupDraft, group, holedPanel, NOUNS } from './square.ts';

/** How many cubes there are and how they overlap; the first is what a roxdoku is where nothing else is said. */
const LAYOUTS = ['one', 'twin', 'double', 'samurai'] as const;
type Layout = (typeof LAYOUTS)[number];

const CUBE: Words<Noun> = { en: 'cube', de: 'Würfel', fr: 'le cube' };

/** Where the first cell of each cube stands, for cubes of side b. */
const CUBES: Readonly<Record<Layout, (b: number) => readonly Position[]>> = {
  one: () => [[0, 0, 0]],
  twin: (b) => [
    [0, 0, 0],
    [b - 1, b - 1, b - 1],
  ],
  double: (b) => [
    [0, 0, 0],
    [b - 1, b - 1, 0],
  ],
  // Four in front, the middle one, and four behind.
  samurai: (b) => {
    const corners = (z: number): Position[] => indices(4).map((i): Position => [2 * (b - 1) * (i % 2), 2 * (b - 1) * (i >> 1), z]);
    return [...corners(0), [b - 1, b - 1, b - 1], ...corners(2 * (b - 1))];
  },
};

/**
 * The small three-dimensional relative from KSudoku: a cube of B x B x B cells and B * B values, in which each of
 * the 3B planes is one house. It has no lines and no boxes. Several such cubes may overlap, as the grids of a samurai do.
 */
export const roxdoku: KindFamily = {
  id: 'roxdoku',
  words: {
    en: {
      name: 'Roxdoku',
      summary: 'A cube of B x B x B cells with B * B values, or several that overlap; every plane of a cube holds each value once.',
      title: 'Roxdoku {side}×{side}×{side}',
      rules: 'Each of the {planes} planes of a cube of {side}×{side}×{side} cells holds each of the {size} values once.',
      options: {
        one: { title: 'one cube', rules: 'There is one cube.' },
        twin: { title: 'twin', rules: 'There are two cubes, which share a corner cell.' },
        double: { title: 'double', rules: 'There are two cubes, which share an edge.' },
        samurai: { title: 'samurai', rules: 'There are nine cubes; the middle one shares its corner cells with the other eight.' },
      },
    },
    de: {
      name: 'Roxdoku',
      summary:
        'Ein Würfel aus B x B x B Feldern mit B * B Werten oder mehrere, die sich überlappen; jede Ebene eines Würfels enthält jeden Wert einmal.',
      title: 'Roxdoku {side}×{side}×{side}',
      rules: 'Jede der {planes} Ebenen eines Würfels aus {side}×{side}×{side} Feldern enthält jeden der {size} Werte einmal.',
      options: {
        one: { title: 'ein Würfel', rules: 'Es ist ein Würfel.' },
        twin: { title: 'Zwilling', rules: 'Es sind zwei Würfel, die ein Eckfeld teilen.' },
        double: { title: 'doppelt', rules: 'Es sind zwei Würfel, die eine Kante teilen.' },
        samurai: { title: 'Samurai', rules: 'Es sind neun Würfel; der mittlere teilt seine Eckfelder mit den anderen acht.' },
      },
    },
    fr: {
      name: 'Roxdoku',
      summary:
        'Un cube de B x B x B cases avec B * B valeurs, ou plusieurs qui se chevauchent ; chaque plan d’un cube contient chaque valeur une fois.',
      title: 'Roxdoku {side}×{side}×{side}',
      rules: 'Chacun des {planes} plans d’un cube de {side}×{side}×{side} cases contient chacune des {size} valeurs une fois.',
      options: {
        one: { title: 'un cube', rules: 'Il y a un cube.' },
        twin: { title: 'jumeaux', rules: 'Il y a deux cubes, qui partagent une case d’angle.' },
        double: { title: 'double', rules: 'Il y a deux cubes, qui partagent une arête.' },
        samurai: { title: 'samouraï', rules: 'Il y a neuf cubes ; celui du milieu partage ses cases d’angle avec les huit autres.' },
      },
    },
  },
  argument: 'B',
  usual: '3',
  options: LAYOUTS,
  examples: ['roxdoku:2', 'roxdoku:2/double', 'roxdoku:2/twin', 'roxdoku:3', 'roxdoku:3/samurai', 'roxdoku:4'],
  starters: [
    { spec: 'roxdoku:3', level: 'easy', puzzle: '.3..1..86..562.1..8.1....79' },
    { spec: 'roxdoku:3/twin', level: 'easy', puzzle: '.....38.9.....4.7.....17.5........3.......54.9.7.862.' },
    { spec: 'roxdoku:3/double', level: 'easy', puzzle: '...8..34......43......25....51..2.9......86......95' },
    {
      spec: 'roxdoku:3/samurai',
      level: 'easy',
      puzzle:
        '6.89....5....4..7.....5..4.....8.3.912.8........3.....35.1...18..26......9.3...6.45......1.8.....5.......7..7.6.542.........1215....4.6.....8.......9......8..7...587.....95..13...........5.8.6...421..4..7............91..1.....4.323....',
    },
  ],
  byLength: [
    // Eight places are no puzzle by themselves.
    ...[3, 4, 5, 6, 7, 8].map((b) => ({ places: b ** 3, spec: `roxdoku:${b}`, size: b * b })),
    { places: 53, spec: 'roxdoku:3/twin', size: 9 },
    { places: 51, spec: 'roxdoku:3/double', size: 9 },
    { places: 235, spec: 'roxdoku:3/samurai', size: 9 },
  ],
  create({ argument, option }) {
    const side = parseNumber(roxdoku, argument, 2, 8);
    if (!side.ok) return side;
    const layout = chooseOption(roxdoku, LAYOUTS, option);
    if (!layout.ok) return layout;
    const b = side.value;
    return ok({
      family: 'roxdoku',
      spec: specOf(roxdoku, b, layout.value),
      option: layout.value,
      ...kindWords(roxdoku, { size: b * b, side: b, planes: 3 * b }, layout.value),
      geometry: build(b, CUBES[layout.value](b)),
    });
  },
};

/** The geometry of cubes of side b in the smallest box that holds all of them. */
function build(b: number, cubes: readonly Position[]): ReturnType<typeof defineGeometry> {
  const [columns, rows, layers] = ([0, 1, 2] as const).map((axis) => b + Math.max(...cubes.map((corner) => corner[axis]))) as [
    number,
    number,
    number,
  ];
  const at = (x: number, y: number, z: number): number => (z * rows + y) * columns + x;
  const isInside = (position: Position): boolean =>
    cubes.some((corner) => corner.every((low, axis) => position[axis]! >= low && position[axis]! < low + b));
  const positions = indices(columns * rows * layers)
    .map((i): Position => [i % columns, Math.floor(i / columns) % rows, Math.floor(i / (columns * rows))])
    .filter(isInside);
  const cellAt = new Map(positions.map(([x, y, z], cell) => [at(x, y, z), cell]));
  const planes = cubes.map((corner, cube) =>
    planesOf(
      b,
      cubes.length > 1 ? { noun: CUBE, number: cube + 1 } : undefined,
      (x, y, z) => cellAt.get(at(corner[0] + x, corner[1] + y, corner[2] + z))!,
    ),
  );
  const regions = overlapRegions(planes.map((groups) => ({ cells: [...new Set(groups.flatMap(({ cells }) => cells))] })));
  /** The cells that one coordinate has in common, for each of its values. */
  const cuts = (noun: Words<Noun>, axis: 0 | 1 | 2, count: number) =>
    indices(count).map((n) => ({
      called: { noun, number: n + 1 },
      cells: positions.flatMap((position, cell) => (position[axis] === n ? [cell] : [])),
    }));
  return defineGeometry({
    size: b * b,
    shape: { form: 'layers', planes: CROSS_PLANES },
    places: positions.map(([column, row, panel], cell) => ({ name: `l${panel + 1}${squareName(row, column)}`, cell, panel, row, column })),
    panels: indices(layers).map((l) =>
      holedPanel(
        { called: { noun: NOUNS.layer, number: l + 1 }, rows, columns, at: { row: 0, column: l } },
        (row, column) => cellAt.get(at(column, row, l)) ?? -1,
        (place) => regions.get(place)!,
      ),
    ),
    groups: planes.flat(),
    partitions: [
      { id: 'layers', blocks: cuts(NOUNS.layer, 2, layers) },
      { id: 'row-planes', blocks: cuts(NOUNS.rowPlane, 1, rows) },
      { id: 'column-planes', blocks: cuts(NOUNS.columnPlane, 0, columns) },
    ],
  });
}

/** The planes of one cube: its layers, row planes and column planes. */
function planesOf(b: number, where: GroupName | undefined, cellAt: (x: number, y: number, z: number) => Cell): GroupDraft[] {
  const squares = indices(b * b).map((i) => [Math.floor(i / b), i % b] as const);
  const planes = (noun: Words<Noun>, cell: (plane: number, i: number, j: number) => Cell): GroupDraft[] =>
    indices(b).map((p) =>
      group(
        { noun, number: p + 1, ...(where ? { where } : {}) },
        'plane',
        squares.map(([i, j]) => cell(p, i, j)),
      ),
    );
  return [
    ...planes(NOUNS.layer, (layer, row, column) => cellAt(column, row, layer)),
    ...planes(NOUNS.rowPlane, (row, layer, column) => cellAt(column, row, layer)),
    ...planes(NOUNS.columnPlane, (column, layer, row) => cellAt(column, row, layer)),
  ];
}
