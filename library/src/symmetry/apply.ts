import { Candidates, type Grid, makePuzzle, type Progress, type Puzzle } from '#core';
import type { Permutation } from './permutation.ts';

/** A transformation of a puzzle: where its cells go and what its values become (`values[v - 1]` for value v). */
export interface Transformation {
  readonly cells: Permutation;
  readonly values?: readonly number[];
}

/** The grid after a transformation. */
export function transformGrid(grid: Grid, { cells, values }: Transformation): Grid {
  const moved = new Uint8Array(grid.length);
  grid.forEach((value, cell) => {
    moved[cells[cell]!] = value === 0 || !values ? value : values[value - 1]!;
  });
  return moved;
}

/**
 * The puzzle after a transformation: givens, restricted candidates and what the player has done. Disputes between places
 * have no meaning elsewhere, so a puzzle that has them is refused by the callers that read it. Rules are part of the kind: a puzzle that has some
 * comes with the kind in which they are moved.
 */
export function transformPuzzle(puzzle: Puzzle, transformation: Transformation, kind = puzzle.kind): Puzzle {
  const { restrictions, progress } = puzzle;
  if (puzzle.rules.length > 0 && kind === puzzle.kind) throw new Error('the rules of a puzzle were not moved along');
  const move = (candidates: Candidates): Candidates => transformCandidates(candidates, transformation);
  const moved: Progress | undefined = progress && {
    entries: transformGrid(progress.entries, transformation),
    ...(progress.marks ? { marks: move(progress.marks) } : {}),
    ...(progress.corners ? { corners: move(progress.corners) } : {}),
  };
  return makePuzzle(kind, transformGrid(puzzle.givens, transformation), {
    symbols: puzzle.symbols,
    info: puzzle.info,
    ...(restrictions ? { restrictions: move(restrictions) } : {}),
    ...(moved ? { progress: moved } : {}),
  });
}

function transformCandidates(candidates: Candidates, { cells, values }: Transformation): Candidates {
  const moved = Candidates.none(candidates.cellCount, candidates.size);
  for (let cell = 0; cell < candidates.cellCount; cell++) {
    for (const value of candidates.values(cell)) moved.add(cells[cell]!, values?.[value - 1] ?? value);
  }
  return moved;
}
