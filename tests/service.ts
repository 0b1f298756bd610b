import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Real processes of the service and its workers, as a user would start them.

const bin = fileURLToPath(new URL('../bin/ninefold.mjs', import.meta.url));

/** A process of the command line that goes on until it is stopped. */
export class LongProcess {
  readonly #child: ChildProcess;
  #output = '';
  /** It has ended, and all that it said is here; that comes after its end. */
  #isOver = false;

  constructor(args: readonly string[], env: Record<string, string> = {}) {
    this.#child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) stream.on('data', (data: Buffer) => (this.#output += data.toString()));
    this.#child.once('close', () => (this.#isOver = true));
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Waits until the output holds something. */
  async until(pattern: RegExp, ms = 180_000): Promise<RegExpExecArray> {
    const deadline = Date.now() + ms;
    for (;;) {
      const match = pattern.exec(this.#output);
      if (match) return match;
      if (this.#isOver) throw new Error(`the process has ended with ${this.#child.exitCode}: ${this.#output}`);
      if (Date.now() > deadline) throw new Error(`nothing like ${pattern} in: ${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Ends the process with a signal and waits for its end; returns its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill(signal);
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }
}

/** A service on a port of its own. */
export async function startService(
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<LongProcess & { readonly url: string }> {
  const service = new LongProcess(['serve', '--port', '0', '--log', 'warn', ...args], env);
  const [, url] = await service.until(/serving at (http:\S+)/);
  return Object.assign(service, { url: url! });
}

/** A folder that is gone after the tests. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'ninefold-service-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Asks a service and reads its JSON. */
export async function ask(
  url: string,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly json: Record<string, unknown> }> {
  const answer = await fetch(`${url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...init,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text },
  };
}
