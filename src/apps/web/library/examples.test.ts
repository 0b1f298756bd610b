import { expect, test } from 'vitest';
import { techniques } from '#techniques';
import { examplesOf } from './examples.ts';

test('every technique has an example, and its step is one of that technique', { timeout: 60_000 }, () => {
  for (const { id } of techniques) {
    const examples = examplesOf({ technique: id });
    expect(examples.length, id).toBeGreaterThan(0);
    for (const { step } of examples) {
      expect(step.technique).toBe(id);
      expect(step.place.length + step.remove.length, id).toBeGreaterThan(0);
    }
  }
});
