// The versions of Node that Ninefold is tried with: the oldest that it runs on, the last ones of the lines between, and the newest. npm's package
// `node` brings them. Each lies in a folder of its own, because in node_modules its program would be the `node` of every npm script.
//
// `npm run nodes` builds with each, asks the command line for its version and for a solution, and runs some tests of the library; it needs the
// network once, to install them. `npm test` tries the packages with the newest beside the one that runs it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmCommand, root } from './setup.mjs';

const VERSIONS = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'];
/** The oldest that the packages run on; what builds and tests them asks for a newer one of its line. */
const OLDEST = '20.12.0';

/** The path of the newest one's program, after installing it where it is missing. */
export function ensureNewestNode() {
  return ensureNode(VERSIONS.at(-1));
}

function ensureNode(version) {
  const folder = join(root, '.ninefold', `node-${version}`);
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  process.stderr.write(`Ninefold: installing Node ${version} to try Ninefold with ...\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const [npm, ...first] = npmCommand();
  const args = [...first, 'install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'];
  const { stdout, stderr } = spawnSync(npm, args, { cwd: folder, encoding: 'utf8', shell: npm.endsWith('.cmd') });
  if (!existsSync(program)) throw new Error(`Node ${version} could not be installed: ${stdout}${stderr}`);
  return program;
}

const PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const SOLUTION = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';

/** What is tried: a name, the arguments of node, and what its output must hold. */
const runsOf = (program) => [
  ['--version', [program, '--version'], /^\d+\.\d+\.\d+$/m],
  ['solve', [program, 'solve', '--puzzle', PUZZLE], new RegExp(`^${SOLUTION}$`, 'm')],
];
const PACKAGED = runsOf('workbench/bin/ninefold.mjs');
const BUILDS = [
  ['build', ['scripts/build.mjs'], /^/],
  ...runsOf('bin/ninefold.mjs'),
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', 'library/src/core'], /passed/],
];

/** Tries one version; whether all went well. */
function tryNode(version, runs) {
  const program = ensureNode(version);
  return runs.map(([name, args, wanted]) => {
    const began = performance.now();
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
    const isRight = status === 0 && wanted.test(stdout);
    console.log(`${isRight ? 'ok  ' : 'FAIL'} Node ${version}, ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    if (!isRight) console.log(`${stdout}${stderr}`);
    return isRight;
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = [...VERSIONS.map((version) => tryNode(version, BUILDS)), tryNode(OLDEST, PACKAGED)].flat();
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
