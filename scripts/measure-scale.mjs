// Measures what docs/scale.md calculates with: a Redis server with append-only data, the service, and one or two worker processes of one
// thread each. Three loads: one big count, a file of puzzles, and generation. For each it prints seconds with one worker and with two, what
// the simulation says to that, and the CPU time of all processes together beside that of the same work in one process without any queue.
// Linux only: it reads /proc. Six minutes on two quiet cores; `--load NAME` for one of them, `--rounds N` for more runs, `--quick` for a try.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePackage } from './debian.mjs';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const isQuick = process.argv.includes('--quick');
const only = process.argv[process.argv.indexOf('--load') + 1];
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 2;
const folder = mkdtempSync(join(tmpdir(), 'ninefold-scale-'));
const redisPort = 16_500 + Math.floor(Math.random() * 1000);
const redisUrl = `redis://127.0.0.1:${redisPort}`;
const processes = [];

/** Puzzles of one solution each, easy and hard, again and again. */
const puzzles = readFileSync(join(root, 'fixtures', 'facts', 'se-ratings.tsv'), 'utf8')
  .split('\n')
  .map((line) => /^[0-9.]{81}/.exec(line)?.[0])
  .filter(Boolean);
const file = Array.from({ length: isQuick ? 8000 : 80_000 }, (_, i) => puzzles[i % puzzles.length]).join('\n');
const loads = [
  {
    name: 'count',
    operation: 'count',
    // 91,461,012 solutions.
    request: { puzzle: `1...3...25..2.4..9.38...46..5.1.7.9...3...1${'.'.repeat(38)}`, ...(isQuick ? { limit: 3_000_000 } : {}) },
  },
  { name: 'file', operation: 'file', request: { do: 'solve' }, file },
  { name: 'generate', operation: 'generate', request: { count: isQuick ? 300 : 1200, seed: 1 } },
].filter(({ name }) => !process.argv.includes('--load') || name === only);

function begin(program, args, wait) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return (async () => {
    for (;;) {
      const match = wait.exec(output);
      if (match) return { child, match };
      if (child.exitCode !== null) throw new Error(output);
      await sleep(20);
    }
  })();
}
const ninefold = (...args) => [process.execPath, [join(root, 'bin', 'ninefold.mjs'), ...args]];

