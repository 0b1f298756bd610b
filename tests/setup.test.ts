import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// What every command of a clone begins with, on a tree of a few files whose "build" only counts how often it was called.

const setup = fileURLToPath(new URL('../scripts/setup.mjs', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'ninefold-setup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const builds = (): number => (existsSync(join(root, 'builds')) ? readFileSync(join(root, 'builds'), 'utf8').length : 0);
let ensureReady: () => void;

beforeAll(async () => {
  mkdirSync(join(root, 'scripts'));
  cpSync(setup, join(root, 'scripts', 'setup.mjs'));
  for (const path of [...readFileSync(setup, 'utf8').matchAll(/^ {4}'([^']+)',$/gm)].map(([, path]) => path!)) write(path, '');
  for (const path of ['library/src/core/a.ts', 'library/src/core/b.ts', 'library/kernel/k.ts', 'workbench/src/c.tsx']) write(path, '1');
  write('package-lock.json', '{}');
  write('node_modules/.package-lock.json', '{}');
  write('.ninefold/install', [process.version, process.platform, '{}'].join('\n'));
  write(
    'scripts/build.mjs',
    `import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
appendFileSync('builds', '.'); if (existsSync('late')) { writeFileSync('library/src/core/b.ts', 'changed while it is built'); rmSync('late'); } mkdirSync('workbench/dist/cli', { recursive: true }); writeFileSync('workbench/dist/cli/main.js', '');`,
  );
  ({ ensureReady } = (await import(join(root, 'scripts', 'setup.mjs'))) as { ensureReady: () => void });
});

test('a clone is built once, and again for every change of a source, whatever it changes', () => {
  ensureReady();
  ensureReady();
  expect(builds()).toBe(1);
  const file = join(root, 'library/src/core/a.ts');
  const changes: (readonly [what: string, change: () => void])[] = [
    ['a text of the same length, a moment later', () => write('library/src/core/a.ts', '2')],
    ['a time that is earlier', () => utimesSync(file, 1000, 1000)],
    ['a length, at the same time', () => [write('library/src/core/a.ts', '12'), utimesSync(file, 1000, 1000)]],
    ['two files that change places', () => swap('library/src/core/a.ts', 'library/src/core/b.ts')],
    ['a file more', () => write('workbench/src/apps/web/d.css', '')],
    ['a file less', () => rmSync(join(root, 'workbench/src/c.tsx'))],
    ['another name', () => swap('library/kernel/k.ts', 'library/kernel/l.ts')],
    ['how it is built', () => write('vite.config.ts', '1')],
    ['what was built is gone', () => rmSync(join(root, 'workbench/dist'), { recursive: true })],
  ];
  for (const [i, [what, change]] of changes.entries()) {
    change();
    ensureReady();
    ensureReady();
    expect([what, builds()]).toEqual([what, i + 2]);
  }
  write('library/src/core/a.test.ts', '');
  write('library/src/core/generated/x.ts', '');
  ensureReady();
  expect(builds()).toBe(changes.length + 1);
});

test('what changes while it is built is built the next time', () => {
  ensureReady();
  const before = builds();
  write('late', '');
  write('library/src/core/a.ts', 'a change');
  ensureReady();
  expect(builds()).toBe(before + 1);
  ensureReady();
  ensureReady();
  expect(builds()).toBe(before + 2);
});

/** Two files change names, or one gets another. */
function swap(one: string, other: string): void {
  const move = (from: string, to: string): void => {
    if (existsSync(join(root, from))) renameSync(join(root, from), join(root, to));
  };
  move(one, 'aside');
  move(other, one);
  move('aside', other);
}
