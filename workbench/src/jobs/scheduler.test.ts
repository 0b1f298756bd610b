import { expect, test } from 'vitest';
import { ok } from '#core';
import type { PartResult } from './executor.ts';
import { JobService } from './service.ts';

const PART_BYTES = 700_000;
const request = { puzzle: '1...............' };

test('who has made room for a store that was full is told at once that work goes on', async () => {
  const given: (() => void)[] = [];
  const executor = {
    slots: () => 2,
    run: () =>
      new Promise<PartResult>((resolve) =>
        given.push(() => resolve({ outcome: { partial: { count: '1' }, items: ['x'.repeat(PART_BYTES)], nodes: 1 }, ms: 1 })),
      ),
    trouble: () => undefined,
    close: async () => undefined,
  };
  const jobs = new JobService({ executor, storeMb: 2, begin: async () => ok([{}, {}]), jobSeconds: 60, keepDays: 7 });
  const create = async (label: string): Promise<string> => {
    const created = await jobs.create({ operation: 'count', request, label }, 'me');
    if (!created.ok || 'running' in created.value) throw new Error('no job');
    return created.value.job.id;
  };
  const answerAll = async (): Promise<void> => {
    for (const answer of given.splice(0)) answer();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const first = await create('first');
  await answerAll();
  expect([jobs.get(first)?.state, jobs.trouble()]).toEqual(['done', undefined]);

  const second = await create('second');
  await answerAll();
  expect([jobs.get(second)?.state, jobs.trouble() !== undefined]).toEqual(['running', true]);
  expect(given).toHaveLength(0);

  // No clock has moved in between: the room that was made is found by the write that made it.
  expect(jobs.remove(first)).toBe(true);
  expect(jobs.trouble()).toBeUndefined();
  await answerAll();
  expect([jobs.get(second)?.state, jobs.trouble()]).toEqual(['done', undefined]);
  jobs.close();
});
