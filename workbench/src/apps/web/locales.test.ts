import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { jobOperations } from '#jobs';
import { kindFamilies } from '#kinds';
import { fieldsOf } from './jobs/fields.ts';
import { LANGUAGES } from './settings.ts';
import { views } from './views.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Namespaces that stand in `locales`, and those of folders that have their words beside them. */
const shared = (language: string): string[] => readdirSync(join(folder, 'locales', language)).map((file) => file.replace('.json', ''));
const own = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'words', 'en.json')));
const pathOf = (language: string, namespace: string): string =>
  own.includes(namespace) ? join(folder, namespace, 'words', `${language}.json`) : join(folder, 'locales', language, `${namespace}.json`);
const texts = (language: string, namespace: string): Record<string, string> =>
  flatten(JSON.parse(readFileSync(pathOf(language, namespace), 'utf8')));
const namespaces = [...own, ...shared('en')];

function flatten(tree: Record<string, unknown>, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value]]
        : Object.entries(flatten(value as Record<string, unknown>, `${prefix}${key}.`)),
    ),
  );
}

/** A key without its plural form: languages have different forms of it. */
const base = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const holes = (text: string): string[] => [...text.matchAll(/\{\{-? ?(\w+)[^}]*\}\}/g)].map(([, name]) => name!).sort();

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))('the texts in %s', (language) => {
  test('are in the same files', () => {
    expect([...own, ...shared(language)]).toEqual(namespaces);
  });

  test.each(namespaces)('%s has every key, with the same holes, and no other', (file) => {
    const [english, other] = [texts('en', file), texts(language, file)];
    expect([...new Set(Object.keys(other).map(base))].sort()).toEqual([...new Set(Object.keys(english).map(base))].sort());
    for (const [key, text] of Object.entries(other)) {
      const twin = english[key] ?? english[`${base(key)}_other`]!;
      expect(`${key}: ${holes(text)}`).toBe(`${key}: ${holes(twin)}`);
      expect(text.trim(), key).not.toBe('');
    }
  });

  test('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const file of namespaces) {
      const keys = Object.keys(texts(language, file));
      for (const key of keys.filter((one) => base(one) !== one))
        for (const form of forms) expect(keys, `${file} ${base(key)}`).toContain(`${base(key)}_${form}`);
    }
  });
});

test('every text that the page names is there', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  );
  const all = new Map(namespaces.map((file) => [file, new Set(Object.keys(texts('en', file)).map(base))]));
  let seen = 0;
  for (const source of sources) {
    const code = readFileSync(join(folder, source), 'utf8');
    const functions = [...code.matchAll(/const \{ t(?:: (\w+))? \} = useTranslation\('(\w+)'\)/g)].map(
      ([, name = 't', ns]) => [name, ns!] as const,
    );
    for (const [name, ns] of functions) {
      for (const [, key] of code.matchAll(new RegExp(`\\b${name}\\('([\\w.-]+)'`, 'g'))) {
        seen++;
        // One file may use two namespaces under the same name in two components.
        const spaces = functions.filter(([other]) => other === name).map(([, space]) => all.get(space)!);
        // A key may also name a group, which is then taken whole.
        const known = spaces.some((keys) => keys.has(key!) || [...keys].some((one) => one.startsWith(`${key}.`)));
        expect(known, `${source}: ${ns}:${key}`).toBe(true);
      }
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('every kind has a title and rules', () => {
  const written = texts('en', 'kinds');
  const keys = kindFamilies.flatMap(({ id, options }) => [
    `${id}.title`,
    `${id}.rules`,
    ...options.flatMap((option) => [`${id}.${option}.title`, `${id}.${option}.rules`]),
  ]);
  expect(Object.keys(written).sort()).toEqual(keys.sort());
});

test('everything that a job can be asked has words, and so has what comes of it', () => {
  const written = new Set(Object.keys(texts('en', 'jobs')).map(base));
  for (const { id, schema } of jobOperations) {
    expect(written, id).toContain(`operation.${id}.title`);
    for (const { name } of fieldsOf(schema.json)) expect(written, id).toContain(`field.${name}`);
  }
});

test('French signs do not begin a line, and German speaks to one person', () => {
  const all = (language: string): [string, string][] =>
    [...own, ...shared(language)].flatMap((file) =>
      Object.entries(texts(language, file)).map(([key, text]): [string, string] => [`${file} ${key}`, text]),
    );
  expect(all('fr').filter(([, text]) => /\S [?!:;»]|« /.test(text))).toEqual([]);
  expect(all('de').filter(([, text]) => /(?<![.:;!?] )(?<!^)\b(Sie|Ihnen|Ihren?)\b/.test(text))).toEqual([]);
});

test('every view has its folder, with words', () => {
  expect(views.map(({ id }) => id).filter((id) => !own.includes(id))).toEqual([]);
});
