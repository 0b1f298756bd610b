import { expect, test } from 'vitest';
import { defaultSymbols, plainSpeaker, type Said, speakText } from '#core';
import { kindOf } from '#kinds';
import { BLANK_NOTE } from '#session';
import shell from '../locales/en/shell.json' with { type: 'json' };
import { contentLabel } from './content-label.ts';
import { fullName, type Say } from './names.ts';

/** The English texts of the shell. */
const say: Say = (key, options = {}) => {
  const text = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], shell);
  return speakText(String(text), options as Said['parts'], plainSpeaker);
};

test('a square of a cube says how deep it lies', () => {
  expect(fullName(say, kindOf('solid:2').geometry, 16 + 4 * 2 + 1)).toBe('layer 2, row 3, column 2');
});

test('a square of a net names the squares that are glued to it', () => {
  const { geometry } = kindOf('faces3:2');
  expect(fullName(say, geometry, 0)).toBe('face A, row 1, column 1');
  expect(fullName(say, geometry, 3)).toBe('face A, row 1, column 4, also face B, row 1, column 1');
});

test('what only a light shows is spoken as well', () => {
  const label = (look: string): string => contentLabel(say, defaultSymbols(9), 0, { ...BLANK_NOTE, value: 7 }, undefined, look);
  expect(label('chosen')).toBe('7');
  expect(label('chosen conflict')).toBe('7, conflict');
  expect(label('differs redundant')).toBe('7, differs between solutions, not needed');
});
