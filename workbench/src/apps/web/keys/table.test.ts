import { expect, test } from 'vitest';
import { drillKeys } from '../drill/keys.ts';
import { ruleKeys, toolKeys } from '../make/setting/keys.ts';
import { outlineKeys, reviewKeys } from '../photograph/keys.ts';
import { playKeys, walkKeys } from '../play/keys.ts';
import { LANGUAGES } from '../settings.ts';
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
