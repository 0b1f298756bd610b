import {
  type Cell,
  type CellPart,
  type Complaint,
  cellPart,
  complain,
  type Engine,
  fail,
  formatSymbols,
  indices,
  ok,
  type Puzzle,
  type Result,
  type Value,
} from '#core';
import { type CageNetworks, findOutlines, readCages, type SeenCage, sumDoubts } from './cages.ts';
import { type FoundGrid, findGrids } from './find-grid.ts';
import { goesOn, inMesh, type Mesh } from './mesh.ts';
import type { Network } from './network-data.ts';
import { GRID_SIDES, type ReadRegion, seenRegions } from './outlines.ts';
import { propose, type Soundness, sumOdds } from './propose.ts';
import type { Quad } from './quad.ts';
import { type Grey, greyOf, type Raster } from './raster.ts';
import { readSquares, turnDoubts, turnedOrder } from './read-squares.ts';
import type { Sign, SquareOdds } from './signs.ts';
import { squaresOf } from './squares.ts';

/** The networks that read a picture. */
export interface Networks extends CageNetworks {
  readonly squares: Network;
  /** For grids of more than nine, where letters and numbers of two digits are as frequent as digits. */
  readonly large: Network;
  /** For grids of up to nine on pages that are written on. */
  readonly hands: Network;
}

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

/** One cage as it was read. */
export interface ReadCage {
  readonly cells: readonly Cell[];
  /** 0 where no sum can be read. */
  readonly sum: number;
  /** How sure the picture alone makes this sum, 0 to 1. */
  readonly sure: number;
  /** Whether a person should look at the sum: the picture leaves a doubt, there is none, or it is not the one that the picture suggests most. */
  readonly doubtful: boolean;
  /** Whether a person should look where the cage ends. */
  readonly vague: boolean;
  /** What the picture alone suggests, where the sum was chosen so that the puzzle has one solution. */
  readonly instead?: number;
}

/** What was read in a picture. */
export interface PictureReading {
  readonly puzzle: Puzzle;
  readonly soundness: Soundness;
  readonly squares: readonly ReadSquare[];
  readonly cages: readonly ReadCage[];
  /** The boxes or regions, in the order of their first cells. */
  readonly regions: readonly ReadRegion[];
  /** Cells without a cage in a grid where nearly all have one: there may be one that was not seen. */
  readonly uncaged: readonly Cell[];
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

/** Where more than this part of the squares is doubtful the picture is so unclear that no square can be relied on, however sure the network is of it. */
const UNCLEAR = 0.25;

/** Reads the puzzle in a picture: finds its grid, reads its squares, and asks the engine which of the likely readings is a proper puzzle. */
export function readPicture(raster: Raster, networks: Networks, engine: Engine): Result<PictureReading> {
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
    const reading = readGrid(grey, grid, raster.width / grey.width, networks, engine);
    if (!reading.ok) continue;
    if (isClear(reading.value)) return reading;
    if (best === undefined || isLikelier(reading.value, best)) best = reading.value;
  }
  return best ? ok(best) : readGrid(grey, grids[0]!, raster.width / grey.width, networks, engine);
}

/** Whether the picture alone says a proper puzzle: where squares had to be changed for that, the grid may be the wrong one. */
const isClear = ({ soundness, squares, cages }: PictureReading): boolean =>
  soundness === 'proper' && [...squares, ...cages].every(({ instead }) => instead === undefined);

function isLikelier(one: PictureReading, other: PictureReading): boolean {
  const isProper = (reading: PictureReading): boolean => reading.soundness === 'proper';
  if (isProper(one) !== isProper(other)) return isProper(one);
  const doubt = ({ squares }: PictureReading): number => squares.reduce((sum, { sure }) => sum - Math.log(sure), 0) / squares.length;
  return doubt(one) < doubt(other);
}

