import type { Cell } from '#core';
import { clause, type Draft, type DraftState, everyTwo, holds, lacks, type Machine, sequence } from './draft.ts';
import type { Space } from './space.ts';

/** What a primitive demands where a cell holds a number, and nothing elsewhere. */
export function onlyWhere(selector: Cell, number: number, draft: Draft, { numbers }: Space): Draft[] {
  const unless = lacks(selector, number);
  switch (draft.type) {
    case 'group':
      return everyTwo(draft.cells).flatMap(([a, b]) => numbers.map((same) => clause(unless, lacks(a, same), lacks(b, same))));
    case 'mask':
      return [clause(unless, ...numbers.filter((found) => draft.allows(found)).map((found) => holds(draft.cell, found)))];
    case 'relation': {
      // Both ways, so that it says the same whichever cell comes first.
      const [a, b] = draft.cells;
      return numbers.flatMap((x) => [
        clause(unless, lacks(a, x), ...numbers.filter((y) => draft.allows(x, y)).map((y) => holds(b, y))),
        clause(unless, lacks(b, x), ...numbers.filter((y) => draft.allows(y, x)).map((y) => holds(a, y))),
      ]);
    }
    case 'clause':
      return [{ type: 'clause', literals: [unless, ...draft.literals] }];
    case 'sum':
      return [sequence([selector, ...draft.cells], guarded(number, adding(draft.weights, draft.totals)))];
    case 'sequence':
      return [sequence([selector, ...draft.cells], guarded(number, draft.machine))];
  }
}

/** The machine behind its first number; behind any other it takes everything. */
function guarded(number: number, machine: Machine): Machine {
  const free = 'free';
  return {
    key: `where ${number}, ${machine.key}`,
    start: '',
    step(state, found, position) {
      if (position === 0) return found === number ? wrap(machine.start) : free;
      if (state === free) return free;
      const next = machine.step(unwrap(state), found, position - 1);
      return next === undefined ? undefined : wrap(next);
    },
    accepts: (state) => state === free || machine.accepts(unwrap(state)),
  };
}

/** A state of the machine within, told apart from `free` by a sign before it that also says whether it is a number. */
const wrap = (state: DraftState): DraftState => `${typeof state === 'number' ? '#' : '='}${state}`;
const unwrap = (state: DraftState): DraftState => (String(state).startsWith('#') ? Number(String(state).slice(1)) : String(state).slice(1));

/** Adds up: the state is what there is so far. */
function adding(weights: readonly number[], totals: readonly number[]): Machine {
  return {
    key: `sum ${weights.join()} = ${totals.join()}`,
    start: 0,
    step: (state, number, position) => Number(state) + weights[position]! * number,
    accepts: (state) => totals.includes(Number(state)),
  };
}
