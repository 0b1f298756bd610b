import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { jobOperations } from '#jobs';
import { experiments } from '#measuring/experiments';
import { RedisServer } from './redis.ts';
import { ask, LongProcess, startService, temporaryFolder } from './service.ts';

// What jobs owe, run by either of these: threads of the service, or workers behind Redis.

const EASY = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';
const EMPTY_4 = '.'.repeat(16);
const digests = new Map<string, string>();

/** What is the same in every run: measurements without what the clock and the memory said. */
const varying = new Set([
  'cpuSeconds',
  ...experiments.flatMap(({ columns }) => columns.flatMap(({ name, varies }) => (varies ? [name] : []))),
]);
function lasting(item: unknown): unknown {
  return typeof item === 'object' ? Object.fromEntries(Object.entries(item as object).filter(([name]) => !varying.has(name))) : item;
}

describe.each(['threads', 'redis'])('jobs on %s', (mode) => {
  const folder = temporaryFolder();
  const processes: LongProcess[] = [];
  let redis: RedisServer | undefined;
  let client: NinefoldClient;
  let url: string;

  beforeAll(async () => {
    if (mode === 'redis') redis = await RedisServer.start(folder.path);
    const service = await startService(['--data', folder.path, '--threads', '2', ...(redis ? ['--redis', redis.url] : [])]);
    processes.push(service);
    if (redis) processes.push(new LongProcess(['work', '--redis', redis.url, '--threads', '2', '--lock-seconds', '5']));
    url = service.url;
    client = new NinefoldClient({ url });
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop('SIGKILL')));
    await redis?.kill();
    folder.remove();
  });

  async function run(operation: string, request: Record<string, unknown>) {
    const { id } = await client.createJob({ operation, request });
    const result = await client.result(id);
    const items: unknown[] = [];
    for await (const item of client.items(id)) items.push(item);
    return { id, result, items };
  }

  /** The same job gives the same answer in both modes, item by item. */
  function remember(name: string, answer: unknown): void {
    const digest = createHash('sha256').update(JSON.stringify(answer)).digest('hex');
    expect(digests.get(name) ?? digest, name).toBe(digest);
    digests.set(name, digest);
  }

  test.each(jobOperations)('$id runs its example, and the same again is the same job', async ({ id, example }) => {
    const first = await run(id, example);
    expect(first.result).toMatchObject({ status: expect.stringMatching(/complete|limit/) });
    expect((await client.createJob({ operation: id, request: example })).id).toBe(first.id);
    remember(id, [first.result, first.items.map(lasting)]);
  });

  test('counts do not depend on the grain', async () => {
    for (const grain of [1000, 20_000, 1_000_000]) {
      const { result } = await run('count', { kind: 'latin:5', puzzle: '.'.repeat(25), grain });
      expect(result).toEqual({ status: 'complete', count: 161_280 });
    }
    expect((await run('count', { kind: 'latin:5', puzzle: '.'.repeat(25), grain: 1000, limit: 5000 })).result).toEqual({
      status: 'limit',
      count: 5000,
    });
  });

  test('solutions come in one order, and the first of them are the first', async () => {
    const request = { kind: 'latin:5', puzzle: `12345${'.'.repeat(20)}`, grain: 1000 };
    const all = await run('solutions', request);
    expect(all.result).toEqual({ status: 'complete', count: 1344 });
    expect(new Set(all.items).size).toBe(1344);
    const some = await run('solutions', { ...request, most: 300 });
    expect(some.result).toEqual({ status: 'limit', count: 300 });
    expect(some.items).toEqual(all.items.slice(0, 300));
    remember('all solutions', all.items);
  });

  test('puzzles of which no two are alike are those that one thread makes, and cancelled counts keep what they had', async () => {
    const order = { kind: 'classic:2x2', count: 15, seed: 4, distinct: true };
    const { result, items } = await run('generate', order);
    expect(result).toEqual({ status: 'complete', count: 15 });
    const { puzzles } = await client.generate(order);
    expect(items).toEqual(puzzles);
    const plain = await run('generate', { ...order, distinct: false });
    expect(plain.items).not.toEqual(items);
    const { id } = await client.createJob({ operation: 'count', request: { puzzle: `123456789${'.'.repeat(72)}` } });
    await expect.poll(async () => Number((await client.job(id)).result?.['count'])).toBeGreaterThan(0);
    const { state, result: known } = await client.cancelJob(id);
    expect([state, known]).toEqual(['cancelled', { status: 'budget', count: expect.any(Number) }]);
    await client.deleteJob(id);
  });

  test('uniqueness is proved or refuted', async () => {
    expect((await run('unique', { puzzle: EASY })).result).toEqual({ status: 'complete', solutions: 'one', unique: true });
    expect((await run('unique', { puzzle: EMPTY_4 })).result).toEqual({ status: 'limit', solutions: 'several', unique: false });
    expect((await run('unique', { puzzle: `11${'.'.repeat(14)}` })).result).toEqual({
      status: 'complete',
      solutions: 'none',
      unique: false,
    });
  });

  test('a file comes as a stream and is answered line by line', async () => {
    const lines = Array.from({ length: 1200 }, (_, i) => (i % 100 === 7 ? 'nonsense' : EASY)).join('\n');
    const { id } = await client.createFileJob('solve', `# a comment\n${lines}\n`);
    expect(await client.result(id)).toEqual({ status: 'complete', puzzles: 1200, invalid: 12, budget: 0, unsolvable: 0 });
    const items: { number: number; status: string }[] = [];
    for await (const item of client.items<{ number: number; status: string }>(id)) items.push(item);
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 1200 }, (_, i) => i + 1));
    expect(items[7]).toMatchObject({ status: 'invalid' });
    expect((await client.createFileJob('solve', `${lines}`)).id).toBe(id);
    await expect(client.createFileJob('dance', lines)).rejects.toMatchObject({ status: 422 });
    remember('a file', items);
  });

  test('a follower is told of items, progress and the end; a broken connection goes on where it broke', async () => {
    const { id } = await client.createJob({
      operation: 'solutions',
      request: { kind: 'latin:5', puzzle: `21345${'.'.repeat(20)}`, grain: 1000 },
    });
    const seen: unknown[] = [];
    for await (const event of client.follow(id)) {
      if (event.type === 'items') seen.push(...event.items);
      if (event.type === 'end') expect(event.job).toMatchObject({ state: 'done', share: 1, result: { count: 1344 } });
    }
    expect(new Set(seen).size).toBe(1344);
    const rest = await fetch(`${url}/api/v1/jobs/${id}/events`, { headers: { 'last-event-id': '1' } });
    const text = await rest.text();
    expect(text).not.toMatch(/^id: 1$/m);
    expect(text).toMatch(/^event: end$/m);
  });

  test('cancelled, deleted, and unknown jobs', async () => {
    const endless = await client.createJob({ operation: 'count', request: { kind: 'classic:5x5', puzzle: '.'.repeat(625) }, label: mode });
    expect((await client.job(endless.id)).state).toBe('running');
    expect((await client.cancelJob(endless.id)).state).toBe('cancelled');
    await expect(client.result(endless.id)).rejects.toMatchObject({ code: 'cancelled' });
    await client.deleteJob(endless.id);
    await expect(client.job(endless.id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
    // One whose only follower goes away is cancelled where that was asked for.
    const attached = await client.createJob({
      operation: 'count',
      request: { kind: 'classic:5x5', puzzle: '.'.repeat(625) },
      label: `${mode} 2`,
    });
    const leaving = new AbortController();
    await expect(
      (async () => {
        for await (const event of client.follow(attached.id, { attached: true, signal: leaving.signal })) if (event) leaving.abort();
      })(),
    ).rejects.toThrow();
    for (let state = 'running'; state === 'running'; state = (await client.job(attached.id)).state)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await client.job(attached.id)).state).toBe('cancelled');
  });

  test('one client may not have too many', async () => {
    const job = (label: string) => ({ operation: 'count', request: { kind: 'classic:5x5', puzzle: '.'.repeat(625) }, label });
    const ids: string[] = [];
    let refused: unknown;
    for (let i = 0; i < 20 && refused === undefined; i++)
      await client.createJob(job(`${mode} ${i + 10}`)).then(
        ({ id }) => ids.push(id),
        (error: unknown) => (refused = error),
      );
    expect([ids.length, refused]).toEqual([16, expect.objectContaining({ status: 429, code: 'too_many_jobs' })]);
    // With sixteen endless jobs at work a small one still has its turn.
    await client.cancelJob(ids.pop()!);
    expect((await run('count', { puzzle: `21${'.'.repeat(14)}` })).result).toEqual({ status: 'complete', count: 24 });
    await Promise.all(ids.map((id) => client.deleteJob(id)));
    expect((await ask(url, '/readyz')).json).toEqual({ status: 'ready' });
  });
});
