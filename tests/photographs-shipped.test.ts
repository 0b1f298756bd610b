import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The networks of the library are what the scripts give. Fitting them takes half an hour, so this looks at what was recorded when they were written: a script
 * that was changed since, or a network that was edited, has to be fitted and written again (docs/photographs.md has the commands).
 */

interface Shipped {
  readonly sha256: string;
  readonly scripts: Readonly<Record<string, string>>;
}

const scripts = new URL('../scripts/photographs/', import.meta.url);
const library = new URL('../library/src/picture/', import.meta.url);
const shipped = JSON.parse(readFileSync(new URL('shipped.json', scripts), 'utf8')) as Readonly<Record<string, Shipped>>;
const hashOf = (file: URL): string => createHash('sha256').update(readFileSync(file)).digest('hex');

test('every network of the library has its origin on record', () => {
  expect(Object.keys(shipped).sort()).toEqual(
    readdirSync(library)
      .filter((name) => name.endsWith('model.ts'))
      .sort(),
  );
});

test.each(Object.entries(shipped))('%s is as it was written, by the scripts as they are', (name, { sha256, scripts: recorded }) => {
  expect(hashOf(new URL(name, library))).toBe(sha256);
  const now = Object.keys(recorded).map((script) => [script, hashOf(new URL(script, scripts))]);
  expect(Object.fromEntries(now)).toEqual(recorded);
});

test('no module that a network follows from is missing in its record', () => {
  const imports = (script: string): string[] =>
    [...readFileSync(new URL(script, scripts), 'utf8').matchAll(/^import (\w+)$/gm)].map(([, name]) => `${name}.py`);
  const here = new Set(readdirSync(scripts));
  for (const { scripts: recorded } of Object.values(shipped))
    for (const script of Object.keys(recorded))
      expect(Object.keys(recorded)).toEqual(expect.arrayContaining(imports(script).filter((each) => here.has(each))));
});
