import type { Cell, Grid } from '#core';
import type { Prober } from '#engines';

/** How clues are taken out of a puzzle with one solution. */
export interface DigSettings {
  /** Which clues go together, in the order in which they are tried; clues that are in none of them stay. */
  readonly orbits: readonly (readonly Cell[])[];
  /** What one proof may cost, in the prober's units. */
  readonly effort: number;
  /** Never fewer clues than this. */
  readonly least?: number;
  /** A wish beyond uniqueness that the puzzle has to keep while clues go; only asked of puzzles with one solution. */
  readonly keeps?: (givens: Grid) => boolean;
  /** Stop after this many orbits in a row that could not be decided: further on it only gets harder. */
  readonly patience?: number;
  readonly isCancelled?: () => boolean;
}

export interface Dug {
  readonly givens: Grid;
  /** Clues that stayed because the proof ran out of effort: perhaps they could go. */
  readonly undecided: readonly Cell[];
  /** Clues that stayed because of `keeps` or `least` and not because they are needed. */
  readonly spared: readonly Cell[];
}

/**
 * Takes out clues in the given order as long as the solution stays the only one.
 *
 * A clue that is needed stays needed when others go, so one pass decides every clue. It begins with a leap: how many
 * orbits can go from the front all at once is found by halving, since uniqueness is lost for good once it is lost.
 * That saves most proofs, and gives what one by one would have given. From there a clue is tried by asking for a
 * solution with anything but its value in its cell; where there is none it goes.
 */
export function dig(prober: Prober, solution: Grid, start: Grid, settings: DigSettings): Dug {
  const { effort, least = 0, keeps, isCancelled, patience = Number.POSITIVE_INFINITY } = settings;
  const givens = start.slice();
  const isGiven = (cell: Cell): boolean => givens[cell] !== 0;
  // Most digs begin with a filled grid, and then there is nothing to leave out.
  const orbits = givens.includes(0)
    ? settings.orbits.map((orbit) => orbit.filter(isGiven)).filter((orbit) => orbit.length > 0)
    : settings.orbits;
  let clues = givens.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  prober.load(givens);
  const question = { limit: 1, effort, ...(isCancelled ? { isCancelled } : {}) };

  const remove = (orbit: readonly Cell[]): void => {
    for (const cell of orbit) {
      prober.free(cell);
      givens[cell] = 0;
    }
    clues -= orbit.length;
  };
  const restore = (orbit: readonly Cell[]): void => {
    for (const cell of orbit) {
      prober.fix(cell, solution[cell]!);
      givens[cell] = solution[cell]!;
    }
    clues += orbit.length;
  };

  /** How many orbits from the front can go together. */
  const leap = (): number => {
    let [gone, failed] = [0, orbits.length + 1];
    while (failed - gone > 1) {
      const middle = (gone + failed) >> 1;
      for (let i = gone; i < middle; i++) remove(orbits[i]!);
      const { complete, count } = prober.ask({ ...question, limit: 2 });
      if (clues >= least && complete && count === 1 && keeps?.(givens) !== false) gone = middle;
      else {
        for (let i = gone; i < middle; i++) restore(orbits[i]!);
        failed = middle;
      }
    }
    return gone;
  };

  const undecided: Cell[] = [];
  const spared: Cell[] = [];
  let inVain = 0;
  for (const orbit of orbits.slice(leap())) {
    if (clues - orbit.length < least || inVain >= patience || isCancelled?.()) {
      spared.push(...orbit);
      continue;
    }
    let verdict: 'needed' | 'redundant' | 'unknown' = 'redundant';
    for (const cell of orbit) {
      prober.bar(cell, solution[cell]!);
      const { complete, count } = prober.ask(question);
      prober.free(cell);
      if (complete && count === 0) continue;
      verdict = count > 0 ? 'needed' : 'unknown';
      break;
    }
    inVain = verdict === 'unknown' ? inVain + 1 : 0;
    remove(orbit);
    if (verdict === 'redundant' && keeps?.(givens) !== false) continue;
    restore(orbit);
    if (verdict === 'unknown') undecided.push(...orbit);
    else if (verdict === 'redundant' || orbit.length > 1) spared.push(...orbit);
  }
  return { givens, undecided, spared };
}
