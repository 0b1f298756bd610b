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

test('settings that somebody tampered with fall back one by one', () => {
  const settings = completeSettings({ theme: 'dark', language: 'xx', showTimer: 'yes', showPeers: false, more: 1 });
  expect(settings).toMatchObject({ theme: 'dark', language: 'en', showTimer: true, showPeers: false, autoMarks: false });
  expect(Object.keys(settings)).not.toContain('more');
  expect(completeSettings(null)).toEqual(completeSettings({}));
});
