import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Redis } from 'ioredis';
// @ts-expect-error: a script of the set-up, plain JavaScript.
import { ensurePackage } from '../scripts/debian.mjs';

/** A Redis server of one's own: a free port, data in a folder, written through so that it can be killed. */
export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  static async start(folder: string): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), folder);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, again where it was killed, with the data that it had written; or without it. */
  async start(isEmpty = false): Promise<void> {
    if (isEmpty) rmSync(join(this.#folder, 'appendonlydir'), { recursive: true, force: true });
    const program = ensurePackage('redis-server', 'redis-server') as string;
    const settings = {
      port: this.port,
      bind: '127.0.0.1',
      dir: this.#folder,
      appendonly: 'yes',
      save: '',
      'maxmemory-policy': 'noeviction',
    };
    this.#child = spawn(
      program,
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      { stdio: 'ignore' },
    );
    const client = new Redis(this.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  /** Lets it stand still with all its connections open, or go on. */
  freeze(isFrozen: boolean): void {
    this.#child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill(signal);
    await once(this.#child, 'exit');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
