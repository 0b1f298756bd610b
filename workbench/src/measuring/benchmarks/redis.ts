import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ok } from '#core';
import { formatTable } from '#drawing';
import { cpuSecondsOf, startRedis } from '#measuring/machine';
import { sum } from '#measuring/tools';
import { defineBenchmark, setting } from './benchmark.ts';
import { round } from './speed.ts';

/** Client processes that drive Redis, one measurement after the other. */
const FLEETS = [1, 2, 4];

export const redis = defineBenchmark({
  id: 'redis',
  summary: 'Put empty parts through Redis as the service and its workers do, without any work in them',
  settings: { seconds: setting.seconds('seconds of each measurement', 6) },
  examples: [['', 'parts a second, and the share of a core that Redis uses for them']],
  notes:
    'Where the share of a core comes near 1, Redis is saturated; where the machine has too few cores for that, the CPU time of a part says how far it would go. Linux only.',
  async *measure(_, { seconds }) {
    const started = await startRedis();
    if (!started.ok) {
      yield started;
      return;
    }
    const { url, child, stop } = started.value;
    const clients: ChildProcess[] = [];
    try {
      for (const count of FLEETS) {
        while (clients.length < count) clients.push(fork(fileURLToPath(new URL('./redis-client.js', import.meta.url)), [url]));
        await sleep(3000);
        yield ok({ clients: count, ...(await watch(child, clients, seconds)) });
      }
    } finally {
      for (const client of clients) client.kill('SIGKILL');
      stop();
    }
  },
  table: (rows) =>
    formatTable(
      ['clients', 'parts/s', 'share of a core', 'Redis ms/part', 'client ms/part', 'parts/s of a whole core'],
      rows.map((row) =>
        [row.clients, row.partsPerSecond, row.redisShareOfCore, row.redisMsPerPart, row.clientMsPerPart, row.redisAlone].map(String),
      ),
      [],
    ),
});

interface Watched {
  readonly partsPerSecond: number;
  readonly redisShareOfCore: number;
  readonly redisMsPerPart: number;
  readonly clientMsPerPart: number;
  /** Parts a second that a whole core would do. */
  readonly redisAlone: number;
}

async function watch(server: ChildProcess, clients: readonly ChildProcess[], wanted: number): Promise<Watched> {
  const look = async () => ({
    parts: sum(await Promise.all(clients.map(partsOf))),
    redis: cpuSecondsOf(server.pid!),
    clients: sum(clients.map(({ pid }) => cpuSecondsOf(pid!))),
    at: performance.now() / 1000,
  });
  const before = await look();
  await sleep(1000 * wanted);
  const after = await look();
  const [parts, seconds, used] = [after.parts - before.parts, after.at - before.at, after.redis - before.redis];
  return {
    partsPerSecond: Math.round(parts / seconds),
    redisShareOfCore: round(used / seconds, 2),
    redisMsPerPart: round((1000 * used) / parts),
    clientMsPerPart: round((1000 * (after.clients - before.clients)) / parts),
    redisAlone: Math.round(parts / used),
  };
}

/** How many parts a client has put through so far. */
function partsOf(client: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    client.once('message', ({ parts, error }: { readonly parts: number; readonly error?: string }) =>
      error === undefined ? resolve(parts) : reject(new Error(error)),
    );
    client.send('how many');
  });
}
