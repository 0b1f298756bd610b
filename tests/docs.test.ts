import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Documents show examples; here they are run, as a user of the package would run them, and must print what they promise.

const root = fileURLToPath(new URL('../', import.meta.url));
const pages = [
  'README.md',
  ...readdirSync(`${root}docs`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

interface Example {
  readonly page: string;
  readonly line: number;
  readonly code: string;
}

const examples = pages.flatMap((page): Example[] => {
  const text = readFileSync(root + page, 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length,
    code: match[1]!,
  }));
});

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(4);
});

test.each(examples)('$page, line $line', ({ code }) => {
  const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]!);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], { cwd: root, input: code, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trimEnd().split('\n')).toEqual(promised);
});

test('the README is short and its links lead somewhere', () => {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  expect(readme.split('\n').length).toBeLessThan(150);
  for (const page of pages) {
    const folder = page.includes('/') ? `${root}docs/` : root;
    for (const [, target] of readFileSync(root + page, 'utf8').matchAll(/\]\(([^)#:]+)\)/g))
      expect(() => readFileSync(folder + target), `${page} -> ${target}`).not.toThrow();
  }
});
