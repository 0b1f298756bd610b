import { Queue, Worker } from 'bullmq';
import { cpuSeconds } from '#measuring/machine';
import { stepBack, workerSettings } from '#pools';

// One client of `ninefold bench redis`, in a process: a queue of its own, so that clients do not wait for each other, in the same Redis.
// Each lane puts a part in, takes one, answers it and removes it; the answer to one part brings the next, as in a worker.

const LANES = 32;
const WORK = {
  job: '0'.repeat(32),
  operation: 'count',
  request: { puzzle: '.'.repeat(81) },
  data: { path: [], tails: [[1, 1]], deep: 0 },
};

/** A worker that takes the part which came with the answer to another. */
class PartWorker extends Worker {
  take(...part: Parameters<Worker['nextJobFromJobData']>): ReturnType<Worker['nextJobFromJobData']> {
    return this.nextJobFromJobData(...part);
  }
}

// Redis goes first where cores are few.
stepBack(10);
const name = `parts-${process.pid}`;
const connection = { url: workerSettings<{ readonly url: string }>().url, maxRetriesPerRequest: null };
const queue = new Queue(name, { connection, streams: { events: { maxLen: 200 } } });
const worker = new PartWorker(name, null, { connection, autorun: false });
await worker.waitUntilReady();
let next = 0;

const add = (): Promise<unknown> => queue.add('count', WORK, { jobId: `part-${next++}`, attempts: 4, removeOnComplete: { count: 1000 } });

/** Puts parts through for this many seconds; says how many, and what that took of this process. */
export async function drive({ seconds }: { readonly seconds: number }): Promise<{ readonly parts: number; readonly cpuSeconds: number }> {
  const until = performance.now() + 1000 * seconds;
  const before = cpuSeconds();
  const parts = await Promise.all(Array.from({ length: LANES }, (_, i) => lane(`lane-${i}`, until)));
  return { parts: parts.reduce((sum, some) => sum + some, 0), cpuSeconds: cpuSeconds() - before };
}

async function lane(token: string, until: number): Promise<number> {
  let parts = 0;
  await add();
  const take = () => worker.getNextJob(token, { block: false });
  for (let job = await take(); job; ) {
    const isOver = performance.now() > until;
    if (!isOver) await add();
    const [data, id] = (await job.moveToCompleted({ ms: 1 }, token, !isOver)) ?? [];
    await queue.remove(job.id!);
    parts++;
    if (isOver) break;
    job = (id ? await worker.take(data, id, token) : undefined) ?? (await take());
  }
  return parts;
}
