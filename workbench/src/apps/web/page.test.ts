import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hrefOf, parseHash } from './router.ts';
import { completeSettings } from './settings.ts';

describe('addresses', () => {
  test('are read back as they were written', () => {
    expect(parseHash(hrefOf('learn', 'x-wing', 'a/b?c'))).toEqual({ view: 'learn', rest: ['x-wing', 'a/b?c'], query: '' });
    expect(parseHash('#/open?p=abc?d=%')).toEqual({ view: 'open', rest: [], query: 'p=abc?d=%' });
  });

  test.each(['', '#', '#/', '#//', '#/%E0%A4%A', '#?'])('%j never throws', (hash) => {
    expect(typeof parseHash(hash).view).toBe('string');
  });
});

test('what is selected has one colour, by day and by night', () => {
  const theme = readFileSync(new URL('./styles/theme.css', import.meta.url), 'utf8');
  const hues = [...theme.matchAll(/--chosen: #(..)(..)(..);/g)].map(([, ...parts]) => {
    const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16)) as [number, number, number];
    // Yellow: red and green, the more of red, and hardly any blue.
    return red >= green && green > 1.3 * blue;
  });
  expect(hues).toEqual([true, true]);
});

test('settings that somebody tampered with fall back one by one', () => {
  const settings = completeSettings({ theme: 'dark', language: 'xx', showTimer: 'yes', showPeers: false, more: 1 });
  expect(settings).toMatchObject({ theme: 'dark', language: 'en', showTimer: true, showPeers: false, autoMarks: false });
  expect(Object.keys(settings)).not.toContain('more');
  expect(completeSettings(null)).toEqual(completeSettings({}));
});
