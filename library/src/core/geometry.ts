import type { Cell, Grid } from './cell.ts';
import { type Constraints, NO_CONSTRAINTS } from './constraint.ts';
import { groupTitle, joinedCell } from './english.ts';
import { once, oncePer } from './once.ts';
import type { CellPart, GroupName, Words } from './said.ts';

/** What the cells of a group have in common, as a person sees it. Engines need only the cells; ratings and sentences use this. */
export const GROUP_FAMILIES = ['row', 'column', 'pillar', 'box', 'region', 'diagonal', 'window', 'plane', 'edge', 'rule'] as const;
export type GroupFamily = (typeof GROUP_FAMILIES)[number];

/** A set of cells whose values all differ. */
export interface Group {
  readonly index: number;
  /** What it is called, for sentences in any language. */
  readonly called: GroupName;
  /** The same in English, for lists: "row 4", "layer 2, box 5", "face U, row 9 = face M, row 1". */
  readonly name: string;
  readonly family: GroupFamily;
  /** The rule that states it, by its number in the puzzle; undefined where the kind itself does. */
  readonly rule?: number;
  readonly cells: readonly Cell[];
  /** True when the group is as large as the value set, so that it holds every value exactly once. */
  readonly house: boolean;
}

/** One square that a person looks at: where it is drawn and what it is called. */
export interface Place {
  /** "r4c7", "l2r4c7", "U r4c7". */
  readonly name: string;
  readonly cell: Cell;
  readonly panel: number;
  readonly row: number;
  readonly column: number;
}

/** A flat rectangle of places: the whole grid, a layer of a cube, a face. */
export interface Panel {
  /** What it is called; undefined where there is only one panel. */
  readonly called?: GroupName;
  /** The same in English: "layer 2", "face U", or nothing. */
  readonly title: string;
  /** What tells it from the others: the number of a layer, the letter of a face; empty where there is only one. */
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** Place at row * columns + column; -1 where there is no square. */
  readonly places: readonly number[];
  /** Which box or region a square belongs to, for drawing borders; -1 where there is no square. */
  readonly regions: readonly number[];
  /** Where the panel stands among the others, in panels: a net for faces, one long row for layers. */
  readonly at: { readonly row: number; readonly column: number };
}

/** A piece of a partition. */
export interface Block {
  readonly called: GroupName;
  /** The same in English: "row 4", "box 5", "layer 2", "mini-cube S14". */
  readonly name: string;
  /** What tells it from the others of its partition: "4", "S14". */
  readonly label: string;
  readonly cells: readonly Cell[];
}

/** The ways in which cells may be cut into blocks, by what the blocks are called. */
export const PARTITIONS = {
  rows: { en: 'rows', de: 'Zeilen', fr: 'lignes' },
  columns: { en: 'columns', de: 'Spalten', fr: 'colonnes' },
  boxes: { en: 'boxes', de: 'Blöcke', fr: 'blocs' },
  regions: { en: 'regions', de: 'Gebiete', fr: 'régions' },
  layers: { en: 'layers', de: 'Schichten', fr: 'couches' },
  'row-planes': { en: 'row planes', de: 'Zeilenebenen', fr: 'plans de lignes' },
  'column-planes': { en: 'column planes', de: 'Spaltenebenen', fr: 'plans de colonnes' },
  'mini-cubes': { en: 'mini-cubes', de: 'Teilwürfel', fr: 'mini-cubes' },
  faces: { en: 'faces', de: 'Flächen', fr: 'faces' },
} as const satisfies Readonly<Record<string, Words<string>>>;
export type PartitionId = keyof typeof PARTITIONS;

/** A way to cut all cells into blocks, which the blockwise engines fill one by one. */
export interface Partition {
  /** Unique within a geometry. */
  readonly id: PartitionId;
  readonly blocks: readonly Block[];
  /** False where blocks share cells (the glued edges of faces). */
  readonly disjoint: boolean;
}

/** The partitions that the minigrids of 002 and 004 are: boxes, or the regions of a grid that has regions in their place. */
export const MINIGRIDS: readonly PartitionId[] = ['boxes', 'regions'];

/** Where a place stands in space: to the right, down, and away from the viewer. Neighbours are 1 apart. */
export type Position = readonly [x: number, y: number, z: number];

/** The planes across the layers of a solid. Each is a partition of that name, whose blocks are squares given row by row. */
export const CROSS_PLANES = ['row-planes', 'column-planes'] as const;
export type CrossPlanes = (typeof CROSS_PLANES)[number];

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** One side of a panel. */
export interface Edge {
  readonly panel: number;
  readonly side: Side;
}

/** Two sides of panels that meet when the puzzle is folded; `reversed` when the first square of one meets the last of the other. */
export interface Seam {
  readonly from: Edge;
  readonly to: Edge;
  readonly reversed: boolean;
}

