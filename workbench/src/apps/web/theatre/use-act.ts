import { useRef } from 'react';
import type { Puzzle } from '#core';
import type { Shot } from '../library/theatre.ts';
import type { Act } from './act.ts';

interface Told<State> {
  readonly act: Act<State>;
  readonly puzzle: Puzzle;
  readonly shots: readonly Shot[];
  readonly state: State;
  position: number;
}

/** The state after this many events. It goes on from the last one; to go back it is told again from the beginning, which takes a few milliseconds. */
export function useAct<State>(act: Act<State>, puzzle: Puzzle, shots: readonly Shot[], position: number): State {
  const told = useRef<Told<State> | undefined>(undefined);
  const known = told.current;
  if (!known || known.act !== act || known.puzzle !== puzzle || known.shots !== shots || known.position > position)
    told.current = { act, puzzle, shots, state: act.begin(puzzle), position: 0 };
  const now = told.current!;
  for (; now.position < position; now.position++) act.apply(now.state, shots[now.position]!);
  return now.state;
}
