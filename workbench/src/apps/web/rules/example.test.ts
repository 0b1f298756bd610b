import { expect, test } from 'vitest';
import { ruleTypes } from '#rules';
import { exampleOf } from './example.ts';

test.each(ruleTypes)('the example of $id can be shown and played', (type) => {
  const { rules, givens, geometry } = exampleOf(type);
  expect(rules.some(({ id }) => id === type.id)).toBe(true);
  expect(givens.length).toBe(geometry.cellCount);
});
