import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Piece, parseText, uncapital } from '#core';
import { jobOperations } from '#jobs';
import { jobFieldsOf } from './jobs/fields.ts';
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

/** What a text shows. A number that only chooses between forms may be needed in one language and not in another. */
const holes = (text: string): string[] => {
  const names = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((piece) =>
      typeof piece === 'string' ? [] : [...(piece.cases.length > 0 ? [] : [uncapital(piece.name)]), ...piece.cases.flatMap(names)],
    );
  return [...new Set(names(parseText(text)))].sort();
};
/** How many forms each word has that goes with a number. */
const forms = (text: string): number[] => {
  const counts = (pieces: readonly Piece[]): number[] =>
    pieces.flatMap((piece) =>
      typeof piece === 'string' || piece.cases.length === 0 ? [] : [piece.cases.length, ...piece.cases.flatMap(counts)],
    );
  return counts(parseText(text));
};

describe.each(Object.keys(LANGUAGES))('the texts in %s', (language) => {
  test('are in the same files', () => {
    expect([...own, ...shared(language)]).toEqual(namespaces);
  });

  test.each(namespaces)('%s has every key, with the same holes, and no other', (file) => {
    const [english, other] = [texts('en', file), texts(language, file)];
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(other)) {
      expect(`${key}: ${holes(text)}`).toBe(`${key}: ${holes(english[key]!)}`);
      expect(text.trim(), key).not.toBe('');
    }
  });

  test.each(namespaces)('%s has both forms wherever a word goes with a number', (file) => {
    for (const text of Object.values(texts(language, file))) for (const count of forms(text)) expect(count, text).toBe(2);
  });
});

test('the menu of a player has what a player knows, and the rest under one heading', () => {
  const names = views.filter(({ listed }) => listed === true).map(({ name }) => name.en);
  expect(names).toContain('Lab');
  for (const name of ['Theatre', 'Experiments', 'Jobs', 'Photograph']) expect(names).not.toContain(name);
});

test('every text that the page names is there', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  );
  const all = new Map(namespaces.map((file) => [file, new Set(Object.keys(texts('en', file)))]));
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

test('everything that a job can be asked has words', () => {
  const written = new Set(Object.keys(texts('en', 'fields')));
  for (const { id, schema } of jobOperations) {
    for (const { name } of jobFieldsOf(schema.json)) expect(written, id).toContain(`label.${name}`);
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
