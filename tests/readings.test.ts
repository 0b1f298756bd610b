import { describe, expect, test } from 'vitest';
import { parsePuzzle, readPuzzles } from '#formats';
import { ninefoldHere } from './run-cli.ts';

/* Where a text may be read in two ways, the answer tells which was taken, and how to ask for the other. */

const SIX = '1....6...2...3..5..1..4...6...5....2';
const CLASSIC = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';
const readingOf = (text: string, options = {}): string | undefined => {
  const read = parsePuzzle(text, options);
  if (!read.ok) throw new Error(read.error);
  return read.value.reading?.error;
};

describe('two readings', () => {
  test.each([
    ['a line', SIX],
    ['rows', SIX.replace(/(.{6})/g, '$1\n')],
    ['data', JSON.stringify(SIX.match(/.{6}/g)!.map((row) => [...row]))],
  ])('boxes of six values lie or stand: %s', (_, text) => {
    expect(readingOf(text)).toBe('read as classic:2x3, though it may be classic:3x2 as well: "kind": "classic:3x2" says so');
  });

  test.each([
    ['nine values', CLASSIC, {}],
    ['a kind that is asked for', SIX, { kind: 'classic:3x2' }],
    ['a kind that the text names', `kind: classic:2x3\n${SIX}`, {}],
    ['our own JSON', JSON.stringify({ format: 'ninefold', kind: 'classic:3x3', puzzle: CLASSIC }), {}],
    ['boxes that are drawn', '12|34\n34|12\n--+--\n21|43\n43|..', {}],
  ])('one reading says nothing: %s', (_, text, options) => {
    expect(readingOf(text, options)).toBeUndefined();
  });

  test('the command line says it once for a file, and every answer as JSON says it', async () => {
    const { err, objects } = await ninefoldHere(['solve', '--json'], `${SIX}\n${SIX}\n`);
    expect(err.match(/read as classic:2x3/g)).toHaveLength(1);
    expect(err).toContain('--kind classic:3x2 says so');
    expect(objects.map(({ reading }) => String(reading).slice(0, 19))).toEqual(['read as classic:2x3', 'read as classic:2x3']);
  });
});

test.each([
  ['hello, this is a letter and no puzzle', /one line of 37 characters, "hello, this is a letter and no puzzle".*from/],
  ['https://example.com/puzzle/17', /a link to example\.com.*from/],
  ['[1, 2, 3]', /it resembles json \(brackets\); say what it is with "from": "json"/],
])('where none is sure, what was seen is named, and how to say what it is: %s', (text, sentence) => {
  const [item] = readPuzzles(text);
  expect(item!.result.ok ? '' : item!.result.error).toMatch(sentence);
});
