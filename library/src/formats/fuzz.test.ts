import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { formatPuzzle, formats, readPuzzles, streamPuzzles } from './index.ts';

// Any bytes may come in. No reader throws, none hangs, and each answers with puzzles or with sentences.

const ids = [undefined, ...formats.filter((format) => format.open).map((format) => format.id)];
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const classic = makePuzzle(
  kindOf('classic:3x3'),
  Uint8Array.from(HARD, (cell) => Number(cell) || 0),
  { info: { title: 'A "title", <b>', author: "it's me" } },
);
const sixteen = makePuzzle(
  kindOf('classic:4x4'),
  Uint8Array.from({ length: 256 }, (_, i) => i % 17),
);

/** Valid texts of every format, which mutations start from. */
const samples = formats.flatMap(({ id }) =>
  [classic, sixteen].flatMap((puzzle) => {
    const text = formatPuzzle(puzzle, id);
    return text.ok && text.value.length < 20_000 ? [text.value] : [];
  }),
);

function check(text: string, from: string | undefined, kind?: string): void {
  const items = readPuzzles(text, { from, kind });
  expect(items.length).toBeGreaterThan(0);
  for (const { line, result } of items) {
    expect(line).toBeGreaterThan(0);
    if (!result.ok) expect(result.error).toMatch(/^[^\n]{10,}$/);
  }
}

test('random bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...ids), async (bytes, from) => {
      async function* chunks(): AsyncGenerator<Uint8Array> {
        yield bytes;
      }
      let count = 0;
      for await (const { result } of streamPuzzles(chunks(), { from })) count += result.ok ? 1 : Number(result.error.length > 9);
      expect(count).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

test('random text', () => {
  const character = fc.oneof(
    fc.constantFrom(...'.0123456789ABxX_-*|+#:,;{}[]<>"\'\\/= \n\r\tkind'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const text = fc.array(character, { maxLength: 300 }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...ids), (random, from) => check(random, from)),
    { numRuns: 600 },
  );
});

test('mutations of valid texts', () => {
  const edit = fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 12 }),
    insert: fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('\n', '{', ']', '"', '<', '\0', '%', '\\u', '81', '\n\n')),
  });
  const mutated = fc.tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 })).map(([sample, edits]) =>
    edits.reduce((text, { at, remove, insert }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + insert + text.slice(start + remove);
    }, sample),
  );
  const kind = fc.constantFrom(undefined, 'classic:3x3', 'jigsaw:9', 'solid:2', 'samurai');
  fc.assert(
    fc.property(mutated, fc.constantFrom(undefined, undefined, ...ids), kind, (text, from, spec) => check(text, from, spec)),
    { numRuns: 800 },
  );
});

test('texts that would make a careless reader grow or sink', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "${'y'.repeat(1000)}"><!ENTITY z "${'&x;'.repeat(1000)}">]><opensudoku><game data="${'&z;'.repeat(100)}"/></opensudoku>`;
  for (const text of [
    bomb,
    '['.repeat(100_000),
    `{"puzzle":${'['.repeat(50_000)}`,
    `{"puzzle":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    '<a>'.repeat(20_000),
    `<opensudoku>${'<folder>'.repeat(5000)}`,
    `scl${'A'.repeat(100_000)}`,
    `https://sudokupad.app/scl${'N4Ig'.repeat(20_000)}`,
    `:0:0:${'+'.repeat(50_000)}:::`,
    `scf${'*a'.repeat(20_000)}`,
    `|${'-|'.repeat(30_000)}\n|1|\n|2|`,
    'kind: '.repeat(10_000),
    `regions: ${'1 '.repeat(30_000)}\n1`,
    `${'1 '.repeat(100_000)}`,
    `puzzle,"${'"'.repeat(50_000)}`,
  ])
    check(text, undefined);
});

test('a link of another shape than the kind asked for is a sentence (found by the test above)', () => {
  const link = "\nhttps://sudokupad.app/scfYrAQwefPTmaHqKB2RFhExK*tA%20%22title%22%2C%20%3Cb%3E*ait's%20me";
  for (const kind of ['solid:2', 'classic:2x2', 'samurai', 'faces3:2']) {
    const [item] = readPuzzles(link, { kind });
    expect(item?.result.ok).toBe(false);
  }
});
