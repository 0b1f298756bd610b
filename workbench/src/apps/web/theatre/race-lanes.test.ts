import { expect, test } from 'vitest';
import { advance, finish, type Lane, lanesAt, raceStepsOf, startLane, stopLane } from './race-lanes.ts';

const title = { en: '', de: '', fr: '' };
const lane = (id: string): Lane => startLane({ id, title, complete: true });
const home = (one: Lane, elapsedMs: number): Lane =>
  finish(one, { ok: true, result: { status: 'complete', count: '1', counters: { nodes: 9 }, elapsedMs } });
const seen = (lanes: readonly Lane[], step: number) => lanesAt(lanes, step).map(({ id, state, nodes }) => `${id} ${state} ${nodes}`);

test('a race is looked at again arrival by arrival, with what each had told by then', () => {
  const slow = home(advance(advance(lane('slow'), { nodes: 3, elapsedMs: 100 }), { nodes: 6, elapsedMs: 200 }), 250);
  const lanes = [slow, home(lane('fast'), 2), home(lane('middle'), 150)];
  expect(raceStepsOf(lanes)).toBe(3);
  expect(seen(lanes, 0)).toEqual(['slow running 0', 'fast running 0', 'middle running 0']);
  expect(seen(lanes, 2)).toEqual(['slow running 3', 'fast done 9', 'middle done 9']);
  expect(lanesAt(lanes, 3)).toEqual(lanes);
});

test('the moment at which a race was stopped is its last step', () => {
  const lanes = [home(lane('fast'), 2), stopLane(advance(lane('slow'), { nodes: 3, elapsedMs: 100 }))];
  expect(raceStepsOf(lanes)).toBe(2);
  expect([seen(lanes, 1), seen(lanes, 2)]).toEqual([
    ['fast done 9', 'slow running 0'],
    ['fast done 9', 'slow stopped 3'],
  ]);
});
