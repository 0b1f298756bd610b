import { cellName } from '#core';
import { formatLine } from '#formats';
import type { Made } from '#generator';

/** A puzzle that was made, as JSON. */
export function madeAnswer({ puzzle, solution, clues, minimal, undecided, rating, attempt }: Made, seed: number): Record<string, unknown> {
  return {
    kind: puzzle.kind.spec,
    ...(puzzle.kind.regions ? { regions: regionText(puzzle.kind.regions) } : {}),
    puzzle: formatLine(puzzle),
    solution: formatLine(puzzle, solution),
    clues,
    minimal,
    ...(undecided.length > 0 ? { undecided: undecided.map((cell) => cellName(puzzle.geometry, cell)) } : {}),
    er: rating?.er ?? null,
    hardest: rating?.hardest ?? null,
    ...(rating ? { ep: rating.ep, ed: rating.ed, technique: rating.technique } : {}),
    seed,
    attempt,
  };
}

/** The regions as the text format writes them: numbers from 1, then letters. */
function regionText(regions: readonly number[]): string {
  return regions.map((region) => (region + 1).toString(36).toUpperCase()).join('');
}
