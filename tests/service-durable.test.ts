import { afterAll, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { startService, temporaryFolder } from './service.ts';

// A service that is killed loses nothing that it has acknowledged.

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A Latin square of six with its first row and a cell of its first column given: 9408 times 4! solutions, in parts of some thousand nodes. */
const COUNT = { operation: 'count', request: { kind: 'latin:6', puzzle: `1234562${'.'.repeat(29)}`, grain: 1000 } };
const SOLUTIONS = {
  operation: 'solutions',
  request: { kind: 'classic:2x3', puzzle: `123456456${'.'.repeat(27)}`, grain: 2000, most: 1_000_000 },
};
const EXPECTED = { status: 'complete', count: 225_792 };

/** How often the service is killed; most of these fall in the middle of the jobs, whatever the machine. */
const KILLS = 12;

/** Small steps of a seeded generator: the moments differ from kill to kill and are the same in every run. */
let state = 20261116;
function random(): number {
  state = (state * 1103515245 + 12345) % 2 ** 31;
  return state / 2 ** 31;
}

test('killed at random moments, again and again, it counts and lists what a run left alone does', async () => {
  const alone = await startService(['--data', 'memory']);
  const quiet = new NinefoldClient(alone);
  const { id: aloneId } = await quiet.createJob(SOLUTIONS);
  const expected = await quiet.result(aloneId);
  const listed: unknown[] = [];
  for await (const item of quiet.items(aloneId)) listed.push(item);
  await alone.stop();
  expect(listed).toHaveLength(expected['count'] as number);
  expect(new Set(listed).size).toBe(listed.length);

  const ids: string[] = [];
  let share = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const service = await startService(['--data', folder.path, '--threads', '2']);
    const client = new NinefoldClient(service);
    // Acknowledged before the first kill, and found again by its content after it.
    if (kills === 0) for (const job of [COUNT, SOLUTIONS]) ids.push((await client.createJob(job)).id);
    else expect((await client.createJob(COUNT)).id).toBe(ids[0]);
    await new Promise((resolve) => setTimeout(resolve, 400 * random()));
    const jobs = await Promise.all(ids.map((id) => client.job(id)));
    const now = Math.min(...jobs.map((job) => job.share));
    expect(now).toBeGreaterThanOrEqual(share);
    if (kills === 0) expect(now).toBeLessThan(1);
    share = now;
    await service.stop('SIGKILL');
  }

  const last = await startService(['--data', folder.path]);
  const client = new NinefoldClient(last);
  expect(await client.result(ids[0]!)).toEqual(EXPECTED);
  expect(await client.result(ids[1]!)).toEqual(expected);
  const items: unknown[] = [];
  for await (const item of client.items(ids[1]!)) items.push(item);
  expect(items).toEqual(listed);
  // An orderly end says 0 and leaves the folder to the next.
  expect(await last.stop('SIGTERM')).toBe(0);
  // Fourteen services start one after the other.
});
