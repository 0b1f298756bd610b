import { type Group, NO_STATE, type Value } from '#core';

/** A sequence that does nothing but count how often its cells hold one value. */
export interface ValueTally {
  readonly value: Value;
  /** The counts allowed, a bit each, as two words: one pair, or a pair for each value of the cell that chooses. */
  readonly counts: readonly number[];
  /** Whether the first cell is not counted and chooses the counts instead. */
  readonly hasChooser: boolean;
}

/** Cells that can be counted: ways through this many are whole numbers that a double holds. */
const MOST_CELLS = 50;

/**
 * Tells whether the layers only count one value, perhaps behind a first cell that says which counts are allowed.
 *
 * Where all other values go the same way from every state, a run is a word of "it" and "not it". The counts that can be accepted from the start are known
 * layer by layer from the end; when as many words are accepted as there are words with such a count, all of them are, and nothing else matters.
 */
export function tallyOf(layers: readonly Uint16Array[], size: number): ValueTally | undefined {
  if (layers.length < 2 || layers.length > MOST_CELLS || size < 3) return undefined;
  const value = countedValue(layers, size);
  if (value === undefined) return undefined;
  const behindFirst = acceptedFrom(layers.slice(1), value, size);
  if (!behindFirst) return undefined;
  if (isTwoWay(layers[0]!, value, size)) {
    const [whole] = acceptedFrom(layers, value, size) ?? [];
    return whole === undefined ? undefined : { value: value + 1, counts: wordsOf(whole), hasChooser: false };
  }
  const counts = Array.from({ length: size }, (_, v) => {
    const to = layers[0]![v]!;
    return wordsOf(to === NO_STATE ? 0n : behindFirst[to]!);
  });
  return { value: value + 1, counts: counts.flat(), hasChooser: true };
}

/** The value, from 0, that alone makes a difference behind the first layer. */
function countedValue(layers: readonly Uint16Array[], size: number): number | undefined {
  for (let value = 0; value < size; value++) {
    if (layers.slice(1).every((layer) => isTwoWay(layer, value, size))) return value;
  }
  return undefined;
}

function isTwoWay(layer: Uint16Array, value: number, size: number): boolean {
  const other = value === 0 ? 1 : 0;
  for (let at = 0; at < layer.length; at += size) {
    for (let v = 0; v < size; v++) if (v !== value && layer[at + v] !== layer[at + other]) return false;
  }
  return true;
}

/** For each state of the first layer the counts it accepts, as bits; undefined where more than the count matters. */
function acceptedFrom(layers: readonly Uint16Array[], value: number, size: number): bigint[] | undefined {
  const other = value === 0 ? 1 : 0;
  let next: { readonly counts: bigint; readonly ways: number }[] | undefined;
  for (const layer of layers.toReversed()) {
    const after = (to: number): { readonly counts: bigint; readonly ways: number } =>
      to === NO_STATE ? { counts: 0n, ways: 0 } : (next?.[to] ?? { counts: 1n, ways: 1 });
    next = Array.from({ length: layer.length / size }, (_, state) => {
      const [held, not] = [after(layer[state * size + value]!), after(layer[state * size + other]!)];
      return { counts: (held.counts << 1n) | not.counts, ways: held.ways + not.ways };
    });
  }
  if (!next) return undefined;
  const choices = waysToChoose(layers.length);
  const isCount = next.every(({ counts, ways }) => choices.reduce((all, n, k) => all + ((counts >> BigInt(k)) & 1n ? n : 0), 0) === ways);
  return isCount ? next.map(({ counts }) => counts) : undefined;
}

/** How many sets of k there are among this many, for every k. */
function waysToChoose(count: number): number[] {
  let row = [1];
  for (let n = 0; n < count; n++) row = [1, ...row.slice(1).map((right, k) => right + row[k]!), 1];
  return row;
}

function wordsOf(bits: bigint): [number, number] {
  return [Number(bits & 0xffffffffn), Number(bits >> 32n)];
}

/**
 * How groups cut the cells that are counted: for each family one way to cut them all, single cells where it has no group for them, and single cells alone first.
 *
 *   | covers | cuts | size | cell ... | rest | cell ... | size | ... | cuts | ...        rest: the other cells of a house; NO_REST where the group need not hold every value
 */
export function coversOf(cells: readonly number[], groups: readonly Group[]): number[] {
  const families = new Map<string, Group[]>();
  for (const group of groups) {
    const list = families.get(group.family) ?? [];
    list.push(group);
    families.set(group.family, list);
  }
  const isCounted = new Set(cells);
  const singles = cells.map((cell) => [1, cell, NO_REST]);
  const covers = [singles];
  for (const family of families.values()) {
    const left = new Set(cells);
    const cuts: number[][] = [];
    const counts = family.map((group) => ({ group, counted: group.cells.filter((cell) => isCounted.has(cell)) }));
    // The largest first, since groups of a family may overlap.
    for (const { group, counted } of counts.sort((a, b) => b.counted.length - a.counted.length)) {
      const own = counted.filter((cell) => left.has(cell));
      if (own.length === 0 || (own.length === 1 && !group.house)) continue;
      for (const cell of own) left.delete(cell);
      // A house whose other counted cells were taken before says nothing about where its value is.
      const rest = group.house && counted.length === own.length ? group.cells.filter((cell) => !isCounted.has(cell)) : undefined;
      cuts.push([own.length, ...own, ...(rest ? [rest.length, ...rest] : [NO_REST])]);
    }
    if (cuts.length === 0) continue;
    for (const cell of left) cuts.push([1, cell, NO_REST]);
    covers.push(cuts);
  }
  return [covers.length, ...covers.flatMap((cuts) => [cuts.length, ...cuts.flat()])];
}
/** Library/kernel/general/tally.ts has the same number. */
const NO_REST = 0xffffffff;
