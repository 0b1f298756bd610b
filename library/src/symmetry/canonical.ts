import { type Geometry, type Grid, indices, isRuled } from '#core';

/** The boxes of a classic grid: rows and columns of one box. */
export interface BoxShape {
  readonly rows: number;
  readonly columns: number;
}

export interface Canonical {
  /** The least of all grids that the solution can be turned into, read row by row. */
  readonly solution: Grid;
  /** The givens under the same transformation; the least, where several lead to that solution. */
  readonly givens: Grid;
  /** In how many ways the solution can be turned into itself, relabelling included. */
  readonly automorphisms: number;
}

/** A way to read a grid: its rows and columns in another order, perhaps transposed, and the label of each value. */
interface Reading {
  readonly cells: Grid;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly labels: Uint8Array;
  readonly transposed: boolean;
}

/**
 * The canonical form of a classic puzzle with one solution: two puzzles have the same one exactly where rows, columns,
 * bands, stacks, a transposition (square boxes) and other symbols turn one into the other.
 *
 * The first row of the least grid is 1 2 3 ..., whatever row it is made of, because labels are free. So every row is
 * tried as the first and every other row of its band as the second. Columns are put in place from left to right, and a
 * beginning is dropped when its second row is already beyond the best one known. With columns and labels fixed, the
 * other rows sort themselves by their first value. Relies on nothing but the grid being full and legal. The beginnings of a large grid
 * are many: undefined where `isCancelled` ended it.
 */
export function canonicalForm(solution: Grid, givens: Grid, box: BoxShape): Canonical;
export function canonicalForm(solution: Grid, givens: Grid, box: BoxShape, isCancelled: () => boolean): Canonical | undefined;
export function canonicalForm(solution: Grid, givens: Grid, box: BoxShape, isCancelled = (): boolean => false): Canonical | undefined {
  const size = box.rows * box.columns;
  const readings = leastReadings(solution, size, box, isCancelled);
  if (!readings) return undefined;
  const least = readGrid(solution, readings[0]!, size);
  const images = readings.map((reading) => readGrid(givens, reading, size));
  return {
    solution: least,
    givens: images.reduce((best, image) => (compare(image, best) < 0 ? image : best)),
    automorphisms: readings.length,
  };
}

/** The shape of the boxes of a classic grid; undefined for every other geometry. */
export function classicBox(geometry: Geometry): BoxShape | undefined {
  const { size, cellCount, groups, panels } = geometry;
  if (isRuled(geometry.constraints) || panels.length !== 1 || cellCount !== size * size || groups.length !== 3 * size) return undefined;
  const first = groups.find(({ family, cells }) => family === 'box' && cells.includes(0));
  if (!first || groups.some(({ family }) => family !== 'row' && family !== 'column' && family !== 'box')) return undefined;
  const columns = first.cells.filter((cell) => cell < size).length;
  return { rows: size / columns, columns };
}

function leastReadings(solution: Grid, size: number, box: BoxShape, isCancelled: () => boolean): Reading[] | undefined {
  let best: Grid | undefined;
  let readings: Reading[] = [];
  const turned = Uint8Array.from(solution, (_, i) => solution[(i % size) * size + Math.floor(i / size)]!);
  for (const [cells, transposed] of box.rows === box.columns
    ? ([
        [solution, false],
        [turned, true],
      ] as const)
    : ([[solution, false]] as const)) {
    for (let top = 0; top < size; top++) {
      for (const second of secondRows(top, size, box)) {
        const isWhole = columnOrders(cells, top, second, size, box, best, isCancelled, (columns, labels) => {
          const reading = { cells, transposed, columns: [...columns], labels: labels.slice(), rows: [] };
          const rows = orderRows(reading, top, second, size, box);
          const complete = { ...reading, rows };
          const grid = readRows(cells, complete, size);
          const order = best ? compare(grid, best) : -1;
          if (order < 0) [best, readings] = [grid, [complete]];
          else if (order === 0) readings.push(complete);
          return best!;
        });
        if (!isWhole) return undefined;
      }
    }
  }
  return readings;
}

