import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streamPlainLines } from './plain-lines.ts';
import { readPuzzles } from './read.ts';
import { formatLine } from './write-cells.ts';

const GOOD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

/** What comes out, as text: puzzles by their cells, errors by their sentence, each with its line. */
async function outcome(bytes: Uint8Array, chunk: number): Promise<string[]> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.slice(at, at + chunk);
  }
  const out: string[] = [];
  for await (const item of streamPlainLines(pieces(), {})) {
    if ('bytes' in item) {
      const lines = new TextDecoder().decode(item.bytes).trimEnd().split('\n');
      out.push(...lines.map((text, i) => `${item.line + i} ${text.replaceAll('0', '.')}`));
    } else out.push(`${item.line} ${item.result.ok ? formatLine(item.result.value) : item.result.error}`);
  }
  return out;
}

const expected = (text: string): string[] =>
  readPuzzles(text).map(({ line, result }) => `${line} ${result.ok ? formatLine(result.value) : result.error}`);

test('reads the same as the ordinary reader, whatever stands between the plain lines and however it arrives', async () => {
  const odd = fc.constantFrom(
    GOOD,
    GOOD,
    GOOD.slice(1),
    `${GOOD} # hard`,
    '# a comment',
    '',
    GOOD.replace('4', 'x'),
    GOOD.replaceAll('.', '0'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { maxLength: 5 }), fc.integer({ min: 1, max: 3000 }), fc.boolean(), async (tail, chunk, endsInLine) => {
      const text = [...Array<string>(20).fill(GOOD), ...tail].join('\n') + (endsInLine ? '\n' : '');
      expect(await outcome(new TextEncoder().encode(text), chunk)).toEqual(expected(text));
    }),
    { numRuns: 60 },
  );
});

test('comments and empty lines at the end of a long file are no complaint', async () => {
  const text = `${`${GOOD}\n`.repeat(20)}# the end\n\n`;
  expect(await outcome(new TextEncoder().encode(text), 1000)).toEqual(expected(text));
});

test('a short file, a file with Windows line ends and an empty one are left to the ordinary reader', async () => {
  for (const text of [GOOD, `${GOOD}\n${GOOD}\n`, `${GOOD}\r\n`.repeat(30), ''])
    expect(await outcome(new TextEncoder().encode(text), 1000)).toEqual(expected(text));
});

test('a paragraph with headers behind many lines is read as one, and the lines behind it as lines', async () => {
  const text = `${`${GOOD}\n`.repeat(100)}\nversion: 1\nkind: classic:2x2\n1...\n..3.\n.2..\n...4\n\n${`${GOOD}\n`.repeat(3)}kind: classic:2x2\n1234 .... .... ....`;
  const lines = [...Array<number>(100).keys(), 108, 109, 110].map((line) => `${line + 1} ${GOOD}`);
  const wanted = [...lines.slice(0, 100), '102 1.....3..2.....4', ...lines.slice(100), '112 1234............'];
  expect(await outcome(new TextEncoder().encode(text), 1000)).toEqual(wanted);
  expect(expected(text)).toEqual(wanted);
});
