import type { CounterName, OptionValue, Puzzle, TraceEvent } from '#core';
import type { LongSteps } from '../library/long-runs.ts';
import type { Shot } from '../library/theatre.ts';
import type { Act } from './act.ts';

/** A setting that a visitor chooses: an option of the engine, or the engine itself. */
export interface Control {
  readonly name: string;
  readonly choices: readonly OptionValue[];
  readonly first: OptionValue;
  /** As a list to unfold where there are many choices, else side by side. */
  readonly asList?: boolean;
}

/** What a scene draws from. */
export interface SceneStageProps<State, Event extends TraceEvent = TraceEvent> {
  readonly puzzle: Puzzle;
  readonly state: State;
  /** The event that happened last; undefined at the beginning. */
  readonly shot: Shot<Event> | undefined;
  readonly position: number;
  /** All events, for scales that should stand still. */
  readonly shots: readonly Shot<Event>[];
  /** The first solution, when the run is over: engines that go on to prove that it is the only one have taken everything back by then. */
  readonly finale: Uint8Array | undefined;
}

/** A scene of the theatre: an engine, what to keep of its run, and how it is told. */
export interface Scene<State, Event extends TraceEvent = TraceEvent> {
  /** Its part of the address and of the keys of its texts. */
  readonly id: string;
  readonly engine: string;
  readonly limit: number;
  readonly keep: readonly Event['type'][];
  /** The long steps with which a run of any length is followed to its end. */
  readonly long: LongSteps & { readonly types: readonly Event['type'][] };
  /** Counters that are right also where events are left out. */
  readonly exact?: readonly CounterName[];
  readonly act: Act<State, Event>;
  /** The puzzles that suit it, from `puzzles.ts`; the first is shown first. */
  readonly puzzles: readonly string[];
  readonly controls: readonly Control[];
}
