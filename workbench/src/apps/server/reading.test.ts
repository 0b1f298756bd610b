import { expect, test } from 'vitest';
import { markReading, watchReading } from './reading.ts';

const never = new AbortController().signal;

test('a puzzle whose reading does not end is ended with its thread, and told', async () => {
  const reading = watchReading(
    never,
    (mark, wall) =>
      new Promise((_, reject) => {
        markReading.begins(mark);
        wall.addEventListener('abort', () => reject(new Error('ended')));
      }),
  );
  await expect(reading).rejects.toMatchObject({ code: 'invalid_puzzle' });
});

test('what is read may take as long as its search does, and what waits for its thread is not reading', async () => {
  const [searching, waiting] = [true, false].map((begins) =>
    watchReading(
      never,
      (mark, wall) =>
        new Promise((resolve, reject) => {
          if (begins) markReading.begins(mark);
          if (begins) markReading.ended(mark);
          wall.addEventListener('abort', () => reject(new Error('ended')));
          setTimeout(() => resolve('answered'), 3600);
        }),
    ),
  );
  expect(await Promise.all([searching, waiting])).toEqual(['answered', 'answered']);
});
