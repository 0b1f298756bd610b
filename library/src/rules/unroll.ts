import { NO_STATE } from '#core';
import type { DraftState, Machine } from './draft.ts';

/** The most states behind one position, so that a state fits into its table. */
const MOST_STATES = 0xfffe;

/**
 * The machine as layers of states for a number of positions: what is reached from the start, less what comes to no end, with states that
 * behave alike made one. Empty layers where nothing is accepted; undefined where it is too large.
 */
export function unroll(machine: Machine, length: number, numbers: readonly number[]): Uint16Array[] | undefined {
  const size = numbers.length;
  let states: DraftState[] = [machine.start];
  const rows: Int32Array[] = [];
  for (let position = 0; position < length; position++) {
    const index = new Map<DraftState, number>();
    const row = new Int32Array(states.length * size).fill(-1);
    for (let from = 0; from < states.length; from++) {
      for (let v = 0; v < size; v++) {
        const next = machine.step(states[from]!, numbers[v]!, position);
        if (next === undefined) continue;
        let to = index.get(next);
        if (to === undefined) {
          to = index.size;
          index.set(next, to);
        }
        row[from * size + v] = to;
      }
    }
    if (index.size > MOST_STATES) return undefined;
    rows.push(row);
    states = [...index.keys()];
  }
  return reduce(
    rows,
    states.map((state) => machine.accepts(state)),
    size,
  );
}

/** From the end to the start: names the states again, one name for all that have the same moves and none for dead ones. */
function reduce(rows: readonly Int32Array[], accepted: readonly boolean[], size: number): Uint16Array[] {
  let names = Int32Array.from(accepted, (accepts) => (accepts ? 0 : -1));
  const layers: Uint16Array[] = [];
  for (const row of rows.toReversed()) {
    const count = row.length / size;
    const known = new Map<string, number>();
    const kept: number[] = [];
    const renamed = new Int32Array(count).fill(-1);
    for (let state = 0; state < count; state++) {
      const moves = Array.from(row.subarray(state * size, (state + 1) * size), (to) => (to < 0 || names[to]! < 0 ? NO_STATE : names[to]!));
      if (moves.every((to) => to === NO_STATE)) continue;
      const key = moves.join();
      let name = known.get(key);
      if (name === undefined) {
        name = known.size;
        known.set(key, name);
        kept.push(...moves);
      }
      renamed[state] = name;
    }
    layers.unshift(Uint16Array.from(kept));
    names = renamed;
  }
  return layers;
}
