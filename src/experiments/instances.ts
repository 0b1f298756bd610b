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

/**
 * A filled grid by chance. Flat kinds and faces: a few cells are sown at random and the rest is searched. Cubes, whose empty
 * grids are hard, begin with their closed form and walk: all cells of some values are cleared and filled in another way.
 */
async function makeGrid(kind: Kind, random: Random): Promise<Grid> {
  const { geometry } = kind;
  const fast = await loadEngine('fast');
  if (!fast.ok) throw new Error(fast.error);
  const fillings = (givens: Grid, limit: number): Grid[] => {
    const found: Grid[] = [];
    fast.value.solve(makePuzzle(kind, givens), {
      limit,
      budget: new Budget({ nodes: MOST_NODES }),
      onSolution: (grid) => found.push(grid),
    });
    return found;
  };
  const relabel = random.shuffle(Array.from({ length: geometry.size }, (_, i) => i + 1));
  const start = geometry.filling ? walk(geometry, fillings, random) : sown(kind, fillings, random);
  return start.map((value) => relabel[value - 1]!);
}

/** What one search for a filling may cost. */
const MOST_NODES = 5000;
/** Steps of a walk, fewer on large cubes, and the fillings among which a step chooses. */
const STEPS = { small: 40, large: 10, choice: 30 };

function walk({ filling, size, cellCount }: Geometry, fillings: (givens: Grid, limit: number) => Grid[], random: Random): Grid {
  let grid = filling!();
  let cleared = Math.max(2, size >> 1);
  for (let step = 0; step < (cellCount > 1000 ? STEPS.large : STEPS.small); step++) {
    const values = random.shuffle(Array.from({ length: size }, (_, i) => i + 1)).slice(0, cleared);
    const found = fillings(
      grid.map((value) => (values.includes(value) ? 0 : value)),
      STEPS.choice,
    );
    // A step that is too large to search makes the next ones smaller; one with no choice makes them larger.
    if (found.length === 0) cleared = Math.max(2, cleared - 1);
    else grid = found[random.below(found.length)]!;
    if (found.length === 1) cleared = Math.min(cleared + 1, size - 1);
  }
  return grid;
}

function sown(kind: Kind, fillings: (givens: Grid, limit: number) => Grid[], random: Random): Grid {
  for (let count = Math.floor(kind.geometry.cellCount / 8); ; count = Math.floor(count / 2)) {
    const [found] = fillings(sow(kind, count, random), 1);
    if (found) return found;
    if (count === 0) throw new Error(`no filled grid of ${kind.spec} was found`);
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