/** What the panels are to each other, as a person sees it. */
export type Shape =
  /** There is one panel. */
  | { readonly form: 'flat' }
  /** The panels are the layers of a solid, one behind the other; it can be cut along `planes` as well. */
  | { readonly form: 'layers'; readonly planes: readonly CrossPlanes[] }
  /** The panels are faces that stand in a net; the sides that meet when it is folded are its seams, in the order of the panels. */
  | { readonly form: 'net'; readonly seams: readonly Seam[] };

/** What a kind states about itself; `defineGeometry` derives the rest. */
export interface GeometryDefinition {
  /** How many values there are. */
  readonly size: number;
  /** The number that stands for value 1 where values are counted: 0 or 1, which is the default. */
  readonly lowest?: number;
  /** What rules beyond groups demand; nothing where it is missing. */
  readonly constraints?: Constraints;
  /** Flat where it is left out. */
  readonly shape?: Shape;
  readonly places: readonly Place[];
  readonly panels: readonly Omit<Panel, 'title' | 'label'>[];
  readonly groups: readonly Pick<Group, 'called' | 'family' | 'rule' | 'cells'>[];
  readonly partitions: readonly { readonly id: PartitionId; readonly blocks: readonly Pick<Block, 'called' | 'cells'>[] }[];
  /** Some filled grid in closed form, for kinds whose empty grid is hard to fill by search; see `Geometry`. */
  readonly filling?: () => Grid;
  /** Where the places stand in space, where panels are not simply layers behind each other. */
  readonly positions?: readonly Position[];
}

/** Cells, values and groups: all that engines and techniques see of a kind. Immutable once made. */
export interface Geometry {
  readonly size: number;
  /** The number that stands for value 1: sums, parity and clues count in numbers. */
  readonly lowest: number;
  /** What rules demand that groups cannot say; their groups stand among `groups`. */
  readonly constraints: Constraints;
  readonly shape: Shape;
  readonly cellCount: number;
  readonly groups: readonly Group[];
  readonly places: readonly Place[];
  readonly panels: readonly Panel[];
  readonly partitions: readonly Partition[];
  /** Some filled grid in closed form; undefined where none is known or needed. */
  readonly filling?: () => Grid;
  /** Where each place stands in space: one panel is flat, several are layers behind each other or the faces of a cube. */
  readonly positions: readonly Position[];
  /** The places that show a cell, the first being the one it is named after. */
  placesOf(cell: Cell): readonly number[];
  /** The groups that hold a cell. */
  groupsOf(cell: Cell): readonly Group[];
  /** The cells that share a group with a cell, without the cell itself, in rising order. */
  peersOf(cell: Cell): Int32Array;
}

/** The largest value set that a puzzle may have: masks of the engines are 64 bits wide. */
export const MAX_SIZE = 64;

/**
 * Completes a definition. Groups of the same cells are one group with both names, because a glued edge row is
 * one constraint that two faces state; whatever looks at groups would otherwise see everything on it twice.
 */
export function defineGeometry(definition: GeometryDefinition): Geometry {
  const { size, shape = { form: 'flat' }, places } = definition;
  const cellCount = 1 + places.reduce((highest, place) => Math.max(highest, place.cell), -1);
  const groups = mergeEqualGroups(definition.groups).map((group, index) => makeGroup(group, index, size));
  const panels = definition.panels.map(
    (panel): Panel => ({
      ...panel,
      title: panel.called ? groupTitle(panel.called) : '',
      label: panel.called ? String(panel.called.number) : '',
    }),
  );
  const partitions = definition.partitions.map(({ id, blocks }): Partition => {
    const total = blocks.reduce((sum, block) => sum + block.cells.length, 0);
    const named = blocks.map(({ called, cells }): Block => {
      const name = groupTitle(called);
      const { number, where } = called;
      const tells = where === undefined && (typeof number === 'string' || typeof number === 'number');
      return { called, name, label: tells ? String(number) : name, cells };
    });
    return { id, blocks: named, disjoint: total === cellCount };
  });
  const filling = definition.filling ? { filling: definition.filling } : {};
  const positions = definition.positions ?? places.map(({ row, column, panel }): Position => [column, row, panel]);
  return Object.freeze({
    size,
    lowest: definition.lowest ?? 1,
    constraints: definition.constraints ?? NO_CONSTRAINTS,
    shape,
    cellCount,
    groups,
    places,
    panels,
    partitions,
    positions,
    ...filling,
    ...lookups(cellCount, places, groups),
  });
}

/**
 * The geometry with more groups and other constraints, and without its closed form, which knows nothing of them. What does not change is shared, because most
 * puzzles with rules have a geometry of their own.
 */
