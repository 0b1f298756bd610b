import type { Candidate } from '#core';
import { candidateKey } from '#drawing';

interface Move {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
}

/**
 * Whether chosen candidates are a step of the technique: of one of its steps all that is placed, or some of what is removed and nothing else. Who saw
 * the pattern and struck one candidate has found it.
 */
export function isFound(chosen: readonly Candidate[], moves: readonly Move[]): boolean {
  if (chosen.length === 0) return false;
  const keys = chosen.map(candidateKey);
  return moves.some(({ place, remove }) => {
    const wanted = new Set((place.length > 0 ? place : remove).map(candidateKey));
    return keys.every((key) => wanted.has(key));
  });
}