/** The other rows of the band; any other row where a band is a single row. */
function secondRows(top: number, size: number, box: BoxShape): number[] {
  const band = Math.floor(top / box.rows);
  const rows = indices(size).filter((row) => row !== top);
  return box.rows === 1 ? rows : rows.filter((row) => Math.floor(row / box.rows) === band);
}

/** Beginnings between two looks at the cancel signal. */
const SLICE = 4096;

/** Every order of the columns whose second row is not beyond the best known; whether all were seen. `take` returns the best after it. */
function columnOrders(
  cells: Grid,
  top: number,
  second: number,
  size: number,
  box: BoxShape,
  known: Grid | undefined,
  isCancelled: () => boolean,
  take: (columns: readonly number[], labels: Uint8Array) => Grid,
): boolean {
  let best = known;
  let [seen, isOver] = [0, false];
  const columns: number[] = [];
  const labels = new Uint8Array(size + 1);
  const isUsed = new Uint8Array(size);
  const isStackUsed = new Uint8Array(size / box.columns);

  /** Whether the second row, as far as its labels are known, can still be as small as the best one. */
  const isHopeful = (): boolean => {
    if (!best) return true;
    for (let i = 0; i < columns.length; i++) {
      const label = labels[cells[second * size + columns[i]!]!]!;
      const limit = best[size + i]!;
      // A value without a label gets one after those that are given out.
      if (label === 0) return columns.length + 1 <= limit;
      if (label !== limit) return label < limit;
    }
    return true;
  };

  const place = (): void => {
    if (seen++ % SLICE === 0) isOver ||= isCancelled();
    if (columns.length === size) {
      best = take(columns, labels);
      return;
    }
    const isNewStack = columns.length % box.columns === 0;
    const current = isNewStack ? -1 : Math.floor(columns.at(-1)! / box.columns);
    for (let column = 0; column < size && !isOver; column++) {
      const stack = Math.floor(column / box.columns);
      if (isUsed[column] === 1 || (isNewStack ? isStackUsed[stack] === 1 : stack !== current)) continue;
      const value = cells[top * size + column]!;
      columns.push(column);
      labels[value] = columns.length;
      isUsed[column] = 1;
      if (isNewStack) isStackUsed[stack] = 1;
      if (isHopeful()) place();
      if (isNewStack) isStackUsed[stack] = 0;
      isUsed[column] = 0;
      labels[value] = 0;
      columns.pop();
    }
  };
  place();
  return !isOver;
}

/** The rows in the order that makes the grid least: the first two are chosen, the others stand by their first value. */
function orderRows({ cells, columns, labels }: Reading, top: number, second: number, size: number, box: BoxShape): number[] {
  const firstOf = (row: number): number => labels[cells[row * size + columns[0]!]!]!;
  const rank = (row: number): number => (row === top ? -2 : row === second ? -1 : firstOf(row));
  const bands = Array.from({ length: size / box.rows }, (_, band) =>
    Array.from({ length: box.rows }, (_, i) => band * box.rows + i).sort((a, b) => rank(a) - rank(b)),
  );
  return bands.sort((a, b) => rank(a[0]!) - rank(b[0]!)).flat();
}

function readRows(cells: Grid, { rows, columns, labels }: Reading, size: number): Grid {
  return Uint8Array.from({ length: size * size }, (_, i) => labels[cells[rows[Math.floor(i / size)]! * size + columns[i % size]!]!]!);
}

/** Any grid of the same shape, blanks included, under a reading. */
function readGrid(grid: Grid, reading: Reading, size: number): Grid {
  const cells = reading.transposed ? Uint8Array.from(grid, (_, i) => grid[(i % size) * size + Math.floor(i / size)]!) : grid;
  return readRows(cells, reading, size);
}

/** Which of two grids is the lesser, value by value. */
function compare(a: Grid, b: Grid): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
