import type { Board } from '../board.ts';
import { eitherLinks, excludingRule } from '../ruled/links.ts';
import {
  ASSUMED,
  type ChainHint,
  causeOfRule,
  type Implied,
  IN_CELL,
  isBefore,
  type LiteralNumber,
  lengthRating,
  sortHints,
} from './hint.ts';
import { LinkGraph } from './link-graph.ts';
import { Reach } from './reach.ts';

/** Which links a search follows: X links inside one value, Y links inside cells. */
interface Mode {
  readonly x: boolean;
  readonly y: boolean;
  readonly sortKey: number;
  readonly cycleBase: number;
  readonly chainBase: number;
}

const MODES: readonly Mode[] = [
  { x: true, y: false, sortKey: 2, cycleBase: 6.5, chainBase: 6.6 },
  { x: false, y: true, sortKey: 3, cycleBase: 6.5, chainBase: 6.6 },
  { x: true, y: true, sortKey: 4, cycleBase: 7.0, chainBase: 7.0 },
];

/**
 * Searches for chains that start from one assumption and need one reason at each link.
 *
 * From every candidate it goes out in breadth, so that the first way found to a literal is a shortest one. A way from a
 * candidate being true to its being false, or the reverse, decides it (forcing chain). A way back to the candidate being true is
 * a cycle that holds in both directions, so each of its weak links takes its value from all cells that see both ends.
 * In search of the best hint nothing is followed that is already longer than the best so far.
 */
export class UnarySearch {
  readonly #size: number;
  readonly #graph: LinkGraph;
  /** For each literal reached: the literal before it, and how many literals the way has; the round marks what is of this search. */
  readonly #before: Int32Array;
  readonly #depth: Int32Array;
  readonly #reached: Int32Array;
  readonly #queue: Int32Array;
  /** For cycles: the true literal from which the false one before a true one was reached. */
  readonly #fromOn: Int32Array;
  /** The stamp of the moment on literals and on cells: paths stamp false literals, victims true ones. */
  readonly #stamps: Int32Array;
  readonly #cellStamps: Int32Array;
  #board: Board;
  #keepAll = false;
  #hints: ChainHint[] = [];
  #best: ChainHint | undefined;
  #round = 0;
  #stamp = 0;
  /** The longest cycle and chain that could still come first. */
  #longestCycle = 0;
  #longestChain = 0;

  private constructor(board: Board) {
    const literals = 2 * board.tables.cellCount * board.size;
    this.#board = board;
    this.#size = board.size;
    this.#graph = new LinkGraph(board);
    this.#before = new Int32Array(literals);
    this.#depth = new Int32Array(literals);
    this.#reached = new Int32Array(literals);
    this.#queue = new Int32Array(literals);
    this.#fromOn = new Int32Array(literals);
    this.#stamps = new Int32Array(literals);
    this.#cellStamps = new Int32Array(board.tables.cellCount);
  }

  /** The first hint in order; undefined where there is none. */
  static best(board: Board): ChainHint | undefined {
    const search = board.tables.borrow('unary', () => new UnarySearch(board));
    search.#run(board, false);
    return search.#best;
  }

