import { type Counters, type Grid, type SolveOutcome, type SolveRequest, said } from '#core';
import { TOLD } from '../told.ts';

/** A search that a kernel has begun. Each run goes on exactly where the last one stopped. */
export interface KernelSearch {
  /** Goes on for some solutions, nodes and effort (a slice, in the kernel's own unit); tells whether the space is exhausted. */
  run(maxSolutions: number, maxNodes: number, effort: number): boolean;
  /** The solutions of the last run, where they are written out. */
  solutions(): Grid[];
  /** The last solution of the last run, which found one, where they are written out. */
  last(): Grid;
  /** Solutions since the beginning. */
  found(): number;
  /** Nodes since the beginning. */
  nodes(): number;
  counters(): Counters;
}

/**
 * Runs a kernel in slices: long enough that crossing into it costs nothing, short enough that a deadline or a cancel
 * is honoured within a tenth of a second whatever the puzzle.
 */
export function runInSlices(search: KernelSearch, request: SolveRequest, firstSlice: number): SolveOutcome {
  const slices = slicesOf(search, request, firstSlice);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** The same slice by slice, for callers that have other things to do in between. */
export function* slicesOf(search: KernelSearch, request: SolveRequest, firstSlice: number): Generator<undefined, SolveOutcome, undefined> {
  const { limit, budget, onSolution, trace } = request;
  let slice = firstSlice;
  let shown = 0;
  let isExhausted = false;
  while (!isExhausted && search.found() < limit && budget.look()) {
    const before = { nodes: search.nodes(), found: search.found(), time: performance.now() };
    isExhausted = search.run(limit - before.found, budget.nodesLeft, slice);
    for (const solution of search.solutions()) {
      trace?.({ type: 'solution', depth: 0, note: said(TOLD.solution, { number: ++shown }) });
      onSolution?.(solution);
    }
    const spent = search.nodes() - before.nodes;
    budget.spend(spent);
    if (!isExhausted && search.found() < limit && budget.nodesLeft <= 0) budget.stop('nodes');
    slice = nextSlice(slice, performance.now() - before.time);
    if (!isExhausted) yield undefined;
  }
  const status = search.found() >= limit ? 'limit' : isExhausted ? 'complete' : 'budget';
  trace?.({ type: 'end', depth: 0, data: { status, count: search.found() } });
  return {
    status,
    count: BigInt(search.found()),
    counters: search.counters(),
    ...(status === 'budget' && budget.end ? { end: budget.end } : {}),
  };
}

/** Aims at some 30 milliseconds a slice. */
function nextSlice(slice: number, elapsedMs: number): number {
  if (elapsedMs < 15) return slice * 2;
  return elapsedMs > 60 ? Math.max(1, slice >>> 1) : slice;
}
