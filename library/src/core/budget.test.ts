import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

test('a budget without bounds never ends', () => {
  const budget = new Budget({});
  for (let i = 0; i < 1000; i++) expect(budget.spend()).toBe(true);
  expect([budget.nodes, budget.end]).toEqual([1000, undefined]);
});

test('nodes end exactly at the bound, and stay ended', () => {
  const budget = new Budget({ nodes: 3 });
  expect([1, 2, 3, 4, 5].map(() => budget.spend())).toEqual([true, true, true, false, false]);
  expect([budget.nodes, budget.end]).toEqual([3, 'nodes']);
});

test('time is looked at on the first node and then now and again', () => {
  let now = 0;
  const budget = new Budget({ timeMs: 10, now: () => now });
  expect(budget.spend()).toBe(true);
  now = 10;
  let spent = 1;
  while (budget.spend()) spent++;
  expect(spent).toBeLessThan(100);
  expect(budget.end).toBe('time');
});

test('cancelling ends it, and progress is told', () => {
  const told: number[] = [];
  let cancelled = false;
  const budget = new Budget({ isCancelled: () => cancelled, onProgress: (nodes) => told.push(nodes) });
  expect(budget.spend()).toBe(true);
  cancelled = true;
  expect(budget.look()).toBe(false);
  expect([budget.end, told]).toEqual(['cancelled', [1, 1]]);
});

test('what may be stored is bounded too', () => {
  const budget = new Budget({ stored: 5 });
  expect([budget.mayStore(5), budget.mayStore(6), budget.mayStore(1)]).toEqual([true, false, false]);
  expect(budget.end).toBe('stored');
});
