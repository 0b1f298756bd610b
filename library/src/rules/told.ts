import { type Told, type Value, valuesIn } from '#core';
import type { DraftState, Machine } from './draft.ts';

/** Beyond this many situations on the way nothing is listed. */
const MOST_SITUATIONS = 20_000;

/** A situation on the way along a line: a state, the values that count so far, and all that were used where no value comes twice. */
interface Situation {
  readonly state: DraftState;
  readonly shown: number;
  readonly used: number;
}

/**
 * Lists what tells how a line is filled: of every line within masks that the machine accepts, the values that count for the clue. Where
 * keeping apart all values of the line takes too much, only those that count are kept apart; then a set may be listed that no line has in the
 * end, but none is missing.
 */
export function toldBy(machine: Machine, numbers: readonly number[]): Told | undefined {
  const { told, accepts } = machine;
  if (!told) return undefined;
  return {
    words: told.words,
    sets(masks, differ): Value[][] | undefined {
      const ends =
        (differ ? follow(machine, numbers, masks, 'all') : undefined) ?? follow(machine, numbers, masks, differ ? 'shown' : 'none');
      if (!ends) return undefined;
      const sets = new Set(ends.filter(({ state }) => accepts(state)).map(({ shown }) => shown));
      return [...sets].map(valuesIn).sort((a, b) => a.length - b.length || a.join().localeCompare(b.join()));
    },
  };
}

/** Where lines may end; `apart` says which values are not to come twice. Undefined where there are too many situations. */
function follow(
  { start, step, told }: Machine,
  numbers: readonly number[],
  masks: ArrayLike<number>,
  apart: 'all' | 'shown' | 'none',
): Situation[] | undefined {
  let open: Situation[] = [{ state: start, shown: 0, used: 0 }];
  for (let position = 0; position < masks.length; position++) {
    const next = new Map<string, Situation>();
    for (const { state, shown, used } of open) {
      for (const [v, number] of numbers.entries()) {
        const bit = 1 << v;
        if ((masks[position]! & bit) === 0 || (used & bit) !== 0) continue;
        const to = step(state, number, position);
        if (to === undefined) continue;
        const counts = told!.counts(state, number, position);
        const now = {
          state: to,
          shown: counts ? shown | bit : shown,
          used: apart === 'all' || (apart === 'shown' && counts) ? used | bit : used,
        };
        next.set(`${to} ${now.shown} ${now.used}`, now);
      }
      if (next.size > MOST_SITUATIONS) return undefined;
    }
    open = [...next.values()];
  }
  return open;
}
