import { expect, test } from 'vitest';
import { answerRequest } from '../answer.ts';
import { Workshop } from '../workshop.ts';
import { explain } from './index.ts';

// A killer without clues, made by our generator: with singles and short trials alone nobody comes to its end.
const KILLER = `version: 1
kind: classic:3x3
cage 17: r9c1 r8c1 r8c2 r9c2
cage 18: r9c3 r9c4 r8c4
cage 4: r7c5 r8c5
cage 21: r9c5 r9c6..r7c6
cage 13: r9c7 r8c7
cage 28: r8c9 r7c9 r7c8 r6c8 r8c8
cage 17: r6c9 r5c9 r5c8
cage 11: r7c7 r6c7 r6c6
cage 10: r4c9 r4c8 r3c9
cage 13: r3c8..r1c8
cage 10: r6c1 r5c1
cage 17: r6c2 r5c2
cage 12: r4c1 r4c2 r3c2
cage 12: r3c1 r2c1 r2c2
cage 17: r1c1..r1c3
cage 20: r3c3 r2c3 r3c4 r3c5
cage 17: r4c6 r4c5 r5c5
cage 11: r2c4 r2c5
cage 8: r2c6 r1c6
${'.........\n'.repeat(9)}`;

test('where no short trial leads on, the explanation goes on from a search of the whole puzzle, says so, and comes to its end', async () => {
  const request = explain.request.mustRead({ puzzle: KILLER, techniques: ['full-house', 'naked-single', 'hidden-single', 'guess'] });
  const answer = await answerRequest(explain as never, request, new Workshop());
  if (!answer.ok) throw new Error(answer.error);
  const { end, trialFrom, steps } = answer.value.json as { end: string; trialFrom: number; steps: { text: string }[] };
  expect([end, trialFrom]).toEqual(['solved', 1]);
  expect(steps.map(({ text }) => text)).toContainEqual(expect.stringContaining('the whole puzzle was searched: with '));
});
