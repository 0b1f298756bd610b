import { existsSync, readFileSync } from 'node:fs';
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
