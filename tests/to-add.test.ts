import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildContext, context } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

// CONTRIBUTING names the files that a new thing takes. Here one of each is added to a copy of the tree, by touching these files and no
// others, and the checks and lists of the copy know it. What is added is a copy of something there under another name, so that it
// follows every change of the contracts.

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'ninefold-to-add-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Addition {
  /** The row of the table. */
  readonly what: string;
  /** What is copied, and what the copy is called, in as many words. */
  readonly model: string;
  readonly name: string;
  /** What must differ beside the name. */
  readonly change?: (text: string) => string;
}

const ADDITIONS: readonly Addition[] = [
  { what: 'a kind', model: 'windoku', name: 'porthole' },
  {
    what: 'a rule',
    model: 'nabner',
    name: 'loner',
    // A line is drawn in a style that there is.
    change: (text) => text.replace("style: 'loner'", "style: 'nabner'"),
  },
  { what: 'a format', model: 'ss', name: 'sketch' },
  { what: 'an engine', model: 'reference', name: 'opinion' },
  {
    what: 'a technique',
    model: 'empty-rectangle',
    name: 'bent-rectangle',
    change: (text) => text.replace(/\brank: (\d+)/, 'rank: $1.5'),
  },
  { what: 'an operation', model: 'show', name: 'depict' },
  { what: 'an experiment', model: 'sizes', name: 'extents' },
  { what: 'a benchmark', model: 'annealing', name: 'melting' },
  { what: 'a job', model: 'solutions', name: 'listing' },
  {
    what: 'a command',
    model: 'formats',
    name: 'notations',
    // What it lists is the same.
    change: (text) => text.replace("{ notations as all } from '#notations'", "{ formats as all } from '#formats'"),
  },
  {
    what: 'a view of the page',
    model: 'open',
    name: 'unfold',
    // What it calls keeps its name.
    change: (text) => text.replaceAll('unfoldPosition', 'openPosition'),
  },
];

interface Row {
  readonly what: string;
  readonly created: readonly string[];
  readonly edited: readonly string[];
}

/** The rows of "To add". */
function readTable(): Row[] {
  const [, section] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('## To add\n');
  const paths = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
  return section!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| a'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what, created, edited]) => ({ what: what!.split(':')[0]!, created: paths(created!), edited: paths(edited!) }));
}

/** A name as it is written in ids, in code and for people. */
function formsOf(name: string): string[] {
  const words = name.split('-');
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
  return [
    name,
    words.map((word, i) => (i === 0 ? word : capital(word))).join(''),
    words.map(capital).join(''),
    words.map(capital).join(' '),
    capital(words.join(' ')),
    words.join(' '),
  ];
}

function rename(text: string, { model, name }: Addition): string {
  const to = formsOf(name);
  return formsOf(model).reduce((changed, form, i) => changed.replace(new RegExp(`(?<![a-z])${form}(?![a-z])`, 'g'), to[i]!), text);
}

/** A registry with an import and an entry for the new thing beside those of the model. */
function register(text: string, addition: Addition): string {
  const mentions = formsOf(addition.model).map((form) => new RegExp(`(?<![\\w-])${form}(Entry)?(?![\\w-])`));
  return text
    .split('\n')
    .flatMap((line) => {
      const found = mentions.map((mention) => mention.exec(line)?.[0]).find(Boolean);
      if (!found || /^\s*(\*|\/)/.test(line)) return [line];
      // A list on one line gets one item more; everything else is a line of its own.
      return /\[.*,.*\]/.test(line) ? [line.replace(found, `${found}, ${rename(found, addition)}`)] : [line, rename(line, addition)];
    })
    .join('\n');
}

const table = readTable();
const touched = ADDITIONS.map((addition) => {
  const row = table.find(({ what }) => what === addition.what)!;
  const at = (name: string) => row.created.map((path) => path.replaceAll('<name>', name));
  return { ...addition, from: at(addition.model), created: at(addition.name), edited: row.edited };
});

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: copy, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const tool = (...path: string[]): string => join(root, 'node_modules', ...path);

function add({ from, created, edited, ...addition }: (typeof touched)[number]): void {
  for (const [i, path] of created.entries()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    const text = rename(readFileSync(join(root, from[i]!), 'utf8'), addition);
    writeFileSync(join(copy, path), addition.change?.(text) ?? text);
  }
  for (const path of edited) writeFileSync(join(copy, path), register(readFileSync(join(copy, path), 'utf8'), addition));
}

