import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './examples.ts';

// What ARCHITECTURE.md and CONTRIBUTING.md say of the sources, held against the sources.

const read = (path: string): string => readFileSync(root + path, 'utf8');
const architecture = read('ARCHITECTURE.md');
const contributing = read('CONTRIBUTING.md');

/** The rows of the table under a heading, cell by cell. */
function rowsOf(page: string, heading: string): string[][] {
  const part = page.split(/^## /m).find((text) => text.startsWith(heading))!;
  const lines = part.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const quoted = (cell: string): string[] => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name!);

/** The file of a module that a page names by its path below the sources; a folder's is its index. */
function fileOf(name: string): string | undefined {
  const ways = ['library/src/', 'workbench/src/'].flatMap((folder) =>
    ['', '.ts', '.tsx', '/index.ts'].map((ending) => `${folder}${name.replace(/\/$/, '')}${ending}`),
  );
  return ways.find((path) => existsSync(root + path) && statSync(root + path).isFile());
}

test('every contract is exported by the file that is named beside it', () => {
  const rows = rowsOf(architecture, 'The contracts');
  expect(rows.length).toBeGreaterThan(15);
  const missing = rows.flatMap(([names = '', files = '']) => {
    const texts = quoted(files).map((file) => read(fileOf(file)!));
    return quoted(names).filter(
      (name) =>
        !texts.some((text) => new RegExp(`^export (?:.*\\b(?:interface|class|type|function|const) |\\{.*)${name}\\b`, 'm').test(text)),
    );
  });
  expect(missing).toEqual([]);
});

/** What a file imports, and the modules that it has run by workers. */
function importsOf(path: string): string[] {
  const named = read(path).matchAll(/(?:from|import\(|import) ?'([^']+)'|new URL\('([^']+)\.js'/g);
  return [...named].flatMap(([, module, worker]) => {
    if (module?.startsWith('#')) return fileOf(module.slice(1)) ?? [];
    const beside = worker === undefined ? module! : `${worker}.ts`;
    const file = join(dirname(path), beside);
    return beside.startsWith('.') && /\.tsx?$/.test(beside) && existsSync(root + file) ? [file] : [];
  });
}

test('a way goes from its first module to every other that it names', () => {
  const rows = rowsOf(architecture, 'The ways');
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const [way, through = ''] of rows) {
    const modules = quoted(through)
      .map(fileOf)
      .filter((file) => file !== undefined);
    expect(modules.length, way).toBeGreaterThan(2);
    const reached = new Set([modules[0]!]);
    for (const file of reached) for (const next of importsOf(file)) reached.add(next);
    expect(
      modules.filter((file) => !reached.has(file)),
      way,
    ).toEqual([]);
  }
});

test('the checks and the versions of Node are those that are run', async () => {
  const { quick, whole } = (await import('../scripts/steps.mjs' as string)) as Record<string, readonly { readonly name: string }[]>;
  const told = rowsOf(contributing, 'Checks').map(([name]) => name);
  expect([...quick!, ...whole!].map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
  const [, listed = ''] = /VERSIONS = \[([^\]]+)\]/.exec(read('scripts/nodes.mjs'))!;
  for (const [, version] of listed.matchAll(/'(\d+\.\d+)\.\d+'/g)) expect(contributing).toContain(version!);
});
