import { expect, test } from 'vitest';
import { parsePuzzle } from '#formats';
import { packPuzzle } from '#session';
import { designDraft, designText } from './designing.ts';

const DRAFT = 'kind: classic:2x2\ntitle: Mine\ncage 6: r1c1 r1c2 r2c1\ncage: r2c3 r3c3\nrenban: r4c1..r4c3\n1...............';
const read = parsePuzzle(DRAFT);
if (!read.ok) throw new Error(read.error);
const puzzle = packPuzzle(read.value);

test('a draft is written with what is open', () => {
  expect(designText(puzzle, { numbers: [0, 1], lines: [2], cells: [7] }).split('\n')).toEqual([
    'version: 1',
    'kind: classic:2x2',
    'cage ?: r1c1 r1c2 r2c1',
    'cage ?: r2c3 r3c3',
    'line ?: r4c1..r4c3',
    '1...',
    '...?',
    '....',
    '....',
  ]);
});

test('what is open is decided so that there is one solution, and the rest of the draft stays', async () => {
  const answer = await designDraft({ puzzle, numbers: [0, 1], lines: [2], cells: [7], seed: 1, timeMs: 600_000 }, { report() {} });
  if (answer.end !== 'found') throw new Error(answer.end);
  expect(answer.puzzle.info).toEqual({ title: 'Mine' });
  expect(answer.puzzle.rules).toHaveLength(3);
  expect(answer.puzzle.givens[0]).toBe(1);
  expect(answer.puzzle.givens[7]).toBeGreaterThan(0);
});

test('where nothing makes it unique that is said, with the ways that were gone', async () => {
  const answer = await designDraft({ puzzle, numbers: [], lines: [], cells: [1], seed: 1, timeMs: 600_000 }, { report() {} });
  expect(answer).toMatchObject({ end: 'impossible' });
});
