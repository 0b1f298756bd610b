import { expect, test } from 'vitest';
import { readFacts } from '../../../../tests/corpus.ts';
import { coolingRate, NAMED_SCHEDULES, parseSchedule } from './cooling.ts';

test('the named schedules are those of table 5', () => {
  const { dynamicCooling } = readFacts<{ dynamicCooling: Record<string, { schedule: [number, number][] }> }>(
    'faces-published-results.json',
  );
  for (const [name, schedule] of Object.entries(NAMED_SCHEDULES)) {
    expect(schedule.map(({ fall, rate }) => [fall, rate])).toEqual(dynamicCooling[name]!.schedule);
  }
});

test('the rate follows the fall of the cost', () => {
  const d = NAMED_SCHEDULES['D']!;
  expect([100, 76, 75, 50, 10, 5, 0].map((cost) => coolingRate(d, 100, cost))).toEqual([0.5, 0.5, 0.6, 0.7, 0.8, 0.9, 0.9]);
  // A cost above the first is a fall below zero, and the first rate holds.
  expect(coolingRate(d, 100, 130)).toBe(0.5);
});

test.each(['', '100', '50,60', '5:50', '0:50,0:60', '0:50,120:60', 'x:50'])('"%s" is no schedule', (text) => {
  expect(parseSchedule(text).ok).toBe(false);
});
