import { setPriority } from 'node:os';
import { Queue, Worker } from 'bullmq';

// One client of `ninefold bench redis`: a queue of its own, so that clients do not wait for each other, in the same Redis. Each lane puts a
// part in, takes one, answers it and removes it; the answer to one part brings the next, as in a worker.

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
setPriority(10);
const name = `parts-${process.pid}`;
const connection = { url: process.argv[2]!, maxRetriesPerRequest: null };
const queue = new Queue(name, { connection, streams: { events: { maxLen: 200 } } });
const worker = new PartWorker(name, null, { connection, autorun: false });
await worker.waitUntilReady();
let [parts, next] = [0, 0];

const add = (): Promise<unknown> => queue.add('count', WORK, { jobId: `part-${next++}`, attempts: 4, removeOnComplete: { count: 1000 } });

async function lane(token: string): Promise<void> {
  await add();
  const take = () => worker.getNextJob(token, { block: false });
  for (let job = await take(); job; ) {
    await add();
    const [data, id] = (await job.moveToCompleted({ ms: 1 }, token, true)) ?? [];
    await queue.remove(job.id!);
    parts++;
    job = (id ? await worker.take(data, id, token) : undefined) ?? (await take());
  }
}

for (let i = 0; i < LANES; i++) lane(`lane-${i}`).catch((error: Error) => process.send?.({ error: error.message }));
process.on('message', () => process.send?.({ parts }));
process.on('disconnect', () => process.exit());
