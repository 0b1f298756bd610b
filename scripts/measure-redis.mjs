// How many parts a second go through Redis: one, two and four processes put empty parts in, take them, answer and remove them, as the service
// and its workers do, without any work in them and without a database. Prints parts a second, and what share of a core Redis used for it:
// where that comes near 1, Redis is saturated; where the machine has too few cores for that, the CPU time of a part says how far it would go.
// Linux only: it reads /proc. Half a minute.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Queue, Worker } from 'bullmq';
import { ensurePackage } from './debian.mjs';

const SECONDS = 6;
const LANES = 32;

if (process.send) await drive(process.argv[2]);
else await measure();

/** One client: a queue of its own, so that clients do not wait for each other, in the same Redis. */
async function drive(url) {
  // Redis goes first where cores are few.
  setPriority(10);
  const name = `parts-${process.pid}`;
  const connection = { url, maxRetriesPerRequest: null };
  const queue = new Queue(name, { connection, streams: { events: { maxLen: 200 } } });
  const worker = new Worker(name, null, { connection, autorun: false });
  await worker.waitUntilReady();
  let [parts, next] = [0, 0];
  const work = {
    job: '0'.repeat(32),
    operation: 'count',
    request: { puzzle: '.'.repeat(81) },
    data: { path: [], tails: [[1, 1]], deep: 0 },
  };
  const add = () => queue.add('count', work, { jobId: `part-${next++}`, attempts: 4, removeOnComplete: { count: 1000 } });
  const lane = async (token) => {
    await add();
    for (let job = await worker.getNextJob(token, { block: false }); ; ) {
      await add();
      const [data, id] = (await job.moveToCompleted({ ms: 1 }, token, true)) ?? [];
      await queue.remove(job.id);
      parts++;
      // The answer to one part brings the next, as in a worker.
      job = (id && (await worker.nextJobFromJobData(data, id, token))) || (await worker.getNextJob(token, { block: false }));
    }
  };
  for (let i = 0; i < LANES; i++) lane(`lane-${i}`).catch((error) => process.send({ error: error.message }));
  process.on('message', () => process.send({ parts }));
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-redis-'));
  const port = 17_600 + Math.floor(Math.random() * 1000);
  const redis = spawn(
    ensurePackage('redis-server', 'redis-server'),
    ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''].map(String),
    { stdio: 'ignore' },
  );
  const clients = [];
  const ask = (child) =>
    new Promise((resolve, reject) => {
      child.once('message', ({ parts, error }) => (error ? reject(new Error(error)) : resolve(parts)));
      child.send('how many');
    });
  const cpu = ({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  const total = async () => (await Promise.all(clients.map(ask))).reduce((sum, parts) => sum + parts, 0);
  try {
    await sleep(500);
    for (const count of [1, 2, 4]) {
      while (clients.length < count) clients.push(fork(fileURLToPath(import.meta.url), [`redis://127.0.0.1:${port}`]));
      await sleep(3000);
      const before = { parts: await total(), cpu: cpu(redis), clients: clients.map(cpu).reduce((a, b) => a + b), at: performance.now() };
      await sleep(1000 * SECONDS);
      const parts = (await total()) - before.parts;
      const seconds = (performance.now() - before.at) / 1000;
      const used = cpu(redis) - before.cpu;
      const byClients = clients.map(cpu).reduce((a, b) => a + b) - before.clients;
      console.log(
        JSON.stringify({
          clients: count,
          partsPerSecond: Math.round(parts / seconds),
          redisShareOfCore: Number((used / seconds).toFixed(2)),
          redisMsPerPart: Number(((1000 * used) / parts).toFixed(3)),
          clientMsPerPart: Number(((1000 * byClients) / parts).toFixed(3)),
          redisAlone: Math.round(parts / used),
        }),
      );
    }
  } finally {
    for (const child of [...clients, redis]) child.kill('SIGKILL');
    await sleep(200);
    rmSync(folder, { recursive: true, force: true });
  }
}
