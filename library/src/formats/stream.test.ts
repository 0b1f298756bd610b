import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLine, type ReadItem, type ReadOptions, readPuzzles, streamPuzzles } from './index.ts';

const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const GRID = HARD.match(/.{9}/g)!.join('\n');

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

async function collect(chunks: Iterable<string | Uint8Array>, options: ReadOptions = {}): Promise<ReadItem[]> {
  const items: ReadItem[] = [];
  for await (const item of streamPuzzles(each(chunks), options)) items.push(item);
  return items;
}

/** What was read, in a form that can be compared. */
function summary(items: readonly ReadItem[]): string[] {
  return items.map(
    ({ line, result }) =>
      `${line} ${result.ok ? `${result.value.kind.spec} ${formatLine(result.value)} ${JSON.stringify(result.value.info)}` : result.error}`,
  );
}

function cut<T extends string | Uint8Array>(whole: T, at: readonly number[]): T[] {
  const ends = [...new Set(at.map((position) => position % (whole.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, i) => whole.slice(start, ends[i] ?? whole.length) as T);
}

const TEXTS = [
  `${HARD}\n${HARD.slice(1)}\r\n# comment\r${HARD} # ä\n`,
  `\uFEFF${HARD}\r\n`,
  `title: Öde\r\n${GRID.replaceAll('\n', '\r\n')}\r\n\r\nkind: solid:2\r\n${'1234 '.repeat(16)}`,
  `${JSON.stringify({ puzzle: HARD, title: 'ü😀' })}\n{"bad\n${JSON.stringify({ puzzle: HARD }, undefined, 1)}`,
  `puzzle,solution\n${HARD},${HARD}\n${HARD.slice(1)},\n`,
  `<opensudoku><folder name="ä"><game data="${HARD.replaceAll('.', '0')}"/></folder></opensudoku>`,
  `${HARD}\n`.repeat(200),
  `${HARD}\nbinary\0${HARD}\n${HARD}`,
  '',
];

describe('a stream is read as the whole text is', () => {
  test.each(TEXTS.map((text) => [text.slice(0, 20), text]))('%j', async (_, text) => {
    const whole = summary(readPuzzles(text));
    const bytes = new TextEncoder().encode(text);
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace('\uFEFF', ''), 'utf16le')]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length * 2 }), { maxLength: 12 }), async (at) => {
        expect(summary(await collect(cut(text, at)))).toEqual(whole);
        expect(summary(await collect(cut(bytes, at)))).toEqual(whole);
        expect(summary(await collect(cut(new Uint8Array(wide), at)))).toEqual(whole);
      }),
      { numRuns: 30 },
    );
    expect(summary(await collect(Array.from(bytes, (byte) => Uint8Array.of(byte))))).toEqual(whole);
  });
});

test('a line of 10 MB gets a sentence with its number and its length, and the rest is read', async () => {
  const long = '1'.repeat(1 << 20);
  const chunks = [`${HARD}\n`, ...Array.from({ length: 10 }, () => long), `\n${HARD}\n`];
  for (const items of [await collect(chunks), readPuzzles(chunks.join(''))]) {
    expect(summary(items)).toEqual([
      `1 classic:3x3 ${HARD} {}`,
      '2 this line has 10,485,760 characters, more than are read (1,048,576 for a line)',
      `3 classic:3x3 ${HARD} {}`,
    ]);
  }
});

test('a paragraph without end gets a sentence, and the next one is read', async () => {
  const endless = Array.from({ length: 60 }, () => `${'1'.repeat(99)}\n`.repeat(1000));
  const items = await collect([`kind: classic:3x3\n${GRID}\n\nkind: classic:3x3\n`, ...endless, `\n${GRID}\n`]);
  expect(items.map(({ line, result }) => [line, result.ok ? 'read' : result.error])).toEqual([
    [1, 'read'],
    [12, 'a puzzle that begins here is longer than 4,194,304 characters, which is more than is read'],
    [60_014, 'read'],
  ]);
});

test('a document that is too long gets a sentence', async () => {
  const junk = ' '.repeat(1 << 22);
  const items = await collect(['<opensudoku>\n', ...Array.from({ length: 20 }, () => `${junk}\n`)]);
  expect(items.map(({ result }) => (result.ok ? 'read' : result.error))).toEqual([expect.stringContaining('longer than')]);
});

test('tens of thousands of lines take no more memory than one', async () => {
  async function* lines(): AsyncGenerator<string> {
    for (let i = 0; i < 400; i++) yield `${HARD}\n`.repeat(100);
  }
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  let count = 0;
  const used: number[] = [];
  for await (const { result } of streamPuzzles(lines())) {
    if (result.ok) count++;
    if (count % 20_000 !== 0) continue;
    collectGarbage();
    used.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  expect(count).toBe(40_000);
  // All of them kept would be nearly 9 MB more.
  expect(used[1]! - used[0]!).toBeLessThan(5);
});
