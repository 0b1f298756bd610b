import { type Cell, type Geometry, once, oncePer, type Position } from '#core';

/**
 * The cells of a kind as rules see them: numbers instead of values, and who is near whom.
 *
 * Nearness goes by where places stand in space, so that one definition serves a grid, a cube and the faces of one: a step is a unit
 * along an axis, a knight goes one and two along two axes, a king at most one along at most two of them. In a cube that
 * makes the moves of all three planes (a king has 18 neighbours there). Over a fold nothing is near, since the places of two faces are never whole steps
 * apart; a cell that is glued to two faces has its neighbours on both.
 */
export interface Space {
  readonly geometry: Geometry;
  /** The numbers that cells may hold, rising. */
  readonly numbers: readonly number[];
  readonly lowest: number;
  readonly highest: number;
  /** Every two cells that stand apart in the given way, each pair once. */
  pairs(isApart: (steps: readonly [number, number, number]) => boolean): readonly (readonly [Cell, Cell])[];
  /** Every two cells that share a side. */
  neighbours(): readonly (readonly [Cell, Cell])[];
  /** Every four cells that meet in a corner, in reading order. */
  squares(): readonly (readonly [Cell, Cell, Cell, Cell])[];
  /** The boxes or regions of the kind; none where it has neither. */
  boxes(): readonly (readonly Cell[])[];
  /** Number of the box that a cell is drawn in; undefined where it is in none. */
  boxOf(cell: Cell): number | undefined;
  /** The cells from one to another in a straight line, both included; undefined where no such line joins them. */
  line(from: Cell, to: Cell): readonly Cell[] | undefined;
  /** The cell one step from another in the direction from `back` to it; undefined at the edge. */
  step(back: Cell, from: Cell): Cell | undefined;
}

/** The longest move that any rule asks about, in steps. */
const isStep = ([a, b, c]: readonly [number, number, number]): boolean => a + b + c === 1;

/** The space of a geometry, made once for all rules on it. */
export const spaceOf: (geometry: Geometry) => Space = oncePer(makeSpace);

function makeSpace(geometry: Geometry): Space {
  const { size, lowest } = geometry;
  const numbers = Array.from({ length: size }, (_, i) => i + lowest);
  const at = new Map(geometry.positions.map((position, place) => [position.join(), geometry.places[place]!.cell]));
  const boxes = once(() => geometry.groups.filter(({ family }) => family === 'box' || family === 'region').map(({ cells }) => cells));
  const drawnIn = once(() => drawnBoxes(geometry));
  const pairs: Space['pairs'] = oncePer((isApart) => pairsOf(geometry, isApart));
  const neighbours = once(() => pairs(isStep));
  return {
    geometry,
    numbers,
    lowest,
    highest: lowest + size - 1,
    pairs,
    neighbours,
    squares: once(() => squaresOf(geometry, at)),
    boxes,
    boxOf: (cell) => (boxes().length > 0 ? drawnIn()[cell] : undefined),
    line: (from, to) => lineOf(geometry, at, from, to),
    step(back, from) {
      for (const a of positionsOf(geometry, back)) {
        for (const b of positionsOf(geometry, from)) {
          const move = b.map((x, i) => x - a[i]!);
          const next = at.get(b.map((x, i) => x + move[i]!).join());
          if (move.every((x) => Math.abs(x) <= 1 && Number.isInteger(x)) && next !== undefined) return next;
        }
      }
      return undefined;
    },
  };
}

function positionsOf({ positions, placesOf }: Geometry, cell: Cell): Position[] {
  return placesOf(cell).map((place) => positions[place]!);
}

function pairsOf({ positions, places }: Geometry, isApart: Parameters<Space['pairs']>[0]): [Cell, Cell][] {
  const found = new Map<string, [Cell, Cell]>();
  positions.forEach((a, i) => {
    for (let j = i + 1; j < positions.length; j++) {
      const b = positions[j]!;
      const steps = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])] as const;
      if (!isApart(steps)) continue;
      const pair = [places[i]!.cell, places[j]!.cell].sort((x, y) => x - y) as [Cell, Cell];
      if (pair[0] !== pair[1]) found.set(pair.join(), pair);
    }
  });
  return [...found.values()];
}

/** The axes of a plane, across before down. */
const PLANES = [
  [
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
  ],
] as const;

function squaresOf({ positions, places }: Geometry, at: ReadonlyMap<string, Cell>): [Cell, Cell, Cell, Cell][] {
  const found = new Map<string, [Cell, Cell, Cell, Cell]>();
  positions.forEach((position, place) => {
    for (const [across, down] of PLANES) {
      const cellAt = (x: number, y: number): Cell | undefined => at.get(position.map((p, i) => p + x * across[i]! + y * down[i]!).join());
      const cells = [places[place]!.cell, cellAt(1, 0), cellAt(0, 1), cellAt(1, 1)];
      if (cells.every((cell) => cell !== undefined)) found.set(cells.join(), cells as [Cell, Cell, Cell, Cell]);
    }
  });
  return [...found.values()];
}

/** For each cell the number of the box that its first place is drawn in, unique among all panels. */
function drawnBoxes({ panels, places }: Geometry): (number | undefined)[] {
  const numbers = new Map<string, number>();
  const boxes: (number | undefined)[] = [];
  panels.forEach(({ places: shown, regions }, panel) => {
    shown.forEach((place, i) => {
      if (place < 0 || regions[i]! < 0) return;
      const key = `${panel} ${regions[i]}`;
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      boxes[places[place]!.cell] ??= numbers.get(key)!;
    });
  });
  return boxes;
}

function lineOf(geometry: Geometry, at: ReadonlyMap<string, Cell>, from: Cell, to: Cell): Cell[] | undefined {
  for (const a of positionsOf(geometry, from)) {
    for (const b of positionsOf(geometry, to)) {
      const way = b.map((x, i) => x - a[i]!);
      const length = Math.max(...way.map(Math.abs));
      if (length === 0 || !way.every((x) => x === 0 || Math.abs(x) === length)) continue;
      const cells = Array.from({ length: length + 1 }, (_, k) => at.get(a.map((x, i) => x + k * Math.sign(way[i]!)).join()));
      if (cells.every((cell) => cell !== undefined)) return cells;
    }
  }
  return undefined;
}
