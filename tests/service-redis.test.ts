import { Queue, Worker } from 'bullmq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import { JobService, redisExecutor } from '#jobs';
import { RedisServer } from './redis.ts';
import { LongProcess, startService, temporaryFolder } from './service.ts';

// Many machines: a real Redis server, real worker processes, and the deaths of each.

const folder = temporaryFolder();
const processes: LongProcess[] = [];
let redis: RedisServer;

beforeAll(async () => {
  redis = await RedisServer.start(folder.path);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop('SIGKILL')));
  await redis.kill();
  folder.remove();
});

async function worker(): Promise<LongProcess> {
  const started = new LongProcess(['work', '--redis', redis.url, '--threads', '1', '--lock-seconds', '1', '--verbose']);
  processes.push(started);
  await started.until(/working for/);
  return started;
}

/** A Latin square of six with its first row and a cell of its first column given. */
const count = (grain: number, label: string) => ({
  operation: 'count',
  request: { kind: 'latin:6', puzzle: `1234562${'.'.repeat(29)}`, grain },
  label,
});
const EXPECTED = { status: 'complete', count: 225_792 };

test('workers are killed in mid-job, then Redis, then the service; every count is exact', async () => {
  let service = await startService(['--data', `${folder.path}/data`, '--redis', redis.url]);
  processes.push(service);
  let client = new NinefoldClient(service);
  const [first, second] = [await worker(), await worker()];

  // A worker dies with a part in its hands; the other one takes it over.
  const one = await client.createJob(count(20_000, 'worker'));
  await first.until(/ ms\n/);
  await first.stop('SIGKILL');
  expect(await client.result(one.id)).toEqual(EXPECTED);

  // Redis dies and comes back with what it had written.
  const before = second.output.length;
  const two = await client.createJob(count(4000, 'redis'));
  while (second.output.length === before) await new Promise((resolve) => setTimeout(resolve, 10));
  await redis.kill('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await redis.start();
  expect(await client.result(two.id)).toEqual(EXPECTED);

  // The service dies, while its parts are out, and comes back.
  const three = await client.createJob(count(4000, 'service'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  await service.stop('SIGKILL');
  service = await startService(['--data', `${folder.path}/data`, '--redis', redis.url]);
  processes.push(service);
  client = new NinefoldClient(service);
  expect(await client.result(three.id)).toEqual(EXPECTED);
  expect((await client.job(one.id)).result).toEqual(EXPECTED);

  // A job that is cancelled is called back from the worker, who is then free for another.
  const endless = await client.createJob({ operation: 'count', request: { kind: 'classic:5x5', puzzle: '.'.repeat(625) } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await client.cancelJob(endless.id)).state).toBe('cancelled');
  const last = await client.createJob(count(40_000, 'after'));
  expect(await client.result(last.id)).toEqual(EXPECTED);
  expect(await second.stop('SIGTERM')).toBe(0);
});

test('a part that always fails, or is answered with nonsense, is tried as often as is told, and no more', async () => {
  const own = await RedisServer.start(temporaryFolder().path);
  const connection = { host: '127.0.0.1', port: own.port };
  let runs = 0;
  const failing = new Worker(
    'parts',
    async () => {
      // Now and then it answers what no part answers, which is a failure too.
      if (++runs % 2 === 1) return runs === 1 ? '{"outcome":' : { outcome: { partial: {}, items: 7, nodes: 0 }, ms: 1 };
      throw new Error('no part of mine');
    },
    { connection, prefix: 'ninefold' },
  );
  failing.on('error', () => undefined);
  const executor = await redisExecutor(own.url, () => jobs.wake());
  const jobs: JobService = new JobService({ executor, begin: async () => ({ ok: true, value: [{}] }), jobSeconds: 60, keepDays: 1 });
  const created = await jobs.create({ operation: 'count', request: { puzzle: '1...............' } }, 'me');
  if (!created.ok || 'running' in created.value) throw new Error('no job');
  const { id } = created.value.job;
  for await (const event of jobs.follow(id, 0, new AbortController().signal)) if (event.type === 'end') break;
  expect([jobs.get(id)?.error, runs]).toEqual(['a part failed 4 times: no part of mine', 4]);
  jobs.close();
  await executor.close();
  await failing.close(true);
  await own.kill();
});

test('whatever stands in the queue, a worker refuses what cannot be a part, and goes on', async () => {
  const service = await startService(['--data', 'memory', '--redis', redis.url]);
  processes.push(service);
  const client = new NinefoldClient(service);
  const working = await worker();
  const queue = new Queue('parts', { connection: { host: '127.0.0.1', port: redis.port }, prefix: 'ninefold' });
  const part = (data: unknown) => ({ job: 'x', key: '0', operation: 'generate', request: { kind: 'classic:2x2', count: 5 }, data });
  const hostile: unknown[] = [
    part({ from: 0, attempts: 1e9 }),
    part({ from: 0, attempts: 1, fanOut: 1e9 }),
    { ...part({}), operation: 'constructor' },
    { ...part({ from: 0, attempts: 1 }), request: { kind: 'classic:2x2', count: 5, pattern: 'x'.repeat(1e6) } },
    { job: 'x', key: '0', operation: 'file', request: { do: 'solve' }, data: { first: 1, reading: {}, puzzles: { length: 1e9 } } },
    { job: 'x', key: '0', operation: 'count', request: { puzzle: '1...' }, data: { path: [0, 1e9], tails: [[1e9, 1]], deep: -1e9 } },
    { job: {}, key: null },
    [],
    7,
  ];
  await queue.addBulk(hostile.map((data, i) => ({ name: 'part', data, opts: { jobId: `hostile-${i}`, attempts: 1e9 } })));
  for (const _ of hostile) await new Promise((resolve) => setTimeout(resolve, 20));
  const { id } = await client.createJob(count(40_000, 'among the hostile'));
  expect(await client.result(id)).toEqual(EXPECTED);
  // Each was refused once: what the queue says of further tries does not count.
  for (let i = 0; i < hostile.length; i++) expect(await (await queue.getJob(`hostile-${i}`))?.getState()).toBe('failed');
  await queue.close();
  expect(await working.stop('SIGTERM')).toBe(0);
});