function readGrid(grey: Grey, { mesh }: FoundGrid, scale: number, networks: Networks, engine: Engine): Result<PictureReading> {
  if (isPartial(grey, mesh)) return fail('a part of the grid lies outside the picture; all four sides have to be inside');
  const pictures = squaresOf(grey, mesh);
  const network = mesh.cells > 9 ? networks.large : networks.squares;
  const doubts = turnDoubts(network, pictures, mesh.cells);
  const caged = cagesIn(grey, mesh, networks, doubts);
  const turn = caged?.turn ?? doubts.indexOf(Math.min(...doubts));
  const seen = caged?.cages ?? [];
  const read = readSquares(network, mesh.cells > 9 ? undefined : networks.hands, pictures, mesh.cells, turn);
  const order = turnedOrder(mesh.cells, turn);
  const { kind, regions } = seenRegions(grey, mesh, order, seen.length > 0);
  const proposal = propose({ ...read, kind, cages: seen }, engine);
  const { chosen, puzzle, soundness } = proposal;
  const sureOf = (cell: Cell): number => Math.exp(read.odds[cell]![chosen[cell]!]!);
  const doubtful = chosen.filter((_, cell) => sureOf(cell) < SURE).length;
  const isUnclear = doubtful > UNCLEAR * chosen.length;
  // With enough of it changed, what is seen of a part of a grid comes out as a puzzle, too.
  if ((soundness !== 'proper' || isUnclear) && goesOn(grey, mesh))
    return fail(
      'the lines go on beyond the {cells} x {cells} cells that are seen: a part of the grid is outside the picture, or it is of a size that is not read ({sides:or} cells a side are)',
      { cells: mesh.cells, sides: GRID_SIDES },
    );
  const isUnread = caged !== undefined && seen.length === 0;
  if (seen.length === 0 && chosen.every((sign) => read.signs[sign]!.value === 0))
    return isUnread
      ? fail('there is a grid with cages in this picture, but too little of them can be read')
      : fail(
          'there is a grid in this picture, or a part of one, but nothing in it can be read; take it again with all four sides inside, near, sharp and in even light',
        );
  // A part of a grid has lines where a grid of more cells would have them, but hardly a digit in a cell of its own; changed enough, even that is a puzzle.
  const values = chosen.filter((sign) => read.signs[sign]!.value !== 0).length;
  const isMostlyDoubt = seen.length === 0 && (soundness === 'proper' ? doubtful > 2 * values : doubtful >= values);
  if (isMostlyDoubt || (isUnclear && soundness !== 'proper'))
    return fail(
      'there is a grid in this picture, or a part of one, but too little of it can be read; take it again with all four sides inside, near, sharp and in even light',
    );
  const corner = (column: number, row: number) => {
    const { x, y } = inMesh(mesh, column, row);
    return { x: (x + 0.5) * scale - 0.5, y: (y + 0.5) * scale - 0.5 };
  };
  const around = (left: number, top: number, right: number, bottom: number): Quad => {
    const points = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
    const at = (k: number) => points[(k + 4 - turn) % 4]!;
    return [at(0), at(1), at(2), at(3)];
  };
  const squares = chosen.map((sign, cell): ReadSquare => {
    const odds = read.odds[cell]!;
    const first = odds.indexOf(Math.max(...odds));
    const [column, row] = [order[cell]! % mesh.cells, Math.floor(order[cell]! / mesh.cells)];
    const sure = sureOf(cell);
    return {
      cell,
      ...read.signs[sign]!,
      sure,
      doubtful: isUnclear || sure < SURE,
      ...(first === sign ? {} : { instead: read.signs[first]! }),
      outline: around(column, row, column + 1, row + 1),
    };
  });
  const corners = around(0, 0, mesh.cells, mesh.cells);
  const cages = seen.map((cage, i) => readCage(cage, proposal.sums[i]!, mesh.cells));
  const uncaged = cellsWithoutCage(cages, squares.length);
  const notes = [
    ...symbolNotes(read, squares),
    // Dirt along the lines may look like outlines, but then the puzzle comes right without them.
    ...(isUnread && soundness !== 'proper'
      ? [complain('there may be cages in this picture that cannot be read; the puzzle is taken without them')]
      : []),
    ...notesOf(puzzle, squares, soundness, cages, uncaged, regions),
  ];
  return ok({ puzzle, soundness, squares, cages, regions, uncaged, corners, turn, notes });
}

/** The cages in a picture, and which way is up by sums and digits together; without cages where outlines are seen that cannot be read, undefined where there are none. */
function cagesIn(
  grey: Grey,
  mesh: Mesh,
  networks: Networks,
  doubts: readonly number[],
): { readonly turn?: number; readonly cages: readonly SeenCage[] } | undefined {
  const outlines = findOutlines(grey, mesh, networks.borders);
  if (outlines === undefined) return undefined;
  const total = sumDoubts(grey, mesh, outlines, networks.sums).map((doubt, quarters) => doubt + doubts[quarters]!);
  const turn = total.indexOf(Math.min(...total));
  const cages = readCages(grey, mesh, outlines, turn, networks.sums);
  return cages.length > 0 ? { turn, cages } : { cages };
}

/** Where this share of a grid is in cages, the rest is worth a look; where less is, cages do not cover it. */
const NEARLY_ALL = 0.7;

function cellsWithoutCage(cages: readonly ReadCage[], cells: number): readonly Cell[] {
  const caged = new Set(cages.flatMap((cage) => cage.cells));
  return caged.size < NEARLY_ALL * cells ? [] : indices(cells).filter((cell) => !caged.has(cell));
}

function readCage(seen: SeenCage, sum: number, size: number): ReadCage {
  const { cells, odds, sure: outline } = seen;
  const possible = sumOdds(seen, size);
  const first = possible.indexOf(Math.max(...possible));
  const sure = Math.exp(odds[sum]!);
  return { cells, sum, sure, doubtful: sure < SURE || sum === 0, vague: outline < SURE, ...(first === sum ? {} : { instead: first }) };
}

/** Which way of writing values was taken, where there are several. */
function symbolNotes({ symbols, others }: SquareOdds, squares: readonly ReadSquare[]): readonly Complaint[] {
  if (others.length === 0 || squares.every(({ value }) => value === 0)) return [];
  return [
    complain('the values are read as {taken}, not as {others:or}', {
      taken: formatSymbols(symbols),
      others: others.map(formatSymbols),
    }),
  ];
}

