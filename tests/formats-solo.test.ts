import { describe, expect, test } from 'vitest';
import { formatPuzzle } from '#formats';
import { one, refusal } from './foreign.ts';

// Game ids of Solo in Simon Tatham's collection, put together by hand from its description of them.

const givens = (text: string): string => one(text).givens.join('');

describe('squares and boxes', () => {
  test('letters are runs of blanks and _ parts two numbers', () => {
    const puzzle = one('2x2:1a2_3b4c1_2a3_4a');
    expect(puzzle.kind.spec).toBe('classic:2x2');
    expect(puzzle.givens.join('')).toBe('1023004000120340');
    expect(formatPuzzle(puzzle, 'tatham')).toEqual({ ok: true, value: '2x2:1a2_3b4c1_2a3_4a' });
  });

  test('two numbers name rows and columns of a box', () => {
    expect(one('2x3:zi1').kind.spec).toBe('classic:2x3');
    expect(one('3x2:zi1').kind.spec).toBe('classic:3x2');
    expect(one('4x4:16_1zzzzzzzzzt').givens.slice(0, 3).join()).toBe('16,1,0');
  });

  test('x adds both diagonals, whatever symmetry and difficulty were asked for', () => {
    expect(one('3x3xadu:zzzc').kind.spec).toBe('diagonal:3x3');
    expect(one('3x3mr4dt:zzzc').kind.spec).toBe('classic:3x3');
    expect(one('https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3x:zzzc').kind.spec).toBe('diagonal:3x3');
  });
});

// Four rows of four: lines between columns 1|2 everywhere but in row 1, and so on; regions are the rows of "AABB AACB DDCB DDCC" here.
const REGIONS = '0011002133213322';

describe('jigsaws', () => {
  test('regions are told by the lines between squares', () => {
    // Borders in rows: row 1 no,yes,no; row 2 no,yes,yes; row 3 no,yes,yes; row 4 no,yes,no; then in columns: 1 no,yes,no; 2 no,yes,no; 3 yes,no,no; 4 no,no,yes.
    const text = `4j:p,${blocks()}`;
    const puzzle = one(text);
    expect(puzzle.kind.regions?.join('')).toBe(REGIONS);
    expect(formatPuzzle(puzzle, 'tatham')).toEqual({ ok: true, value: text });
    expect(one(text.replace('4j', '4jx')).rules.map((rule) => rule.text)).toEqual(['diagonal falling:', 'diagonal rising:']);
  });
});

/** The lines of the regions above, written down one by one: "n" for none and "y" for a line. */
function blocks(): string {
  const borders = 'nyn nyy nyy nyn nyn nyn ynn nny'.replaceAll(' ', '');
  return [...`${borders}y`.matchAll(/n*y/g)].map(([run]) => '_abcdefghij'[run.length - 1]).join('');
}

describe('killer', () => {
  // Cages are the rows of "AAAA BBBB CCDD CCDD".
  const borders = 'nnn nnn nyn nyn yyn yyn yyn yyn'.replaceAll(' ', '');
  const cages = [...`${borders}y`.matchAll(/n*y/g)].map(([run]) => '_abcdefghij'[run.length - 1]).join('');

  test('cages are blocks with a sum in one of their squares', () => {
    const text = `2x2k:1o,${cages},10c10c10a10e`;
    const puzzle = one(text);
    expect(puzzle.rules.map((rule) => rule.text)).toEqual([
      'cage 10: r1c1..r1c4',
      'cage 10: r2c1..r2c4',
      'cage 10: r3c1 r3c2 r4c1 r4c2',
      'cage 10: r3c3 r3c4 r4c3 r4c4',
    ]);
    expect(formatPuzzle(puzzle, 'tatham')).toEqual({ ok: true, value: text });
  });

  test.each([
    ['2x2k:1o', 'expected 3 parts with commas between them, found 1'],
    [`2x2k:1o,${cages},10b10d10a10e`, 'the cage at r1c1 has more than one sum'],
    [`2x2k:1o,${cages}a,10c10c10a10e`, 'there are more borders of blocks than 24'],
    ['2x2k:1o,a,10c10c10a10e', 'expected 24 borders of blocks, found 1'],
    ['2x2:1o1', 'expected 16 cells, found 16+'],
    ['2x2:7o', 'r1c1 holds 7; expected a number from 1 to 4'],
    ['9x9:a', 'expected from 2 to 61 rows, found 81'],
  ])('%s: %s', (text, sentence) => {
    expect(refusal(text)).toContain(sentence);
  });
});

test('stand among lines of other formats', () => {
  expect(givens('2x2:1o')).toBe('1000000000000000');
  expect(refusal('1:1...............')).toContain('read as classic:2x2');
});
