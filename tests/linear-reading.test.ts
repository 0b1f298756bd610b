import { afterAll, describe, expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { formatPuzzle, formats, readPuzzles } from '#formats';
import { kindOf } from '#kinds';
import { openMeter } from './steps/meter.ts';

/*
 * Reading grows with the text and not faster, whatever the text is: each text is made twice as long, and the steps that reading takes are counted.
 * Nothing is timed. What counts as a step is told in steps/meter.ts.
 */

const meter = openMeter((url) => /\/library\/src\/|papaparse|parse-xml|lz-string/.test(url));
afterAll(() => meter.close());

const READ = formats.filter(({ open }) => open);
/** Four kinds of text that say nothing, and more of each. */
const FILLINGS = {
  'white space': [' ', '\n', '\t', ' \n', '\r\n', '\u00a0'],
  digits: ['1', '.', '12 ', '1\n', '1234567\n', '0,'],
  brackets: ['[', '{', '(', '[]', '<', '<a>', '{"a":', '[[1'],
  separators: [',', ';', '|', ':', '-', '~', '"', "'", '\\', '=', '&', '#', '_', '%2B', ', ', '--|', '+', '/', '*', 'a ', '?q='],
} as const;

const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const classic = makePuzzle(
  kindOf('classic:3x3'),
  Uint8Array.from(HARD, (cell) => Number(cell) || 0),
  { info: { title: 'Title', author: 'Author' } },
);
/** What texts of a format begin with, where it is not written. */
const OPENINGS: Readonly<Record<string, string>> = {
  lisudoku: 'https://lisudoku.xyz/solver?import=N4Ig5gTglgJgylAXgUxA',
  penpa: 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=tZRNb9pAEIbv/IpozyvVu',
  links: `https://www.sudokuwiki.org/sudoku.htm?bd=${HARD}`,
  data: 'grid = [[5,3,0,0,7,0,0,0,0],\n[6,0,0,1,9,5,0,0,0],',
  rows: 'Grid 01\n003020600\n900305001\n001806400\n',
  spaced: '53  7    \n6  195   \n 98    6 \n',
  iss: '.Cage~15~R1C1~R1C2.~R3C3_1_2',
  killer: '3x3::k:3840:3840:0:',
  'killer-signs': 'F<<<^^^',
  tatham: '3x3:a1b2_3c',
  'tatham-save':
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\nPARAMS  :3:2x2\nDESC    :20:1a2_3b4c1_2a3_4a\nMOVE    :6:R1,0,4\n",
  sumocue: 'SumoCueV1=0J0=8J0+1',
  jigsaw: HARD,
  'two-digit': '01..02',
  hex: '0F..1A',
  hsol: '<java><object class="sudoku.Sudoku2"><void property="values"><void index="0"><int>5</int></void></void></object></java>',
};

/** How steps grow each time that texts are twice as long, over so many doublings; 2 is linear. */
function growth(make: (length: number) => readonly string[], length: number, from: string | undefined, doublings: number): number {
  const steps = [length, length * 2 ** doublings].map((n) => {
    const texts = make(n);
    const most = texts.reduce((sum, text) => sum + 1000 * text.length + 1e6, 0);
    return meter.count(() => {
      for (const text of texts) readPuzzles(text, { from });
    }, most);
  });
  const [short, long] = steps.map(({ all }) => all) as [number, number];
  return Number.isFinite(long) ? Number(((long / short) ** (1 / doublings)).toFixed(2)) : long;
}

const filled = (filling: string, length: number): string => filling.repeat(Math.ceil(length / filling.length)).slice(0, length);

/** Fillings whose reading grows faster than its text. Sorting, which a reader may do, takes a little more than twice as long. */
function faster(
  length: number,
  from: string | undefined,
  fillings: readonly string[],
  around: readonly [string, string] = ['', ''],
  doublings = 1,
): string[] {
  const made = (list: readonly string[]) => (n: number) => list.map((filling) => around[0] + filled(filling, n) + around[1]);
  if (growth(made(fillings), length, from, doublings) < 2.15) return [];
  return fillings.map(
    (filling) => `${JSON.stringify(filling)} takes ${growth(made([filling]), length, from, doublings)} times as many steps`,
  );
}

describe.each([undefined, ...READ.map(({ id }) => id)])('reading grows with the text: %s', (from) => {
  const written = formatPuzzle(classic, from);
  const opening = OPENINGS[from ?? ''] ?? (written.ok ? written.value : '');
  const half = opening.length >> 1;

  test('there is a text of this format to begin with', () => expect(from === undefined || opening !== '').toBe(true));

  test('every filling, alone and within a text', () => {
    for (const fillings of Object.values(FILLINGS)) {
      expect(faster(1500, from, fillings)).toEqual([]);
      expect(faster(1500, from, fillings, [opening.slice(0, half), opening.slice(half)])).toEqual([]);
    }
  });

  // A line may have a little more than a million characters.
  test.each(Object.entries(FILLINGS))(
    'a million characters of %s',
    (_, [filling]) => expect(faster(1_000_000 / 16, from, [filling], ['', ''], 4)).toEqual([]),
    300_000,
  );
});
