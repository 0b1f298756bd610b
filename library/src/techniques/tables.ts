import { type Cell, type Geometry, type GroupFamily, groupBy, rising } from '#core';

/** In which order pattern searches look at groups: what a person scans first comes first. */
const SCAN_ORDER: readonly GroupFamily[] = ['box', 'region', 'column', 'row', 'pillar', 'diagonal', 'window', 'plane', 'edge', 'rule'];
/** In which order chains follow the groups of a cell. Both orders are Sudoku Explainer's, continued for the families it does not have. */
const LINK_ORDER: readonly GroupFamily[] = ['box', 'region', 'row', 'column', 'pillar', 'diagonal', 'window', 'plane', 'edge', 'rule'];
/** Families whose groups are patches and not lines. */
const PATCHES: readonly GroupFamily[] = ['box', 'region', 'window', 'plane'];

/** Two groups that share at least two cells, with the shared cells as positions in each of them. */
export interface Crossing {
  readonly base: number;
  readonly cover: number;
  readonly baseLow: number;
  readonly baseHigh: number;
  readonly coverLow: number;
  readonly coverHigh: number;
}

/** The crossings from the houses of one family into the groups of another, in scan order. */
export interface CrossingPass {
  /** Whether the base is a patch (a box that points along a line) or a line (that claims in a box). */
  readonly pointing: boolean;
  readonly crossings: readonly Crossing[];
  /** The same crossings by their cover. */
  readonly byCover: ReadonlyMap<number, readonly Crossing[]>;
}

/**
 * Disjoint base houses and disjoint cover groups such that every cell of a base lies in one cover: the stage of a fish.
 * In a flat grid these are the columns under the rows and the rows under the columns; a cube has such a pair for every plane.
 */
export interface FishStage {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /** For each base and position the number of its cover within `covers`. */
  readonly coverAt: readonly Uint8Array[];
}

/** What techniques ask of a geometry again and again, as typed arrays. Made once for a geometry and shared by its boards. */
export class Tables {
  readonly geometry: Geometry;
  readonly size: number;
  readonly cellCount: number;
  readonly groupCount: number;
  readonly groupCells: readonly Int32Array[];
  /** 1 where the group is a house. */
  readonly isHouse: Uint8Array;
  /** 1 where the group is a box, region, window or plane. */
  readonly isPatch: Uint8Array;
  /** 1 where rules say more of a cell than its groups do; values there cannot be exchanged as groups alone would allow. */
  readonly isBound: Uint8Array;
  /** All groups in scan order. */
  readonly scan: Int32Array;
  /** All groups in link order. */
  readonly links: Int32Array;
  /** The groups of a cell in link order, and the position of the cell in each of them. */
  readonly groupsOf: readonly Int32Array[];
  readonly positionsIn: readonly Int32Array[];
  /** The peers of a cell in the order in which its groups, in link order, show them. */
  readonly peersOf: readonly Int32Array[];
  /** Who sees whom: a table up to 1024 cells, sets beyond. */
  readonly #table: Uint8Array;
  readonly #sets: readonly Set<Cell>[];
  readonly #lent = new Map<string, unknown>();
  #passes: readonly CrossingPass[] | undefined;
  #stages: readonly FishStage[] | undefined;

  constructor(geometry: Geometry) {
    const { groups, cellCount, size } = geometry;
    this.geometry = geometry;
    this.size = size;
    this.cellCount = cellCount;
    this.groupCount = groups.length;
    this.groupCells = groups.map(({ cells }) => Int32Array.from(cells));
    this.isHouse = Uint8Array.from(groups, ({ house }) => (house ? 1 : 0));
    this.isPatch = Uint8Array.from(groups, ({ family }) => (PATCHES.includes(family) ? 1 : 0));
    this.isBound = boundCells(geometry);
    this.scan = Int32Array.from(inOrder(geometry, SCAN_ORDER));
    const lists: number[][] = Array.from({ length: cellCount }, () => []);
    this.links = Int32Array.from(inOrder(geometry, LINK_ORDER));
    for (const group of this.links) for (const cell of groups[group]!.cells) lists[cell]!.push(group);
    this.groupsOf = lists.map((list) => Int32Array.from(list));
    this.positionsIn = lists.map((list, cell) => Int32Array.from(list, (group) => groups[group]!.cells.indexOf(cell)));
    this.peersOf = lists.map((list, cell) =>
      Int32Array.from(new Set(list.flatMap((group) => groups[group]!.cells.filter((other) => other !== cell)))),
    );
    const isSmall = cellCount <= 1024;
    this.#table = isSmall ? matrix(cellCount, this.peersOf) : new Uint8Array(0);
    this.#sets = isSmall ? [] : this.peersOf.map((peers) => new Set(peers));
  }

  /** Whether two cells share a group. */
  sees(a: Cell, b: Cell): boolean {
    return this.#table.length > 0 ? this.#table[a * this.cellCount + b] === 1 : this.#sets[a]!.has(b);
  }

  /**
   * Working memory that is made once and used again, because typed arrays are expensive to make and to collect. A borrower
   * fills it again and is done with it before it yields anything.
   */
  borrow<Memory>(name: string, make: () => Memory): Memory {
    let memory = this.#lent.get(name) as Memory | undefined;
    if (memory === undefined) {
      memory = make();
      this.#lent.set(name, memory);
    }
    return memory;
  }

  /** Where locked candidates can be, pass by pass: first patches over lines, then lines over patches. */
  get passes(): readonly CrossingPass[] {
    this.#passes ??= makePasses(this);
    return this.#passes;
  }

