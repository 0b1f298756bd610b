import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { NinefoldClient } from '#client';
import { RedisServer } from '../redis.ts';
import { LongProcess, startService, temporaryFolder } from '../service.ts';
import { type Assault, pick, type Service, withService } from './assault.ts';

// What breaks under a service: its process, its workers, its queue, its disk.

/** Jobs of all ways of adding up; `label` makes them new ones. */
const jobs = (label: string) => [
  { operation: 'count', request: { kind: 'latin:6', puzzle: `123456${'.'.repeat(30)}`, grain: 20_000 }, label },
  { operation: 'solutions', request: { kind: 'classic:2x3', puzzle: `123456456${'.'.repeat(27)}`, grain: 2000 }, label },
  { operation: 'generate', request: { kind: 'classic:2x2', count: 200, seed: 5, distinct: false }, label },
  { operation: 'file', request: { do: 'solve', kind: 'classic:2x2', puzzles: '1...............\n12..............\n'.repeat(400) }, label },
];

/** Everything that came of some jobs, as text. */
async function resultsOf(client: NinefoldClient, ids: readonly string[]): Promise<string> {
  const all: unknown[] = [];
  for (const id of ids) {
    all.push(await client.result(id));
    for await (const item of client.items(id)) all.push(item);
  }
  return JSON.stringify(all);
}

async function begin(client: NinefoldClient, label: string): Promise<string[]> {
  const made = await Promise.all(jobs(label).map((job) => client.createJob(job)));
  return made.map(({ id }) => id);
}

/** What jobs come to where nobody disturbs them. */
function undisturbed(): Promise<string> {
  return withService(['--data', 'memory'], async (service) => {
    const client = new NinefoldClient(service);
    return resultsOf(client, await begin(client, 'alone'));
  });
}

/** A service with Redis and two workers, of which any may be killed and comes back. */
class Fleet {
  readonly #folder = temporaryFolder();
  readonly #workers: LongProcess[] = [];
  redis!: RedisServer;
  service!: Service;

