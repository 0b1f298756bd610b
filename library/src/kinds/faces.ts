import {
  defineGeometry,
  type Edge,
  indices,
  joinedParts,
  type Kind,
  type KindArguments,
  type KindByLength,
  type KindFamily,
  type KindWords,
  type Noun,
  ok,
  type Position,
  type Result,
  type Seam,
  SIDES,
  type Side,
  squareName,
  type Words,
} from '#core';
import { chooseOption, parseNumber, specOf } from './arguments.ts';
import { kindWords } from './kind-words.ts';
import { boxAt, boxesOf, columnsOf, type GroupDraft, group, rowsOf, type Square, squarePanel, squarePlaces } from './square.ts';

const FACE: Words<Noun> = { en: 'face', de: 'Fläche', fr: 'la face' };
const EDGE: Words<Noun> = { en: 'edge', de: 'Kante', fr: 'l’arête' };

/** What holds along the edges of the cube: the places that meet are one cell, or two cells that differ. */
const EDGES = ['match', 'differ'] as const;
type Edges = (typeof EDGES)[number];

interface Face {
  readonly name: string;
  /** Where it stands in the net, in faces. */
  readonly at: { readonly row: number; readonly column: number };
  /** Where a place of the face stands when the net is folded round the middle of the cube; `far` is half the cube's side. */
  readonly fold: (across: number, down: number, far: number) => Position;
}
/** Two sides that meet, by the names of their faces; `reversed` when the first place of one meets the last of the other. */
interface NamedSeam {
  readonly from: readonly [face: string, side: Side];
  readonly to: readonly [face: string, side: Side];
  readonly reversed?: boolean;
}
interface NamedNet {
  readonly faces: readonly Face[];
  readonly seams: readonly NamedSeam[];
}

/** Figure 5 of 003: A upper left, B right of it, C below it; they share one corner of the cube. */
const CORNER: NamedNet = {
  faces: [
    { name: 'A', at: { row: 0, column: 0 }, fold: (x, y, far) => [x, y, -far] },
    { name: 'B', at: { row: 0, column: 1 }, fold: (x, y, far) => [far, y, x] },
    { name: 'C', at: { row: 1, column: 0 }, fold: (x, y, far) => [x, far, y] },
  ],
  seams: [
    { from: ['A', 'right'], to: ['B', 'left'] },
    { from: ['A', 'bottom'], to: ['C', 'top'] },
    { from: ['B', 'bottom'], to: ['C', 'right'] },
  ],
};

/** Figure 2 of 003: a cross of six faces, U over M, W left and E right of M, D under M, B under D. */
const CROSS: NamedNet = {
  faces: [
    { name: 'U', at: { row: 0, column: 1 }, fold: (x, y, far) => [x, -far, -y] },
    { name: 'W', at: { row: 1, column: 0 }, fold: (x, y, far) => [-far, y, -x] },
    { name: 'M', at: { row: 1, column: 1 }, fold: (x, y, far) => [x, y, -far] },
    { name: 'E', at: { row: 1, column: 2 }, fold: (x, y, far) => [far, y, x] },
    { name: 'D', at: { row: 2, column: 1 }, fold: (x, y, far) => [x, far, y] },
    { name: 'B', at: { row: 3, column: 1 }, fold: (x, y, far) => [x, -y, far] },
  ],
  seams: [
    { from: ['U', 'bottom'], to: ['M', 'top'] },
    { from: ['M', 'left'], to: ['W', 'right'] },
    { from: ['M', 'right'], to: ['E', 'left'] },
    { from: ['M', 'bottom'], to: ['D', 'top'] },
    { from: ['D', 'bottom'], to: ['B', 'top'] },
    { from: ['B', 'bottom'], to: ['U', 'top'] },
    { from: ['U', 'left'], to: ['W', 'top'] },
    { from: ['E', 'bottom'], to: ['D', 'right'] },
    { from: ['U', 'right'], to: ['E', 'top'], reversed: true },
    { from: ['W', 'bottom'], to: ['D', 'left'], reversed: true },
    { from: ['B', 'left'], to: ['W', 'left'], reversed: true },
    { from: ['B', 'right'], to: ['E', 'right'], reversed: true },
  ],
};

/** What the rules say of edges. */
const MEETING: Words<NonNullable<KindWords['options']>> = {
  en: {
    match: { title: 'edges match', rules: 'Places that meet across an edge are one cell.' },
    differ: { title: 'edges differ', rules: 'Cells that meet across an edge differ.' },
  },
  de: {
    match: { title: 'Kanten gleich', rules: 'Plätze, die an einer Kante aneinanderstoßen, sind ein Feld.' },
    differ: { title: 'Kanten verschieden', rules: 'Felder, die an einer Kante aneinanderstoßen, sind verschieden.' },
  },
  fr: {
    match: { title: 'arêtes communes', rules: 'Les emplacements qui se touchent par une arête sont une seule case.' },
    differ: { title: 'arêtes différentes', rules: 'Les cases qui se touchent par une arête diffèrent.' },
  },
};

