import { Candidates, type Geometry, type Grid, type Group, type Kind, makePuzzle, type Puzzle, type Random } from '#core';
import { exampleKinds, kindFamilies, parseSampleKind } from '#kinds';

const examples = kindFamilies.flatMap(exampleKinds);

/** The specs of the example kinds of every registered family whose geometry is as a test needs it. */
export function specsWhere(fits: (geometry: Geometry) => boolean): string[] {
  return examples.filter(({ geometry }) => fits(geometry)).map(({ spec }) => spec);
}

const isSmall = ({ size, cellCount }: Geometry): boolean => size <= 6 || cellCount <= 27;

/** The example kinds of every registered family that plain enumeration can count; tests/kinds.test.ts sees to it that each family has one. */
export const smallSpecs: readonly string[] = specsWhere(isSmall);

/** Those of them whose geometry is as a test needs it: of one form, or taken by an engine. */
export function smallSpecsWhere(fits: (geometry: Geometry) => boolean): string[] {
  return specsWhere((geometry) => isSmall(geometry) && fits(geometry));
}

/** A kind by its spec, with the sample map where a jigsaw needs one. */
export function sampleKind(spec: string): Kind {
  const kind = parseSampleKind(spec);
  if (!kind.ok) throw new Error(kind.error);
  return kind.value;
}

/** A puzzle without clues. */
export function emptyPuzzle(spec: string): Puzzle {
  const kind = sampleKind(spec);
  return makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
}

/**
 * Plain enumeration for tests: first blank cell, values upward, a value stands when no group holds it yet. It shares
 * nothing with the engines or the checker. Stops at `most` solutions.
 */
export function enumerate(
  puzzle: Puzzle,
  most: number,
  onSolution: (grid: Grid) => void = () => undefined,
  order: readonly number[] = [...puzzle.givens.keys()],
): number {
  const { geometry, restrictions } = puzzle;
  const grid = puzzle.givens.slice();
  const stands = (cell: number, value: number): boolean =>
    (restrictions?.has(cell, value) ?? true) &&
    geometry.groupsOf(cell).every((group: Group) => group.cells.every((other) => other === cell || grid[other] !== value));
  if (puzzle.disputes.length > 0 || puzzle.givens.some((value, cell) => value > 0 && !stands(cell, value))) return 0;
  let count = 0;
  const fill = (at: number): boolean => {
    let next = at;
    while (next < order.length && grid[order[next]!] !== 0) next++;
    const cell = order[next];
    if (cell === undefined) {
      onSolution(grid.slice());
      return ++count < most;
    }
    for (let value = 1; value <= geometry.size; value++) {
      if (!stands(cell, value)) continue;
      grid[cell] = value;
      const goOn = fill(next + 1);
      grid[cell] = 0;
      if (!goOn) return false;
    }
    return true;
  };
  fill(0);
  return count;
}

/** Some filled grid of a kind, relabelled at random. */
function randomGrid(random: Random, puzzle: Puzzle): Grid {
  let grid = puzzle.givens;
  enumerate(puzzle, 1 + random.below(5), (solution) => {
    grid = solution;
  });
  const labels = random.shuffle(Array.from({ length: puzzle.geometry.size }, (_, i) => i + 1));
  return grid.map((value) => labels[value - 1]!);
}

/** The most solutions a random puzzle of the tests has. */
const MOST = 300;

/** A random puzzle with few solutions, counted by enumeration: clues are given until no more than 300 are left. */
export function randomPuzzle(
  random: Random,
  spec: string,
  { corrupt = false, restrict = false } = {},
): { puzzle: Puzzle; allowed: number } {
  const empty = emptyPuzzle(spec);
  const { geometry, kind } = empty;
  const grid = randomGrid(random, empty);
  const cells = random.shuffle([...grid.keys()]);
  const givens = new Uint8Array(geometry.cellCount);
  const restrictions = Candidates.all(geometry.cellCount, geometry.size);
  for (const cell of restrict ? cells : []) {
    for (let value = 1; value <= geometry.size; value++)
      if (value !== grid[cell] && random.below(3) === 0) restrictions.remove(cell, value);
  }
  for (const cell of cells) {
    const puzzle = makePuzzle(kind, givens.slice(), restrict ? { restrictions } : {});
    const clues = givens.filter((value) => value > 0).length;
    // Enumerating a nearly empty grid would take for ever, so the count starts where it has become cheap.
    const allowed = clues * 3 < geometry.cellCount ? MOST + 1 : enumerate(puzzle, MOST + 1);
    if (allowed <= MOST) return corrupt ? corrupted(puzzle, random) : { puzzle, allowed };
    givens[cell] = grid[cell]!;
  }
  return { puzzle: makePuzzle(kind, grid), allowed: 1 };
}

/** The same puzzle with one clue changed, which mostly makes it impossible. */
function corrupted(puzzle: Puzzle, random: Random): { puzzle: Puzzle; allowed: number } {
  const givens = puzzle.givens.slice();
  const clues = [...givens.keys()].filter((cell) => givens[cell] !== 0);
  const cell = clues[random.below(clues.length)]!;
  givens[cell] = (givens[cell]! % puzzle.geometry.size) + 1;
  const changed = makePuzzle(puzzle.kind, givens);
  return { puzzle: changed, allowed: enumerate(changed, 100_000) };
}

/** The same puzzle with the values permuted. */
export function relabelled(puzzle: Puzzle, random: Random): Puzzle {
  const labels = [0, ...random.shuffle(Array.from({ length: puzzle.geometry.size }, (_, i) => i + 1))];
  return makePuzzle(
    puzzle.kind,
    puzzle.givens.map((value) => labels[value]!),
  );
}

/**
 * The same puzzle with the order of its cells reversed where that maps groups onto groups (a half turn of a square,
 * the point reflection of a cube), and as it is where it does not.
 */
export function turned(puzzle: Puzzle): Puzzle {
  const { geometry, kind } = puzzle;
  const last = geometry.cellCount - 1;
  const key = (cells: readonly number[]): string => [...cells].sort((a, b) => a - b).join();
  const known = new Set(geometry.groups.map(({ cells }) => key(cells)));
  const isSymmetric = geometry.groups.every(({ cells }) => known.has(key(cells.map((cell) => last - cell))));
  return isSymmetric ? makePuzzle(kind, puzzle.givens.slice().reverse()) : puzzle;
}
