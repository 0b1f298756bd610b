import {
  type Cell,
  ComplaintError,
  complain,
  type Geometry,
  type Grid,
  indices,
  type Kind,
  makePuzzle,
  makePuzzleFromPlaces,
  makeRandom,
  type Puzzle,
} from '#core';
import { loadProbers, type Prober } from '#engines';
import { dig, randomGrid } from '#generator';
import { kindOf } from '#kinds';

/** Filled grids that were made last: the measurements of one grid follow one another. */
const GRIDS = new Map<string, Grid>();
const MOST_GRIDS = 64;
const KINDS = new Map<string, Kind>();
const PROBERS = new Map<string, Prober>();

/** The kind of a spec; making a cube costs more than solving one. */
export function kindFor(spec: string): Kind {
  let kind = KINDS.get(spec);
  if (!kind) {
    kind = kindOf(spec);
    KINDS.set(spec, kind);
  }
  return kind;
}

/** A filled grid of a kind, by its seed. */
export async function filledGrid(spec: string, seed: number): Promise<Grid> {
  const key = `${spec} ${seed}`;
  const known = GRIDS.get(key);
  if (known) return known;
  const grid = randomGrid(await proberFor(kindFor(spec)), makeRandom(seed));
  if (!grid) throw new ComplaintError(complain('no filled grid of {kind} was found', { kind: spec }));
  if (GRIDS.size >= MOST_GRIDS) GRIDS.delete(GRIDS.keys().next().value!);
  GRIDS.set(key, grid);
  return grid;
}

/** A search of one geometry that can be asked again and again; the last ones are kept, since each has tables of its own. */
async function proberFor({ spec, geometry }: Kind): Promise<Prober> {
  const known = PROBERS.get(spec);
  if (known) return known;
  const prober = (await loadProbers())(geometry);
  PROBERS.set(spec, prober);
  return prober;
}

/** Which cells may be emptied. */
export const WHERE = ['anywhere', 'edges'] as const;
export type Where = (typeof WHERE)[number];

/**
 * The grid with at least this many places empty, in an order that the seed fixes: more empty places with the same seed are
 * the same ones and others. Cells that several places show count as often as they are shown, as in 003.
 */
export async function emptied(spec: string, seed: number, emptyPlaces: number, where: Where = 'anywhere'): Promise<Puzzle> {
  const kind = kindFor(spec);
  const grid = await filledGrid(spec, seed);
  const givens = grid.slice();
  let empty = 0;
  for (const cell of makeRandom(seed + 2 ** 32).shuffle(cellsTo(kind.geometry, where))) {
    if (empty >= emptyPlaces) break;
    givens[cell] = 0;
    empty += kind.geometry.placesOf(cell).length;
  }
  return makePuzzle(kind, givens);
}

function cellsTo(geometry: Geometry, where: Where): Cell[] {
  const cells = indices(geometry.cellCount);
  if (where === 'anywhere') return cells;
  return cells.filter((cell) => geometry.placesOf(cell).length > 1 || geometry.groupsOf(cell).some(({ family }) => family === 'edge'));
}

/** How many places of a puzzle are empty. */
export function emptyPlaces({ geometry, givens }: Puzzle): number {
  return geometry.places.filter(({ cell }) => givens[cell] === 0).length;
}

/** A puzzle of its text, digits and dots, place by place. */
export function textPuzzle(spec: string, text: string): Puzzle {
  return makePuzzleFromPlaces(
    kindFor(spec),
    [...text].map((sign) => (sign === '.' ? 0 : Number(sign))),
  );
}

/** A seed of its own for each part of an experiment: no two instances of a run share one, and runs of different seeds share none. */
export function seedOf({ seed }: { readonly seed: number }, index: number): number {
  return seed * 1_000_000 + index;
}

/**
 * A puzzle with one solution: cells are emptied in an order that the seed fixes, each only where the solution stays the only one,
 * until this many clues are left or every cell was tried. Undecided cells keep their clue.
 */
export async function dugUnique(spec: string, seed: number, leastClues: number): Promise<Puzzle> {
  const kind = kindFor(spec);
  const grid = await filledGrid(spec, seed);
  const orbits = makeRandom(seed + 2 ** 33)
    .shuffle([...grid.keys()])
    .map((cell) => [cell]);
  const { givens } = dig(await proberFor(kind), grid, grid, { orbits, effort: PROOF_EFFORT, least: leastClues });
  return makePuzzle(kind, givens);
}

/** What one proof of uniqueness may cost, in the prober's units; what is not proved by then keeps its clue. */
const PROOF_EFFORT = 20;
