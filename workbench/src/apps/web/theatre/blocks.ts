import { type Cell, type Geometry, type GroupName, MINIGRIDS, type Puzzle, partitionOf, type Value } from '#core';

/** A block of a puzzle as the blockwise engines see it. */
export interface StageBlock {
  readonly index: number;
  readonly called: GroupName;
  readonly cells: readonly Cell[];
  /** In rising order, as the engines fill them. */
  readonly blanks: readonly Cell[];
}

/** The blocks of the first of these partitions that the puzzle has. */
export function blocksOf({ geometry, givens }: Puzzle, partitions: readonly string[]): StageBlock[] {
  const partition = partitions.map((id) => partitionOf(geometry, id)).find((found) => found !== undefined);
  return (partition?.blocks ?? []).map(({ called, cells }, index) => ({
    index,
    called,
    cells,
    blanks: cells.filter((cell) => givens[cell] === 0).sort((a, b) => a - b),
  }));
}

/** What every act has that fills minigrids: the board as it stands, and what was counted. */
export interface FillingState {
  readonly puzzle: Puzzle;
  readonly blocks: readonly StageBlock[];
  readonly grid: Uint8Array;
  kept: number;
  backtracks: number;
  solutions: number;
}

export function beginFilling(puzzle: Puzzle): FillingState {
  return { puzzle, blocks: blocksOf(puzzle, MINIGRIDS), grid: puzzle.givens.slice(), kept: 0, backtracks: 0, solutions: 0 };
}

/** Writes the values of a filling into the blanks of its block. */
export function placeFilling({ blocks, grid }: FillingState, block: number, values: readonly Value[]): void {
  values.forEach((value, i) => {
    grid[blocks[block]!.blanks[i]!] = value;
  });
}

export function removeFilling(state: FillingState, block: number): void {
  for (const cell of state.blocks[block]!.blanks) state.grid[cell] = 0;
  state.backtracks++;
}

/** Where a value stands already that a cell may therefore not hold, and the group that says so. */
export interface Holder {
  readonly cell: Cell;
  readonly group: number;
}

export function holderOf(geometry: Geometry, grid: ArrayLike<Value>, cell: Cell, value: Value): Holder | undefined {
  for (const { index, cells } of geometry.groupsOf(cell)) {
    const holder = cells.find((other) => other !== cell && grid[other] === value);
    if (holder !== undefined) return { cell: holder, group: index };
  }
  return undefined;
}

/** The middle of a block on the board, in squares. */
export function middleOf(geometry: Geometry, cells: readonly Cell[]): { readonly x: number; readonly y: number } {
  const places = cells.map((cell) => geometry.places[geometry.placesOf(cell)[0]!]!);
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return { x: mean(places.map(({ column }) => column)) + 0.5, y: mean(places.map(({ row }) => row)) + 0.5 };
}

/** n! as a number; blocks are small enough, and larger ones are only shown rounded. */
export function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}
