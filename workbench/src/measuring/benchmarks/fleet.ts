import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { NinefoldClient } from '#client';
import { fail, ok, type Result, round } from '#core';
import { cpuSecondsOf, type RedisProcess, startNinefold, startRedis } from '#measuring/machine';
import { mean, sum } from '#measuring/tools';
import { defineBenchmark, type ProgressBar, setting } from './benchmark.ts';
import { simulateFleet } from './fleet-simulation.ts';
import { LOADS, type Load, loadOf, runAlone, runJob } from './loads.ts';

/** The runs of one load with this many workers, the first of all left out: it warms up. */
interface Runs {
  readonly seconds: readonly number[];
  readonly cpuSeconds: number;
  readonly parts: number;
  /** Milliseconds for a part: as the workers say, and the CPU time of service, Redis and workers. */
  readonly partMs: number;
  readonly service: number;
  readonly redis: number;
  readonly worker: number;
}

export const fleet = defineBenchmark({
  id: 'fleet',
  summary: 'Run jobs with one worker and with two behind Redis, beside the simulation and beside one process without a queue',
  subjects: '[puzzles]',
  settings: {
    load: setting.word(['all', ...LOADS], 'one of the loads', 'all'),
    rounds: setting.whole('runs of each', 2),
    quick: setting.flag('a tenth of the work, for a try'),
  },
  examples: [['fixtures/facts/se-ratings.tsv', 'what docs/scale.md calculates with']],
  notes: 'The file holds plain 9x9 puzzles with one solution each, for the load "file". Linux only. Six minutes on two quiet cores.',
  async *measure([path], { load, rounds, quick }, begin) {
    const puzzles = path === undefined ? ok([]) : readLinesOf(path);
    if (!puzzles.ok) {
      yield puzzles;
      return;
    }
    const names = LOADS.filter((name) => (load === 'all' || load === name) && (name !== 'file' || path !== undefined));
    const redis = await startRedis();
    if (!redis.ok) {
      yield redis;
      return;
    }
    const loads = names.map((name) => loadOf(name, puzzles.value, quick));
    const progress = begin('measuring', 'runs');
    for await (const row of measureLoads(redis.value, loads, rounds, progress)) yield ok(row);
    progress.stop();
  },
  line: (row) => JSON.stringify(row),
});

/** Starts the service and one worker and then another, and runs each load with one and with two. */
async function* measureLoads(
  redis: RedisProcess,
  loads: readonly Load[],
  rounds: number,
  progress: ProgressBar,
): AsyncGenerator<ReturnType<typeof rowOf>> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-fleet-'));
  const processes = [redis.child];
  const start = async (words: readonly string[], said: RegExp): Promise<RegExpExecArray> => {
    const { child, match } = await startNinefold([...words, '--redis', redis.url], said);
    processes.push(child);
    return match;
  };
  try {
    const serve = ['serve', '--port', '0', '--data', join(folder, 'data'), '--log', 'warn', '--rate', '1000000'];
    const [, url] = await start(serve, /serving at (\S+)/);
    const client = new NinefoldClient({ url: url! });
    const measured: Runs[][] = loads.map(() => []);
    let done = 0;
    for (const workers of [1, 2]) {
      await start(['work', '--threads', '1'], /working for/);
      const pids = processes.map(({ pid }) => pid!);
      for (const [i, load] of loads.entries()) {
        measured[i]!.push(await runRounds(client, load, String(workers), rounds, pids));
        progress.update(++done);
      }
    }
    for (const [i, load] of loads.entries()) yield rowOf(load, measured[i]! as [Runs, Runs], await runAlone(load));
  } finally {
    for (const child of processes) child.kill('SIGKILL');
    redis.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function readLinesOf(path: string): Result<string[]> {
  try {
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => /^[0-9.]{81}/.exec(line)?.[0] ?? []);
    return lines.length > 0 ? ok(lines) : fail('{path}: holds no plain 9x9 puzzle', { path });
  } catch {
    return fail('{path}: cannot be read', { path });
  }
}

/** `pids`: Redis, the service, the workers. */
async function runRounds(client: NinefoldClient, load: Load, label: string, rounds: number, pids: readonly number[]): Promise<Runs> {
  const runs: { readonly seconds: number; readonly used: readonly number[]; readonly parts: number; readonly partMs: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const before = pids.map(cpuSecondsOf);
    const { parts, partMs, seconds } = await runJob(client, load, `${label} ${round}`);
    const used = pids.map((pid, i) => cpuSecondsOf(pid) - before[i]!);
    if (round > 0) runs.push({ seconds, used, parts, partMs });
  }
  const perPart = (pick: (used: readonly number[]) => number): number => mean(runs.map(({ used, parts }) => (1000 * pick(used)) / parts));
  return {
    seconds: runs.map(({ seconds }) => seconds),
    cpuSeconds: mean(runs.map(({ used }) => sum(used))),
    parts: mean(runs.map(({ parts }) => parts)),
    partMs: mean(runs.map(({ partMs }) => partMs)),
    redis: perPart((used) => used[0]!),
    service: perPart((used) => used[1]!),
    worker: perPart((used) => sum(used.slice(2))),
  };
}

/** The simulation gets what one worker cost and has to say what two take. */
function rowOf(load: Load, runs: readonly [Runs, Runs], alone: number) {
  const [one] = runs;
  const simulated = [1, 2].map(
    (workers) =>
      simulateFleet({
        workers,
        parts: Math.round(one.parts),
        // A worker also fetches its part and writes the answer down, which is in its CPU time only.
        partMs: Math.max(one.partMs, one.worker),
        spread: 'fixed',
        serviceMs: one.service,
        redisMs: one.redis,
        networkMs: 0,
        cores: availableParallelism(),
        seed: 1,
      }).seconds,
  );
  const [first, second] = runs.map(({ seconds }) => mean(seconds)) as [number, number];
  return {
    load: load.name,
    oneWorker: runs[0].seconds.map((seconds) => round(seconds, 2)),
    twoWorkers: runs[1].seconds.map((seconds) => round(seconds, 2)),
    speedUp: round(first / second, 2),
    simulated: simulated.map((seconds) => round(seconds, 2)),
    simulationError: [round(simulated[0]! / first - 1, 2), round(simulated[1]! / second - 1, 2)],
    perPart: runs.map(({ parts, partMs, service, redis, worker }) => ({
      parts: round(parts, 2),
      partMs: round(partMs, 2),
      service: round(service, 2),
      redis: round(redis, 2),
      worker: round(worker, 2),
    })),
    cpuSeconds: { alone: round(alone, 2), oneWorker: round(runs[0].cpuSeconds, 2), twoWorkers: round(runs[1].cpuSeconds, 2) },
    cpuRatio: { oneWorker: round(runs[0].cpuSeconds / alone, 2), twoWorkers: round(runs[1].cpuSeconds / alone, 2) },
  };
}
