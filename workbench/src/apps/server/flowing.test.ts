import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { flowing } from './flowing.ts';

async function* chunks(sizes: readonly number[], pauseMs: number): AsyncGenerator<Uint8Array> {
  for (const size of sizes) {
    await pause(pauseMs);
    yield new Uint8Array(size);
  }
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.length;
  return bytes;
}

test('a file may last longer than the time in which it would count as stalled, as long as it comes', async () => {
  const sizes = Array.from({ length: 12 }, () => 2000);
  expect(await bytesOf(flowing(chunks(sizes, 30), { fileBytes: 1e6, stallMs: 200 }))).toBe(24_000);
});

test('a file that stands still, or drips, is given up', async () => {
  await expect(bytesOf(flowing(chunks([5000, 5000], 300), { fileBytes: 1e6, stallMs: 100 }))).rejects.toMatchObject({ code: 'too_slow' });
  const drips = Array.from({ length: 100 }, () => 1);
  await expect(bytesOf(flowing(chunks(drips, 5), { fileBytes: 1e6, stallMs: 100 }))).rejects.toMatchObject({ code: 'too_slow' });
});

test('a file that is too long is refused', async () => {
  await expect(bytesOf(flowing(chunks([600, 600], 1), { fileBytes: 1000, stallMs: 1000 }))).rejects.toMatchObject({ code: 'too_large' });
});
