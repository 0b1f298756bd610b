import type { Board } from '../board.ts';
import type { LinkGraph } from './link-graph.ts';

/** Beyond this many candidates the table of distances would be too large; the search then does without. */
const MOST_CANDIDATES = 2048;
const FAR = 255;

/**
 * How far it is from a candidate being false to another being true, for all pairs, so that the search for the shortest
 * chain starts only where there is one.
 *
 * A chain from "p is true" to "p is false" is such a way between two candidates that p rules out, with p at both ends; one from
 * "p is false" to "p is true" is the way from p to itself; a cycle through p is at least the way from something that p
 * rules out back to p. One search from each candidate so replaces three. Distances count the literals of a way, both
 * ends included; ways longer than the shortest chain known so far are not followed.
 */
export class Reach {
  /** The fewest literals of any chain of the position; infinite where there is none. */
  shortestChain = Number.POSITIVE_INFINITY;
  readonly #graph: LinkGraph;
  /** The number of a candidate among those that the board has, from 0. */
  readonly #numberOf: Int32Array;
  #count = 0;
  #distance = new Uint8Array(0);
  #fromOn = new Int32Array(0);

  private constructor(graph: LinkGraph) {
    this.#graph = graph;
    this.#numberOf = new Int32Array(graph.weakStart.length);
  }

  /** Measures a position; undefined where it has too many candidates. */
  static measure(board: Board, graph: LinkGraph): Reach | undefined {
    const { tables, size, counts } = board;
    let count = 0;
    for (let cell = 0; cell < tables.cellCount; cell++) count += counts[cell]!;
    if (count > MOST_CANDIDATES) return undefined;
    const reach = tables.borrow('reach', () => new Reach(graph));
    const candidates: number[] = [];
    for (let cell = 0; cell < tables.cellCount; cell++)
      for (let v = 0; v < size; v++)
        if (board.has(cell, v + 1)) {
          reach.#numberOf[cell * size + v] = candidates.length;
          candidates.push(cell * size + v);
        }
    reach.#measure(candidates, board.pulse);
    return reach;
  }

  #measure(candidates: readonly number[], pulse: () => void): void {
    const count = candidates.length;
    if (this.#distance.length < count * count) this.#distance = new Uint8Array(count * count);
    if (this.#fromOn.length < count) this.#fromOn = new Int32Array(2 * count);
    this.#distance.fill(FAR, 0, count * count);
    this.#count = count;
    this.shortestChain = Number.POSITIVE_INFINITY;
    const queue = new Int32Array(count);
    const seenOff = new Int32Array(count).fill(-1);
    for (let i = 0; i < count; i++) {
      if ((i & 15) === 0) pulse();
      this.#spread(candidates[i]!, i, candidates, queue, seenOff);
      this.shortestChain = Math.min(this.shortestChain, this.#distance[i * count + i] === FAR ? FAR : this.#distance[i * count + i]!);
    }
    if (this.shortestChain === FAR) this.shortestChain = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      if ((i & 63) === 0) pulse();
      const length = this.#between(candidates[i]!) + 2;
      this.#fromOn[i] = length;
      if (length < FAR) this.shortestChain = Math.min(this.shortestChain, length);
    }
  }

  /** Distances from one candidate being false. */
  #spread(source: number, row: number, candidates: readonly number[], queue: Int32Array, seenOff: Int32Array): void {
    const { weak, weakStart, strong, strongStart } = this.#graph;
    const distance = this.#distance;
    const numberOf = this.#numberOf;
    const at = row * this.#count;
    const limit = Math.min(this.shortestChain, FAR - 3);
    let tail = 0;
    seenOff[row] = row;
    for (let j = strongStart[source]!; j < strongStart[source + 1]!; j++) {
      const next = numberOf[strong[j]!]!;
      if (distance[at + next] !== FAR) continue;
      distance[at + next] = 2;
      queue[tail++] = next;
    }
    for (let head = 0; head < tail; head++) {
      const on = queue[head]!;
      const length = distance[at + on]! + 2;
      if (length > limit) return;
      const candidate = candidates[on]!;
      for (let i = weakStart[candidate]!; i < weakStart[candidate + 1]!; i++) {
        const off = weak[i]!;
        if (seenOff[numberOf[off]!] === row) continue;
        seenOff[numberOf[off]!] = row;
        for (let j = strongStart[off]!; j < strongStart[off + 1]!; j++) {
          const next = numberOf[strong[j]!]!;
          if (distance[at + next] !== FAR) continue;
          distance[at + next] = length;
          queue[tail++] = next;
        }
      }
    }
  }

  /** The shortest way between two candidates that the given one rules out. */
  #between(candidate: number): number {
    const { weak, weakStart } = this.#graph;
    const from = weakStart[candidate]!;
    const end = weakStart[candidate + 1]!;
    let shortest = FAR;
    for (let i = from; i < end; i++) {
      const at = this.#numberOf[weak[i]!]! * this.#count;
      for (let j = from; j < end; j++) {
        const length = this.#distance[at + this.#numberOf[weak[j]!]!]!;
        if (length < shortest) shortest = length;
      }
    }
    return shortest;
  }

  /** The literals of the shortest chain from the candidate being true to its being false. */
  chainFromOn(candidate: number): number {
    return this.#fromOn[this.#numberOf[candidate]!]!;
  }

  /** The literals of the shortest chain from the candidate being false to its being true. */
  chainFromOff(candidate: number): number {
    const i = this.#numberOf[candidate]!;
    return this.#distance[i * this.#count + i]!;
  }

  /** No cycle through the candidate has fewer literals. */
  cycle(candidate: number): number {
    const { weak, weakStart } = this.#graph;
    const to = this.#numberOf[candidate]!;
    let shortest = FAR;
    for (let i = weakStart[candidate]!; i < weakStart[candidate + 1]!; i++) {
      const length = this.#distance[this.#numberOf[weak[i]!]! * this.#count + to]!;
      // A direct way back is no cycle, but it may hide a longer one.
      if (length < shortest) shortest = Math.max(4, length);
    }
    return shortest;
  }
}
