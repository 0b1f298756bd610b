import { expect, test } from 'vitest';
import { Latest } from './latest.ts';

/** A question that is answered when the test says so, whether or not it was ended. */
function slow(): { readonly ask: () => Promise<string>; readonly answer: (text: string) => void; readonly fail: (error: Error) => void } {
  let answer!: (text: string) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { ask: () => promise, answer, fail };
}

test('of two questions only the later one is answered, whichever answer comes first', async () => {
  for (const isFirstFirst of [true, false]) {
    const latest = new Latest();
    const [first, second] = [slow(), slow()];
    const told = Promise.all([latest.ask(first.ask), latest.ask(second.ask)]);
    if (isFirstFirst) first.answer('one');
    second.answer('two');
    first.answer('one');
    expect(await told).toEqual([undefined, { answer: 'two' }]);
  }
});

test('a question that is not wanted any more neither answers nor fails, and its work is ended', async () => {
  const latest = new Latest();
  const signals: AbortSignal[] = [];
  const one = slow();
  const told = latest.ask((signal) => {
    signals.push(signal);
    return one.ask();
  });
  latest.end();
  one.fail(new Error('ended'));
  expect([await told, signals[0]!.aborted]).toEqual([undefined, true]);
  await expect(latest.ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
