/** What a search may cost. Everything left out is unbounded, so an unbounded search is one that says `new Budget({})`. */
export interface BudgetLimits {
  /** Search nodes: repeatable, so this is the budget of tests and experiments. */
  readonly nodes?: number;
  /** Milliseconds from the making of the budget; for interactive use. */
  readonly timeMs?: number;
  /** Things kept in memory at once, as an engine counts them (fillings, paths, clauses). */
  readonly stored?: number;
  /** Asked from time to time; true stops the search. */
  readonly isCancelled?: () => boolean;
  /** Told from time to time how many nodes were spent, so that long work can show that it lives. */
  readonly onProgress?: (nodes: number) => void;
  /** The clock in milliseconds; a parameter so that tests own time. */
  readonly now?: () => number;
}

/** Which bound ended a search; `tries` is an engine's own patience, as of one that anneals and has used up its reheats. */
export type BudgetEnd = 'nodes' | 'time' | 'stored' | 'cancelled' | 'tries';

/** How many nodes pass between two looks at the clock; a look costs about as much as a cheap node. */
const LOOK_EVERY = 64;

/** Counts what a search spends and says when to stop. One budget belongs to one search. */
export class Budget {
  readonly limits: BudgetLimits;
  readonly #now: () => number;
  readonly #deadline: number;
  readonly #maxNodes: number;
  readonly #maxStored: number;
  #nodes = 0;
  #untilLook = 1;
  #end: BudgetEnd | undefined;

  constructor(limits: BudgetLimits) {
    this.limits = limits;
    this.#now = limits.now ?? (() => performance.now());
    this.#deadline = limits.timeMs === undefined ? Number.POSITIVE_INFINITY : this.#now() + limits.timeMs;
    this.#maxNodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.#maxStored = limits.stored ?? Number.POSITIVE_INFINITY;
  }

  /** Nodes spent so far. */
  get nodes(): number {
    return this.#nodes;
  }

  /** Why the search had to stop; undefined while it may go on. */
  get end(): BudgetEnd | undefined {
    return this.#end;
  }

  /** Spends nodes; false when the search has to stop now. The node that does not fit is not counted. */
  spend(nodes = 1): boolean {
    if (this.#end) return false;
    if (this.#nodes + nodes > this.#maxNodes) return this.stop('nodes');
    this.#nodes += nodes;
    this.#untilLook -= nodes;
    return this.#untilLook > 0 || this.look();
  }

  /** Looks at the clock and the cancel signal at once; for steps that are long themselves. */
  look(): boolean {
    this.#untilLook = LOOK_EVERY;
    if (this.#end) return false;
    this.limits.onProgress?.(this.#nodes);
    if (this.limits.isCancelled?.()) return this.stop('cancelled');
    return this.#now() < this.#deadline || this.stop('time');
  }

  /** Whether this many things may be kept at once. */
  mayStore(count: number): boolean {
    return !this.#end && (count <= this.#maxStored || this.stop('stored'));
  }

  /** Ends the search for a reason that the engine found out by itself. Always false, to be returned. */
  stop(reason: BudgetEnd): false {
    this.#end ??= reason;
    return false;
  }

  /** Nodes that may still be spent. */
  get nodesLeft(): number {
    return this.#maxNodes - this.#nodes;
  }

  /** Milliseconds until the deadline; infinite where there is none. */
  get timeLeftMs(): number {
    return this.#deadline - this.#now();
  }
}
