import { useCallback, useEffect, useRef, useState } from 'react';
import { complaintOf, type Puzzle } from '#core';
import { packPuzzle } from '#session';
import { Cancelled, library } from '../library/client.ts';
import type { EngineFact, EngineProgress } from '../library/theatre.ts';
import { advance, finish, type Lane, startLane, stopLane } from './race-lanes.ts';

export interface Race {
  readonly lanes: readonly Lane[];
  readonly isRunning: boolean;
  start(puzzle: Puzzle, engines: readonly EngineFact[], timeMs: number): void;
  stop(): void;
  clear(): void;
}

/** A race: every engine in a worker of its own, all started at once, each of which can be ended whatever it does. */
export function useRace(): Race {
  const [lanes, setLanes] = useState<readonly Lane[]>([]);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const stop = (): void => {
    running.current?.abort();
    setLanes((old) => old.map(stopLane));
  };
  const clear = useCallback((): void => {
    running.current?.abort();
    setLanes([]);
  }, []);
  const start = useCallback((puzzle: Puzzle, engines: readonly EngineFact[], timeMs: number): void => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setLanes(engines.map(startLane));
    const change = (id: string, to: (lane: Lane) => Lane): void => {
      if (!abort.signal.aborted) setLanes((old) => old.map((lane) => (lane.id === id ? to(lane) : lane)));
    };
    for (const { id } of engines) {
      const onProgress = (progress: unknown): void => change(id, (lane) => advance(lane, progress as EngineProgress));
      library.call('race', { puzzle: packPuzzle(puzzle), engine: id, timeMs }, { signal: abort.signal, onProgress }).then(
        (answer) => change(id, (lane) => finish(lane, answer)),
        (error: unknown) => {
          if (!(error instanceof Cancelled)) change(id, (lane) => finish(lane, { ok: false, ...complaintOf(error) }));
        },
      );
    }
  }, []);
  return { lanes, isRunning: lanes.some(({ state }) => state === 'running'), stop, clear, start };
}
