import type { Candidates, Puzzle, SolveStatus } from '#core';

/** Candidates by the name of their place, as symbols. */
export function candidatesAnswer(
  { geometry, symbols, kind }: Puzzle,
  candidates: Candidates,
  status: SolveStatus,
): Record<string, unknown> {
  const byPlace = geometry.places.map(({ name, cell }) => [name, candidates.values(cell).map((value) => symbols.all[value - 1]!)]);
  return { status, kind: kind.spec, candidates: Object.fromEntries(byPlace) };
}