export function extendGeometry(base: Geometry, added: GeometryDefinition['groups'], constraints: Constraints): Geometry {
  const { filling: _, ...same } = base;
  if (added.length === 0) return Object.freeze({ ...same, constraints });
  const { size, cellCount, places, placesOf } = base;
  const groups = mergeEqualGroups([...base.groups, ...added]).map((group, index) =>
    group === base.groups[index] ? base.groups[index] : makeGroup(group, index, size),
  );
  return Object.freeze({ ...same, constraints, groups, ...lookups(cellCount, places, groups), placesOf });
}

/** Names are made when they are read, since engines never do. */
function makeGroup(given: GeometryDefinition['groups'][number], index: number, size: number): Group {
  let name: string | undefined;
  const { family, rule, cells } = given;
  return {
    index,
    get called() {
      return given.called;
    },
    get name() {
      name ??= groupTitle(given.called);
      return name;
    },
    family,
    ...(rule === undefined ? {} : { rule }),
    cells,
    house: cells.length === size,
  };
}

/** The same for the same cells in any order. */
const keyOf = oncePer((cells: readonly Cell[]) => [...cells].sort((a, b) => a - b).join());

function mergeEqualGroups(groups: GeometryDefinition['groups']): GeometryDefinition['groups'][number][] {
  const byCells = new Map<string, GeometryDefinition['groups'][number]>();
  for (const group of groups) {
    const key = keyOf(group.cells);
    const earlier = byCells.get(key);
    byCells.set(key, earlier ? mergedGroup(earlier, group) : group);
  }
  return [...byCells.values()];
}

function mergedGroup(earlier: GeometryDefinition['groups'][number], later: GeometryDefinition['groups'][number]): typeof earlier {
  const { called } = earlier;
  return { ...earlier, called: { ...called, also: [...(called.also ?? []), later.called] } };
}

/** Tables by cell, built on first use: a cube of 15,625 cells should not pay for peers that are not asked for. */
function lookups(
  cellCount: number,
  places: readonly Place[],
  groups: readonly Group[],
): Pick<Geometry, 'placesOf' | 'groupsOf' | 'peersOf'> {
  const placesOf = once(() =>
    listByCell(
      cellCount,
      places,
      (place) => [place.cell],
      (_, index) => index,
    ),
  );
  const groupsOf = once(() =>
    listByCell(
      cellCount,
      groups,
      (group) => group.cells,
      (group) => group,
    ),
  );
  const peers: Int32Array[] = [];
  return {
    placesOf: (cell) => placesOf()[cell]!,
    groupsOf: (cell) => groupsOf()[cell]!,
    peersOf(cell) {
      peers[cell] ??= Int32Array.from(new Set(groupsOf()[cell]!.flatMap((group) => group.cells.filter((other) => other !== cell)))).sort();
      return peers[cell];
    },
  };
}

function listByCell<Item, Entry>(
  cellCount: number,
  items: readonly Item[],
  cellsOf: (item: Item) => readonly Cell[],
  entryOf: (item: Item, index: number) => Entry,
): Entry[][] {
  const lists: Entry[][] = Array.from({ length: cellCount }, () => []);
  items.forEach((item, index) => {
    for (const cell of cellsOf(item)) lists[cell]!.push(entryOf(item, index));
  });
  return lists;
}

/** A cell as a part of sentences. */
export function cellPart(geometry: Geometry, cell: Cell): CellPart {
  return { cell: geometry.placesOf(cell).map((place) => geometry.places[place]!.name) };
}

/** What a cell is called: the name of its first place, with the others behind it where it has several. */
export function cellName(geometry: Geometry, cell: Cell): string {
  return joinedCell(cellPart(geometry, cell));
}

/** Finds a place by its name, whatever the case and spacing; undefined where there is none. */
export function findPlace(geometry: Geometry, name: string): number | undefined {
  if (typeof name !== 'string') return undefined;
  const wanted = plain(name);
  const index = geometry.places.findIndex((place) => plain(place.name) === wanted);
  return index < 0 ? undefined : index;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s:,]/g, '');
}

/**
 * For each block, the other blocks that share a group with it: the boxes of its band and stack, or for the
 * mini-cubes of a solid the two others in each of the three directions.
 */
export function neighboursOf(geometry: Geometry, partition: Partition): readonly (readonly number[])[] {
  const blocksOf = listByCell(
    geometry.cellCount,
    partition.blocks,
    (block) => block.cells,
    (_, index) => index,
  );
  const neighbours = partition.blocks.map(() => new Set<number>());
  for (const group of geometry.groups) {
    const touched = [...new Set(group.cells.flatMap((cell) => blocksOf[cell]!))];
    for (const a of touched) for (const b of touched) if (a !== b) neighbours[a]!.add(b);
  }
  return neighbours.map((set) => [...set].sort((a, b) => a - b));
}

/** The partition of that name; undefined where the geometry has none. */
export function partitionOf(geometry: Geometry, id: string): Partition | undefined {
  return geometry.partitions.find((partition) => partition.id === id);
}
