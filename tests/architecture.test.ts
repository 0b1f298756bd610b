import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { GROUP_FAMILIES } from '#core';
import { kindFamilies } from '#kinds';
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

/*
 * A kind is asked for its shape, its options or another property: code that compares its name is wrong about the next kind. Kinds may name
 * themselves, and a format says which kinds the other program knows; but part of a name tells nothing anywhere.
 */
test('nobody but kinds and formats compares the name of a kind, and nobody a part of it', () => {
  const names = kindFamilies.map(({ id }) => id);
  // A name without its number, as in startsWith('faces'), is as bad.
  const stems = [...new Set([...names, ...names.map((name) => name.replace(/\d+$/, ''))])].join('|');
  const quotedName = `['"\`](?<name>${stems})(?:[:/][^'"\`]*)?['"\`]`;
  const compared = [
    `(?<asked>[\\w.]*)\\s*[!=]==?\\s*${quotedName}`,
    `${quotedName}\\s*[!=]==?\\s*(?<asked>[\\w.]*)`,
    `\\[[^\\]\\n]*${quotedName}[^\\]\\n]*\\](?: as const\\))?\\.includes\\((?<asked>[\\w.]*)`,
    `(?<asked>case )${quotedName}`,
  ];
  const sniffed = [`(?<asked>[\\w.]*)\\.(?:startsWith|endsWith|includes)\\(${quotedName}\\)`];
  const files = ['library/src', 'workbench/src']
    .flatMap((folder) => readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = read(file);
    const mayCompare = /^library\/src\/(?:kinds|formats)\//.test(file);
    return (mayCompare ? sniffed : [...compared, ...sniffed]).flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))]
        // Groups have families too, and one is called as a kind is.
        .filter(({ groups }) => groups!['asked'] !== 'family' || !GROUP_FAMILIES.some((family) => family === groups!['name']))
        .map(([comparison]) => `${file}: ${comparison}`),
    );
  });
  expect(found).toEqual([]);
});
