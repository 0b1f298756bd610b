import { readFileSync } from 'node:fs';
import { noColours, nodeIo } from './io.ts';
import { runCli } from './program.ts';

export { noColours, runCli };

/** The entry of the built command line. */
export async function main(): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  const io = nodeIo(version);
  const exit = await runCli(process.argv.slice(2), io, version);
  io.flush();
  process.exitCode = exit;
}
