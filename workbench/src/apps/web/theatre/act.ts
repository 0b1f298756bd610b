import type { CounterName, GroupName, Puzzle, TraceEvent } from '#core';
import type { Shot } from '../library/theatre.ts';

/** What happens now: a key of the texts under `say`, and what goes into its holes. Names in it are translated when it is said. */
export interface Caption {
  readonly key: string;
  readonly holes?: Readonly<Record<string, ActHole>>;
}

/** A number or word as it is, or something of the puzzle that has a name in every language. */
export type ActHole = number | string | { readonly cell: number } | { readonly value: number } | { readonly group: number } | GroupName;

/** A counter of the run so far: the engines' own name for it, so that it can be held against what the engine says at the end. */
export type Count = readonly [name: CounterName, count: number];

/**
 * How a scene is told: what the events of a run add up to. It is given the events of a real run one after the other and keeps only what
 * the drawing needs; it never searches anything itself. The state is changed in place, because a run has thousands of events.
 */
export interface Act<State, Event extends TraceEvent = TraceEvent> {
  begin(puzzle: Puzzle): State;
  apply(state: State, shot: Shot<Event>): void;
  /** What the last event was, in words. */
  caption(state: State, shot: Shot<Event>): Caption;
  counts(state: State, shot: Shot<Event> | undefined): readonly Count[];
  /** Whether something new begins with this event: where the buttons for long steps stop. */
  isChapter(shot: Shot<Event>): boolean;
}

/** The counters of engines that list fillings and then choose among them. */
export function countsOfFillings({ kept, backtracks }: { kept: number; backtracks: number }, shot: Shot | undefined): readonly Count[] {
  return [
    ['nodes', shot?.nodes ?? 0],
    ['permutationsKept', kept],
    ['backtracks', backtracks],
  ];
}