/** Seconds of CPU time that a process has used. */
function cpu({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** CPU seconds of the same work in one process without parts, after a while in which it compiles what it needs. */
async function alone({ operation, request, file: text }) {
  const part = (path) => import(new URL(`../${path}/index.js`, import.meta.url).href);
  const [
    { Budget },
    { loadEngine },
    { parsePuzzle },
    { findOperation, orderOf, DEFAULT_LIMITS, Workshop },
    { madeAnswer },
    { jobOperation },
  ] = await Promise.all(
    [
      'library/dist/core',
      'library/dist/engines',
      'library/dist/formats',
      'workbench/dist/requests',
      'library/dist/answers',
      'workbench/dist/jobs',
    ].map(part),
  );
  const workshop = new Workshop();
  const runs = {
    async count(share) {
      const { value: engine } = await loadEngine('fast');
      const { value: puzzle } = parsePuzzle(request.puzzle);
      engine.solve(puzzle, { limit: share < 1 ? 100_000 : (request.limit ?? Number.POSITIVE_INFINITY), budget: new Budget({}) });
    },
    async file(share) {
      const all = text.split('\n');
      const { schema, answer } = findOperation('solve');
      for (const puzzle of all.slice(0, all.length * share))
        JSON.stringify(await answer(schema.parse({ puzzle }), DEFAULT_LIMITS, workshop));
    },
    async generate(share) {
      const fields = jobOperation('generate').schema.parse(request);
      const maker = await workshop.maker(orderOf(fields, fields.seed, DEFAULT_LIMITS).value);
      for (let attempt = 0, made = 0; made < fields.count * share; attempt++) {
        const puzzle = maker.attempt(attempt);
        if (puzzle) made += JSON.stringify(madeAnswer(puzzle, fields.seed)).length > 0 ? 1 : 0;
      }
    },
  };
  await runs[operation](0.05);
  const before = process.cpuUsage();
  await runs[operation](1);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function runJob(url, { operation, request, file: text }, label) {
  const began = performance.now();
  const query = new URLSearchParams({ ...request, label });
  const post = await fetch(text ? `${url}/api/v1/jobs/file?${query}` : `${url}/api/v1/jobs`, {
    method: 'POST',
    headers: { 'content-type': text ? 'text/plain' : 'application/json' },
    body: text ?? JSON.stringify({ operation, request, label }),
  });
  let job = await post.json();
  if (!post.ok) throw new Error(JSON.stringify(job));
  // Following costs the service less than asking again and again.
  const events = await fetch(`${url}/api/v1/jobs/${job.id}/events`, { headers: { 'last-event-id': String(Number.MAX_SAFE_INTEGER) } });
  await events.text();
  job = await (await fetch(`${url}/api/v1/jobs/${job.id}`)).json();
  if (job.state !== 'done') throw new Error(JSON.stringify(job));
  return { job, seconds: (performance.now() - began) / 1000 };
}

const figure = (number, digits = 2) => Number(number.toFixed(digits));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers) => sum(numbers) / numbers.length;

/** Seconds that the simulation gives for each fleet. */
function simulate(settings) {
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const lines = execFileSync(...ninefold('simulate-scale', '--json', ...args), { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).seconds);
}

try {
  console.log(JSON.stringify({ cores: availableParallelism(), loadAverage: figure(loadavg()[0]), node: process.version }));
  const redis = await begin(
    ensurePackage('redis-server', 'redis-server'),
    ['--port', redisPort, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''].map(String),
    /Ready to accept/,
  );
  const service = await begin(
    ...ninefold('serve', '--port', '0', '--data', join(folder, 'data'), '--redis', redisUrl, '--log', 'warn', '--rate', '1000000'),
    /serving at (\S+)/,
  );
  const url = service.match[1];
  const work = () => begin(...ninefold('work', '--redis', redisUrl, '--threads', '1'), /working for/);
  const workers = [];
  const measured = new Map(loads.map((load) => [load, { seconds: {}, cpu: {}, perPart: {}, result: '' }]));
  for (const count of [1, 2]) {
    workers.push(await work());
    for (const [load, seen] of measured) {
      const all = [service, redis, ...workers].map(({ child }) => child);
      const runs = [];
      // The first run warms up.
      for (let round = 0; round <= rounds; round++) {
        const before = all.map(cpu);
        const { job, seconds } = await runJob(url, load, `${count} ${round}`);
        const used = all.map((child, i) => cpu(child) - before[i]);
        const result = JSON.stringify(job.result);
        if (seen.result !== '' && seen.result !== result) throw new Error(`another result: ${result} after ${seen.result}`);
        seen.result = result;
        if (round > 0) runs.push({ seconds, used, parts: job.partsDone, partMs: job.spentMs / job.partsDone });
      }
      seen.seconds[count] = runs.map(({ seconds }) => seconds);
      seen.cpu[count] = mean(runs.map(({ used }) => sum(used)));
      const perPart = (pick) => mean(runs.map((run) => (1000 * pick(run)) / run.parts));
      seen.perPart[count] = {
        parts: mean(runs.map(({ parts }) => parts)),
        partMs: mean(runs.map(({ partMs }) => partMs)),
        service: perPart(({ used }) => used[0]),
        redis: perPart(({ used }) => used[1]),
        worker: perPart(({ used }) => sum(used.slice(2))),
      };
    }
  }
  for (const [load, { seconds, cpu: used, perPart, result }] of measured) {
    const single = await alone(load);
    // The simulation gets what one worker cost and has to say what two take.
    const { parts, partMs, worker, service: serviceMs, redis: redisMs } = perPart[1];
    // A worker also fetches its part and writes the answer down, which is in its CPU time only.
    const settings = { workers: '1,2', parts: Math.round(parts), 'part-ms': Math.max(partMs, worker).toFixed(3) };
    const others = { 'service-ms': serviceMs.toFixed(3), 'redis-ms': redisMs.toFixed(3), 'network-ms': 0, cores: availableParallelism() };
    const simulated = simulate({ ...settings, ...others, spread: 'fixed' });
    console.log(
      JSON.stringify({
        load: load.name,
        result: JSON.parse(result),
        oneWorker: seconds[1].map((one) => figure(one)),
        twoWorkers: seconds[2].map((one) => figure(one)),
        speedUp: figure(mean(seconds[1]) / mean(seconds[2])),
        simulated: simulated.map((one) => figure(one)),
        simulationError: [1, 2].map((count) => figure(simulated[count - 1] / mean(seconds[count]) - 1)),
        perPart: [1, 2].map((count) => Object.fromEntries(Object.entries(perPart[count]).map(([name, number]) => [name, figure(number)]))),
        cpuSeconds: { alone: figure(single), oneWorker: figure(used[1]), twoWorkers: figure(used[2]) },
        cpuRatio: { oneWorker: figure(used[1] / single), twoWorkers: figure(used[2] / single) },
      }),
    );
  }
} finally {
  for (const child of processes) child.kill('SIGKILL');
  await sleep(200);
  rmSync(folder, { recursive: true, force: true });
}