/** Cells are square; seen from the side they are at most this much longer than wide. */
const MOST_SLENDER = 1.7;

/** Whether a part of the grid lies outside the picture, as far as its lines alone say. */
export const isPartial = (grey: Grey, mesh: Mesh): boolean => isOutside(grey, mesh.x, mesh.y, mesh.cells) || isCut(mesh);

/** Whether the cells are so slender that a part of the grid must be missing: as many lines as it has were found across half of it. */
function isCut(mesh: Mesh): boolean {
  const n = mesh.cells;
  const middle = (column: number, row: number) => inMesh(mesh, column, row);
  const [left, right, top, bottom] = [middle(0, n / 2), middle(n, n / 2), middle(n / 2, 0), middle(n / 2, n)];
  const slender = Math.hypot(right.x - left.x, right.y - left.y) / Math.hypot(bottom.x - top.x, bottom.y - top.y);
  return slender > MOST_SLENDER || slender < 1 / MOST_SLENDER;
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

function notesOf(
  { geometry, symbols }: Puzzle,
  squares: readonly ReadSquare[],
  soundness: Soundness,
  cages: readonly ReadCage[],
  uncaged: readonly Cell[],
  regions: readonly ReadRegion[],
): readonly Complaint[] {
  const symbol = ({ value }: { readonly value: Value }): string => (value === 0 ? '.' : symbols.all[value - 1]!);
  const named = ({ cell }: ReadSquare): CellPart => cellPart(geometry, cell);
  const changed = squares.flatMap((square) => {
    if (!square.instead) return [];
    const cell = named(square);
    const value = symbol(square);
    if (square.instead.value !== square.value)
      return complain('{cell} looks like {seen}, but is read as {value}: so the puzzle has one solution', {
        cell,
        seen: symbol(square.instead),
        value,
      });
    return square.by === 'print'
      ? complain('the {value} in {cell} looks written, but is read as printed: so the puzzle has one solution', { cell, value })
      : complain('the {value} in {cell} looks printed, but is read as written: so the puzzle has one solution', { cell, value });
  });
  const isUnclear = squares.every((square) => square.doubtful);
  const doubtful = isUnclear ? [] : squares.filter((square) => square.doubtful && !square.instead).map(named);
  const notes = [
    ...changed,
    ...(isUnclear ? [complain('this picture is so unclear that every cell is doubtful')] : []),
    ...(doubtful.length === 0 ? [] : [complain('{cells|this cell is|these cells are} doubtful: {cells}', { cells: doubtful })]),
    ...cageNotes(cages, (cell) => cellPart(geometry, cell)),
    ...regionNotes(regions, (cell) => cellPart(geometry, cell)),
    ...(uncaged.length === 0
      ? []
      : [
          complain('no cage is seen around {cells}, where nearly all cells have one', {
            cells: uncaged.map((cell) => cellPart(geometry, cell)),
          }),
        ]),
  ];
  return soundness === 'proper' ? notes : [...notes, UNSOUND[soundness]];
}

function cageNotes(cages: readonly ReadCage[], named: (cell: Cell) => CellPart): readonly Complaint[] {
  const first = ({ cells }: ReadCage): CellPart => named(cells[0]!);
  const changed = cages.flatMap((cage) => {
    const { instead, sum } = cage;
    if (instead === undefined || sum === 0) return [];
    if (instead === 0)
      return complain('no sum can be read in the cage of {cell}; it is taken to be {sum}: so the puzzle has one solution', {
        cell: first(cage),
        sum,
      });
    return complain('the sum of the cage of {cell} looks like {seen}, but is read as {sum}: so the puzzle has one solution', {
      cell: first(cage),
      seen: instead,
      sum,
    });
  });
  const missing = cages.filter(({ sum }) => sum === 0).map(first);
  const doubtful = cages.filter(({ sum, doubtful, instead }) => sum > 0 && doubtful && instead === undefined).map(first);
  const vague = cages.filter((cage) => cage.vague).map(first);
  return [
    ...changed,
    ...(missing.length === 0
      ? []
      : [
          complain('no sum can be read in {cells|the cage|the cages} of {cells}; the puzzle is taken without {cells|it|them}', {
            cells: missing,
          }),
        ]),
    ...(doubtful.length === 0
      ? []
      : [complain('the {cells|sum of this cage is|sums of these cages are} doubtful: {cells}', { cells: doubtful })]),
    ...(vague.length === 0 ? [] : [complain('where {cells|this cage ends|these cages end} is doubtful: {cells}', { cells: vague })]),
  ];
}

function regionNotes(regions: readonly ReadRegion[], named: (cell: Cell) => CellPart): readonly Complaint[] {
  const vague = regions.filter((region) => region.vague).map(({ cells }) => named(cells[0]!));
  if (vague.length === regions.length) return [complain('the thick lines in this picture are unclear; where the regions end is doubtful')];
  return vague.length === 0 ? [] : [complain('where {cells|this region ends|these regions end} is doubtful: {cells}', { cells: vague })];
}
