import type { Said } from '#core';

/**
 * How sure a format is that a text is its own. `sure`: it bears a mark that no other has (`[Puzzle]`, `<opensudoku`). `likely`: all that
 * was looked at fits, and a mistake in it is worth a sentence of this format. `plausible`: it is this format if a puzzle comes of it, and
 * else something that only looks like it, as dates look like cells. `possible`: it resembles it, which is not enough to read it.
 */
export const CERTAINTIES = ['possible', 'plausible', 'likely', 'sure'] as const;
type Certainty = (typeof CERTAINTIES)[number];

/** Why a format takes a text for its own. */
export interface Evidence {
  readonly certainty: Certainty;
  /** What was seen that speaks for it: "a line [Puzzle]". */
  readonly seen: Said;
}

export const sure = (seen: Said): Evidence => ({ certainty: 'sure', seen });
export const likely = (seen: Said): Evidence => ({ certainty: 'likely', seen });
export const plausible = (seen: Said): Evidence => ({ certainty: 'plausible', seen });
export const possible = (seen: Said): Evidence => ({ certainty: 'possible', seen });
