import type { Complaint, Words } from '#core';
import type { EngineFact, EngineProgress, RaceAnswer, RunResult } from '../library/theatre.ts';

/** One engine in a race. */
export type Lane = {
  readonly id: string;
  readonly title: Words<string>;
  readonly complete: boolean;
  readonly nodes: number;
  readonly elapsedMs: number;
  /** What it told while it ran, so that the race can be looked at again. */
  readonly reports: readonly EngineProgress[];
} & (
  | { readonly state: 'running' | 'stopped' }
  | { readonly state: 'done'; readonly result: RunResult }
  | { readonly state: 'failed'; readonly complaint: Complaint }
);

export function startLane({ id, title, complete }: EngineFact): Lane {
  return { id, title, complete, nodes: 0, elapsedMs: 0, reports: [], state: 'running' };
}

export function advance(lane: Lane, report: EngineProgress): Lane {
  return lane.state === 'running' ? { ...lane, ...report, reports: [...lane.reports, report] } : lane;
}

export function finish(lane: Lane, answer: RaceAnswer): Lane {
  const { id, title, complete, nodes, elapsedMs, reports } = lane;
  if (!answer.ok) return { id, title, complete, nodes, elapsedMs, reports, state: 'failed', complaint: answer };
  return {
    id,
    title,
    complete,
    nodes: answer.result.counters.nodes,
    elapsedMs: answer.result.elapsedMs,
    reports,
    state: 'done',
    result: answer.result,
  };
}

/** A lane that was still running when the race was stopped keeps how far it had come. */
export function stopLane(lane: Lane): Lane {
  return lane.state === 'running' ? { ...lane, state: 'stopped' } : lane;
}

/** Whether a lane came to an answer; a budget that ran out is none. */
export function hasAnswer(lane: Lane): lane is Extract<Lane, { state: 'done' }> {
  return lane.state === 'done' && lane.result.status !== 'budget';
}

/** The place of each lane that came to an answer, by the time of its search. */
export function placesOf(lanes: readonly Lane[]): ReadonlyMap<string, number> {
  const ranked = lanes.filter(hasAnswer).sort((a, b) => a.elapsedMs - b.elapsedMs);
  return new Map(ranked.map(({ id }, i) => [id, i + 1]));
}

/**
 * Whether all answers agree. Engines that prove something must have found as many solutions as each other; where there is one solution, every
 * solution that any engine found must be it. One that proves nothing has no say in how many there are.
 */
export function doAgree(lanes: readonly Lane[]): boolean {
  const answered = lanes.filter(hasAnswer);
  const counts = new Set(answered.filter(({ complete }) => complete).map(({ result }) => result.count));
  if (counts.size > 1) return false;
  if (counts.has('0')) return answered.every(({ result }) => result.count === '0');
  if (!counts.has('1')) return true;
  return new Set(answered.map(({ result }) => String(result.solution))).size === 1;
}

/** Who came to an end by itself, in that order. Such arrivals are the steps of a race: times differ from one machine to the next, they do not. */
export function arrivalsOf(lanes: readonly Lane[]): readonly Lane[] {
  return lanes.filter(({ state }) => state === 'done' || state === 'failed').sort((a, b) => a.elapsedMs - b.elapsedMs);
}

/** How many steps a race has: the arrivals, and where it was stopped that moment too. */
export function raceStepsOf(lanes: readonly Lane[]): number {
  const arrived = arrivalsOf(lanes).length;
  return arrived < lanes.length ? arrived + 1 : arrived;
}

/** The lanes as they stood at a step; who had not arrived by then stands where it last told. */
export function lanesAt(lanes: readonly Lane[], step: number): readonly Lane[] {
  if (step >= raceStepsOf(lanes)) return lanes;
  const arrived = arrivalsOf(lanes).slice(0, step);
  const now = arrived.at(-1)?.elapsedMs ?? 0;
  return lanes.map((lane) => {
    if (arrived.includes(lane)) return lane;
    const { id, title, complete, reports } = lane;
    const told = reports.findLast(({ elapsedMs }) => elapsedMs <= now);
    return { id, title, complete, nodes: told?.nodes ?? 0, elapsedMs: now, reports, state: 'running' };
  });
}
