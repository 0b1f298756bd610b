import { expect, test } from 'vitest';
import type { Budget, Engine } from '#core';
import { parsePuzzle } from '#formats';
import { answerRequest } from '../answer.ts';
import { NO_LIMITS } from '../tools.ts';
import { Workshop } from '../workshop.ts';
import { minimal } from './index.ts';
import { testMinimality } from './test-minimality.ts';

test('that one clue can go does not hide that others are undecided, and why', () => {
  const read = parsePuzzle('12..............');
  if (!read.ok) throw new Error(read.error);
  let asked = 0;
  const engine = {
    solve: (_: unknown, { budget }: { readonly budget: Budget }) => {
      if (asked++ === 0) return { status: 'complete', count: 0n };
      while (budget.spend(1));
      return { status: 'budget', count: 0n };
    },
  } as unknown as Engine;
  // To take this for all that there is to say would give another answer than somebody with more time.
  expect(testMinimality(read.value, engine, { nodesPerClue: 5 })).toEqual({ minimal: false, redundant: [0], undecided: [1], end: 'nodes' });
});

test('no time at all leaves every clue undecided; it is no fault of the puzzle', async () => {
  const request = minimal.request.mustRead({ puzzle: '12..............', kind: 'classic:2x2' });
  const answer = await answerRequest(minimal as never, request, new Workshop(), { limits: { ...NO_LIMITS, timeMs: 0 } });
  expect(answer).toMatchObject({
    ok: true,
    value: { verdict: 'budget', ended: 'time', json: { minimal: 'unknown', undecided: ['r1c1', 'r1c2'] } },
  });
});
