import { describe, expect, test } from 'vitest';
import { formatLine, readPuzzles } from '#formats';
import { one, refusal } from './foreign.ts';

// Texts in the ways that qqwing, SudoCue, SumoCue and Solo write them, with puzzles of our own; what these programs wrote and published was read as well.

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = EASY.match(/.{9}/g)!;
const lines = (text: string): string[] =>
  readPuzzles(text).map(({ result }) => (result.ok ? `${result.value.kind.spec} ${formatLine(result.value)}` : result.error));

describe('drawings', () => {
  test('dashes and upright lines between boxes are no row of blanks (qqwing)', () => {
    const spaced = (row: string): string =>
      ` ${row
        .replace(/(...)(...)(...)/, '$1|$2|$3')
        .replace(/(.)/g, '$1 ')
        .replaceAll('| ', '| ')
        .trimEnd()}`;
    const border = '-------|-------|-------';
    const drawn = ROWS.map((row, i) => `${i % 3 === 0 && i > 0 ? `${border}\n` : ''}${spaced(row)}`).join('\n');
    expect(lines(`${drawn}\n\n${drawn}\n`)).toEqual([`classic:3x3 ${EASY}`, `classic:3x3 ${EASY}`]);
    expect(lines('12|..\n--|--\n..|21\n21|..')).toEqual(['classic:2x2 12......' + '..2121..']);
  });

  test.each([
    ['in characters', '|', '+---+---+---+---+---+---+---+---+---+'],
    ['in lines', '│', '├───┼───┼───┼───┼───┼───┼───┼───┼───┤'],
  ])('an empty box is a blank, %s', (_, upright, border) => {
    const rows = ['.........', ...ROWS.slice(1)];
    const drawn = rows.map((row) => `${upright}${[...row].map((cell) => ` ${cell === '.' ? ' ' : cell} `).join(upright)}${upright}`);
    const text = [border, ...drawn.flatMap((row) => [row, border])].join('\n');
    expect(lines(text)).toEqual([`classic:3x3 ${rows.join('')}`]);
    // The line above it is no title.
    expect(one(text).info).toEqual({});
  });
});

test('headers before nine rows are kept, though no line [Puzzle] is between them (SudoCue)', () => {
  const puzzle = one(`#ASomebody\n#DFrom the kitchen\n#LEasy\n${ROWS.join('\n')}\n`);
  expect([formatLine(puzzle), puzzle.info]).toEqual([EASY, { author: 'Somebody', title: 'From the kitchen', comment: 'Easy' }]);
});

describe('SumoCue', () => {
  const REGIONS = '000111222000111222000111222333444555333444555333444555666777888666777888666777888';
  const cells = (cell: (i: number) => string): string => Array.from({ length: 81 }, (_, i) => cell(i)).join('');

  test('a jigsaw with givens', () => {
    const puzzle = one(`SumoCueV1${cells((i) => `=${EASY[i] === '.' ? 0 : EASY[i]}J${REGIONS[i]}`)}`);
    expect([puzzle.kind.family, formatLine(puzzle), puzzle.kind.regions?.join('')]).toEqual(['jigsaw', EASY, REGIONS]);
  });

  test('cages, with both diagonals or without', () => {
    const body = cells((i) => (i === 0 ? '=15' : i === 1 || i === 9 ? '+0' : i === 80 ? '=7' : i === 78 ? '=0' : i === 79 ? '+78' : '=0'));
    const puzzle = one(`SumoCueV1${body}`);
    expect([puzzle.kind.spec, puzzle.rules.map(({ text }) => text), puzzle.givens[80]]).toEqual([
      'classic:3x3',
      ['cage 15: r1c1 r1c2 r2c1', 'cage: r9c7 r9c8'],
      7,
    ]);
    expect(one(`SumoCueV1D${body}`).kind.spec).toBe('diagonal:3x3');
  });

  test.each([
    [`SumoCueV1${'=0'.repeat(80)}`, 'found 80'],
    [`SumoCueV1${'=0'.repeat(80)}+99`, 'r9c9 is in a cage that begins in'],
    [`SumoCueV1${'=0'.repeat(80)}=x`, 'r9c9 holds "=x"'],
    [`SumoCueV1=0J1${'=0'.repeat(80)}`, '1 cells have a region'],
  ])('%#', (text, sentence) => expect(refusal(text)).toContain(sentence));
});

describe('a saved game of Solo', () => {
  const save = (moves: readonly string[], at = moves.length + 1, game = 'Solo'): string =>
    [
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
      'VERSION :1:1',
      `GAME    :${game.length}:${game}`,
      'PARAMS  :3:2x2',
      'CPARAMS :3:2x2',
      'SEED    :15:176791016928943',
      'DESC    :20:1a2_3b4c1_2a3_4a',
      `NSTATES :1:${moves.length + 1}`,
      `STATEPOS:1:${at}`,
      ...moves.map((move) => `MOVE    :${move.length}:${move}`),
      '',
    ].join('\n');

  test('the puzzle, and what was entered and noted up to where it stood', () => {
    expect([one(save([])).givens.join(''), one(save([])).progress]).toEqual(['1023004000120340', undefined]);
    const moves = ['R1,0,4', 'P0,1,2', 'P0,1,3', 'P0,1,2', 'R3,3,1', 'R3,3,0', 'R0,3,4'];
    const { progress } = one(save(moves, 7));
    expect([progress!.entries.join(''), progress!.marks!.values(4)]).toEqual(['0400000000000000', [3]]);
    expect(one(save(['M'])).progress!.marks!.values(1)).toEqual([1, 2, 3, 4]);
    expect(one(save(['S1,4,2,3,3,2,4,1,4,3,1,2,2,1,3,4'])).progress!.entries[1]).toBe(4);
  });

  test('of another game is refused, and so is a strange move', () => {
    expect(refusal(save([], 1, 'Pattern'))).toBe('this is a saved game of "Pattern"; only those of Solo are read');
    expect(refusal(save(['R9,9,1']))).toBe('the move "R9,9,1" is none of Solo');
  });
});
