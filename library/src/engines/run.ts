import {
  type Budget,
  type Counters,
  type EventOf,
  type Grid,
  type Said,
  type SolveOutcome,
  type SolveRequest,
  said,
  type TraceEvent,
} from '#core';
import { TOLD } from './told.ts';

/** The most items of a list in one event: events are stored and sent by the thousand, so each of them stays small. */
const MOST_LISTED = 200;

/** The beginning of a list as an event may carry it; where it matters, the event says the whole length beside it. */
export function listed(items: Iterable<number>): number[] {
  const list: number[] = [];
  for (const item of items) {
    if (list.length === MOST_LISTED) break;
    list.push(item);
  }
  return list;
}

/** What every run tells. */
export type RunEvent = EventOf<'solution'> | EventOf<'dead'>;

/** One run of an engine: hands out solutions, keeps to the limit, and says at the end what the run was worth. */
export class SearchRun<Event extends TraceEvent = TraceEvent> {
  readonly budget: Budget;
  readonly trace: ((event: Event | RunEvent) => void) | undefined;
  readonly #request: SolveRequest<Event | RunEvent>;
  #count = 0n;

  constructor(request: SolveRequest<Event | RunEvent>) {
    this.#request = request;
    this.budget = request.budget;
    this.trace = request.trace;
  }

  get count(): bigint {
    return this.#count;
  }

  /** Hands out a copy of a filled grid; false when that was the last solution wanted. */
  report(grid: Grid, depth: number): boolean {
    this.#count++;
    this.trace?.({ type: 'solution', depth, note: said(TOLD.solution, { number: Number(this.#count) }) });
    this.#request.onSolution?.(grid.slice());
    return this.#count < this.#request.limit;
  }

  /** The outcome, given whether the search was exhausted; the notes say how far it came where a budget ended it. */
  outcome(isExhausted: boolean, counters: Omit<Counters, 'nodes'>, notes: () => readonly Said[] = () => []): SolveOutcome {
    const { budget } = this;
    const status = isExhausted ? 'complete' : budget.end ? 'budget' : 'limit';
    const told = status === 'budget' ? notes() : [];
    return {
      status,
      count: this.#count,
      counters: { nodes: budget.nodes, ...counters },
      ...(status === 'budget' && budget.end ? { end: budget.end } : {}),
      ...(told.length > 0 ? { notes: told } : {}),
    };
  }

  /** The outcome for givens that clash: nothing to search, no solution. */
  impossible(): SolveOutcome {
    this.trace?.({ type: 'dead', depth: 0, note: said(TOLD.clash) });
    return { status: 'complete', count: 0n, counters: { nodes: this.budget.nodes } };
  }
}
