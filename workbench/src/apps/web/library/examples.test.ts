import { expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { techniques } from '#techniques';
import { examplesOf } from './examples.ts';

/** Their argument goes from cell to cell, so the board draws lines. */
const LINKED = /wing$|kite|skyscraper|turbot|colouring|remote|loop|forcing|aic|nishio/;
const FISH = /^x-wing|^finned/;

test('every technique has an example, and its step is one of that technique', () => {
  // What needs rules has none here: the page draws no rules yet.
  const plain = techniques.filter(({ refuses }) => !refuses?.(kindOf('classic:3x3').geometry));
  expect(plain.length).toBeGreaterThan(40);
  for (const { id } of plain) {
    const examples = examplesOf({ technique: id });
    expect(examples.length, id).toBeGreaterThan(0);
    for (const { step } of examples) {
      expect(step.technique).toBe(id);
      expect(step.place.length + step.remove.length, id).toBeGreaterThan(0);
      if (LINKED.test(id) && !FISH.test(id) && !id.startsWith('als')) expect(step.chains?.flat().length, id).toBeGreaterThan(1);
    }
  }
});
