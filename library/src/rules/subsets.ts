import { ComplaintError, complain, rising } from '#core';
import type { Machine } from './draft.ts';

/** Sets of states that a machine may tell apart. An expression of a few characters can ask for more than any memory holds. */
const MOST_SETS = 4096;

/** An automaton that may be in several states at once. */
interface Nondeterministic {
  readonly starts: Iterable<number>;
  /** Where a number leads from a state. */
  next(state: number, number: number): Iterable<number>;
  isEnd(state: number): boolean;
}

/** The machine whose states are all that the automaton may be in, each made when it is first reached; throws a complaint when they become too many. */
export function subsetMachine({ starts, next, isEnd }: Nondeterministic): Omit<Machine, 'key'> {
  const sets: (readonly number[])[] = [];
  const names = new Map<string, number>();
  const moves: Map<number, number | undefined>[] = [];
  const nameOf = (states: Iterable<number>): number => {
    const set = rising(states);
    const key = set.join();
    const known = names.get(key);
    if (known !== undefined) return known;
    if (sets.length >= MOST_SETS) throw new ComplaintError(complain('it has too many cases to be worked out'));
    names.set(key, sets.length);
    moves.push(new Map());
    return sets.push(set) - 1;
  };
  return {
    start: nameOf(starts),
    step(state, number) {
      const from = Number(state);
      const known = moves[from]!;
      if (known.has(number)) return known.get(number);
      const reached = sets[from]!.flatMap((each) => [...next(each, number)]);
      const to = reached.length === 0 ? undefined : nameOf(reached);
      known.set(number, to);
      return to;
    },
    accepts: (state) => sets[Number(state)]!.some(isEnd),
  };
}
