import { expect, test } from 'vitest';
import { Budget, makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { template } from './index.ts';

test('the template gives up honestly and refuses with a reason', () => {
  const kind = kindOf('classic:2x2');
  expect(template.solve(makePuzzle(kind, new Uint8Array(16)), { limit: 1, budget: new Budget({}) })).toMatchObject({
    status: 'budget',
    count: 0n,
  });
  expect(template.refuses(kindOf('classic:4x4').geometry)?.error).toBe('it takes at most nine values');
  expect(template.refuses(kind.geometry)).toBeUndefined();
});