/** Three faces round a corner of a cube (003), each a classic grid. */
export const faces3: KindFamily = {
  id: 'faces3',
  words: {
    en: {
      name: 'Three faces of a cube',
      summary: 'Three classic grids round a corner of a cube; cells that meet along an edge match or differ.',
      title: 'Three faces {size}×{size}',
      rules: 'Each of the three faces of the cube is a classic {size}×{size} grid.',
      options: MEETING.en,
    },
    de: {
      name: 'Drei Flächen eines Würfels',
      summary:
        'Drei klassische Gitter um eine Ecke eines Würfels; Felder, die an einer Kante aneinanderstoßen, sind gleich oder verschieden.',
      title: 'Drei Flächen {size}×{size}',
      rules: 'Jede der drei Flächen des Würfels ist ein klassisches {size}×{size}-Gitter.',
      options: MEETING.de,
    },
    fr: {
      name: 'Trois faces d’un cube',
      summary: 'Trois grilles classiques autour d’un coin d’un cube ; les cases qui se touchent par une arête sont égales ou différentes.',
      title: 'Trois faces {size}×{size}',
      rules: 'Chacune des trois faces du cube est une grille classique {size}×{size}.',
      options: MEETING.fr,
    },
  },
  argument: 'B',
  usual: '3',
  options: EDGES,
  examples: ['faces3:2', 'faces3:2/differ', 'faces3:3', 'faces3:3/differ', 'faces3:4', 'faces3:5'],
  starters: [
    { spec: 'faces3:2', level: 'easy', puzzle: '..1.......232..1.1.4...134..1...2..1....3.1..1..' },
    {
      spec: 'faces3:3',
      level: 'medium',
      puzzle:
        '2..5.......3164..56..3..1......5.3...76.....8..4891....189..2.....2.5.81..27.89....7..28.95..4....7..2765....1.97....895...7.4...54.1...5..3....1.9.5.4...681.42.5..27.89...7.95...61..6.3.78..94.27.1....6..3...6....24..7.8.6.28.3.4....64......5',
    },
  ],
  byLength: byLength('faces3', CORNER),
  create: (args) => create(faces3, CORNER, args),
};

/** All six faces of a cube (003), each a classic grid. */
export const faces6: KindFamily = {
  id: 'faces6',
  words: {
    en: {
      name: 'Six faces of a cube',
      summary: 'Six classic grids on the faces of a cube; cells that meet along an edge match or differ.',
      title: 'Six faces {size}×{size}',
      rules: 'Each of the six faces of the cube is a classic {size}×{size} grid.',
      options: MEETING.en,
    },
    de: {
      name: 'Sechs Flächen eines Würfels',
      summary:
        'Sechs klassische Gitter auf den Flächen eines Würfels; Felder, die an einer Kante aneinanderstoßen, sind gleich oder verschieden.',
      title: 'Sechs Flächen {size}×{size}',
      rules: 'Jede der sechs Flächen des Würfels ist ein klassisches {size}×{size}-Gitter.',
      options: MEETING.de,
    },
    fr: {
      name: 'Six faces d’un cube',
      summary: 'Six grilles classiques sur les faces d’un cube ; les cases qui se touchent par une arête sont égales ou différentes.',
      title: 'Six faces {size}×{size}',
      rules: 'Chacune des six faces du cube est une grille classique {size}×{size}.',
      options: MEETING.fr,
    },
  },
  argument: 'B',
  usual: '3',
  options: EDGES,
  examples: ['faces6:2', 'faces6:2/differ', 'faces6:3', 'faces6:3/differ', 'faces6:4', 'faces6:5'],
  starters: [
    {
      spec: 'faces6:2',
      level: 'easy',
      puzzle: '...21.3.4.2....1.14.243.4....324...1.43.....4..31..2.4...2..3.244..32.4.34.2.234.2344.2.21.....2',
    },
    {
      spec: 'faces6:3',
      level: 'easy',
      puzzle:
        '.92841.3.....5641.....7.896.19..824.42...965.8.65..1......873...834..7.1..5.1.98.....48.....91.3.58.8..2......4.713.5..3.9.784...4.52..8.....6.934..5.8.11.67..53...5.1.98.8924....3...978...5..8...2.429...8.5..152.34995.7.21361436..2......39..8.1....6..39..6..14.7..153....2..49.353.1.9...9.....1.564...2..1..1..62..8......56....39..831468.9..5..........3291.8..21.576..759..62..682513.9..3.4628151..9..3261..9..3263.61.4...879.6.451...6...85.3...9....68.15.43..12.7....83.96214.92841.3.',
    },
  ],
  byLength: byLength('faces6', CROSS),
  create: (args) => create(faces6, CROSS, args),
};

