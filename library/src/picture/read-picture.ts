import {
  type Cell,
  type CellPart,
  type Complaint,
  cellName,
  complain,
  type Engine,
  fail,
  ok,
  type Puzzle,
  type Result,
  type Value,
} from '#core';
import { type FoundGrid, findGrids } from './find-grid.ts';
import { inMesh } from './mesh.ts';
import type { Network } from './network.ts';
import { kindOf } from './outlines.ts';
import { propose, type Soundness } from './propose.ts';
import type { Quad } from './quad.ts';
import { type Grey, greyOf, type Raster } from './raster.ts';
import { readSquares, type Sign, turnedOrder } from './read-squares.ts';
import { squaresOf } from './squares.ts';

/** One square as it was read. */
export interface ReadSquare {
  readonly cell: Cell;
  /** 0 for an empty square. */
  readonly value: Value;
  readonly by: Sign['by'];
  /** How sure the picture alone makes this value, 0 to 1. */
  readonly sure: number;
  /** Whether a person should look: the picture leaves a doubt, or the value is not the one that the picture suggests most. */
  readonly doubtful: boolean;
  /** What the picture alone suggests, where the value was chosen so that the puzzle has one solution. */
  readonly instead?: Sign;
  /** Where it is in the picture, in pixels: clockwise from the corner that is the upper left one when the grid stands upright. */
  readonly outline: Quad;
}

/** What was read in a picture. */
export interface PictureReading {
  readonly puzzle: Puzzle;
  readonly soundness: Soundness;
  readonly squares: readonly ReadSquare[];
  /** The grid's corners in the picture, in pixels, as in `outline`. */
  readonly corners: Quad;
  /** By how many quarter turns clockwise the picture has to be turned to stand upright. */
  readonly turn: number;
  /** What a person should know: which squares are doubtful, which were changed and why. */
  readonly notes: readonly Complaint[];
}

/** Pixels on the longer side beyond which a picture is made smaller: squares are then still larger than the network's pictures of them. */
const LONGEST = 1600;

/** Grids that look less like one are none, and a second is tried only where it looks nearly as much like one as the first. */
const LEAST_SCORE = 0.14;
const NEARLY = 0.7;

/** A sign less sure than this is doubtful. */
const SURE = 0.9;

/** Reads the puzzle in a picture: finds its grid, reads its squares, and asks the engine which of the likely readings is a proper puzzle. */
export function readPicture(raster: Raster, network: Network, engine: Engine): Result<PictureReading> {
  if (Math.min(raster.width, raster.height) < 60)
    return fail('this picture has only {width} x {height} pixels, which is too few for a grid', {
      width: raster.width,
      height: raster.height,
    });
  const grey = greyOf(raster, LONGEST);
  const grids = findGrids(grey).filter(({ score }) => score >= LEAST_SCORE);
  if (grids.length === 0) return fail('there is no grid to be seen in this picture; it should fill most of it, with all four sides inside');
  const likely = grids.filter(({ score }) => score >= grids[0]!.score * NEARLY).slice(0, 2);
  let best: PictureReading | undefined;
  for (const grid of likely) {
    const reading = readGrid(grey, grid, raster.width / grey.width, network, engine);
    if (!reading.ok) continue;
    if (isClear(reading.value)) return reading;
    if (best === undefined || isLikelier(reading.value, best)) best = reading.value;
  }
  return best ? ok(best) : readGrid(grey, grids[0]!, raster.width / grey.width, network, engine);
}

/** Whether the picture alone says a proper puzzle: where squares had to be changed for that, the grid may be the wrong one. */
const isClear = ({ soundness, squares }: PictureReading): boolean =>
  soundness === 'proper' && squares.every(({ instead }) => instead === undefined);