/** Files of a folder, without what is built. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

const COPIED = [
  'library',
  'workbench',
  'tests',
  'fixtures',
  'scripts',
  'docs',
  'examples',
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vitest.config.ts',
];
const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];
const isBuilt = (path: string): boolean => ['dist', 'node_modules'].includes(basename(path)) || path.endsWith('docs/pictures');

beforeAll(() => {
  for (const path of [...COPIED, ...pages])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (from) => !isBuilt(from) });
  // The packages are those of the tree, but for our own two.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('ninefold') && name !== '.vite') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  symlinkSync('../library', join(copy, 'node_modules', 'ninefold'));
  symlinkSync('../workbench', join(copy, 'node_modules', 'ninefold-workbench'));
  // What npm keeps for one package alone.
  const own = join(root, 'workbench', 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(copy, 'workbench', 'node_modules'));
  for (const addition of touched) add(addition);
});

test('every row of the table is tried, a language below', () => {
  const tried = ADDITIONS.map(({ what }) => what);
  expect(table.map(({ what }) => what).filter((what) => !tried.includes(what))).toEqual(['a language']);
});

test('formatted and linted, nothing but the named files has changed', () => {
  const named = touched.flatMap(({ created, edited }) => [...created, ...edited]);
  const sources = named.filter((path) => /\.tsx?$/.test(path));
  expect(run(tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--write', '--error-on-warnings', ...sources)).toBe('');
  const differing = COPIED.flatMap((path) =>
    statSync(join(copy, path)).isDirectory() ? filesOf(join(copy, path)).map((file) => path + file) : [path],
  ).filter((path) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== readFileSync(join(copy, path), 'utf8'));
  expect(new Set(differing)).toEqual(new Set(named));
});

test('the documents know them', () => {
  expect(run(join(copy, 'scripts', 'catalogues.mjs'))).toBe('');
  for (const page of ['kinds', 'rules', 'formats', 'engines', 'techniques', 'operations']) {
    const { name } = touched.find(({ what }) => page === `${what.split(' ')[1]}s`)!;
    expect(readFileSync(join(copy, 'docs', `${page}.md`), 'utf8')).toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
  }
});

test('types, and who imports whom', () => {
  const files = touched.flatMap(({ created }) => created).filter((path) => /\.tsx?$/.test(path));
  files.push('workbench/src/apps/web/vite-env.d.ts');
  writeFileSync(join(copy, 'tsconfig.added.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
  expect(run(tool('typescript-7', 'bin', 'tsc'), '-p', 'tsconfig.added.json')).toBe('');
  expect(run(join(copy, 'scripts', 'steps.mjs'), 'layers')).toBe('');
});

test('the command line lists them, the suites try them, and they have their words in every language', () => {
  expect(run(join(copy, 'scripts', 'command-line.mjs'))).toBe('');
  const names = ADDITIONS.map(({ name }) => name);
  const suites = ['kinds', 'rules-examples', 'rules-moved', 'formats', 'engines', 'technique-checked', 'lists'].map(
    (suite) => `tests/${suite}.test.ts`,
  );
  suites.push('workbench/src/apps/web/jobs/fields.test.ts');
  const results = runSuites(suites, names, ['tests/words.test.ts', 'workbench/src/apps/web/locales.test.ts']);
  const listed = names.filter((name) => name !== 'unfold');
  for (const name of listed)
    expect(
      results.filter((fullName) => fullName.includes(name)),
      name,
    ).not.toEqual([]);
  expect(results.length).toBeGreaterThan(30);
});

/** What the tests and groups of a suite begin with, as far as it is written out: a pattern that all of them match. */
function titlesIn(suite: string): string[] {
  const titles = [...readFileSync(join(root, suite), 'utf8').matchAll(/^(?:test|describe)\b[^'\n]*'([^'$%]+)/gm)];
  return titles.map(([, title]) => title!.trim().replace(/[^\w ]/g, '.'));
}

/**
 * Runs what names one of these in some suites of the copy, and all of other suites, in one go, so that modules are loaded once. None may
 * fail, and of the whole suites none may be left out. Returns the names of the tests that passed.
 */
function runSuites(suites: readonly string[], names: readonly string[], whole: readonly string[]): string[] {
  const report = join(copy, 'report.json');
  const wanted = [...names, ...whole.flatMap(titlesIn)].join('|');
  const args = ['run', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, '-t', wanted];
  run(tool('vitest', 'vitest.mjs'), ...args, ...suites, ...whole);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => [fullName, ...failureMessages]);
  expect([testResults.map(({ message }) => message).join(''), failed]).toEqual(['', []]);
  for (const suite of whole) {
    const all = testResults.find(({ name }) => name.endsWith(suite))!.assertionResults;
    expect(all.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName)).toEqual([]);
  }
  return results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}

const REGISTRIES: Readonly<Record<string, readonly [from: string, list: string]>> = {
  'a kind': ['#kinds', 'kindFamilies'],
  'a rule': ['#rules', 'ruleTypes'],
  'a format': ['#formats', 'formats'],
  'an engine': ['#engines', 'engineEntries'],
  'a technique': ['#techniques', 'techniques'],
  'an operation': ['#operations', 'operations'],
  'an experiment': ['#measuring/experiments', 'experiments'],
  'a benchmark': ['#measuring/benchmarks', 'benchmarks'],
  'a job': ['./workbench/src/jobs/registry.ts', 'jobOperations'],
  'a command': ['./workbench/src/apps/cli/index.ts', 'commands'],
  'a view of the page': ['./workbench/src/apps/web/views.ts', 'views'],
};

/** Bundles a registry of the copy, and again only what has changed since; one at a time, since the others would be bundled along with each. */
async function bundleOf(what: string): Promise<BuildContext> {
  const [from, list] = REGISTRIES[what]!;
  return context({
    stdin: { contents: `export { ${list} } from '${from}';`, resolveDir: copy },
    outfile: join(copy, 'registered.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    // Views are loaded when somebody goes there, with styles and workers that only a bundler of pages knows.
    external: ['*/view.tsx'],
    // It is our lists that are asked; what others wrote is loaded as it is.
    packages: 'external',
    logLevel: 'silent',
  });
}

/** The ids in a registry of the copy, or undefined where it does not load. */
async function registered(bundle: BuildContext, what: string): Promise<string[] | undefined> {
  const built = await bundle.rebuild().catch(() => undefined);
  if (!built) return undefined;
  const lists = (await import(`${join(copy, 'registered.mjs')}?${bundles++}`)) as Record<
    string,
    readonly { readonly id?: string; readonly name?: string }[]
  >;
  return lists[REGISTRIES[what]![1]]!.map(({ id, name }) => id ?? name!);
}
let bundles = 0;

test.each(touched)('$what needs each of its files', async ({ what, name, created, edited }) => {
  const bundle = await bundleOf(what);
  try {
    expect(await registered(bundle, what)).toContain(name);
    for (const path of edited) {
      const text = readFileSync(join(copy, path), 'utf8');
      writeFileSync(join(copy, path), readFileSync(join(root, path), 'utf8'));
      expect(await registered(bundle, what), path).not.toContain(name);
      writeFileSync(join(copy, path), text);
    }
    for (const path of created.filter((one) => one.endsWith('.ts'))) {
      renameSync(join(copy, path), join(copy, 'away'));
      expect(await registered(bundle, what), path).toBeUndefined();
      renameSync(join(copy, 'away'), join(copy, path));
    }
  } finally {
    await bundle.dispose();
  }
});

/*
 * A language is words for everything that there is, so it cannot be added here. What the table promises is tried: it is named in one file, and the types
 * then name every file with words. The kinds and the core stand for the others.
 */
test('a language is named in one file, and the types name every file that lacks its words', () => {
  const { edited } = table.find(({ what }) => what === 'a language')!;
  const path = join(copy, edited[0]!);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace("'fr'] as const", "'fr', 'eo'] as const"));
  writeFileSync(
    join(copy, 'tsconfig.language.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files: ['library/src/kinds/index.ts'] }),
  );
  const complaints = run(tool('typescript-7', 'bin', 'tsc'), '-p', 'tsconfig.language.json');
  writeFileSync(path, text);
  const named = new Set([...complaints.matchAll(/^(\S+?)\(\d+,\d+\): error TS2741/gm)].map(([, file]) => file!));
  const worded = ['library/src/core', 'library/src/kinds']
    .flatMap((folder) => filesOf(join(copy, folder)).map((file) => folder + file))
    .filter((file) => !file.endsWith('.test.ts') && /\bfr: ['"`{]/.test(readFileSync(join(copy, file), 'utf8')));
  expect(worded.length).toBeGreaterThan(8);
  expect(worded.filter((file) => !named.has(file))).toEqual([]);
});
