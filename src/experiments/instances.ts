import {
  Budget,
  type Cell,
  type Geometry,
  type Grid,
  type Kind,
  makePuzzle,
  makePuzzleFromPlaces,
  makeRandom,
  openCandidates,
  type Puzzle,
  type Random,
} from '#core';
import { loadEngine } from '#engines';
import { kindOf } from '#kinds';

/** Filled grids that were made last: the measurements of one grid follow one another. */
const GRIDS = new Map<string, Grid>();
const MOST_GRIDS = 64;
const KINDS = new Map<string, Kind>();

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
  const grid = await makeGrid(kindFor(spec), makeRandom(seed));
  if (GRIDS.size >= MOST_GRIDS) GRIDS.delete(GRIDS.keys().next().value!);
  GRIDS.set(key, grid);
  return grid;
}

async function makeGrid(kind: Kind, random: Random): Promise<Grid> {
  const { geometry } = kind;
  const fast = await loadEngine('fast');
  if (!fast.ok) throw new Error(fast.error);
  const relabel = random.shuffle(Array.from({ length: geometry.size }, (_, i) => i + 1));
  if (geometry.filling) return geometry.filling().map((value) => relabel[value - 1]!);
  for (let sown = Math.floor(geometry.cellCount / 8); ; sown = Math.floor(sown / 2)) {
    const givens = sow(kind, sown, random);
    let found: Grid | undefined;
    fast.value.solve(makePuzzle(kind, givens), {
      limit: 1,
      budget: new Budget({ nodes: 20_000 }),
      onSolution: (grid) => {
        found = grid;
      },
    });
    if (found) return found.map((value) => relabel[value - 1]!);
    if (sown === 0) throw new Error(`no filled grid of ${kind.spec} was found`);
  }
}

function sow(kind: Kind, count: number, random: Random): Grid {
  const givens = new Uint8Array(kind.geometry.cellCount);
  for (let i = 0; i < count; i++) {
    const cell = random.below(givens.length);
    if (givens[cell] !== 0) continue;
    const values = openCandidates(makePuzzle(kind, givens)).values(cell);
    if (values.length > 0) givens[cell] = values[random.below(values.length)]!;
  }
  return givens;
}

/** Which cells may be emptied. */
export type Where = 'anywhere' | 'edges';

/**
 * The grid with at least so many places empty, in an order that the seed fixes: more empty places with the same seed are
 * the same ones and others. Cells that several places show count as often as they are shown, as in 003.
 */
export async function emptied(spec: string, seed: number, emptyPlaces: number, where: Where = 'anywhere'): Promise<Puzzle> {
  const kind = kindFor(spec);
  const grid = await filledGrid(spec, seed);
  const givens = grid.slice();
  let empty = 0;
  for (const cell of makeRandom(seed + 0.5).shuffle(cellsTo(kind.geometry, where))) {
    if (empty >= emptyPlaces) break;
    givens[cell] = 0;
    empty += kind.geometry.placesOf(cell).length;
  }
  return makePuzzle(kind, givens);
}

function cellsTo(geometry: Geometry, where: Where): Cell[] {
  const cells = Array.from({ length: geometry.cellCount }, (_, cell) => cell);
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
 * until so many clues are left or every cell was tried. Undecided cells keep their clue.
 */
export async function dugUnique(spec: string, seed: number, leastClues: number): Promise<Puzzle> {
  const kind = kindFor(spec);
  const givens = (await filledGrid(spec, seed)).slice();
  const fast = await loadEngine('fast');
  if (!fast.ok) throw new Error(fast.error);
  let clues = givens.length;
  for (const cell of makeRandom(seed + 0.25).shuffle([...givens.keys()])) {
    if (clues <= leastClues) break;
    const value = givens[cell]!;
    givens[cell] = 0;
    const { status, count } = fast.value.solve(makePuzzle(kind, givens), {
      limit: 2,
      budget: new Budget({ nodes: 5000 }),
      onSolution: () => undefined,
    });
    if (status === 'complete' && count === 1n) clues--;
    else givens[cell] = value;
  }
  return makePuzzle(kind, givens);
}