  async start(): Promise<this> {
    this.redis = await RedisServer.start(this.#folder.path);
    await this.#serve();
    for (let i = 0; i < 2; i++) this.#work(i);
    return this;
  }

  get client(): NinefoldClient {
    return new NinefoldClient(this.service);
  }

  async #serve(): Promise<void> {
    this.service = await startService(['--data', join(this.#folder.path, 'data'), '--redis', this.redis.url, '--rate', '0']);
  }

  #work(i: number): void {
    this.#workers[i] = new LongProcess(['work', '--redis', this.redis.url, '--threads', '1', '--lock-seconds', '1']);
  }

  readonly faults: Readonly<Record<string, () => Promise<void>>> = {
    service: async () => {
      await this.service.stop('SIGKILL');
      await this.#serve();
    },
    worker: async () => {
      await this.#workers[0]!.stop('SIGKILL');
      this.#work(0);
      this.#workers.reverse();
    },
    redis: async () => {
      await this.redis.kill();
      await this.redis.start();
    },
    frozen: async () => {
      this.redis.freeze(true);
      await pause(300);
      this.redis.freeze(false);
    },
    all: async () => {
      await Promise.all([this.service.stop('SIGKILL'), this.redis.kill(), ...this.#workers.map((one) => one.stop('SIGKILL'))]);
      await this.redis.start();
      await this.#serve();
      for (let i = 0; i < 2; i++) this.#work(i);
    },
  };

  async close(): Promise<void> {
    await Promise.all([this.service.stop('SIGKILL'), ...this.#workers.map((one) => one.stop('SIGKILL'))]);
    await this.redis.kill();
    this.#folder.remove();
  }
}

const kills: Assault = {
  id: 'kills',
  what: 'faults at random moments: the service, a worker or Redis is killed, Redis is frozen, or all of them die; four jobs at a time, again and again',
  isShort: false,
  async run({ random, amount }) {
    const expected = await undisturbed();
    const fleet = await new Fleet().start();
    // What takes longest to come back is chosen less often.
    const names = ['worker', 'worker', 'frozen', 'redis', 'redis', 'service', 'service', 'all'];
    const done: Record<string, number> = {};
    let [rounds, unequal] = [0, 0];
    try {
      for (let faults = 0; faults < amount(4, 200); rounds++) {
        const ids = await begin(fleet.client, `round ${rounds}`);
        for (let i = 0; i < 10 && faults < amount(4, 200); i++, faults++) {
          await pause(300 * random.unit());
          const name = pick(random, names);
          await fleet.faults[name]!();
          done[name] = (done[name] ?? 0) + 1;
        }
        if ((await resultsOf(fleet.client, ids)) !== expected) unequal++;
      }
    } finally {
      await fleet.close();
    }
    const told = Object.entries(done).map(([name, times]) => `${name} ${times}`);
    return { held: unequal === 0, seen: `${told.join(', ')}; ${4 * rounds} jobs, ${4 * rounds - 4 * unequal} equal to an undisturbed run` };
  },
};

const redis: Assault = {
  id: 'redis',
  what: 'Redis stands still, then dies and comes back empty, under a running job',
  isShort: false,
  async run({ amount }) {
    const expected = await undisturbed();
    const fleet = await new Fleet().start();
    try {
      const { url } = fleet.service;
      const ids = await begin(fleet.client, 'redis');
      fleet.redis.freeze(true);
      const ready: number[] = [];
      for (let i = 0; i < amount(12, 20); i++) {
        ready.push((await fetch(`${url}/readyz`)).status);
        await pause(500);
      }
      const hint = await fleet.client.count({ puzzle: '12..............', kind: 'classic:2x2' });
      fleet.redis.freeze(false);
      await fleet.redis.kill();
      await fleet.redis.start(true);
      const isEqual = (await resultsOf(fleet.client, ids)) === expected;
      const after = (await fetch(`${url}/readyz`)).status;
      return {
        held: isEqual && ready.includes(503) && after === 200 && hint.status === 'complete',
        seen: `/readyz said ${[...new Set(ready)].join(' and ')} while it stood still and ${after} after; questions were answered; 4 jobs ${isEqual ? 'equal' : 'NOT equal'}`,
      };
    } finally {
      await fleet.close();
    }
  },
};

const queue: Assault = {
  id: 'queue',
  what: 'entries in the queue that no service has put there, and answers of a worker that no worker gives',
  isShort: false,
  async run({ random, amount }) {
    const expected = await undisturbed();
    const fleet = await new Fleet().start();
    const entries = new Queue('parts', { connection: { host: '127.0.0.1', port: fleet.redis.port }, prefix: 'ninefold' });
    try {
      const values: unknown[] = [
        1e9,
        -1,
        0.5,
        null,
        '',
        'x'.repeat(100_000),
        [],
        {},
        { length: 1e9 },
        [[[[]]]],
        '__proto__',
        Number.MAX_SAFE_INTEGER,
      ];
      const operations = ['count', 'unique', 'solutions', 'file', 'generate', 'experiment', 'constructor', 'x'];
      const any = (): unknown => pick(random, values);
      const hostile = Array.from({ length: amount(20, 400) }, (_, i) => ({
        name: 'part',
        data: pick(random, [
          {
            job: 'x',
            key: '0',
            operation: pick(random, operations),
            request: { puzzle: '1...', kind: 'classic:2x2', count: any(), do: 'solve' },
            data: {
              from: any(),
              attempts: any(),
              fanOut: any(),
              count: any(),
              path: any(),
              tails: any(),
              deep: any(),
              first: any(),
              reading: any(),
              puzzles: any(),
            },
          },
          { job: 'x', key: '0', operation: 'generate', request: { kind: 'classic:2x2', count: 5 }, data: { from: 0, attempts: 1e9 } },
          { job: any(), key: any(), operation: any(), request: any(), data: any() },
          any(),
        ]),
        opts: { jobId: `hostile-${i}`, attempts: 1e9 },
      }));
      await entries.addBulk(hostile);
      const ids = await begin(fleet.client, 'queue');
      const isEqual = (await resultsOf(fleet.client, ids)) === expected;
      const states = await Promise.all(hostile.map(async (_, i) => (await entries.getJob(`hostile-${i}`))?.getState()));
      const refused = states.filter((state) => state === 'failed').length;
      return {
        held: isEqual && !states.includes('active'),
        seen: `${hostile.length} entries, ${refused} refused; 4 jobs ${isEqual ? 'equal' : 'NOT equal'}`,
      };
    } finally {
      await entries.close();
      await fleet.close();
    }
  },
};

const disk: Assault = {
  id: 'disk',
  what: 'a disk that others fill, again and again, and that is read-only for a while, under running jobs',
  isShort: false,
  async run({ amount, random }) {
    const expected = await undisturbed();
    const folder = temporaryFolder();
    const isMounted = mount(folder.path, 'size=24m');
    if (!isMounted) return { held: true, seen: 'not tried: a small disk cannot be mounted here' };
    const filler = join(folder.path, 'filler');
    try {
      return await withService(['--data', join(folder.path, 'data')], async (service) => {
        const client = new NinefoldClient(service);
        let [full, unequal] = [0, 0];
        const rounds = amount(1, 10);
        for (let round = 0; round < rounds; round++) {
          const ids = await begin(client, `disk ${round}`);
          await pause(200 * random.unit());
          fill(filler, folder.path);
          for (let i = 0; i < 40 && full <= round; i++) {
            if ((await fetch(`${service.url}/readyz`)).status === 503) full = round + 1;
            await pause(100);
          }
          if (round % 3 === 2) {
            mount(folder.path, 'remount,ro');
            await pause(500);
            mount(folder.path, 'remount,rw');
          }
          rmSync(filler);
          if ((await resultsOf(client, ids)) !== expected) unequal++;
          for (const id of ids) await client.deleteJob(id);
        }
        const lines = service.output.match(/the store cannot be written/g)?.length ?? 0;
        const ready = (await fetch(`${service.url}/readyz`)).status;
        return {
          held: unequal === 0 && ready === 200,
          seen: `${rounds} times: /readyz said 503 in ${full} of them, ${lines} lines of log, ${4 * (rounds - unequal)} of ${4 * rounds} jobs equal, ready again`,
        };
      });
    } finally {
      execFileSync('umount', [folder.path]);
      folder.remove();
    }
  },
};

/** Leaves at most two pages free. The service writes as well, so that the disk may be full before this is through. */
function fill(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - 8192)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** A small disk in memory, or the one that is there in another way; false where that is not allowed. */
function mount(folder: string, options: string): boolean {
  try {
    const source = options.startsWith('remount') ? [] : ['-t', 'tmpfs', 'tmpfs'];
    execFileSync('mount', [...source, '-o', options, folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const faultAssaults: readonly Assault[] = [kills, redis, queue, disk];
