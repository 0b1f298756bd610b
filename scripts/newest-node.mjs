// The newest Node that the packages are tried with, beside the one that runs this. npm's package `node` brings it. It lies in a folder
// of its own, because in node_modules its program would be the `node` of every npm script.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, root } from './setup.mjs';

const NEWEST = '26.10.0';

/** The path of its program, after installing it where it is missing. */
export function ensureNewestNode() {
  const folder = join(root, '.ninefold', `node-${NEWEST}`);
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  process.stderr.write(`Ninefold: installing Node ${NEWEST} to try the packages with ...\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const [npm, ...first] = npmCommand();
  const args = [...first, 'install', `node@${NEWEST}`, '--no-audit', '--no-fund', '--loglevel=error'];
  const { stdout, stderr } = spawnSync(npm, args, { cwd: folder, encoding: 'utf8', shell: npm.endsWith('.cmd') });
  if (!existsSync(program)) throw new Error(`Node ${NEWEST} could not be installed: ${stdout}${stderr}`);
  return program;
}
