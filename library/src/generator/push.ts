import { type Cell, clueCount, type Grid, type Random } from '#core';
import type { Prober } from '#engines';
import { dig } from './dig.ts';

export interface PushSettings {
  readonly towards: 'few' | 'many';
  readonly orbits: readonly (readonly Cell[])[];
  readonly effort: number;
  /** Asked after every round; true ends the search. */
  readonly isOver: () => boolean;
}

/** Orbits that come back in one round before others go. */
const LARGEST_RETURN = 6;

/**
 * Maximum and minimum Su Doku (002): walks over minimal puzzles of one solution, towards few clues or towards many.
 * A round gives a few clues back and digs again in another order; the result is kept when it is not worse. What it
 * ends with is minimal and as good as the time allowed; nothing says that it is the best there is.
 */
export function push(prober: Prober, solution: Grid, start: Grid, random: Random, settings: PushSettings): Grid {
  const { towards, orbits, effort, isOver } = settings;
  let best = start;
  while (!isOver()) {
    const givens = best.slice();
    const missing = random.shuffle(orbits.filter((orbit) => givens[orbit[0]!] === 0));
    const returned = missing.slice(0, 1 + random.below(LARGEST_RETURN));
    for (const orbit of returned) for (const cell of orbit) givens[cell] = solution[cell]!;
    // What has just come back is tried last towards many clues, so that it has a chance to make others unnecessary or stay.
    const others = random.shuffle(orbits.filter((orbit) => best[orbit[0]!] !== 0));
    const order = towards === 'few' ? random.shuffle([...others, ...returned]) : [...others, ...returned];
    const dug = dig(prober, solution, givens, { orbits: order, effort });
    const gain = clueCount({ givens: best }) - clueCount(dug);
    if (dug.undecided.length === 0 && (towards === 'few' ? gain >= 0 : gain <= 0)) best = dug.givens;
  }
  return best;
}
