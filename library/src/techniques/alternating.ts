/** What the nodes of chains lead to: from one that is false to those that are then true, and from one that is true to those that are then false. */
interface Links {
  ifFalse(node: number): readonly number[] | Int32Array;
  ifTrue(node: number): readonly number[] | Int32Array;
}

/**
 * Chains in which false and true alternate, searched in breadth over states: 2 * node for false and one more for true. A mark of the start
 * says which states are of this search, so that nothing is cleared between two.
 */
export class AlternatingSearch {
  readonly #links: Links;
  readonly #before: Int32Array;
  readonly #length: Int32Array;
  readonly #reached: Int32Array;
  readonly #queue: Int32Array;

  constructor(nodes: number, links: Links) {
    this.#links = links;
    this.#before = new Int32Array(2 * nodes);
    this.#length = new Int32Array(2 * nodes);
    this.#reached = new Int32Array(2 * nodes).fill(-1);
    this.#queue = new Int32Array(2 * nodes);
  }

  /** What `proves` finds at the end of the shortest chain from a node being false to one being true, if shorter than `below` nodes. */
  from<Found>(start: number, below: number, proves: (last: number, path: () => number[]) => Found | undefined): Found | undefined {
    const [before, length, reached, queue] = [this.#before, this.#length, this.#reached, this.#queue];
    before[2 * start] = -1;
    length[2 * start] = 1;
    reached[2 * start] = start;
    queue[0] = 2 * start;
    for (let head = 0, tail = 1; head < tail; head++) {
      const state = queue[head]!;
      const isTrue = (state & 1) === 1;
      if (length[state]! + 1 >= below) return undefined;
      for (const next of isTrue ? this.#links.ifTrue(state >> 1) : this.#links.ifFalse(state >> 1)) {
        const to = 2 * next + (isTrue ? 0 : 1);
        if (reached[to] === start) continue;
        reached[to] = start;
        before[to] = state;
        length[to] = length[state]! + 1;
        queue[tail++] = to;
        const found = isTrue ? undefined : proves(next, () => this.#pathTo(to));
        if (found) return found;
      }
    }
    return undefined;
  }

  #pathTo(state: number): number[] {
    const path: number[] = [];
    for (let at = state; at !== -1; at = this.#before[at]!) path.unshift(at >> 1);
    return path;
  }
}
