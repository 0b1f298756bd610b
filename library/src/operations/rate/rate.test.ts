import { afterEach, expect, test, vi } from 'vitest';
import { answerRequest } from '../answer.ts';
import { Workshop } from '../workshop.ts';
import { rate } from './index.ts';

afterEach(() => vi.restoreAllMocks());

/* A place that tries for a moment and then hands over believes the bound that it is told: told "nodes", it gave up what logic alone would have rated. */
test('logic that the time cut short ended by the time, though the search for a second solution met its nodes', async () => {
  // A clock that counts how often it is looked at, so that the time is over at the same step on every machine.
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => looks++);
  const puzzle = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
  const request = rate.request.mustRead({ puzzle, nodes: 1, engine: 'reference', timeMs: 400 });
  const answer = await answerRequest(rate, request, new Workshop());
  expect(answer).toMatchObject({ ok: true, value: { json: { status: 'budget', ended: 'time' }, ended: 'time' } });
});
