import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { engineEntries } from '#engines';
import { experiments } from '#measuring/experiments';
import { ruleTypes } from '#rules';
import { pages, root } from './examples.ts';

test('the README is short and its links lead somewhere', () => {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  expect(readme.split('\n').length).toBeLessThan(150);
  for (const page of pages) {
    const folder = root + page.slice(0, page.lastIndexOf('/') + 1);
    for (const [, target, part] of readFileSync(root + page, 'utf8').matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)) {
      const file = target === '' ? root + page : folder + target;
      expect(existsSync(file), `${page} -> ${target}`).toBe(true);
      if (part !== undefined) expect(partsOf(file), `${page} -> ${target}#${part}`).toContain(part);
    }
  }
});

/** What links to the headings of a page are called. */
function partsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('the files that %s names are there', (page) => {
  const named = [...readFileSync(root + page, 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(15);
  const { exports } = JSON.parse(readFileSync(`${root}library/package.json`, 'utf8')) as { readonly exports: object };
  const isThere = (path: string): boolean =>
    path.replace(/^ninefold/, '.') in exports ||
    ['', 'library/src/', 'workbench/src/'].some((folder) =>
      ['', '.ts', '.tsx'].some((ending) => existsSync(root + folder + path + ending)),
    );
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test("the page's README names its folders and files, and no others", () => {
  const folder = `${root}workbench/src/apps/web/`;
  const readme = readFileSync(`${folder}README.md`, 'utf8');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const named = [...readme.matchAll(/`(?:[\w-]+\/)*([\w-]+\.(?:tsx?|css))`/g)].map(([, name]) => name!);
  expect(named.filter((name) => !files.has(name))).toEqual(['run.ts']); // of an engine, not of the page
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('every page has a link to it', () => {
  const linked = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pages].flatMap((page) => {
    const folder = root + page.slice(0, page.lastIndexOf('/') + 1);
    return [...readFileSync(root + page, 'utf8').matchAll(/\]\(([^)#:]+)/g)].map(([, target]) => resolve(folder, target!));
  });
  expect(pages.filter((page) => page.startsWith('docs/') && !linked.includes(resolve(root, page)))).toEqual([]);
});

test('the files that other pages name are there', () => {
  const folders = /`((?:library|workbench|tests|docs|fixtures|examples|scripts|bench)\/[\w./-]+)`/g;
  const named = pages.flatMap((page) => [...readFileSync(root + page, 'utf8').matchAll(folders)].map(([, path]) => path!));
  expect(named.length).toBeGreaterThan(40);
  // What is built is named for those who have built it.
  expect(named.filter((path) => !path.includes('/dist/') && !existsSync(root + path))).toEqual([]);
});

test.each([
  ['README.md', engineEntries, 'engines'],
  ['README.md', ruleTypes, 'in all'],
  ['docs/experiments.md', experiments, 'experiments'],
] as const)('%s says how many there are of what is registered', (page, things, noun) => {
  expect(readFileSync(root + page, 'utf8')).toContain(`${numeral(things.length)} ${noun}`);
});

/** A number from 10 to 99 in words. */
function numeral(number: number): string {
  const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  const ones = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'];
  return number < 20 ? teens[number - 10]! : tens[Math.floor(number / 10) - 2]! + ones[number % 10]!;
}
