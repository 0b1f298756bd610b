import { afterAll, beforeAll, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
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

/** A Latin square of six with its first row given. */
const count = (grain: number, label: string) => ({
  operation: 'count',
  request: { kind: 'latin:6', puzzle: `123456${'.'.repeat(30)}`, grain },
  label,
});
const EXPECTED = { status: 'complete', count: 1_128_960 };

test('workers are killed in mid-job, then Redis, then the service; every count is exact', async () => {
  let service = await startService(['--data', `${folder.path}/data`, '--redis', redis.url]);
  processes.push(service);
  let client = new NinefoldClient(service);
  const [first, second] = [await worker(), await worker()];

  // A worker dies with a part in its hands; the other one takes it over.
  const one = await client.createJob(count(100_000, 'worker'));
  await first.until(/ ms\n/);
  await first.stop('SIGKILL');
  expect(await client.result(one.id)).toEqual(EXPECTED);

  // Redis dies and comes back with what it had written.
  const before = second.output.length;
  const two = await client.createJob(count(20_000, 'redis'));
  while (second.output.length === before) await new Promise((resolve) => setTimeout(resolve, 10));
  await redis.kill('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await redis.start();
  expect(await client.result(two.id)).toEqual(EXPECTED);

  // The service dies, while its parts are out, and comes back.
  const three = await client.createJob(count(20_000, 'service'));
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
  const last = await client.createJob(count(200_000, 'after'));
  expect(await client.result(last.id)).toEqual(EXPECTED);
  expect(await second.stop('SIGTERM')).toBe(0);
}, 120_000);
