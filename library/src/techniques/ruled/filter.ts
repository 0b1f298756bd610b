/**
 * Strikes from masks what one demand forbids. Masks stand by variable, bit v - 1 for value v; a filter writes smaller masks and
 * returns false where something has nothing left. It may miss something, and never strikes what some choice of all its variables needs.
 */
export interface Filter {
  readonly variables: Int32Array;
  narrow(masks: Int32Array): boolean;
  /** Whether it is kept whatever the variables take of the masks; where it cannot say so quickly, it is left out. */
  isKept?(masks: Int32Array): boolean;
}

/** The variables differ; where there are as many as values, a value with one place left goes there. */
export class Distinct implements Filter {
  readonly variables: Int32Array;
  readonly #isHouse: boolean;

  constructor(variables: readonly number[], size: number) {
    this.variables = Int32Array.from(variables);
    this.#isHouse = variables.length === size;
  }

  narrow(masks: Int32Array): boolean {
    const { variables } = this;
    for (let again = true; again; ) {
      again = false;
      let fixed = 0;
      for (let i = 0; i < variables.length; i++) {
        const mask = masks[variables[i]!]!;
        if (mask === 0) return false;
        if ((mask & (mask - 1)) !== 0) continue;
        if ((fixed & mask) !== 0) return false;
        fixed |= mask;
      }
      let [once, twice] = [0, 0];
      for (let i = 0; i < variables.length; i++) {
        const at = variables[i]!;
        let mask = masks[at]!;
        if ((mask & (mask - 1)) !== 0 && (mask & fixed) !== 0) {
          mask &= ~fixed;
          if (mask === 0) return false;
          masks[at] = mask;
          if ((mask & (mask - 1)) === 0) again = true;
        }
        twice |= once & mask;
        once |= mask;
      }
      if (!this.#isHouse) continue;
      const single = once & ~twice & ~fixed;
      for (let i = 0; single !== 0 && i < variables.length; i++) {
        const here = masks[variables[i]!]! & single;
        if (here === 0 || masks[variables[i]!] === here) continue;
        if ((here & (here - 1)) !== 0) return false;
        masks[variables[i]!] = here;
        again = true;
      }
    }
    return true;
  }
}

/** For each value of one variable a mask of the other. */
export class Related implements Filter {
  readonly variables: Int32Array;
  readonly #forth: Int32Array;
  readonly #back: Int32Array;

  constructor(a: number, b: number, forth: Int32Array, back: Int32Array) {
    this.variables = Int32Array.of(a, b);
    this.#forth = forth;
    this.#back = back;
  }

  isKept(masks: Int32Array): boolean {
    const other = masks[this.variables[1]!]!;
    for (let rest = masks[this.variables[0]!]!; rest !== 0; rest &= rest - 1)
      if ((other & ~this.#forth[31 - Math.clz32(rest & -rest)]!) !== 0) return false;
    return true;
  }

  narrow(masks: Int32Array): boolean {
    const [a, b] = [this.variables[0]!, this.variables[1]!];
    masks[b] = masks[b]! & partners(masks[a]!, this.#forth);
    masks[a] = masks[a]! & partners(masks[b]!, this.#back);
    return masks[a] !== 0 && masks[b] !== 0;
  }
}

/** Every value that some value of a mask goes with. */
export function partners(mask: number, table: Int32Array): number {
  let all = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) all |= table[31 - Math.clz32(rest & -rest)]!;
  return all;
}

/** At least one literal is true; the last that can be must be. */
export class AnyOf implements Filter {
  readonly variables: Int32Array;
  readonly #bits: Int32Array;
  readonly #holds: readonly boolean[];

  constructor(literals: readonly { readonly variable: number; readonly value: number; readonly holds: boolean }[]) {
    this.variables = Int32Array.from(literals, ({ variable }) => variable);
    this.#bits = Int32Array.from(literals, ({ value }) => 1 << (value - 1));
    this.#holds = literals.map(({ holds }) => holds);
  }

  narrow(masks: Int32Array): boolean {
    let open = -1;
    for (let i = 0; i < this.variables.length; i++) {
      const mask = masks[this.variables[i]!]!;
      const bit = this.#bits[i]!;
      const isTrue = this.#holds[i] ? mask === bit : (mask & bit) === 0;
      if (isTrue) return true;
      const isFalse = this.#holds[i] ? (mask & bit) === 0 : mask === bit;
      if (isFalse) continue;
      if (open >= 0) return true;
      open = i;
    }
    if (open < 0) return false;
    const at = this.variables[open]!;
    masks[at] = this.#holds[open] ? this.#bits[open]! : masks[at]! & ~this.#bits[open]!;
    return true;
  }
}