function byLength(family: string, { faces }: NamedNet): readonly KindByLength[] {
  return [2, 3, 4, 5].map((b) => ({ places: faces.length * b ** 4, spec: `${family}:${b}`, size: b * b }));
}

function create(family: KindFamily, net: NamedNet, { argument, option }: KindArguments): Result<Kind> {
  const side = parseNumber(family, argument, 2, 5);
  if (!side.ok) return side;
  const edges = chooseOption(family, EDGES, option);
  if (!edges.ok) return edges;
  const b = side.value;
  const n = b * b;
  return ok({
    family: family.id,
    spec: specOf(family, b, edges.value),
    option: edges.value,
    ...kindWords(family, { size: n }, edges.value),
    geometry: build(net, b, edges.value),
  });
}

function build({ faces, seams }: NamedNet, b: number, edges: Edges): ReturnType<typeof defineGeometry> {
  const n = b * b;
  const box = { rows: b, columns: b };
  const pairs = seams.flatMap((seam) => pairsOf(faces, seam, n));
  const cellOf =
    edges === 'match'
      ? joinedParts(
          faces.length * n * n,
          pairs.map(({ places }) => places),
        )
      : indices(faces.length * n * n);
  const squares = faces.map(
    ({ name }, f): Square => ({ n, where: { noun: FACE, number: name }, cellAt: (row, column) => cellOf[(f * n + row) * n + column]! }),
  );
  const differing: GroupDraft[] =
    edges === 'match' ? [] : pairs.map(({ names, places }) => group({ noun: EDGE, number: names }, 'edge', places));
  return defineGeometry({
    size: n,
    shape: { form: 'net', seams: seams.map((seam) => seamOf(faces, seam)).sort((a, b) => rankOf(a.from) - rankOf(b.from)) },
    places: squares.flatMap((square, f) => squarePlaces(square, f, (row, column) => `${faces[f]!.name} ${squareName(row, column)}`)),
    panels: faces.map(({ name, at }, f) =>
      squarePanel(n, { noun: FACE, number: name }, f * n * n, at, (row, column) => boxAt(n, box, row, column)),
    ),
    positions: faces.flatMap(({ fold }) => indices(n * n).map((i) => fold((i % n) - (n - 1) / 2, Math.floor(i / n) - (n - 1) / 2, n / 2))),
    groups: [...squares.flatMap((square) => [...rowsOf(square), ...columnsOf(square), ...boxesOf(square, box)]), ...differing],
    partitions: [
      {
        id: 'faces',
        blocks: squares.map((square, f) => ({
          called: { noun: FACE, number: faces[f]!.name },
          cells: rowsOf(square).flatMap(({ cells }) => cells),
        })),
      },
    ],
  });
}

/** A seam from the earlier panel to the later one. */
function seamOf(faces: readonly Face[], { from, to, reversed = false }: NamedSeam): Seam {
  const edgeOf = ([face, side]: readonly [string, Side]): Edge => ({ panel: faces.findIndex(({ name }) => name === face), side });
  const [first, second] = [edgeOf(from), edgeOf(to)].sort((a, b) => rankOf(a) - rankOf(b)) as [Edge, Edge];
  return { from: first, to: second, reversed };
}

function rankOf({ panel, side }: Edge): number {
  return SIDES.length * panel + SIDES.indexOf(side);
}

/** The places that meet along a seam, two by two. */
function pairsOf(
  faces: readonly Face[],
  { from, to, reversed }: NamedSeam,
  n: number,
): { names: readonly string[]; places: [number, number] }[] {
  const along = ([face, side]: readonly [string, Side], i: number): { place: number; name: string } => {
    const f = faces.findIndex(({ name }) => name === face);
    const [row, column] = ({ top: [0, i], bottom: [n - 1, i], left: [i, 0], right: [i, n - 1] } as const)[side];
    return { place: (f * n + row) * n + column, name: `${face} ${squareName(row, column)}` };
  };
  return indices(n).map((i) => {
    const a = along(from, i);
    const b = along(to, reversed ? n - 1 - i : i);
    return { names: [a.name, b.name], places: [a.place, b.place] };
  });
}
