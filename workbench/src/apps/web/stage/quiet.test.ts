import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Quiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is drawn between keys that follow each other, and one picture when they end', () => {
  const quiet = new Quiet();
  let drawn = 0;
  let cancel = quiet.when(() => drawn++);
  expect(drawn).toBe(1);
  for (let i = 0; i < 200; i++) {
    quiet.key();
    cancel();
    cancel = quiet.when(() => drawn++);
    vi.advanceTimersByTime(60);
  }
  expect(drawn).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(drawn).toBe(2);
});

test('what was called off is not done', () => {
  const quiet = new Quiet();
  quiet.key();
  let drawn = 0;
  quiet.when(() => drawn++)();
  vi.advanceTimersByTime(2000);
  expect(drawn).toBe(0);
});
