import type { PlaceBoard } from './place-board.ts';
import type { SwapTable } from './swap-table.ts';

/** How far a filled board is from a solution, kept up to date swap by swap. */
export interface Cost {
  /** The cost of the whole board, counted again. */
  total(): number;
  /** What the cost would change by. Looks at the groups of the two places only. */
  delta(swap: number): number;
  apply(swap: number): void;
  /** Whether the board is a solution, which a cost of zero need not mean. */
  isSolution(): boolean;
}

/** The two ways to count: values missing, after Lewis, and the sum of values that 003 prints. */
export const COSTS = ['missing', 'sum'] as const;
export type CostKind = (typeof COSTS)[number];

export interface CostParts {
  readonly board: PlaceBoard;
  readonly swaps: SwapTable;
  /** The value at each place; the cost owns it from here on. */
  readonly values: Uint8Array;
  /** For place * (size + 1) + value: 1 where the puzzle's restrictions forbid it; undefined where nothing is restricted. */
  readonly banned?: Uint8Array;
}

/** Makes the cost of a board. */
export function makeCost(kind: CostKind, parts: CostParts): Cost {
  return kind === 'sum' ? new SumCost(parts) : new MissingCost(parts);
}

/**
 * Values missing: each group costs its places less its different values, so a row or column costs the values it lacks and an edge
 * whose two places must differ costs one when they do not. Each pair of places that must agree costs one when it does not.
 */
class MissingCost implements Cost {
  protected readonly parts: CostParts;
  protected readonly values: Uint8Array;
  protected readonly stride: number;
  /** How often each value stands in each group: group * (size + 1) + value. */
  readonly #counts: Uint8Array;
  /** For each place, where its partners across glued edges begin in `#partners`. */
  readonly #partnerStart: Int32Array;
  readonly #partners: Int32Array;

  constructor(parts: CostParts) {
    const { board, values } = parts;
    this.parts = parts;
    this.values = values;
    this.stride = board.size + 1;
    this.#counts = new Uint8Array(board.groups.length * this.stride);
    board.groups.forEach(({ places }, group) => {
      for (const place of places) this.#counts[group * this.stride + values[place]!]!++;
    });
    const partners: number[][] = Array.from({ length: board.placeCount }, () => []);
    for (const [a, b] of board.links) {
      partners[a]!.push(b);
      partners[b]!.push(a);
    }
    this.#partnerStart = new Int32Array(board.placeCount + 1);
    partners.forEach((list, place) => {
      this.#partnerStart[place + 1] = this.#partnerStart[place]! + list.length;
    });
    this.#partners = Int32Array.from(partners.flat());
  }

  total(): number {
    return this.parts.board.groups.reduce((sum, _, group) => sum + this.missingIn(group), this.restTotal());
  }

  delta(swap: number): number {
    const { a, b, start, middle, lines } = this.parts.swaps;
    const counts = this.#counts;
    const x = this.values[a[swap]!]!;
    const y = this.values[b[swap]!]!;
    const turn = middle[swap]!;
    const end = start[swap + 1]!;
    let delta = 0;
    for (let i = start[swap]!; i < turn; i++) {
      const line = lines[i]!;
      if (counts[line + x] === 1) delta++;
      if (counts[line + y] === 0) delta--;
    }
    for (let i = turn; i < end; i++) {
      const line = lines[i]!;
      if (counts[line + y] === 1) delta++;
      if (counts[line + x] === 0) delta--;
    }
    return delta + this.restDelta(a[swap]!, b[swap]!, x, y);
  }

  apply(swap: number): void {
    const { a, b, start, middle, lines } = this.parts.swaps;
    const counts = this.#counts;
    const x = this.values[a[swap]!]!;
    const y = this.values[b[swap]!]!;
    const turn = middle[swap]!;
    const end = start[swap + 1]!;
    for (let i = start[swap]!; i < turn; i++) {
      counts[lines[i]! + x]!--;
      counts[lines[i]! + y]!++;
    }
    for (let i = turn; i < end; i++) {
      counts[lines[i]! + y]!--;
      counts[lines[i]! + x]!++;
    }
    this.values[a[swap]!] = y;
    this.values[b[swap]!] = x;
  }

