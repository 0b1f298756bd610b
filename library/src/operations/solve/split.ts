import { type Cell, makePuzzle, openCandidates, type Puzzle } from '#core';

/**
 * Cuts the search for a puzzle's solutions into parts that can be searched apart: every solution belongs to exactly
 * one part, and the parts stand in a fixed order. Each round takes, in every part, the blank cell with the fewest
 * candidates and puts one part per candidate in its place, until there are enough.
 *
 * Parts only depend on the puzzle and on `atLeast`, never on who will search them, so a count that is put together
 * from them is the same on one thread and on a thousand machines. A part may turn out to have no solution.
 */
export function splitPuzzle(puzzle: Puzzle, atLeast: number): Puzzle[] {
  if (puzzle.disputes.length > 0) return [puzzle];
  let parts = [puzzle];
  while (parts.length < atLeast) {
    const next = parts.flatMap(branch);
    if (next.length === parts.length && next.every((part, index) => part === parts[index])) break;
    parts = next;
  }
  return parts;
}

/** One part for each candidate of the tightest blank cell; the part itself where none is blank. */
function branch(part: Puzzle): Puzzle[] {
  const open = openCandidates(part);
  let best: Cell | undefined;
  let fewest = part.geometry.size + 1;
  part.givens.forEach((value, cell) => {
    const count = value === 0 ? open.count(cell) : fewest;
    if (count < fewest) {
      fewest = count;
      best = cell;
    }
  });
  if (best === undefined) return [part];
  const chosen = best;
  return open.values(chosen).map((value) => {
    const givens = part.givens.slice();
    givens[chosen] = value;
    return makePuzzle(part.kind, givens, { symbols: part.symbols, ...(part.restrictions ? { restrictions: part.restrictions } : {}) });
  });
}
