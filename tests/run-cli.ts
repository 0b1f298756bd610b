import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/ninefold.mjs', import.meta.url));

export interface CliResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** Standard output as one JSON object per line. */
  readonly objects: Record<string, unknown>[];
}

/** Runs the command line as a user would: a process of its own, with text on standard input. */
export function ninefold(args: readonly string[], input: string | Uint8Array = '', env: Record<string, string> = {}): CliResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 1e8,
  });
  return {
    code: status,
    out: stdout,
    err: stderr,
    get objects() {
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}
