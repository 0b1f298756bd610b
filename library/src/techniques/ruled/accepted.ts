import { NO_STATE, type Sequence } from '#core';
import type { Filter } from './filter.ts';

/**
 * Strikes what no accepted sequence holds. The automaton is followed from the start over what the masks allow, then back from the end over
 * what was reached: a value stays where it leads from a state that is reached to one that comes to an end. Complete for the automaton alone.
 */
export class Accepted implements Filter {
  readonly variables: Int32Array;
  readonly #layers: readonly Uint16Array[];
  readonly #size: number;
  /** Which states are reached behind each position; position 0 is the start. */
  readonly #reached: readonly Uint8Array[];
  readonly #alive: readonly Uint8Array[];

  constructor(variables: readonly number[], layers: Sequence['layers'], size: number) {
    this.variables = Int32Array.from(variables);
    this.#layers = layers;
    this.#size = size;
    const states = [...layers.map(({ length }) => length / size), 1];
    // Behind the last position there is one state, whatever its number was.
    this.#reached = states.map((count) => new Uint8Array(count));
    this.#alive = states.map((count) => new Uint8Array(count));
  }

  narrow(masks: Int32Array): boolean {
    const { variables } = this;
    const last = variables.length;
    this.#reach(masks);
    if (this.#reached[last]![0] === 0) return false;
    this.#alive[last]![0] = 1;
    for (let i = last - 1; i >= 0; i--) {
      const mask = this.#supported(i, masks[variables[i]!]!);
      if (mask === 0) return false;
      masks[variables[i]!] = mask;
    }
    return true;
  }

  #reach(masks: Int32Array): void {
    const size = this.#size;
    const last = this.variables.length;
    for (const flags of this.#reached) flags.fill(0);
    this.#reached[0]![0] = 1;
    for (let i = 0; i < last; i++) {
      const [from, to, layer, mask] = [this.#reached[i]!, this.#reached[i + 1]!, this.#layers[i]!, masks[this.variables[i]!]!];
      for (let state = 0; state < from.length; state++) {
        if (from[state] === 0) continue;
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const next = layer[state * size + 31 - Math.clz32(rest & -rest)]!;
          if (next !== NO_STATE) to[i + 1 === last ? 0 : next] = 1;
        }
      }
    }
  }

  /** The values of a position that lead on; marks the states that do. */
  #supported(i: number, mask: number): number {
    const size = this.#size;
    const [from, to, layer] = [this.#reached[i]!, this.#alive[i + 1]!, this.#layers[i]!];
    const isLast = i + 1 === this.variables.length;
    const alive = this.#alive[i]!.fill(0);
    let kept = 0;
    for (let state = 0; state < from.length; state++) {
      if (from[state] === 0) continue;
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        const v = 31 - Math.clz32(rest & -rest);
        const next = layer[state * size + v]!;
        if (next === NO_STATE || to[isLast ? 0 : next] === 0) continue;
        alive[state] = 1;
        kept |= 1 << v;
      }
    }
    return kept;
  }
}
