import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flowing } from './flowing.ts';

// The clock is ours: how busy the machine is decides nothing.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function* chunks(sizes: readonly number[], pauseMs: number): AsyncGenerator<Uint8Array> {
  for (const size of sizes) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    yield new Uint8Array(size);
  }
}

/** The bytes that come through, or the code of the error that ends them. */
async function outcome(stream: AsyncIterable<Uint8Array>): Promise<unknown> {
  const read = async (): Promise<number> => {
    let bytes = 0;
    for await (const chunk of stream) bytes += chunk.length;
    return bytes;
  };
  const ending = read().catch((error: { code: unknown }) => error.code);
  await vi.runAllTimersAsync();
  return ending;
}

test('a file may last longer than the time in which it would count as stalled, as long as it comes', async () => {
  const sizes = Array.from({ length: 12 }, () => 2000);
  expect(await outcome(flowing(chunks(sizes, 150), { fileBytes: 1e6, stallMs: 200 }))).toBe(24_000);
});

test('a file that stands still, or drips, is given up', async () => {
  expect(await outcome(flowing(chunks([5000, 5000], 300), { fileBytes: 1e6, stallMs: 100 }))).toBe('too_slow');
  const drips = Array.from({ length: 100 }, () => 1);
  expect(await outcome(flowing(chunks(drips, 5), { fileBytes: 1e6, stallMs: 100 }))).toBe('too_slow');
});

test('a file that is too long is refused', async () => {
  expect(await outcome(flowing(chunks([600, 600], 1), { fileBytes: 1000, stallMs: 1000 }))).toBe('too_large');
});
