import { expect, test } from 'vitest';
import { type Fleet, leastGrain, simulateFleet } from './fleet-simulation.ts';

const fleet: Fleet = { workers: 1, parts: 400, partMs: 100, spread: 'fixed', serviceMs: 1, redisMs: 0.5, networkMs: 0, seed: 1 };

test('one worker takes as long as its parts, two take half', () => {
  expect(simulateFleet(fleet).seconds).toBeCloseTo(40, 0);
  expect(simulateFleet({ ...fleet, workers: 2 }).seconds).toBeCloseTo(20, 0);
  expect(simulateFleet(fleet).partsPerSecond).toBeCloseTo(10, 0);
});

test('a fleet is never faster than the service or Redis', () => {
  const many = { ...fleet, workers: 5000, parts: 100_000, partMs: 10 };
  expect(simulateFleet(many).partsPerSecond).toBeCloseTo(1000, -1);
  expect(simulateFleet({ ...many, redisMs: 2 }).partsPerSecond).toBeCloseTo(500, -1);
});

test('the same seed gives the same run, and every part is run once', () => {
  const chance = { ...fleet, workers: 50, parts: 5000, spread: 'exponential' as const };
  expect(simulateFleet(chance)).toEqual(simulateFleet(chance));
  expect(simulateFleet(chance).partsPerSecond * simulateFleet(chance).seconds).toBeCloseTo(5000);
});

test('a thousand workers need parts of about a thousand times what the service does for one', () => {
  const grain = leastGrain({ ...fleet, workers: 1000 }, 0.9);
  expect(grain).toBeGreaterThan(800);
  expect(grain).toBeLessThan(2000);
});

test('on one machine service and Redis take from the workers once all cores are busy', () => {
  const heavy = { ...fleet, serviceMs: 15, redisMs: 5 };
  expect(simulateFleet({ ...heavy, cores: 2 }).seconds).toBeCloseTo(simulateFleet(heavy).seconds);
  const two = simulateFleet({ ...heavy, workers: 2, cores: 2 }).seconds;
  expect(two / simulateFleet({ ...heavy, workers: 2 }).seconds).toBeCloseTo(1.2, 1);
});
