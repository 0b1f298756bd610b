import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '#core';
import { findProgram } from './program.ts';
import { untilSaid } from './said.ts';

/** A Redis server of one's own with append-only data, as the service is used with. */
export interface RedisProcess {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): void;
}

/** Starts one; a sentence where Redis is not installed. */
export async function startRedis(): Promise<Result<RedisProcess>> {
  const program = findProgram('redis-server');
  if (program === undefined) return fail('redis-server is not installed (Debian: apt-get install redis-server)');
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-redis-'));
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, appendonly: 'yes', save: '' };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  await untilSaid(child, /Ready to accept/);
  return ok({ url: `redis://127.0.0.1:${port}`, child, stop });
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
