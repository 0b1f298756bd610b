// Measures what docs/scale.md calculates with: a Redis server, the service, and one or two worker processes of one thread, on a count
// that is cut into some hundred parts. Prints seconds, parts, and the CPU time per part of each process (Linux only: it reads /proc).
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePackage } from './debian.mjs';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const folder = mkdtempSync(join(tmpdir(), 'ninefold-scale-'));
const port = 16_500 + Math.floor(Math.random() * 1000);
const redisUrl = `redis://127.0.0.1:${port}`;
const grain = Number(process.argv[2] ?? 300_000);
const processes = [];
const begin = (program, args, wait) => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ready = (async () => {
    for (;;) {
      const match = wait.exec(output);
      if (match) return match;
      await sleep(20);
    }
  })();
  return { child, ready };
};
const cli = (...args) => [process.execPath, [join(root, 'bin', 'ninefold.mjs'), ...args]];
/** Seconds of CPU time that a process has used. */
const cpu = ({ pid }) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

try {
  const redis = begin(
    ensurePackage('redis-server', 'redis-server'),
    ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''].map(String),
    /Ready to accept/,
  );
  await redis.ready;
  const service = begin(
    ...cli('serve', '--port', '0', '--data', join(folder, 'data'), '--redis', redisUrl, '--log', 'warn'),
    /serving at (\S+)/,
  );
  const url = (await service.ready)[1];
  const workers = [];
  const run = async (label) => {
    const request = { kind: 'latin:6', puzzle: `123${'.'.repeat(33)}`, grain };
    const before = [service.child, redis.child, ...workers].map(cpu);
    const began = performance.now();
    const post = await fetch(`${url}/api/v1/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'count', request, label }),
    });
    let job = await post.json();
    while (job.state === 'running') {
      await sleep(20);
      job = await (await fetch(`${url}/api/v1/jobs/${job.id}`)).json();
    }
    const seconds = (performance.now() - began) / 1000;
    const after = [service.child, redis.child, ...workers].map(cpu);
    const perPart = after.map((now, i) => ((now - before[i]) * 1000) / job.partsDone);
    const worker = perPart.slice(2).reduce((sum, ms) => sum + ms, 0);
    console.log(
      JSON.stringify({
        workers: workers.length,
        result: job.result,
        seconds: Number(seconds.toFixed(2)),
        parts: job.partsDone,
        partMs: Number((job.spentMs / job.partsDone).toFixed(1)),
        cpuMsPerPart: { service: Number(perPart[0].toFixed(2)), redis: Number(perPart[1].toFixed(2)), workers: Number(worker.toFixed(1)) },
      }),
    );
  };
  for (const count of [1, 2]) {
    const worker = begin(...cli('work', '--redis', redisUrl, '--threads', '1'), /working for/);
    await worker.ready;
    workers.push(worker.child);
    await run(`warm ${count}`);
    for (const round of [1, 2, 3]) await run(`${count} ${round}`);
  }
} finally {
  for (const child of processes) child.kill('SIGKILL');
  await sleep(200);
  rmSync(folder, { recursive: true, force: true });
}