  /** All hints in order, those that remove the same only once. */
  static all(board: Board): ChainHint[] {
    const search = board.tables.borrow('unary', () => new UnarySearch(board));
    search.#run(board, true);
    return sortHints(search.#hints);
  }

  #run(board: Board, keepAll: boolean): void {
    const { counts, tables, low, high } = board;
    this.#board = board;
    this.#keepAll = keepAll;
    this.#hints = [];
    this.#best = undefined;
    this.#graph.build(board);
    for (const mode of MODES) {
      this.#setLimits(mode);
      // Nothing of the last mode can come before a hint that is rated below it.
      if (this.#longestCycle < 4 && this.#longestChain < 4) continue;
      // In the other modes few links are followed, and measuring them would cost more than it saves.
      const reach = mode.x && mode.y && !keepAll ? Reach.measure(board, this.#graph) : undefined;
      if (reach) {
        this.#longestCycle = Math.min(this.#longestCycle, reach.shortestChain);
        this.#longestChain = Math.min(this.#longestChain, reach.shortestChain);
      }
      for (let cell = 0; cell < tables.cellCount; cell++) {
        if (counts[cell]! < 2 || (!mode.x && counts[cell]! > 2)) continue;
        board.pulse();
        for (let v = 0; v < this.#size; v++) {
          if (((v < 32 ? low : high)[cell]! & (1 << (v & 31))) === 0) continue;
          const candidate = cell * this.#size + v;
          if (!reach || reach.cycle(candidate) <= this.#longestCycle) this.#findCycles(candidate, mode);
          if (!mode.x) continue;
          if (!reach || reach.chainFromOn(candidate) <= this.#longestChain) this.#findChain(2 * candidate + 1, mode);
          if (!reach || reach.chainFromOff(candidate) <= this.#longestChain) this.#findChain(2 * candidate, mode);
        }
      }
    }
  }

  #setLimits({ cycleBase, chainBase, sortKey }: Mode): void {
    const longest = (base: number): number => {
      if (this.#keepAll || !this.#best) return Number.POSITIVE_INFINITY;
      let complexity = 0;
      while (isBefore(base + lengthRating(complexity + 1), complexity + 1, sortKey, this.#best)) complexity++;
      return complexity;
    };
    this.#longestCycle = longest(cycleBase);
    this.#longestChain = longest(chainBase);
  }

  #weakFrom(candidate: number, { y }: Mode): number {
    return (y ? this.#graph.weakStart : this.#graph.weakMiddle)[candidate]!;
  }

  /** Cycles through a candidate: from it being true to something false that makes it true again. */
  #findCycles(source: number, mode: Mode): void {
    const { weak, weakStart, strong, strongStart, strongMiddle } = this.#graph;
    const depth = this.#depth;
    const reached = this.#reached;
    const queue = this.#queue;
    // A cycle comes back over a strong link, and strong links run both ways.
    if ((mode.y ? strongStart : strongMiddle)[source] === (mode.x ? strongStart[source + 1] : strongMiddle[source])) return;
    const round = ++this.#round;
    const start = 2 * source + 1;
    reached[start] = round;
    depth[start] = 1;
    this.#before[start] = -1;
    queue[0] = start;
    for (let head = 0, tail = 1; head < tail; head++) {
      const on = queue[head]!;
      const length = depth[on]! + 1;
      if (length > this.#longestCycle) return;
      const stamp = this.#markPath(on);
      for (let i = this.#weakFrom(on >> 1, mode); i < weakStart[(on >> 1) + 1]!; i++) {
        const off = weak[i]!;
        if (this.#stamps[2 * off] === stamp) continue;
        const end = mode.x ? strongStart[off + 1]! : strongMiddle[off]!;
        for (let j = mode.y ? strongStart[off]! : strongMiddle[off]!; j < end; j++) {
          const next = 2 * strong[j]! + 1;
          if (next === start && length >= 4) this.#offerCycle(on, 2 * off, start, length, mode);
          if (reached[next] === round) continue;
          reached[next] = round;
          depth[next] = length + 1;
          // The literal before an "on" is the "off" between; the "on" before that one is kept beside it.
          this.#before[next] = 2 * off;
          this.#fromOn[next] = on;
          queue[tail++] = next;
        }
      }
    }
  }

  /** Stamps the false literals on the way to a true one and gives the stamp. */
  #markPath(on: LiteralNumber): number {
    const stamp = ++this.#stamp;
    for (let at = on; this.#before[at] !== -1; at = this.#fromOn[at]!) this.#stamps[this.#before[at]!] = stamp;
    return stamp;
  }

  #offerCycle(on: LiteralNumber, off: LiteralNumber, start: LiteralNumber, complexity: number, mode: Mode): void {
    const way: LiteralNumber[] = [start, off];
    for (let at = on; ; at = this.#fromOn[at]!) {
      way.push(at);
      if (this.#before[at] === -1) break;
      way.push(this.#before[at]!);
    }
    const removals = this.#cycleRemovals(way);
    if (removals.length === 0) return;
    const path = way.reverse();
    const board = this.#board;
    const cells = new Set(path.map((literal) => Math.floor((literal >> 1) / this.#size)));
    const name =
      mode.x && mode.y
        ? 'Bidirectional Cycle'
        : mode.y
          ? 'Bidirectional Y-Cycle'
          : cells.size === 4
            ? 'Generalized X-Wing'
            : 'Bidirectional X-Cycle';
    this.#offer(
      {
        kind: 'cycle',
        name,
        rating: mode.cycleBase + lengthRating(complexity),
        complexity,
        sortKey: mode.sortKey,
        removals,
        placement: -1,
        targets: () => [implied(board, path), reversed(board, path)],
      },
      mode,
    );
  }

  /** What a cycle removes: candidates outside its cells that see a true and a false literal of the same value. */
  #cycleRemovals(way: readonly LiteralNumber[]): number[] {
    const { weak, weakStart, weakMiddle } = this.#graph;
    const size = this.#size;
    const stamps = this.#stamps;
    const cellStamps = this.#cellStamps;
    const stamp = ++this.#stamp;
    for (const literal of way) cellStamps[Math.trunc((literal >> 1) / size)] = stamp;
    const gone: number[] = [];
    for (const literal of way) {
      if ((literal & 1) === 1) continue;
      for (let i = weakMiddle[literal >> 1]!; i < weakStart[(literal >> 1) + 1]!; i++) stamps[2 * weak[i]! + 1] = stamp;
    }
    // The start stands at both ends of the way and counts once.
    for (let at = 0; at < way.length - 1; at++) {
      if ((way[at]! & 1) === 0) continue;
      const candidate = way[at]! >> 1;
      for (let i = weakMiddle[candidate]!; i < weakStart[candidate + 1]!; i++) {
        const victim = weak[i]!;
        if (stamps[2 * victim + 1] !== stamp || cellStamps[Math.trunc(victim / size)] === stamp) continue;
        stamps[2 * victim + 1] = 0;
        gone.push(victim);
      }
    }
    return gone;
  }

  /** A way from a literal to its opposite. */
  #findChain(source: LiteralNumber, mode: Mode): void {
    const { weak, weakStart, strong, strongStart, strongMiddle } = this.#graph;
    const depth = this.#depth;
    const reached = this.#reached;
    const queue = this.#queue;
    const round = ++this.#round;
    const opposite = source ^ 1;
    reached[source] = round;
    depth[source] = 1;
    this.#before[source] = -1;
    queue[0] = source;
    for (let head = 0, tail = 1; head < tail; head++) {
      const at = queue[head]!;
      const length = depth[at]! + 1;
      if (length > this.#longestChain) return;
      const isOn = (at & 1) === 1;
      const links = isOn ? weak : strong;
      const candidate = at >> 1;
      const from = isOn ? this.#weakFrom(candidate, mode) : (mode.y ? strongStart : strongMiddle)[candidate]!;
      const end = (isOn ? weakStart : strongStart)[candidate + 1]!;
      for (let i = from; i < end; i++) {
        const next = 2 * links[i]! + (isOn ? 0 : 1);
        if (reached[next] === round) continue;
        reached[next] = round;
        depth[next] = length;
        this.#before[next] = at;
        if (next === opposite) {
          this.#offerChain(next, length, mode);
          return;
        }
        queue[tail++] = next;
      }
    }
  }

  #offerChain(target: LiteralNumber, complexity: number, mode: Mode): void {
    const path: LiteralNumber[] = [];
    const board = this.#board;
    for (let at = target; at !== -1; at = this.#before[at]!) path.unshift(at);
    const candidate = target >> 1;
    const cell = Math.floor(candidate / this.#size);
    const isOn = (target & 1) === 1;
    const others = this.#board.candidatesOf(cell).map((value) => cell * this.#size + value - 1);
    this.#offer(
      {
        kind: 'chain',
        name: mode.y ? 'Forcing Chain' : complexity === 6 ? 'Turbot Fish' : 'Forcing X-Chain',
        rating: mode.chainBase + lengthRating(complexity),
        complexity,
        sortKey: mode.sortKey,
        removals: isOn ? others.filter((other) => other !== candidate) : [candidate],
        placement: isOn ? candidate : -1,
        source: path[0]!,
        targets: () => [implied(board, path)],
      },
      mode,
    );
  }

  #offer(hint: ChainHint, mode: Mode): void {
    if (this.#keepAll) this.#hints.push(hint);
    else if (isBefore(hint.rating, hint.complexity, hint.sortKey, this.#best)) {
      this.#best = hint;
      this.#setLimits(mode);
    }
  }
}

function implied(board: Board, path: readonly LiteralNumber[]): Implied {
  let node: Implied = { literal: path[0]!, from: [], cause: ASSUMED };
  for (let i = 1; i < path.length; i++) node = { literal: path[i]!, from: [node], cause: causeOf(board, path[i - 1]!, path[i]!) };
  return node;
}

/** The same cycle the other way round; each literal keeps the cause it has in the first direction. */
function reversed(board: Board, path: readonly LiteralNumber[]): Implied {
  let node: Implied | undefined;
  for (let i = path.length - 1; i >= 0; i--) {
    const cause = i === 0 ? ASSUMED : causeOf(board, path[i - 1]!, path[i]!);
    node = { literal: path[i]! ^ 1, from: node ? [node] : [], cause };
  }
  return node!;
}

/** The group or the rule through which one literal implies the next, or IN_CELL. */
function causeOf(board: Board, from: LiteralNumber, to: LiteralNumber): number {
  const { tables, placeCounts, size } = board;
  const a = Math.floor((from >> 1) / size);
  const b = Math.floor((to >> 1) / size);
  if (a === b) return IN_CELL;
  const v = (to >> 1) % size;
  const isStrong = (to & 1) === 1;
  for (const group of v === (from >> 1) % size ? tables.groupsOf[a]! : []) {
    if (isStrong && (!tables.isHouse[group] || placeCounts[group * size + v] !== 2)) continue;
    if (tables.groupsOf[b]!.includes(group)) return group;
  }
  const rule = isStrong
    ? eitherLinks(board).find(({ candidates }) => candidates.includes(from >> 1) && candidates.includes(to >> 1))?.rule
    : excludingRule(tables, from >> 1, to >> 1);
  return rule === undefined ? IN_CELL : causeOfRule(rule);
}
