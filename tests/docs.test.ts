import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, root } from './examples.ts';

test('the README is short and its links lead somewhere', () => {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  expect(readme.split('\n').length).toBeLessThan(150);
  for (const page of pages) {
    const folder = root + page.slice(0, page.lastIndexOf('/') + 1);
    for (const [, target] of readFileSync(root + page, 'utf8').matchAll(/\]\(([^)#:]+)\)/g))
      expect(() => readFileSync(folder + target), `${page} -> ${target}`).not.toThrow();
  }
});

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
