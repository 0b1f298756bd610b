import type { Executor } from './executor.ts';
import type { RedisWorker, RedisWorkerOptions } from './redis-worker.ts';

// The packages that talk to Redis take as long to load as all the rest of the service, and most services do without.

/** Gives parts to workers behind a Redis server; `onRoom` is called when more may be given out. */
export async function redisExecutor(url: string, onRoom: () => void): Promise<Executor> {
  const { RedisExecutor } = await import('./redis.ts');
  return new RedisExecutor(url, onRoom);
}

/** Takes parts from a Redis server and runs them here. */
export async function redisWorker(options: RedisWorkerOptions): Promise<RedisWorker> {
  const { RedisWorker } = await import('./redis-worker.ts');
  return new RedisWorker(options);
}
