import { on } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import type { Result } from '#core';
import { ThreadPool } from '#pools';
import type { BenchMessage, BenchModule, BenchTask } from './bench-task.ts';
import type { Begin, Benchmark, ProgressBar } from './benchmark.ts';

/** Measures on a thread of its own: most benchmarks do not let go of theirs, and this one is to hear an interrupt. */
export async function* measureAside(
  { id }: Benchmark,
  subjects: readonly string[],
  values: BenchTask['values'],
  begin: Begin,
): AsyncGenerator<Result<object>> {
  const pool = new ThreadPool<BenchModule>({ module: new URL('./bench-worker.js', import.meta.url), threads: 1 });
  const { port1, port2 } = new MessageChannel();
  const lost = new AbortController();
  const measured = pool.run('measure', { id, subjects, values, program: process.argv[1]!, port: port2 }, { transfer: [port2] });
  measured.catch(() => lost.abort());
  let progress: ProgressBar | undefined;
  try {
    for await (const [message] of on(port1, 'message', { signal: lost.signal }) as AsyncIterable<[BenchMessage]>) {
      if (message.type === 'end') break;
      if (message.type === 'told') yield message.told;
      else if (message.type === 'begin') progress = begin(message.verb, message.unit);
      else if (message.type === 'update') progress?.update(message.done);
      else progress?.stop();
    }
    await measured;
  } catch (error) {
    // What went wrong in the thread says more than that it was lost.
    await measured;
    throw error;
  } finally {
    port1.close();
    await pool.close();
  }
}
