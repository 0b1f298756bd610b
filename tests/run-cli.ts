import { spawnSync } from 'node:child_process';
import { createReadStream, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as commandLine from '../workbench/src/apps/cli/main.ts';

export const bin = fileURLToPath(new URL('../bin/ninefold.mjs', import.meta.url));

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
  return resultOf(status, stdout, stderr);
}

/**
 * Runs the built command line in this process, where it is the answers that are tried and not the process: to start one costs more than
 * most commands do.
 */
export async function ninefoldHere(args: readonly string[], input = ''): Promise<CliResult> {
  const main = new URL('../workbench/dist/cli/main.js', import.meta.url).href;
  const { runCli, noColours } = (await import(main)) as typeof commandLine;
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCli(
    args,
    {
      print: (text) => void out.push(text),
      printBytes: (bytes) => void out.push(new TextDecoder().decode(bytes)),
      warn: (text) => void err.push(`${text}\n`),
      flush: () => undefined,
      stdin: (async function* () {
        yield new TextEncoder().encode(input);
      })(),
      stdinIsTerminal: false,
      isTerminal: false,
      errorsAreSeen: false,
      columns: 80,
      colours: noColours,
      open: (path) => createReadStream(path),
      onInterrupt: () => undefined,
      save: (path, content) => writeFileSync(path, content),
      untilStopped: () => new Promise(() => undefined),
      version: '0.0.0',
    },
    '0.0.0',
  );
  return resultOf(code, out.join(''), err.join(''));
}

function resultOf(code: number | null, out: string, err: string): CliResult {
  return {
    code,
    out,
    err,
    get objects() {
      return out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}
