import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { untilSaid } from './said.ts';

// This program, started again as a user starts it: what a benchmark of several processes is made of.

const line = (args: readonly string[]): string[] => [process.argv[1]!, ...args];

/** Starts it and waits until it has said something. */
export async function startNinefold(
  args: readonly string[],
  words: RegExp,
): Promise<{ readonly child: ChildProcess; readonly match: RegExpExecArray }> {
  const child = spawn(process.execPath, line(args), { stdio: ['ignore', 'pipe', 'pipe'] });
  return { child, match: await untilSaid(child, words) };
}

/** Runs it to its end: what it printed. */
export function runNinefold(args: readonly string[]): string {
  return execFileSync(process.execPath, line(args), { encoding: 'utf8', maxBuffer: 1e9 });
}