  isSolution(): boolean {
    return this.parts.board.groups.every((_, group) => this.missingIn(group) === 0) && this.restTotal() === 0;
  }

  /** How many places of a group hold a value that stands there already. */
  protected missingIn(group: number): number {
    let different = 0;
    for (let value = 1; value < this.stride; value++) if (this.#counts[group * this.stride + value]! > 0) different++;
    return this.parts.board.groups[group]!.places.length - different;
  }

  /** Glued places that disagree, and values that the restrictions forbid. */
  protected restTotal(): number {
    const { board, banned } = this.parts;
    const apart = board.links.filter(([a, b]) => this.values[a] !== this.values[b]).length;
    return banned ? this.values.reduce((sum, value, place) => sum + banned[place * this.stride + value]!, apart) : apart;
  }

  /** What the rest changes by when places a and b, with the values x and y, are swapped. */
  protected restDelta(a: number, b: number, x: number, y: number): number {
    const { banned } = this.parts;
    let delta = 0;
    for (let i = this.#partnerStart[a]!; i < this.#partnerStart[a + 1]!; i++) {
      const other = this.values[this.#partners[i]!]!;
      if (other === x) delta++;
      else if (other === y) delta--;
    }
    for (let i = this.#partnerStart[b]!; i < this.#partnerStart[b + 1]!; i++) {
      const other = this.values[this.#partners[i]!]!;
      if (other === y) delta++;
      else if (other === x) delta--;
    }
    if (banned) {
      delta += banned[a * this.stride + y]! + banned[b * this.stride + x]! - banned[a * this.stride + x]! - banned[b * this.stride + y]!;
    }
    return delta;
  }
}

/**
 * The sum of values, as 003 prints it: a row or column costs the distance of its sum from 1 + 2 + ... + n. Without the absolute
 * value swaps inside a block would never change the total. A row such as 1 1 6 has the sum of 2 2 4 without being right, so a cost of
 * zero is only a hint, and the board itself decides. Groups smaller than a house have no expected sum and cost what they
 * cost above.
 */
class SumCost extends MissingCost {
  readonly #sums: Int32Array;
  readonly #expected: number;
  readonly #isHouse: Uint8Array;

  constructor(parts: CostParts) {
    super(parts);
    const { board, values } = parts;
    this.#expected = (board.size * (board.size + 1)) / 2;
    this.#isHouse = Uint8Array.from(board.groups, ({ house }) => (house ? 1 : 0));
    this.#sums = Int32Array.from(board.groups, ({ places }) => places.reduce((sum, place) => sum + values[place]!, 0));
  }

  override total(): number {
    return this.parts.board.groups.reduce(
      (sum, { house }, group) => sum + (house ? Math.abs(this.#sums[group]! - this.#expected) : this.missingIn(group)),
      this.restTotal(),
    );
  }

  override delta(swap: number): number {
    const { a, b, start, middle, lines } = this.parts.swaps;
    const x = this.values[a[swap]!]!;
    const y = this.values[b[swap]!]!;
    let delta = 0;
    for (let i = start[swap]!; i < start[swap + 1]!; i++) {
      const group = lines[i]! / this.stride;
      const [out, into] = i < middle[swap]! ? [x, y] : [y, x];
      if (this.#isHouse[group] === 0) {
        delta += this.#smallDelta(group, i < middle[swap]! ? a[swap]! : b[swap]!, out, into);
        continue;
      }
      const off = this.#sums[group]! - this.#expected;
      delta += Math.abs(off - out + into) - Math.abs(off);
    }
    return delta + this.restDelta(a[swap]!, b[swap]!, x, y);
  }

  override apply(swap: number): void {
    const { a, b, start, middle, lines } = this.parts.swaps;
    const gain = this.values[b[swap]!]! - this.values[a[swap]!]!;
    for (let i = start[swap]!; i < start[swap + 1]!; i++) this.#sums[lines[i]! / this.stride]! += i < middle[swap]! ? gain : -gain;
    super.apply(swap);
  }

  #smallDelta(group: number, place: number, out: number, into: number): number {
    let delta = 0;
    for (const other of this.parts.board.groups[group]!.places) {
      if (other === place) continue;
      if (this.values[other] === out) delta--;
      if (this.values[other] === into) delta++;
    }
    return delta;
  }
}
