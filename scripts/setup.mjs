// Makes a fresh clone ready: installs the pinned dependencies and builds, and only what is out of date.
// Plain Node without dependencies, because it runs before there are any. Nothing here needs a particular system.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, '.ninefold');
/** What builds Ninefold asks for; the packages themselves run on 20.12. */
const LEAST_NODE = [20, 19];

/** Installs and builds where needed; returns at once where nothing is. Exits with a sentence where it cannot. */
export function ensureReady() {
  checkNode();
  if (isCurrent('install', installKey) && isCurrent('build', buildKey)) return;
  withLock(() => {
    if (!isCurrent('install', installKey)) {
      say('Ninefold: installing dependencies (first start, or they changed) ...');
      // Not `npm ci`: it refuses a lock file that lacks the optional packages of other systems. This keeps to the pinned
      // versions all the same and writes neither package.json nor the lock file.
      npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], 'the dependencies could not be installed');
      markCurrent('install', installKey());
    }
    if (!isCurrent('build', buildKey)) {
      say('Ninefold: building ...');
      // Before the build: what changes while it runs is not in it.
      const sources = sourcesKey();
      run(process.execPath, [join(root, 'scripts', 'build.mjs')], 'the build failed');
      markCurrent('build', sources);
    }
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  stop(`Ninefold needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** What the installed packages depend on. A removed node_modules counts as a change. */
function installKey() {
  const present = existsSync(join(root, 'node_modules', '.package-lock.json'));
  return present ? [process.version, process.platform, readFileSync(join(root, 'package-lock.json'), 'utf8')].join('\n') : undefined;
}

/** A build that was removed counts as a change. */
const buildKey = () => (existsSync(join(root, 'workbench', 'dist', 'cli', 'main.js')) ? sourcesKey() : undefined);

/**
 * What the build depends on: the names of the sources, and their sizes and times in one number, since every command begins here and to read the
 * sources, or to write each number out, would take it longer than its work.
 */
function sourcesKey() {
  const files = [
    'library/package.json',
    'library/tsconfig.build.json',
    'workbench/package.json',
    'workbench/tsconfig.build.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'vite.config.ts',
    'scripts/build.mjs',
    'scripts/command-line.mjs',
    'scripts/kernels.mjs',
  ];
  for (const folder of ['library/src', 'library/kernel', 'workbench/src']) listSources(folder, files);
  let sum = 0;
  for (const file of files) {
    const { size, mtimeMs } = statSync(`${root}/${file}`);
    // Below 2 to the 46th, where fractions of a millisecond still count.
    sum = (sum * 31 + size + mtimeMs) % 2 ** 40;
  }
  return `${sum}\n${files.join('\n')}`;
}

function listSources(folder, files) {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) listSources(path, files);
    else if (!path.endsWith('.test.ts') && !path.includes('/generated')) files.push(path);
  }
}

function isCurrent(step, key) {
  const now = key();
  const file = join(state, step);
  return now !== undefined && existsSync(file) && readFileSync(file, 'utf8') === now;
}

/** The key is kept as it is: every command begins here, and loading what hashes takes longer than reading it. */
function markCurrent(step, key) {
  writeFileSync(join(state, step), key ?? '');
}

/** Two first starts at once must not install over each other: the second waits for the first. */
function withLock(work) {
  mkdirSync(state, { recursive: true });
  const lock = join(state, 'lock');
  const wait = new Int32Array(new SharedArrayBuffer(4));
  while (!tryLock(lock)) Atomics.wait(wait, 0, 0, 200);
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') stop(`Ninefold cannot write to its own folder: ${error.message}`);
  }
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
  return false;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** How npm is called, which is a script of its own on Windows. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

function npm(args, complaint) {
  const [program, ...first] = npmCommand();
  run(program, [...first, ...args], complaint, program.endsWith('.cmd'));
}

/** Runs a program with its output on standard error, so that the output of the command stays clean. */
function run(program, args, complaint, shell = false) {
  // Asked for where it is needed: most starts run nothing.
  const { spawnSync } = createRequire(import.meta.url)('node:child_process');
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  if (status !== 0) stop(`Ninefold: ${complaint} (${error?.message ?? `exit code ${status}`}).`);
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function stop(text) {
  say(text);
  process.exit(1);
}
