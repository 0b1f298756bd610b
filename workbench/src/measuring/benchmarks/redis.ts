import { ok, round } from '#core';
import { formatTable } from '#drawing';
import { cpuSecondsOf, startRedis } from '#measuring/machine';
import { sum } from '#measuring/tools';
import { ProcessPool } from '#pools';
import { defineBenchmark, setting } from './benchmark.ts';

/** Client processes that drive Redis, one measurement after the other. */
const FLEETS = [1, 2, 4];
/** Seconds that they run before they are measured. */
const WARM_SECONDS = 3;

type Clients = ProcessPool<typeof import('./redis-client.ts')>;

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
    const module = new URL('./redis-client.js', import.meta.url);
    const clients: Clients = new ProcessPool({ module, processes: Math.max(...FLEETS), settings: { url } });
    try {
      for (const count of FLEETS) {
        await drive(clients, count, WARM_SECONDS);
        yield ok({ clients: count, ...(await watch(child.pid!, clients, count, seconds)) });
      }
    } finally {
      clients.close();
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

async function watch(server: number, clients: Clients, count: number, wanted: number): Promise<Watched> {
  const [redis, began] = [cpuSecondsOf(server), performance.now()];
  const driven = await drive(clients, count, wanted);
  const [used, seconds] = [cpuSecondsOf(server) - redis, (performance.now() - began) / 1000];
  const parts = sum(driven.map((one) => one.parts));
  return {
    partsPerSecond: Math.round(parts / seconds),
    redisShareOfCore: round(used / seconds, 2),
    redisMsPerPart: round((1000 * used) / parts),
    clientMsPerPart: round((1000 * sum(driven.map(({ cpuSeconds }) => cpuSeconds))) / parts),
    redisAlone: Math.round(parts / used),
  };
}

/** Lets this many clients put parts through at the same time. */
function drive(clients: Clients, count: number, seconds: number) {
  return Promise.all(Array.from({ length: count }, () => clients.run('drive', { seconds })));
}
