import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drillKeys } from '../drill/keys.ts';
import { ruleKeys, toolKeys } from '../make/setting/keys.ts';
import { outlineKeys, reviewKeys } from '../photograph/keys.ts';
import { playKeys, walkKeys } from '../play/keys.ts';
import { PLAYER_KEYS } from '../player/keys.ts';
import { LANGUAGES } from '../settings.ts';
import { ARROWS } from './arrows.ts';
import { KEY_GROUPS } from './binding.ts';
import { partKeys } from './steps.ts';
import { keyTable } from './table.ts';

test.each(Object.keys(LANGUAGES))('every line of the table has its text in %s, and there is no other', async (language) => {
  const { keys } = (await import(`../help/words/${language}.json`)).default as { keys: Record<string, Record<string, string>> };
  for (const group of KEY_GROUPS) {
    const wanted = keyTable.filter((line) => line.group === group).map(({ id }) => id);
    expect([group, Object.keys(keys[group]!).sort()]).toEqual([group, ['title', ...wanted].sort()]);
  }
});

test('keys are called as they are labelled in each language', async () => {
  const named = new Set(keyTable.flatMap(({ shown }) => shown).flatMap((key) => key.match(/(?<=\{)\w+|[A-Z][A-Za-z]+/g) ?? []));
  const words = await Promise.all(
    Object.keys(LANGUAGES).map(
      async (language) => (await import(`../help/words/${language}.json`)).default.keys.words as Record<string, string>,
    ),
  );
  for (const of of words) expect(Object.keys(of).sort()).toEqual([...named].sort());
  expect(words.map(({ Shift, Delete }) => [Shift, Delete])).toEqual([
    ['Shift', 'Delete'],
    ['Umschalt', 'Entf'],
    ['Maj', 'Suppr'],
  ]);
});

test.each([
  ['in a game', playKeys],
  ['while walking', walkKeys],
  ['in a drill', drillKeys],
  ['while rules are set', [...toolKeys, ...ruleKeys]],
  ['on a picture that was read', [...reviewKeys, ...outlineKeys]],
  ['on buttons that step', partKeys],
])('no chord means two things %s', (_, bindings) => {
  const chords = bindings.flatMap((binding) => binding.chords);
  expect(new Set(chords).size).toBe(chords.length);
});

test('the keys of the player are those of the table, and its document names them all', () => {
  const document = readFileSync(new URL('../../../../../docs/player.md', import.meta.url), 'utf8');
  const [, rows = ''] = document.split('| keys | what they do |\n| --- | --- |\n');
  const written = rows
    .split('\n\n')[0]!
    .split('\n')
    .flatMap((row) => row.split(' | ')[0]!.slice(2).split(/[,;] /))
    .filter((key) => !/digit|^0$/.test(key))
    .flatMap((key) => (key === 'arrows' ? ARROWS : [key.replace('Page ', 'Page').replace('↑', 'ArrowUp').replace('↓', 'ArrowDown')]));
  const bound = PLAYER_KEYS.flatMap((id) => playKeys.find((binding) => binding.id === id)!.chords);
  expect(written.sort()).toEqual([...bound].sort());
});
