import { readFileSync } from 'node:fs';
import { EXIT, type ExitCode } from './exit.ts';
import { type Io, noColours, nodeIo } from './io.ts';

export { noColours };

/** Runs one command line and returns its exit code. Scripts ask for the version before anything else, which takes none of what answers the rest. */
export async function runCli(words: readonly string[], io: Io, version: string): Promise<ExitCode> {
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    io.print(`${version}\n`);
    return EXIT.ok;
  }
  const program = await import('./program.ts');
  return program.runCli(words, io, version);
}

/** The entry of the built command line. */
export async function main(): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  const io = nodeIo(version);
  io.onInterrupt();
  const exit = await runCli(process.argv.slice(2), io, version);
  io.flush();
  process.exitCode = exit;
}
