import { availableParallelism } from 'node:os';
import { type Command, defineCommand, UsageError } from './command.ts';
import { EXIT } from './exit.ts';
import { wholeNumber } from './parse-options.ts';
import { environment, redisOption } from './serve.ts';

interface WorkOptions {
  readonly redis?: string;
  readonly threads: number;
  readonly lockSeconds: number;
  readonly memory: number;
  readonly verbose?: boolean;
}

/** Places of a puzzle at most; the service has its own limit, so this one only guards the machine. */
const PLACES = 300_000;

export const work: Command = defineCommand<WorkOptions>({
  name: 'work',
  summary: 'Run parts of the jobs of a service, on this machine, until stopped',
  options: [
    redisOption(),
    { flags: '--threads <N>', summary: 'parts to run at once', parse: wholeNumber('--threads'), default: availableParallelism() },
    { flags: '--memory <MB>', summary: 'megabytes of memory for each thread', parse: wholeNumber('--memory', 64), default: 512 },
    {
      flags: '--lock-seconds <N>',
      summary: 'seconds of silence after which a part of this worker is given to another',
      parse: wholeNumber('--lock-seconds'),
      default: 30,
    },
    { flags: '--verbose', summary: 'one line for each part' },
  ],
  examples: [
    ['ninefold work --redis redis://10.0.0.1:6379', 'on each machine that is to help; the service was started with the same --redis'],
    ['NINEFOLD_REDIS=redis://:password@10.0.0.1:6379 ninefold work --threads 8', 'a password belongs in the environment'],
  ],
  notes: 'Interrupting finishes the parts that are running. A worker that dies loses nothing: another takes its parts over.',

  async run({ options }, io) {
    const { redis } = environment(options.redis);
    if (redis === undefined) throw new UsageError('work needs the Redis server of the service: --redis URL or NINEFOLD_REDIS');
    const { redisWorker } = await import('#jobs');
    let parts = 0;
    let trouble = '';
    const worker = await redisWorker({
      redis,
      threads: options.threads,
      places: PLACES,
      memoryMb: options.memory,
      nice: 5,
      lockSeconds: options.lockSeconds,
      onPart({ job, key, ms }) {
        parts++;
        trouble = '';
        if (options.verbose) io.warn(`${job} ${key} ${ms.toFixed(1)} ms`);
      },
      onTrouble(message) {
        // A server that is away is told once, not at every try.
        if (message !== trouble) io.warn(`ninefold: ${message}`);
        trouble = message;
      },
    });
    io.warn(
      `ninefold: working for ${redis.replace(/\/\/[^@]*@/, '//')} with ${options.threads} ${options.threads === 1 ? 'thread' : 'threads'}`,
    );
    await io.untilStopped();
    await worker.close();
    io.warn(`ninefold: ${parts} parts run`);
    return EXIT.ok;
  },
});
