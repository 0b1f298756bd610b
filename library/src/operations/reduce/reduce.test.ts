import { expect, test } from 'vitest';
import { answerRequest } from '../answer.ts';
import { NO_LIMITS } from '../tools.ts';
import { Workshop } from '../workshop.ts';
import { reduce } from './index.ts';

// A filled grid with one blank: nearly all of its clues can go.
const request = reduce.request.mustRead({ puzzle: '.234341221434321' });

async function reduced(timeMs: number): Promise<unknown> {
  const answer = await answerRequest(reduce as never, request, new Workshop(), { limits: { ...NO_LIMITS, timeMs } });
  return answer.ok ? answer.value : answer.error;
}

test('clues that nobody had the time to try are no answer, though it is certain that some of them can go', async () => {
  expect(await reduced(-1)).toMatchObject({ verdict: 'budget', ended: 'time', json: { status: 'budget', ended: 'time', minimal: false } });
});

test('with time enough it is minimal, and nothing ended it', async () => {
  const { json, ...rest } = (await reduced(Number.POSITIVE_INFINITY)) as { json: Record<string, unknown> };
  expect([rest, json['status'], json['minimal']]).toEqual([{ verdict: 'answered', ended: undefined }, 'complete', true]);
});