function isLikelier(one: PictureReading, other: PictureReading): boolean {
  const isProper = (reading: PictureReading): boolean => reading.soundness === 'proper';
  if (isProper(one) !== isProper(other)) return isProper(one);
  const doubt = ({ squares }: PictureReading): number => squares.reduce((sum, { sure }) => sum - Math.log(sure), 0) / squares.length;
  return doubt(one) < doubt(other);
}

function readGrid(grey: Grey, { mesh }: FoundGrid, scale: number, network: Network, engine: Engine): Result<PictureReading> {
  if (isOutside(grey, mesh.x, mesh.y, mesh.cells))
    return fail('a part of the grid lies outside the picture; all four sides have to be inside');
  const read = readSquares(network, squaresOf(grey, mesh), mesh.cells);
  const order = turnedOrder(mesh.cells, read.turn);
  const kind = kindOf(grey, mesh, order);
  const { chosen, puzzle, soundness } = propose(kind, read, engine);
  if (chosen.every((sign) => read.signs[sign]!.value === 0)) return fail('there is a grid in this picture, but nothing in it can be read');
  const corner = (column: number, row: number) => {
    const { x, y } = inMesh(mesh, column, row);
    return { x: (x + 0.5) * scale - 0.5, y: (y + 0.5) * scale - 0.5 };
  };
  const around = (left: number, top: number, right: number, bottom: number): Quad => {
    const points = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
    const at = (k: number) => points[(k + 4 - read.turn) % 4]!;
    return [at(0), at(1), at(2), at(3)];
  };
  const squares = chosen.map((sign, cell): ReadSquare => {
    const odds = read.odds[cell]!;
    const first = odds.indexOf(Math.max(...odds));
    const [column, row] = [order[cell]! % mesh.cells, Math.floor(order[cell]! / mesh.cells)];
    const sure = Math.exp(odds[sign]!);
    return {
      cell,
      ...read.signs[sign]!,
      sure,
      doubtful: sure < SURE,
      ...(first === sign ? {} : { instead: read.signs[first]! }),
      outline: around(column, row, column + 1, row + 1),
    };
  });
  const corners = around(0, 0, mesh.cells, mesh.cells);
  return ok({ puzzle, soundness, squares, corners, turn: read.turn, notes: notesOf(puzzle, squares, soundness) });
}

/** Whether more than a third of a square is cut off anywhere. */
function isOutside({ width, height }: Grey, x: Float64Array, y: Float64Array, cells: number): boolean {
  const reach = Math.max(Math.abs(x[cells]! - x[0]!), Math.abs(y[cells]! - y[0]!)) / cells / 3;
  return x.some((value) => value < -reach || value > width + reach) || y.some((value) => value < -reach || value > height + reach);
}

const UNSOUND: Readonly<Record<Exclude<Soundness, 'proper'>, Complaint>> = {
  several: complain('as it was read the puzzle has several solutions, and no likely reading has only one'),
  none: complain('as it was read the puzzle has no solution, and no likely reading has one'),
  unknown: complain('whether the puzzle has one solution was too hard to say'),
};

function notesOf({ geometry, symbols }: Puzzle, squares: readonly ReadSquare[], soundness: Soundness): readonly Complaint[] {
  const symbol = ({ value }: { readonly value: Value }): string => (value === 0 ? '.' : symbols.all[value - 1]!);
  const named = ({ cell }: ReadSquare): CellPart => ({ cell: [cellName(geometry, cell)] });
  const changed = squares.flatMap((square) =>
    square.instead
      ? complain('{cell} looks like {seen}, but is read as {value}: so the puzzle has one solution', {
          cell: named(square),
          seen: symbol(square.instead),
          value: symbol(square),
        })
      : [],
  );
  const doubtful = squares.filter((square) => square.doubtful && !square.instead).map(named);
  const notes =
    doubtful.length === 0 ? changed : [...changed, complain('{cells|this cell is|these cells are} doubtful: {cells}', { cells: doubtful })];
  return soundness === 'proper' ? notes : [...notes, UNSOUND[soundness]];
}
