import { readFileSync } from 'node:fs';
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
