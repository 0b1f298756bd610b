// The two packages as users get them: `npm run packages FOLDER` writes their tarballs, and the step `package` of `npm test` tries them.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureNewestNode } from './nodes.mjs';
import { npmCommand, root } from './setup.mjs';

/** What the library may weigh in an empty project, with all that it brings. */
const MOST_PACKAGES = 1;
const MOST_BYTES = 5_500_000;

const tool = (...path) => join(root, 'node_modules', ...path);

/** Packs both packages into a folder; returns their tarballs, the library's first. */
export function pack(folder) {
  return ['library', 'workbench'].map((name) => {
    // Never in the folder itself: it may be this one, whose sources would be written over and removed.
    const staged = mkdtempSync(join(tmpdir(), 'ninefold-stage-'));
    stage(join(root, name), staged);
    must(npm(['pack', '--pack-destination', folder, '--loglevel=error'], staged));
    const { name: id, version } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
    rmSync(staged, { recursive: true });
    return join(folder, `${id}-${version}.tgz`);
  });
}

/** A copy of what is published: what a user has no use for (our sources as a condition, what we develop with) is left out. */
function stage(from, to) {
  mkdirSync(to, { recursive: true });
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const published = JSON.stringify({ ...manifest, files: [...manifest.files, 'CHANGELOG.md'] }, (_, value) => withoutSource(value), 2);
  writeFileSync(join(to, 'package.json'), `${published}\n`);
  for (const file of [...manifest.files, 'README.md']) cpSync(join(from, file), join(to, file), { recursive: true });
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(to, file));
}

function withoutSource(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { source: _, ...rest } = value;
  return rest;
}

/** Packs the packages, lints them, installs them into empty folders and runs them there. A complaint, or undefined. */
export function checkPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-pack-'));
  try {
    const tarballs = pack(folder);
    for (const tarball of tarballs) must(run([process.execPath, tool('publint', 'src', 'cli.js'), tarball, '--strict']));
    const [types, profile] = [tool('@arethetypeswrong', 'cli', 'dist', 'index.js'), ['--profile', 'esm-only']];
    must(run([process.execPath, types, tarballs[0], ...profile]));
    // It looks at one tarball alone and cannot follow `#core` into the library.
    must(run([process.execPath, types, tarballs[1], ...profile, '--ignore-rules', 'internal-resolution-error']));
    const nodes = [process.execPath, ensureNewestNode()];
    const user = join(folder, 'user');
    install(user, tarballs.slice(0, 1));
    weigh(join(user, 'node_modules'));
    cpSync(join(root, 'tests', 'smoke.mjs'), join(user, 'smoke.mjs'));
    for (const node of nodes) must(run([node, 'smoke.mjs'], user));
    const operator = join(folder, 'operator');
    install(operator, tarballs);
    const ninefold = join('node_modules', 'ninefold-workbench', 'bin', 'ninefold.mjs');
    for (const node of nodes) {
      must(run([node, ninefold, 'solve', '--puzzle', '1...............'], operator));
      // Pictures need a library of the system's own.
      must(run([node, ninefold, 'print', '--puzzle', '1...............', '--out', 'picture.png'], operator));
    }
    return undefined;
  } catch (error) {
    return error instanceof Complaint ? error.message : error.stack;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function install(folder, tarballs) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name":"user","private":true,"type":"module"}');
  // What set-up has just fetched is not asked for again.
  must(npm(['install', ...tarballs, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], folder));
}

/** How many packages there are, and what they take on a disk that gives every file whole blocks of 4 kB. */
function weigh(modules) {
  const packages = Object.keys(JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages).length;
  const bytes = sizeOf(modules);
  if (packages > MOST_PACKAGES || bytes > MOST_BYTES)
    throw new Complaint(
      `the library brings ${packages} packages and ${(bytes / 1e6).toFixed(2)} MB; it may bring ${MOST_PACKAGES} and ${MOST_BYTES / 1e6} MB`,
    );
}

function sizeOf(path) {
  const { size } = lstatSync(path);
  const inside = lstatSync(path).isDirectory() ? readdirSync(path).map((name) => sizeOf(join(path, name))) : [];
  return inside.reduce((sum, bytes) => sum + bytes, Math.ceil(size / 4096) * 4096);
}

class Complaint extends Error {}

function must(complaint) {
  if (complaint !== undefined) throw new Complaint(complaint);
}

function run([program, ...args], cwd = root, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1e8, ...options });
  return status === 0 ? undefined : `${error?.message ?? ''}${stdout}${stderr}`;
}

function npm(args, cwd) {
  const [program, ...first] = npmCommand();
  // Under `npm test` npm hands its own settings on; a user's folder has none of ours, strict engines least of all (a package of
  // Fastify's, used for tests only, asks for Node 22, and npm merely warns).
  const env = { ...process.env, npm_config_engine_strict: 'false' };
  return run([program, ...first, ...args], cwd, { env, shell: program.endsWith('.cmd') });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = resolve(process.argv[2] ?? '.');
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  for (const tarball of pack(folder)) console.log(tarball);
}
