import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { examples, root } from './examples.ts';

// Documents show examples. Here each is compiled, run and bundled as a user of the packages would do it: against what is built.

const folder = join(root, '.ninefold', 'examples');
const files = examples.map((example, i) => ({ ...example, name: `example-${i + 1}`, path: join(folder, `example-${i + 1}.ts`) }));
const plain = files.filter(({ needsNode }) => !needsNode);

/** Every way into a package, so that all its types are read and not only those that examples touch. */
function importAll(owner: string): string {
  const { name, exports } = JSON.parse(readFileSync(join(root, owner, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: Record<string, unknown>;
  };
  const ways = Object.keys(exports).filter((way) => !way.endsWith('.json'));
  return ways.map((way, i) => `export * as way${i} from '${name}${way.slice(1)}';\n`).join('');
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, code } of files) writeFileSync(path, code);
  for (const owner of ['library', 'workbench']) writeFileSync(join(folder, `all-${owner}.ts`), importAll(owner));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});

/** What the compiler of a user says; it writes the scripts. */
function compile(files: readonly string[], types: readonly string[]): string {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'nodenext',
    types,
  };
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  return spawnSync(process.execPath, [tsc, '-p', config], { cwd: root, encoding: 'utf8' }).stdout;
}

test('there are examples, and each says what it prints', () => {
  expect(examples.length).toBeGreaterThan(10);
  expect(examples.filter(({ promised }) => promised.length === 0)).toEqual([]);
  expect(plain.length).toBeGreaterThan(8);
});

// Types of dependencies are checked too: with `skipLibCheck` only a part of these complaints is seen.
test('those of the library compile without types of Node', () => {
  expect(compile([...plain.map(({ path }) => path), join(folder, 'all-library.ts')], [])).toBe('');
});

test('those for Node compile', () => {
  const paths = files.filter(({ needsNode }) => needsNode).map(({ path }) => path);
  expect(compile([...paths, join(folder, 'all-workbench.ts')], ['node'])).toBe('');
});

describe('run', () => {
  test.each(files)('$where', ({ name, promised }) => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, `${name}.js`)], { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trimEnd().split('\n')).toEqual(promised);
  });
});

test('those of the library are bundled by Vite for a page, and say the same', async () => {
  writeFileSync(join(folder, 'main.js'), plain.map(({ name }) => `await import('./${name}.js');\n`).join(''));
  const outDir = join(folder, 'bundle');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: { input: join(folder, 'main.js'), output: { entryFileNames: 'main.js' } },
    },
  });
  const scripts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  // Vite puts an empty module in the place of what only Node has.
  for (const script of scripts) expect(readFileSync(join(outDir, script), 'utf8')).not.toMatch(/from ["']node:|browser-external/);
  const { stdout, stderr } = spawnSync(process.execPath, [join(outDir, 'main.js')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trimEnd().split('\n')).toEqual(plain.flatMap(({ promised }) => promised));
});