  get fishStages(): readonly FishStage[] {
    this.#stages ??= makeStages(this);
    return this.#stages;
  }
}

function boundCells({ cellCount, constraints: { relations, sums, sequences, clauses } }: Geometry): Uint8Array {
  const bound = new Uint8Array(cellCount);
  for (const { cells } of [...relations, ...sums, ...sequences]) for (const cell of cells) if (cell < cellCount) bound[cell] = 1;
  for (const { literals } of clauses) for (const { cell } of literals) if (cell < cellCount) bound[cell] = 1;
  return bound;
}

function inOrder({ groups }: Geometry, order: readonly GroupFamily[]): number[] {
  return groups.map(({ index }) => index).sort((a, b) => order.indexOf(groups[a]!.family) - order.indexOf(groups[b]!.family) || a - b);
}

function matrix(cellCount: number, peersOf: readonly Int32Array[]): Uint8Array {
  const sees = new Uint8Array(cellCount * cellCount);
  peersOf.forEach((peers, cell) => {
    for (const peer of peers) sees[cell * cellCount + peer] = 1;
  });
  return sees;
}

/** A set of positions as two words. */
function asWords(positions: Iterable<number>): readonly [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (const position of positions) {
    if (position < 32) low |= 1 << position;
    else high |= 1 << (position - 32);
  }
  return [low, high];
}

function makePasses(tables: Tables): CrossingPass[] {
  const { geometry, scan, isHouse, groupCells, groupsOf } = tables;
  const passes = new Map<string, { pointing: boolean; crossings: Crossing[] }>();
  const rank = new Map([...scan].map((group, i) => [group, i]));
  for (const family of new Set([...scan].map((group) => geometry.groups[group]!.family))) {
    for (const cover of SCAN_ORDER) passes.set(`${family}>${cover}`, { pointing: PATCHES.includes(family), crossings: [] });
  }
  for (const base of scan) {
    if (!isHouse[base]) continue;
    const shared = new Map<number, number[]>();
    groupCells[base]!.forEach((cell, position) => {
      for (const cover of groupsOf[cell]!) {
        if (cover !== base) shared.set(cover, [...(shared.get(cover) ?? []), position]);
      }
    });
    const covers = [...shared.keys()].filter((cover) => shared.get(cover)!.length >= 2).sort((a, b) => rank.get(a)! - rank.get(b)!);
    for (const cover of covers) {
      const [baseLow, baseHigh] = asWords(shared.get(cover)!);
      const inCover = geometry.groups[cover]!.cells;
      const [coverLow, coverHigh] = asWords(shared.get(cover)!.map((position) => inCover.indexOf(groupCells[base]![position]!)));
      const pass = passes.get(`${geometry.groups[base]!.family}>${geometry.groups[cover]!.family}`)!;
      pass.crossings.push({ base, cover, baseLow, baseHigh, coverLow, coverHigh });
    }
  }
  const found = [...passes.values()].filter(({ crossings }) => crossings.length > 0);
  return [...found.filter(({ pointing }) => pointing), ...found.filter(({ pointing }) => !pointing)].map((pass) => ({
    ...pass,
    byCover: groupBy(pass.crossings, ({ cover }) => cover),
  }));
}

/** The stages of all ordered pairs of line families, cut into parts that have no cover in common. */
function makeStages(tables: Tables): FishStage[] {
  const { scan, isPatch, isHouse, geometry, groupCells } = tables;
  const lines = [...scan].filter((group) => !isPatch[group] && geometry.groups[group]!.family !== 'edge');
  const families = groupBy(lines, (group) => geometry.groups[group]!.family);
  const stages: FishStage[] = [];
  for (const [baseFamily, allBases] of families) {
    for (const [coverFamily, covers] of families) {
      if (baseFamily === coverFamily) continue;
      const coverOf = new Map<Cell, number>(
        covers.flatMap((cover) => [...groupCells[cover]!].map((cell): [Cell, number] => [cell, cover])),
      );
      const bases = allBases.filter((base) => isHouse[base] && groupCells[base]!.every((cell) => coverOf.has(cell)));
      for (const part of connected(bases, (base) => [...groupCells[base]!].map((cell) => coverOf.get(cell)!))) {
        const used = rising(part.flatMap((base) => [...groupCells[base]!].map((cell) => coverOf.get(cell)!)));
        const number = new Map(used.map((cover, i) => [cover, i]));
        const coverAt = part.map((base) => Uint8Array.from(groupCells[base]!, (cell) => number.get(coverOf.get(cell)!)!));
        if (used.length <= 64) stages.push({ bases: part, covers: used, coverAt });
      }
    }
  }
  return stages;
}

/** Items in parts such that items with a common key stand in the same part, in their order. */
function connected(items: readonly number[], keysOf: (item: number) => readonly number[]): number[][] {
  const byKey = new Map<number, number[]>();
  for (const item of items) for (const key of keysOf(item)) byKey.set(key, [...(byKey.get(key) ?? []), item]);
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (const first of items) {
    if (seen.has(first)) continue;
    const part = [first];
    seen.add(first);
    for (const item of part) {
      for (const next of keysOf(item).flatMap((key) => byKey.get(key)!)) {
        if (!seen.has(next)) part.push(next);
        seen.add(next);
      }
    }
    parts.push(part.sort((a, b) => items.indexOf(a) - items.indexOf(b)));
  }
  return parts;
}
