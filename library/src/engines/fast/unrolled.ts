import { NO_STATE } from '#core';

/*
 * What a sum or a sequence is when it is worked out: layers of an automaton, or the sets of values that it takes. Nothing here knows the words of the kernel.
 */

/** A sum becomes a sequence, which sees more, while it has at most this many states: with 600 little killers took twice the time. */
const MOST_STATES = 60;
/** Bounds cannot tell totals with gaps between them from the gaps, so such a sum is a sequence however many states it has. */
const MOST_GAPPED = 60_000;
/** A cage is a choice of combinations, which is ten times as quick as a sequence of sets, while it has at most this many. */
const MOST_COMBINATIONS = 256;
/** Values up to which it is tried whether a sequence is one of sets. */
const MOST_SET_VALUES = 10;

/** A sum over any values: the state is what was added up so far. */
export function plainSum(weights: readonly number[], totals: readonly number[], size: number): readonly Uint16Array[] | undefined {
  return layersFrom(
    0,
    weights.length,
    size,
    totals,
    (state, value, position) => state + weights[position]! * value,
    bounds(weights, totals, size),
    isGapless(totals) ? MOST_STATES : MOST_GAPPED,
  );
}

/** The sets of this many different values with one of the totals, as two words each; undefined where they are too many. */
export function setsWithTotals(count: number, totals: readonly number[], size: number): readonly number[] | undefined {
  const masks: number[] = [];
  const pick = (from: number, left: number, low: number, high: number, sum: number): boolean => {
    if (left === 0) {
      if (totals.includes(sum)) masks.push(low, high);
      return masks.length <= 2 * MOST_COMBINATIONS;
    }
    for (let value = from; value <= size - left + 1; value++) {
      // The least that can still come: the next values upward.
      if (sum + left * value + (left * (left - 1)) / 2 > totals.at(-1)!) break;
      const bit = 1 << ((value - 1) & 31);
      if (!pick(value + 1, left - 1, value <= 32 ? low | bit : low, value > 32 ? high | bit : high, sum + value)) return false;
    }
    return true;
  };
  return pick(1, count, 0, 0, 0) ? masks : undefined;
}

/** Counts the ways through the layers by the set of values they use: a set whose ways are as many as its orders is accepted in any. */
export function setsOf(layers: readonly Uint16Array[], size: number): readonly number[] | undefined {
  if (size > MOST_SET_VALUES || layers.length > size) return undefined;
  let ways = new Map<number, number>([[0, 1]]);
  let orders = 1;
  layers.forEach((layer, position) => {
    orders *= position + 1;
    const next = new Map<number, number>();
    for (const [key, count] of ways) {
      const [state, set] = [key >>> MOST_SET_VALUES, key & ((1 << MOST_SET_VALUES) - 1)];
      for (let v = 0; v < size; v++) {
        const to = layer[state * size + v]!;
        if (to === NO_STATE || set & (1 << v)) continue;
        const at = to * (1 << MOST_SET_VALUES) + (set | (1 << v));
        next.set(at, (next.get(at) ?? 0) + count);
      }
    }
    ways = next;
  });
  // All ends are one state.
  if (ways.size > MOST_COMBINATIONS || [...ways.values()].some((count) => count !== orders)) return undefined;
  return [...ways.keys()].flatMap((set) => [set & ((1 << MOST_SET_VALUES) - 1), 0]);
}

/** Whether totals follow each other without a gap. */
export function isGapless(totals: readonly number[]): boolean {
  return totals.at(-1)! - totals[0]! === totals.length - 1;
}

/** Whether a partial sum behind some positions can still reach a total. */
function bounds(weights: readonly number[], totals: readonly number[], size: number): (state: number, position: number) => boolean {
  const [low, high] = [[0], [0]];
  for (const weight of weights.toReversed()) {
    low.unshift(low[0]! + Math.min(weight, weight * size));
    high.unshift(high[0]! + Math.max(weight, weight * size));
  }
  return (state, position) => state + high[position]! >= totals[0]! && state + low[position]! <= totals.at(-1)!;
}

/** Unrolls an automaton whose states are numbers; undefined where it has too many. */
function layersFrom(
  start: number,
  length: number,
  size: number,
  ends: readonly number[] | undefined,
  step: (state: number, value: number, position: number) => number | undefined,
  mayStand: (state: number, position: number) => boolean,
  most: number,
): readonly Uint16Array[] | undefined {
  let states = [start];
  let total = 1;
  const rows: Int32Array[] = [];
  for (let position = 0; position < length; position++) {
    const index = new Map<number, number>();
    const row = new Int32Array(states.length * size).fill(-1);
    states.forEach((state, i) => {
      for (let value = 1; value <= size; value++) {
        const next = step(state, value, position);
        if (next === undefined || !mayStand(next, position + 1)) continue;
        if (position === length - 1 && ends && !ends.includes(next)) continue;
        const known = index.get(next) ?? index.size;
        index.set(next, known);
        row[i * size + value - 1] = known;
      }
    });
    total += index.size;
    if (total > most) return undefined;
    rows.push(row);
    states = [...index.keys()];
  }
  return prune(rows, states.length, size);
}

/** Drops states that come to no end, and makes one of all that accept. */
function prune(rows: readonly Int32Array[], accepting: number, size: number): Uint16Array[] {
  let names = new Int32Array(accepting);
  const layers: Uint16Array[] = [];
  for (const row of rows.toReversed()) {
    const count = row.length / size;
    const renamed = new Int32Array(count).fill(-1);
    const layer: number[] = [];
    for (let state = 0; state < count; state++) {
      const moves = Array.from(row.subarray(state * size, (state + 1) * size), (to) => (to < 0 || names[to]! < 0 ? NO_STATE : names[to]!));
      if (moves.every((to) => to === NO_STATE)) continue;
      renamed[state] = layer.length / size;
      layer.push(...moves);
    }
    layers.unshift(Uint16Array.from(layer));
    names = renamed;
  }
  // Nothing adds up: one state without a way on.
  if (layers[0]!.length === 0) return rows.map(() => new Uint16Array(size).fill(NO_STATE));
  return layers;
}
